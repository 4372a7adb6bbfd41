### Words of the line before the registration desk.

title = Registration line
about = Write your name and keep your place from your phone: the desk calls in this order. Nobody is entered until the desk has seen the document and taken the money.
name = First and last name
join = Get in line
next = It is your turn: come to the desk.
place = Your place in the line: { $place }
bring = Have your photo document and the money ready. This page renews itself.
leave = Leave the line
out = You are no longer in the line: you are in, or the desk has taken your name off.
full = There is no room in the line now: come to the desk.
here = I am here: get in line
poster = Scan the code with your phone and keep your place in the registration line.
to_poster = Poster with the QR code
nobody = Nobody waits. With the poster everybody gets in line from their own phone.
take_out = Take off
waiting = { $count ->
    [0] Line
   *[other] Line ({ $count })
}
