/**
 * Email addresses and their normal form.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"

/** The maximum length of an address, in characters (RFC 5321 §4.5.3.1). */
export const maximumEmailLength = 254

/**
 * Normalizes an address to the form that is stored and compared: trimmed, NFC, lower case. Returns `None` if the string
 * is not an address. The grammar is that of HTML email fields, extended to letters of every script.
 */
export const normalize = (text: string): Option.Option<string> => {
  const email = text.trim().normalize("NFC").toLowerCase()
  return email.length <= maximumEmailLength && email.isWellFormed() && grammar.test(email)
    ? Option.some(email)
    : Option.none()
}

const grammar =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u
