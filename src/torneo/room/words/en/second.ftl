### Words of the second step of signing in.

title = Second step of signing in
short = second step
why = With a second step, whoever knows your password does not get in without your phone. It is your choice, unless the director asks it of your role.
on = set up
off = Not set up.
set_up = Set it up
change = See and change it
must = The director asks a second step of your role: set it up now to sign in.
phone = Codes of a phone
phone_again = For another phone, do these steps again with it: the one before no longer counts.
phone_scan = Open an authenticator app on the phone and scan this code.
phone_type = Or type this key into it:
phone_confirm = Type the code of six digits that it shows.
code = Code
confirm = Check and set up
wrong_code = That code does not fit: type the one shown now (each works once, for half a minute). If it goes on failing, look at the time of phone and computer.
wait = Too many wrong codes: wait { $seconds } s.
passkey = Passkey
passkey_why = The fingerprint, face or PIN of this device, or a security key. It cannot be copied, nor fooled by a false page.
passkey_where = Browsers allow them only over a secure connection and under a name: https://name, or http://localhost on the computer itself. This page is open at { $host }.
add_passkey = Add a passkey
use_passkey = Use the passkey
passkey_failed = The passkey did not work: try again or use a code.
ask_why = The password of { $name } is right. The second step is left.
code_or_recovery = Code of the phone, or a recovery code
recovery = Recovery codes
lost = Lost the phone and the recovery codes? The director can remove your second step.
codes_why = Keep them on paper, away from the phone: each opens once if you lose it. They will not be shown again.
kept = I have kept them
left = { $left ->
    [one] { $left } code is unused.
   *[other] { $left } codes are unused.
}
new_codes = New codes
remove = Remove the second step
remove_other = Remove the second step
remove_other_why = For somebody who has lost the phone. It goes on record.
require_why = Everybody may set it up on their account. Here it is asked of whole roles: whoever has none sets it up when signing in the next time.
require_now = end now the sessions of those who have none yet
