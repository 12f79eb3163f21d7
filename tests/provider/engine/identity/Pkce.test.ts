import { assert, it } from "@effect/vitest"
import * as Pkce from "../../../../packages/provider/src/engine/identity/Pkce.ts"
import * as Secrets from "../../../../packages/provider/src/engine/identity/Secrets.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

// The pair of RFC 7636, appendix B.
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

it.effect("accepts the example of the standard", () =>
  Effect.gen(function* () {
    assert.isTrue(yield* Pkce.matches(Redacted.make(verifier), challenge))
    assert.isFalse(yield* Pkce.matches(Redacted.make(verifier), verifier))
    assert.isFalse(yield* Pkce.matches(Redacted.make(challenge), challenge))
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("rejects a malformed verifier, even with its own digest", () =>
  Effect.gen(function* () {
    const { digest } = yield* Secrets.Secrets
    for (const text of ["", "short", "a".repeat(42), "a".repeat(129), `${"a".repeat(42)}+`, `${"a".repeat(42)}é`]) {
      const secret = Redacted.make(text)

      assert.isFalse(yield* Pkce.matches(secret, yield* digest(secret)))
    }
  }).pipe(Effect.provide(Secrets.layer))
)

it.each(["", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}=`, `${"a".repeat(42)}+`])(
  "does not accept %j as a challenge",
  (text) => {
    assert.isFalse(Pkce.isChallenge(text))
  }
)
