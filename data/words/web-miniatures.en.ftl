### What the tables of the miniatures games say alike. Every message stands in the other language too, with the same variables.

web-map-table = The table. Arrow keys move the view, plus and minus zoom, R turns the table, M takes the measuring stick; while a place is asked for, arrow keys move it, Shift makes small steps, Enter confirms.
web-map-turn = Turn the table
web-map-stick = Measuring stick
web-map-stick-about = Tap two figures or places. Only you see it.
web-map-point = a place
web-map-judging = …
web-map-fits = This is allowed.
web-map-stops = Stops on the way
web-map-not-here = Not here.
web-map-put = Put it here
web-map-go = Go here
web-map-tap = Tap or drag on the table, or use the arrow keys there.
web-map-wind-north = N
web-map-wind-south = S
web-map-wind-east = E
web-map-wind-west = W
