import {
  challengeOf,
  makePair,
  makeState,
  makeVerifier
} from "../../../../packages/client/src/session/internal/Pkce.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

describe("makeVerifier", () => {
  it.effect.each([43, 64, 128])("returns %i unreserved characters", (length) =>
    Effect.gen(function* () {
      const verifier = Redacted.value(yield* makeVerifier(length))

      assert.match(verifier, new RegExp(`^[\\w.~-]{${length}}$`))
    })
  )

  it.effect("returns 43 characters by default", () =>
    Effect.gen(function* () {
      assert.lengthOf(Redacted.value(yield* makeVerifier()), 43)
    })
  )

  it.effect.each([0, 42, 129, -1, 43.5, Number.NaN])(
    "fails with the message of auth.md §5 for a length of %d",
    (length) =>
      Effect.gen(function* () {
        const failure = yield* Effect.flip(makeVerifier(length))

        assert.strictEqual(failure.message, `Expected a length between 43 and 128. Received ${length}.`)
      })
  )

  it.effect("returns every character with the same probability", () =>
    Effect.gen(function* () {
      const verifiers = yield* Effect.replicateEffect(makeVerifier(128), 500)
      const counts = new Map<string, number>()
      for (const character of verifiers.map(Redacted.value).join("")) {
        counts.set(character, (counts.get(character) ?? 0) + 1)
      }

      // A byte modulo 66 would make each of the first 58 characters a third more likely than each of the last 8.
      const expected = (500 * 128) / 66
      assert.strictEqual(counts.size, 66)
      for (const count of counts.values()) assert.approximately(count, expected, expected * 0.18)
    })
  )
})

it.effect("challengeOf returns the challenge of RFC 7636, appendix B", () =>
  Effect.gen(function* () {
    const challenge = yield* challengeOf(Redacted.make("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"))

    assert.strictEqual(challenge, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  })
)

it.effect("makePair and makeState return matching, new values each time", () =>
  Effect.gen(function* () {
    const [one, other, state, next] = yield* Effect.all([makePair, makePair, makeState, makeState])

    assert.strictEqual(yield* challengeOf(one.verifier), one.challenge)
    assert.notStrictEqual(one.challenge, other.challenge)
    assert.match(Redacted.value(one.verifier), /^[\w-]{43}$/)
    assert.match(Redacted.value(state), /^[\w-]{43}$/)
    assert.notStrictEqual(Redacted.value(state), Redacted.value(next))
  })
)
