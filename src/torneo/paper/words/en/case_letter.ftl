### Words of case letter.

confidential = Confidential: contains personal data.
charges = Text of the clauses referred to
channels = Channels of notice
pending = still to be given
deadlines = Deadlines
procedure = Clauses of the procedure
signs = For the commission: { $name }
signs_for = For: { $body }
received = Received: name, date, time and signature
