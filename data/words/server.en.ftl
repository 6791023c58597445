### What the server itself says. Every message stands in server.fr.ftl too, with the same variables.

server-unauthorized = This link does not open that.
server-invited = An invitation shows nothing of a seat: take it first.
server-origin = The request comes from another site.
server-not-found = There is nothing here.
server-method = This address cannot be called that way.
server-stale = That decision has been answered already.
server-early = That decision has not come yet: the table stands at an earlier one.
server-seat-held = Somebody plays here. Only they can give the seat away; when there was no sign of them for long, a bot may stand in for them: after a quarter of an hour at one sitting, after three days in a game over days.
server-two-hands = You see a hand already. With others at the table nobody sees two: hand the seat to a bot, or open it for somebody.
server-too-many = Too many requests: please wait a moment.
server-busy = The server has too much to do just now. Please try again in a moment.
server-unavailable = The table cannot be reached just now; nothing is lost. Please try again.
server-too-long = This takes too long; nothing has been changed.
server-not-socket = This is the address of a socket: open a WebSocket here.
server-not-text = The message is not text.
server-missing = The field "{ $field }" is missing.
server-length = Too long: at most { $most } characters.
server-empty = There is nothing in it.
server-bot-plays = A bot plays this seat: take it back first.
server-not-over = The record can be read once the game is over.
server-no-redo = There is nothing to play again.
server-no-wish = Nobody has asked to take something back.
server-nothing-yours = You have decided nothing yet that could be taken back.
server-start = A table begins from a position or from a record, not from both.
server-token = A token is 48 hexadecimal digits, brought by whoever takes an open seat.
server-level = A bot needs a level.
