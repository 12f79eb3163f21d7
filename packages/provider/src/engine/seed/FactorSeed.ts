/**
 * Conversion of a seed's factors to stored factors.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { Secrets } from "../identity/Secrets.ts"
import type { SeedFactor } from "./Seed.ts"
import * as Base32 from "../factors/Base32.ts"
import type { Factor } from "../factors/Factor.ts"
import * as RecoveryCodes from "../factors/RecoveryCodes.ts"

/** The member that a factor belongs to. */
export interface Owner {
  readonly email: string
  readonly phone: string | undefined
  /** The current time, in milliseconds since the epoch. */
  readonly now: number
}

/**
 * Creates the stored form of a factor. Fails with the requirement that the seed does not meet, as the end of a
 * sentence.
 */
export const read = Effect.fn("FactorSeed.read")(function* (
  factor: SeedFactor,
  owner: Owner,
  index: number
): Effect.fn.Return<Factor, string, Secrets> {
  const common = {
    id: `${factor.type.toLowerCase()}-${index + 1}`,
    status: factor.status ?? "ENABLED",
    createdAt: owner.now
  } as const
  switch (factor.type) {
    case "TOTP": {
      const { secret = "" } = factor
      const key = Option.filter(Base32.decode(secret), ({ length }) => length >= minimumSecretLength)
      if (Option.isNone(key)) return yield* Effect.fail("needs a secret of at least 16 characters of Base32")
      return { _tag: "TOTP", ...common, secret: Redacted.make(Base32.encode(key.value)) }
    }
    case "SMS":
    case "CALL": {
      const phone = factor.phone ?? owner.phone
      if (phone === undefined) return yield* Effect.fail("needs a phone number, on the factor or on the member")
      return { _tag: factor.type, ...common, phone }
    }
    case "EMAIL":
      return { _tag: "EMAIL", ...common, email: factor.email ?? owner.email }
    case "PUSH":
      return { _tag: "PUSH", ...common }
    case "WEBAUTHN": {
      if (factor.passkey === undefined) return yield* Effect.fail("needs a passkey")
      const { credentialId, publicKey, rpId } = factor.passkey
      return { _tag: "WEBAUTHN", ...common, id: credentialId, publicKey, rpId, counter: 0 }
    }
    case "RECOVERY_CODE": {
      const codes = (factor.codes ?? []).map((code) => RecoveryCodes.normalize(Redacted.make(code)))
      const known = codes.filter((code) => code !== undefined)
      if (known.length === 0 || known.length < codes.length) {
        return yield* Effect.fail("needs codes of four groups of four letters or digits, without the letter u")
      }
      const secrets = yield* Secrets
      return { _tag: "RECOVERY_CODE", ...common, digests: yield* Effect.forEach(known, secrets.digest) }
    }
  }
})

const minimumSecretLength = 10
