/**
 * Base32 without padding (RFC 4648 §6), the format of TOTP secrets in authenticator apps.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"

/** Encodes bytes as Base32 without padding. */
export const encode = (bytes: Uint8Array): string => {
  let text = ""
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31]
    value &= 255
  }
  return bits === 0 ? text : text + alphabet[(value << (5 - bits)) & 31]
}

/**
 * Decodes Base32 as users type it: lower case, spaces, hyphens and padding are accepted. Returns `None` for any other
 * character.
 */
export const decode = (text: string): Option.Option<Uint8Array> => {
  const letters = text.replace(/[\s-]|=+$/g, "").toUpperCase()
  const bytes: Array<number> = []
  let bits = 0
  let value = 0
  for (const letter of letters) {
    const index = alphabet.indexOf(letter)
    if (index < 0) return Option.none()
    value = (value << 5) | index
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >>> bits) & 255)
    }
    value &= 255
  }
  return Option.some(Uint8Array.from(bytes))
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
