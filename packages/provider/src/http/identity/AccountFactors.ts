/**
 * The factors of the member who calls, in the account extension. `Enrollment` adds and removes them.
 *
 * @since 0.1.0
 */
import { accountChangeCodes } from "@portico/contract/LoginFailure"
import type { FactorType } from "@portico/contract/auth/Enums"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import {
  defaultIssuer,
  type Factor,
  hintOf,
  inOrder,
  type Kind,
  type Rules,
  statusOf
} from "../../engine/factors/Factor.ts"
import * as Totp from "../../engine/factors/Totp.ts"
import { allowsOrigin } from "../../engine/identity/Client.ts"
import type { Wanted } from "../../engine/identity/NewFactor.ts"
import { ApplicationError, field } from "../../engine/value/Refusal.ts"
import type { Call } from "../request/Call.ts"
import * as Clients from "./Clients.ts"
import { Enrollment, isRemovable } from "./Enrollment.ts"
import { Factors } from "./Factors.ts"
import * as Reverifications from "./Reverifications.ts"

interface Proved {
  readonly proof: Redacted.Redacted
}

interface OfFactor {
  readonly factorId: string
}

/** Returns the factors of the member, and the types that they may add. */
export const list = Effect.fn("AccountFactors.list")(function* (_: object, call: Call) {
  const member = yield* Reverifications.signedIn(call)
  const rules = yield* Factors.use((factors) => factors.rules)
  const present = yield* Enrollment.use((enrollment) => enrollment.present(member, call.caller.session))
  const factors = inOrder({ ...member, factors: present }, rules, false)
  return {
    factors: factors.map((factor) => shownOf(factor, rules, factors)),
    available: kinds.filter((kind) => rules.disabled?.includes(kind) !== true)
  }
})

/** Adds a factor that must be confirmed. Returns the secret of an authenticator app. */
export const enroll = Effect.fn("AccountFactors.enroll")(function* (
  request: Proved & { readonly factorType: Enumeration.Member<typeof FactorType>; readonly phone?: string },
  call: Call
) {
  const member = yield* Reverifications.check(request.proof, call)
  const enrollment = yield* Enrollment
  const factorId = yield* enrollment.begin(member.id, yield* wantedIn(request), call.origin, call.caller.session)
  if (request.factorType !== "TOTP") return { factorId }
  const added = (yield* Reverifications.signedIn(call)).factors?.find(({ id }) => id === factorId)
  if (added?._tag !== "TOTP") return { factorId }
  const { issuer = defaultIssuer } = yield* Factors.use((factors) => factors.rules)
  const uri = Redacted.make(Totp.addressOf(issuer, member.email, added.secret))
  return { factorId, totpData: { secret: added.secret, uri } }
})

/** Sends the code or push of an unconfirmed factor again. */
export const resend = Effect.fn("AccountFactors.resend")(function* ({ factorId }: OfFactor, call: Call) {
  const { id } = yield* Reverifications.signedIn(call)
  yield* Enrollment.use((enrollment) => enrollment.again(id, factorId, call.origin, call.caller.session))
  return {}
})

/** Enables an unconfirmed factor. */
export const confirm = Effect.fn("AccountFactors.confirm")(function* (
  { code = Redacted.make(""), factorId }: OfFactor & { readonly code?: Redacted.Redacted },
  call: Call
) {
  const { id } = yield* Reverifications.signedIn(call)
  yield* Enrollment.use((enrollment) => enrollment.confirm(id, factorId, code, call.caller.session))
  return {}
})

/** Returns the options with which the calling page creates a passkey. */
export const passkeyOptions = Effect.fn("AccountFactors.passkeyOptions")(function* ({ proof }: Proved, call: Call) {
  const member = yield* Reverifications.check(proof, call)
  const origin = yield* pageOf(call)
  const credentialCreationOptions = yield* Enrollment.use((desk) => desk.passkeyOptions(member, origin))
  return { credentialCreationOptions }
})

/** Adds the passkey that the calling page created. */
export const addPasskey = Effect.fn("AccountFactors.addPasskey")(function* (
  { credential, name = "", proof }: Proved & { readonly credential: unknown; readonly name?: string },
  call: Call
) {
  const { id } = yield* Reverifications.check(proof, call)
  const origin = yield* pageOf(call)
  yield* Enrollment.use((enrollment) => enrollment.addPasskey(id, { credential, origin, name }))
  return {}
})

/** Replaces the recovery codes of the member. */
export const renewRecoveryCodes = Effect.fn("AccountFactors.renewRecoveryCodes")(function* (
  { proof }: Proved,
  call: Call
) {
  const { id } = yield* Reverifications.check(proof, call)
  return { codes: yield* Enrollment.use((enrollment) => enrollment.renewRecoveryCodes(id)) }
})

/** Removes a factor of the member. A factor that this session added and did not confirm needs no proof. */
export const remove = Effect.fn("AccountFactors.remove")(function* (
  { factorId, proof }: Proved & OfFactor,
  call: Call
) {
  const { id: own } = yield* Reverifications.signedIn(call)
  if (yield* Enrollment.use((enrollment) => enrollment.cancel(own, factorId, call.caller.session))) return {}
  const { id } = yield* Reverifications.check(proof, call)
  yield* Enrollment.use((enrollment) => enrollment.remove(id, factorId))
  return {}
})

const kinds: ReadonlyArray<Kind> = ["WEBAUTHN", "TOTP", "PUSH", "SMS", "EMAIL", "CALL", "RECOVERY_CODE"]

const shownOf = (factor: Factor, rules: Rules, present: ReadonlyArray<Factor>) => {
  const isNamed = factor._tag === "WEBAUTHN" && factor.name !== undefined
  const hint = factor._tag === "SMS" || factor._tag === "CALL" || factor._tag === "EMAIL" ? hintOf(factor) : undefined
  return {
    factorId: factor.id,
    factorType: factor._tag,
    status: statusOf(factor, rules),
    removable: isRemovable(factor, rules, present),
    // A factor that only a rule adds has no creation time.
    ...(factor.createdAt > 0 ? { createdDate: new Date(factor.createdAt) } : {}),
    ...(isNamed ? { name: factor.name } : {}),
    ...(hint === undefined ? {} : { hint }),
    ...(factor._tag === "RECOVERY_CODE" ? { codesLeft: factor.digests.length } : {})
  }
}

const wantedIn = ({ factorType, phone = "" }: { readonly factorType: string; readonly phone?: string }) => {
  switch (factorType) {
    case "TOTP":
    case "EMAIL":
    case "PUSH":
      return Effect.succeed<Wanted>({ type: factorType })
    case "SMS":
    case "CALL":
      return Effect.succeed<Wanted>({ type: factorType, phone })
    default:
      return Effect.fail(field("factorType", "must be TOTP, EMAIL, PUSH, SMS or CALL"))
  }
}

// The page must be one of the client's. Otherwise any site that obtains a token could add a passkey of its own.
const pageOf = Effect.fnUntraced(function* ({ caller, from, origin }: Call) {
  const client = yield* Clients.find(caller.clientId)
  if (from === undefined || from === origin) return origin
  return allowsOrigin(client, from) ? from : yield* originNotAllowed
})

const originNotAllowed = new ApplicationError({
  status: 403,
  code: accountChangeCodes.originNotAllowed,
  description: "A page of this origin is not allowed to create passkeys. Add the origin to the client."
})
