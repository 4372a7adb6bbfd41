"""The certificate the room shows: for the names and addresses it has now, made anew when they change."""

import ssl
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from torneo.room.https.authority import (
    Authority,
    as_address,
    authority,
    folder,
    key_pem,
    usage,
    write_private,
)

#: What browsers take without complaint, and how long before its end it is made anew.
_DAYS, _RENEWED = 390, 30
#: Names under which the machine finds itself.
_HERE = ("localhost", "127.0.0.1", "::1")


def certificate_for(names: Iterable[str]) -> Path:
    """The file with key and certificate for these names and this machine's own: the one there is if it covers
    them, else a new one, which keeps the names of the last."""
    of = authority()
    file = folder() / "room.pem"
    wanted = [one for one in dict.fromkeys([*map(str.lower, names), *_HERE]) if of.may_vouch_for(one)]
    kept = _kept(file, of)
    if kept is None or not set(wanted) <= set(kept):
        covered = [*wanted, *(one for one in kept or () if one not in wanted)]
        write_private(file, _made(of, covered[:100]))
    return file


def _kept(file: Path, of: Authority) -> list[str] | None:
    """The names of the certificate there is; None if there is none to go on with."""
    try:
        found = x509.load_pem_x509_certificate(file.read_bytes())
        found.verify_directly_issued_by(of.certificate)
    except (OSError, ValueError, TypeError):
        return None
    except Exception:  # a signature of another authority
        return None
    if found.not_valid_after_utc - datetime.now(UTC) < timedelta(days=_RENEWED):
        return None
    return names_in(found)


def names_in(certificate: x509.Certificate) -> list[str]:
    """The names and addresses a certificate is for."""
    try:
        found = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return []
    return [str(one.value) for one in found if isinstance(one, x509.DNSName | x509.IPAddress)]


def _made(of: Authority, names: list[str]) -> bytes:
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    others: list[x509.GeneralName] = []
    for one in names:
        address = as_address(one)
        others.append(x509.DNSName(one) if address is None else x509.IPAddress(address))
    own = x509.SubjectKeyIdentifier.from_public_key(of.key.public_key())
    certificate = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Torneo")]))
        .issuer_name(of.certificate.subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(min(now + timedelta(days=_DAYS), of.certificate.not_valid_after_utc))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(others), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(own), critical=False)
        .sign(of.key, hashes.SHA256())
    )
    return key_pem(key) + certificate.public_bytes(serialization.Encoding.PEM) + of.pem


def checked(certificate: Path, key: Path) -> list[str]:
    """The names of a certificate brought along; ``ValueError`` or ``OSError`` says why it cannot be used."""
    found = x509.load_pem_x509_certificate(certificate.read_bytes())
    ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
    if found.not_valid_after_utc < datetime.now(UTC):
        raise ValueError(f"{certificate}: {found.not_valid_after_utc:%Y-%m-%d}")
    return names_in(found)
