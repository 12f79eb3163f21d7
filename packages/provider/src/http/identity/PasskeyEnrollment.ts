/**
 * Enrollment of passkeys.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { defaultIssuer, type Rules } from "../../engine/factors/Factor.ts"
import * as Passkeys from "../../engine/factors/Passkeys.ts"
import type { Member } from "../../engine/identity/Member.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import * as FactorRefusals from "./FactorRefusals.ts"
import type { StoredFactors } from "./StoredFactors.ts"
import { Tickets } from "./Tickets.ts"

/** The options of a registration ceremony, in the format of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export type PasskeyOptions = Effect.Success<ReturnType<typeof Passkeys.creationOptions>>

/** A passkey that a browser created and that is not verified yet. */
export interface MadePasskey {
  readonly credential: unknown
  /** The provider's own origin. */
  readonly origin: string
  readonly name: string
}

/** Creates the operations over the stored factors. */
export const make = Effect.fnUntraced(function* ({ admit, changeAndTell, ticketOf }: StoredFactors) {
  const secrets = yield* Secrets
  const tickets = yield* Tickets

  return {
    passkeyOptions: Effect.fn("Enrollment.passkeyOptions")(function* (member: Member, origin: string) {
      const { userVerification = "PREFERRED", issuer = defaultIssuer, ...rules } = yield* admit("WEBAUTHN")
      const challenge = Redacted.value(yield* secrets.make)
      const digest = yield* ticketOf(member.id, "passkey")
      yield* tickets.reissue(digest, { _tag: "Enrollment", memberId: member.id, challenge, triesLeft: 1 })
      return yield* Passkeys.creationOptions(
        { challenge, rpId: rpIdOf(rules, origin), userVerification },
        { id: member.id, email: member.email, issuer },
        (member.factors ?? []).filter((factor) => factor._tag === "WEBAUTHN")
      )
    }),

    addPasskey: Effect.fn("Enrollment.addPasskey")(function* (memberId: string, made: MadePasskey) {
      const { userVerification = "PREFERRED", ...rules } = yield* admit("WEBAUTHN")
      const ticket = yield* tickets.take("Enrollment", yield* ticketOf(memberId, "passkey"))
      if (Option.isNone(ticket)) return yield* FactorRefusals.challengeExpired
      const { origin } = made
      const ceremony = {
        challenge: ticket.value.challenge ?? "",
        rpId: rpIdOf(rules, origin),
        userVerification,
        origin
      }
      const passkey = yield* Passkeys.register(made.credential, ceremony)
      if (Option.isNone(passkey)) return yield* FactorRefusals.wrongCode(0)
      const createdAt = yield* Clock.currentTimeMillis
      const name = made.name.trim().slice(0, maximumNameLength)
      const named = name === "" ? {} : { name }
      yield* changeAndTell(memberId, (present) =>
        Effect.succeed([
          ...present.filter(({ id }) => id !== passkey.value.id),
          { _tag: "WEBAUTHN", status: "ENABLED", createdAt, ...passkey.value, ...named }
        ])
      )
    })
  }
})

const maximumNameLength = 60

// The configured host if it is the provider's host or a parent domain of it, otherwise the provider's host. With a
// parent domain, its other hosts can use the passkey too.
const rpIdOf = ({ rpId }: Pick<Rules, "rpId">, origin: string): string => {
  const { hostname } = new URL(origin)
  return rpId !== undefined && Passkeys.serves(rpId, hostname) ? rpId : hostname
}
