### Words of the page that brings a device to trust an https room.

title = Trust this room
why = The room is encrypted: nobody on the wifi can read passwords or data. This device does not know it yet, which is why the browser warns. It takes a minute, once, with the room's certificate.
scan = For another phone: point its camera here.
download = Download the certificate
download_pem = As PEM
fingerprint = Fingerprint (SHA-256)
compare = Before installing it, compare it with the one that "torneo serve" writes on the room's computer: if it is another, do not install it.
limits = This certificate is only good for machines of private networks, not for sites of the internet. It can be removed when the event is over, where it was installed.
open = Open the room
android = Android
android-1 = Download the certificate with the button.
android-2 = Open Settings → Security & privacy → More security settings → Encryption & credentials → Install a certificate → CA certificate.
android-3 = Confirm with "Install anyway" and choose torneo.crt in Downloads.
android-4 = Come back here and open the room.
iphone = iPhone and iPad
iphone-1 = Open this page in Safari, download the certificate and tap "Allow".
iphone-2 = Open Settings → Profile Downloaded → Install.
iphone-3 = Open Settings → General → About → Certificate Trust Settings and switch "Torneo" on.
iphone-4 = Come back here and open the room.
windows = Windows (Edge, Chrome)
windows-1 = Download the certificate and double-click it.
windows-2 = Install Certificate → Current User → Place all certificates in the following store.
windows-3 = Choose "Trusted Root Certification Authorities" and confirm.
windows-4 = Close the browser completely and open the room.
mac = Mac (Safari, Chrome)
mac-1 = Download the certificate and open it: Keychain Access comes up.
mac-2 = Add it to the "login" keychain.
mac-3 = Find it ("Torneo"), open it, unfold "Trust" and choose "Always Trust".
mac-4 = Open the room.
firefox = Firefox (computer)
firefox-1 = Settings → Privacy & Security → Certificates → View Certificates → Authorities → Import.
firefox-2 = Choose torneo.crt and tick "Trust this CA to identify websites".
firefox-3 = Open the room.

## the plain door

unknown_name = The room does not answer to that name.
only_https = The room is encrypted: open the address that begins with https://.

## on other pages

in_the_clear = This page travels unencrypted: anybody on the same wifi can read the password. To encrypt it, open the room with "torneo serve --https".
only_here = Phones cannot open this link: the room listens on this computer only. Open it with "torneo serve --host 0.0.0.0" and make the link again.
