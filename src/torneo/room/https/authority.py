"""The room's own authority: made once, kept in the data folder for its owner only.

A phone that trusts it trusts the room under any address it gets. It may vouch for machines of private
networks only, so that whoever steals the laptop cannot pose as a bank.
"""

import os
import socket
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from torneo.room.data_folder import data_folder

_YEARS = 10
_PRIVATE = tuple(
    ip_network(one)
    for one in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10",
                "127.0.0.0/8", "fc00::/7", "fe80::/10", "::1/128")
)  # fmt: skip
_LOCAL_NAMES = ("localhost", "local", "lan", "home", "internal", "home.arpa")


class Authority(msgspec.Struct, frozen=True):
    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    @property
    def pem(self) -> bytes:
        return self.certificate.public_bytes(serialization.Encoding.PEM)

    @property
    def der(self) -> bytes:
        return self.certificate.public_bytes(serialization.Encoding.DER)

    @property
    def fingerprint(self) -> str:
        """SHA-256 as people compare it: pairs of digits."""
        return self.certificate.fingerprint(hashes.SHA256()).hex(":").upper()

    def may_vouch_for(self, name: str) -> bool:
        """Is it a name or address of the kind it was made for?"""
        limits = self.certificate.extensions.get_extension_for_class(x509.NameConstraints).value
        permitted = [one.value for one in limits.permitted_subtrees or ()]
        address = as_address(name)
        if address is not None:
            return any(not isinstance(one, str) and address in one for one in permitted)
        return any(isinstance(one, str) and f".{name}".endswith(f".{one}") for one in permitted)


def as_address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def folder() -> Path:
    found = data_folder() / "https"
    found.mkdir(mode=0o700, exist_ok=True)
    return found


def is_made() -> bool:
    return (folder() / "authority.pem").exists()


def authority() -> Authority:
    """The room's, made on first use."""
    file = folder() / "authority.pem"
    if not file.exists():
        write_private(file, _made())
    raw = file.read_bytes()
    key = serialization.load_pem_private_key(raw, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return Authority(x509.load_pem_x509_certificate(raw), key)


def _made() -> bytes:
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    machine = socket.gethostname()
    title = f"Torneo · {machine} · {now:%Y-%m-%d}"
    name = x509.Name(
        [x509.NameAttribute(NameOID.COMMON_NAME, title[:64]),
         x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Torneo")]
    )  # fmt: skip
    permitted: list[x509.GeneralName] = [x509.IPAddress(one) for one in _PRIVATE]
    permitted += [x509.DNSName(one) for one in dict.fromkeys((*_LOCAL_NAMES, machine.lower()))]
    own = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=365 * _YEARS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage(signs_certificates=True), critical=True)
        .add_extension(
            x509.NameConstraints(permitted_subtrees=permitted, excluded_subtrees=None), critical=True
        )
        .add_extension(own, critical=False)
        .sign(key, hashes.SHA256())
    )
    return key_pem(key) + certificate.public_bytes(serialization.Encoding.PEM)


def usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=True, content_commitment=False, key_encipherment=False, data_encipherment=False,
        key_agreement=False, key_cert_sign=signs_certificates, crl_sign=signs_certificates,
        encipher_only=False, decipher_only=False,
    )  # fmt: skip


def key_pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def write_private(file: Path, raw: bytes) -> None:
    """Whole or not at all, for its owner only."""
    new = file.with_suffix(f".{os.getpid()}.new")
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(raw)
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)
