/**
 * E-mail addresses as members type them and as they are compared.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"

/** Characters of an address at most (RFC 5321 §4.5.3.1). */
export const maximumEmailLength = 254

/**
 * The form under which an address is stored and compared: trimmed, composed, lower case. `None` where the text is no
 * address. The grammar is that of a browser's e-mail field, with letters of every script.
 */
export const normalise = (text: string): Option.Option<string> => {
  const email = text.trim().normalize("NFC").toLowerCase()
  return email.length <= maximumEmailLength && email.isWellFormed() && grammar.test(email)
    ? Option.some(email)
    : Option.none()
}

const grammar =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u
