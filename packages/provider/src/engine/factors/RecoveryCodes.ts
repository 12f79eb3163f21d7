/**
 * Recovery codes: what a member keeps on paper for the day when every other factor is gone. Each works once.
 *
 * @since 0.1.0
 */
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

/** Codes that a member gets at a time. */
export const count = 10

/** Makes a set of codes. Each has 80 random bits, so that its plain digest may be stored. */
export const make = Effect.gen(function* () {
  const random = yield* SecureRandom.SecureRandom
  const bytes = yield* random.randomBytes(count * length)
  return Array.from({ length: count }, (_, index) =>
    Redacted.make(grouped(Array.from(bytes.slice(index * length, (index + 1) * length), (byte) => alphabet[byte & 31])))
  )
})

/** The form of a code that is digested, whatever a person made of it. Undefined where a text is no such code. */
export const normalise = (code: Redacted.Redacted): Redacted.Redacted | undefined => {
  const letters = Redacted.value(code).toLowerCase().replace(/[\s-]/g, "").replace(/o/g, "0").replace(/[il]/g, "1")
  const known = letters.length === length && Array.from(letters).every((letter) => alphabet.includes(letter))
  return known ? Redacted.make(letters) : undefined
}

const length = 16

// Crockford's alphabet: no letter looks like a digit.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

const grouped = (letters: ReadonlyArray<string | undefined>): string => letters.join("").replace(/(.{4})(?=.)/g, "$1-")
