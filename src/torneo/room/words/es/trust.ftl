### Words of the page that brings a device to trust an https room.

title = Confiar en esta sala
why = La sala va cifrada: nadie en la wifi puede leer contraseñas ni datos. Este dispositivo aún no la conoce, y por eso el navegador avisa. Se arregla una vez, en un minuto, con el certificado de la sala.
scan = Para otro teléfono: que apunte aquí la cámara.
download = Descargar el certificado
download_pem = En formato PEM
fingerprint = Huella (SHA-256)
compare = Antes de instalarlo, compárela con la que escribe la orden «torneo serve» en el ordenador de la sala: si no es la misma, no lo instale.
limits = Este certificado solo vale para máquinas de redes privadas, no para sitios de internet. Se puede quitar cuando acabe el torneo, en el mismo sitio donde se instaló.
open = Abrir la sala
android = Android
android-1 = Descargue el certificado con el botón.
android-2 = Abra Ajustes → Seguridad y privacidad → Más ajustes de seguridad → Cifrado y credenciales → Instalar un certificado → Certificado de CA.
android-3 = Confirme con «Instalar de todos modos» y elija torneo.crt en Descargas.
android-4 = Vuelva aquí y abra la sala.
iphone = iPhone y iPad
iphone-1 = Abra esta página con Safari, descargue el certificado y toque «Permitir».
iphone-2 = Abra Ajustes → Perfil descargado → Instalar.
iphone-3 = Abra Ajustes → General → Información → Ajustes de confianza de los certificados y active «Torneo».
iphone-4 = Vuelva aquí y abra la sala.
windows = Windows (Edge, Chrome)
windows-1 = Descargue el certificado y ábralo con doble clic.
windows-2 = Instalar certificado → Usuario actual → Colocar todos los certificados en el siguiente almacén.
windows-3 = Elija «Entidades de certificación raíz de confianza» y confirme.
windows-4 = Cierre el navegador del todo y abra la sala.
mac = Mac (Safari, Chrome)
mac-1 = Descargue el certificado y ábralo: se abre Acceso a Llaveros.
mac-2 = Añádalo al llavero «inicio de sesión».
mac-3 = Búsquelo («Torneo»), ábralo, despliegue «Confiar» y elija «Confiar siempre».
mac-4 = Abra la sala.
firefox = Firefox (ordenador)
firefox-1 = Ajustes → Privacidad y seguridad → Certificados → Ver certificados → Autoridades → Importar.
firefox-2 = Elija torneo.crt y marque «Confiar en esta CA para identificar sitios web».
firefox-3 = Abra la sala.

## the plain door

unknown_name = La sala no responde a ese nombre.
only_https = La sala va cifrada: abra la dirección que empieza por https://.

## on other pages

in_the_clear = Esta página viaja sin cifrar: quien esté en la misma wifi puede leer la contraseña. Para cifrarla, abra la sala con «torneo serve --https».
only_here = Los teléfonos no pueden abrir este enlace: la sala solo escucha en este ordenador. Ábrala con «torneo serve --host 0.0.0.0» y haga el enlace otra vez.
