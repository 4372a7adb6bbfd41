"""Words of the page that brings a device to trust an https room."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Confiar en esta sala", "Trust this room"),
    "why": B(
        "La sala va cifrada: nadie en la wifi puede leer contraseñas ni datos. Este dispositivo aún no la "
        "conoce, y por eso el navegador avisa. Se arregla una vez, en un minuto, con el certificado de la "
        "sala.",
        "The room is encrypted: nobody on the wifi can read passwords or data. This device does not know "
        "it yet, which is why the browser warns. It takes a minute, once, with the room's certificate.",
    ),
    "scan": B("Para otro teléfono: que apunte aquí la cámara.", "For another phone: point its camera here."),
    "download": B("Descargar el certificado", "Download the certificate"),
    "download_pem": B("En formato PEM", "As PEM"),
    "fingerprint": B("Huella (SHA-256)", "Fingerprint (SHA-256)"),
    "compare": B(
        "Antes de instalarlo, compárela con la que escribe la orden «torneo serve» en el ordenador de la "
        "sala: si no es la misma, no lo instale.",
        'Before installing it, compare it with the one that "torneo serve" writes on the room\'s computer: if it is another, do not install it.',
    ),
    "limits": B(
        "Este certificado solo vale para máquinas de redes privadas, no para sitios de internet. Se puede "
        "quitar cuando acabe el torneo, en el mismo sitio donde se instaló.",
        "This certificate is only good for machines of private networks, not for sites of the internet. It "
        "can be removed when the event is over, where it was installed.",
    ),
    "open": B("Abrir la sala", "Open the room"),
    "android": B("Android", "Android"),
    "android.1": B("Descargue el certificado con el botón.", "Download the certificate with the button."),
    "android.2": B(
        "Abra Ajustes → Seguridad y privacidad → Más ajustes de seguridad → Cifrado y credenciales → "
        "Instalar un certificado → Certificado de CA.",
        "Open Settings → Security & privacy → More security settings → Encryption & credentials → Install "
        "a certificate → CA certificate.",
    ),
    "android.3": B(
        "Confirme con «Instalar de todos modos» y elija torneo.crt en Descargas.",
        'Confirm with "Install anyway" and choose torneo.crt in Downloads.',
    ),
    "android.4": B("Vuelva aquí y abra la sala.", "Come back here and open the room."),
    "iphone": B("iPhone y iPad", "iPhone and iPad"),
    "iphone.1": B(
        "Abra esta página con Safari, descargue el certificado y toque «Permitir».",
        'Open this page in Safari, download the certificate and tap "Allow".',
    ),
    "iphone.2": B(
        "Abra Ajustes → Perfil descargado → Instalar.", "Open Settings → Profile Downloaded → Install."
    ),
    "iphone.3": B(
        "Abra Ajustes → General → Información → Ajustes de confianza de los certificados y active «Torneo».",
        'Open Settings → General → About → Certificate Trust Settings and switch "Torneo" on.',
    ),
    "iphone.4": B("Vuelva aquí y abra la sala.", "Come back here and open the room."),
    "windows": B("Windows (Edge, Chrome)", "Windows (Edge, Chrome)"),
    "windows.1": B(
        "Descargue el certificado y ábralo con doble clic.", "Download the certificate and double-click it."
    ),
    "windows.2": B(
        "Instalar certificado → Usuario actual → Colocar todos los certificados en el siguiente almacén.",
        "Install Certificate → Current User → Place all certificates in the following store.",
    ),
    "windows.3": B(
        "Elija «Entidades de certificación raíz de confianza» y confirme.",
        'Choose "Trusted Root Certification Authorities" and confirm.',
    ),
    "windows.4": B(
        "Cierre el navegador del todo y abra la sala.", "Close the browser completely and open the room."
    ),
    "mac": B("Mac (Safari, Chrome)", "Mac (Safari, Chrome)"),
    "mac.1": B(
        "Descargue el certificado y ábralo: se abre Acceso a Llaveros.",
        "Download the certificate and open it: Keychain Access comes up.",
    ),
    "mac.2": B("Añádalo al llavero «inicio de sesión».", 'Add it to the "login" keychain.'),
    "mac.3": B(
        "Búsquelo («Torneo»), ábralo, despliegue «Confiar» y elija «Confiar siempre».",
        'Find it ("Torneo"), open it, unfold "Trust" and choose "Always Trust".',
    ),
    "mac.4": B("Abra la sala.", "Open the room."),
    "firefox": B("Firefox (ordenador)", "Firefox (computer)"),
    "firefox.1": B(
        "Ajustes → Privacidad y seguridad → Certificados → Ver certificados → Autoridades → Importar.",
        "Settings → Privacy & Security → Certificates → View Certificates → Authorities → Import.",
    ),
    "firefox.2": B(
        "Elija torneo.crt y marque «Confiar en esta CA para identificar sitios web».",
        'Choose torneo.crt and tick "Trust this CA to identify websites".',
    ),
    "firefox.3": B("Abra la sala.", "Open the room."),
    # ---- the plain door
    "unknown_name": B("La sala no responde a ese nombre.", "The room does not answer to that name."),
    "only_https": B(
        "La sala va cifrada: abra la dirección que empieza por https://.",
        "The room is encrypted: open the address that begins with https://.",
    ),
    # ---- on other pages
    "in_the_clear": B(
        "Esta página viaja sin cifrar: quien esté en la misma wifi puede leer la contraseña. Para "
        "cifrarla, abra la sala con «torneo serve --https».",
        'This page travels unencrypted: anybody on the same wifi can read the password. To encrypt it, open the room with "torneo serve --https".',
    ),
    "only_here": B(
        "Los teléfonos no pueden abrir este enlace: la sala solo escucha en este ordenador. Ábrala con "
        "«torneo serve --host 0.0.0.0» y haga el enlace otra vez.",
        'Phones cannot open this link: the room listens on this computer only. Open it with "torneo serve --host 0.0.0.0" and make the link again.',
    ),
}
