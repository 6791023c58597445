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
web-map-stops-why = Stops on the way: { $why }
web-map-not-here-why = Not here: { $why }.
web-map-put = Put it here
web-map-go = Go here
web-map-go-far = Go that far
web-map-tap = Tap or drag on the table, or use the arrow keys there.
web-map-wind-north = N
web-map-wind-south = S
web-map-wind-east = E
web-map-wind-west = W
web-band-deployed = { $count } of { $of } figures deployed
web-band-left = { $count } of { $of } figures left

## Rosters

web-roster-yours = Yours
web-roster-looked = You are only looking: it stands among yours once you change something of it, play it or keep it.
web-roster-keep = Keep it
web-roster-none = Nothing is kept on this device yet.
web-roster-open = Open a file
web-roster-no-link = This link is damaged: ask for it again, or for the file.
web-roster-too-long = What you have written yourself is too long for a link: save the file and send it.
web-roster-no-file = This file holds no roster of this game.
web-roster-copy = Copy
web-roster-copy-of = { $name } (copy)
web-roster-delete = Delete { $name }
web-roster-deleted = { $name } has been deleted.
web-roster-bring-back = Bring it back
web-roster-ready = Ready-made
web-roster-ready-about = Take one as it is, or change it: what you take is yours.
web-roster-name = Name
web-roster-fine = It may be played.
web-roster-own = What it is made of
web-roster-link = Copy a link
web-roster-copied = Link copied
web-roster-file = Save as a file
web-roster-print = Print the sheet
web-roster-play = Play with it
web-roster-play-not = First mend what the rules refuse in it.
web-roster-play-empty = It is still empty: first put somebody in it.
web-roster-sheet = Reference sheet
web-roster-gist = In play
web-roster-of = { $who }: { $side }
web-roster-unsettled = { $side } (seat not known yet)
web-roster-suggested = Suggested ({ $about })
