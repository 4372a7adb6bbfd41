/** A text as it is looked for: small letters without accents, as people type on a phone. */
export const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
