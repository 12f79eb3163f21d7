/**
 * Recovery codes, which a member can use when no other second factor is available. Each code works once.
 *
 * @since 0.1.0
 */
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

/** The number of codes in a set. */
export const count = 10

/** Creates a set of codes. Each has 80 random bits, so that its unsalted digest is safe to store. */
export const make = Effect.gen(function* () {
  const random = yield* SecureRandom.SecureRandom
  const bytes = yield* random.randomBytes(count * length)
  return Array.from({ length: count }, (_, index) =>
    Redacted.make(grouped(Array.from(bytes.slice(index * length, (index + 1) * length), (byte) => alphabet[byte & 31])))
  )
})

/**
 * Normalizes a code as a user typed it, to the form that is digested. Returns `undefined` if the string is not a
 * recovery code.
 */
export const normalize = (code: Redacted.Redacted): Redacted.Redacted | undefined => {
  const letters = Redacted.value(code).toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1")
  const known = letters.length === length && Array.from(letters).every((letter) => alphabet.includes(letter))
  return known ? Redacted.make(letters) : undefined
}

const length = 16

// Crockford's alphabet has no letters that look like digits.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

const grouped = (letters: ReadonlyArray<string | undefined>): string => letters.join("").replace(/(.{4})(?=.)/g, "$1-")
