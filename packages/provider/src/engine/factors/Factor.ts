/**
 * The further factors of a member as they are stored, and what each is good for (auth.md §3).
 *
 * @since 0.1.0
 */
import { FactorStatus, FactorType, UserVerification } from "@portico/contract/auth/Enums"
import type * as Enumeration from "@portico/contract/Enumeration"
import { Secret } from "@portico/contract/Secret"
import * as Schema from "effect/Schema"
import * as Hint from "./Hint.ts"

const optional = Schema.optionalKey

const common = {
  id: Schema.String,
  status: FactorStatus.request,
  /** What the member calls it. */
  name: optional(Schema.String),
  /** Epoch milliseconds. */
  createdAt: Schema.Finite
}

/** An authenticator app. Its secret is Base32; codes up to `lastStep` were accepted. */
export const Totp = Schema.TaggedStruct("TOTP", {
  ...common,
  secret: Secret,
  lastStep: optional(Schema.Int)
})

/** A phone that takes text messages. */
export const Sms = Schema.TaggedStruct("SMS", { ...common, phone: Schema.String })

/** A phone that is called. */
export const Call = Schema.TaggedStruct("CALL", { ...common, phone: Schema.String })

/** A mailbox. */
export const Email = Schema.TaggedStruct("EMAIL", { ...common, email: Schema.String })

/** A device that asks its owner to approve. */
export const Push = Schema.TaggedStruct("PUSH", common)

/** A passkey: its id is that of the credential. Bytes are base64url. */
export const Webauthn = Schema.TaggedStruct("WEBAUTHN", {
  ...common,
  publicKey: Schema.String,
  /** Signatures that the authenticator says it has made. */
  counter: Schema.Int,
  transports: optional(Schema.Array(Schema.String)),
  /** Host that the passkey is for, its subdomains included. */
  rpId: Schema.String
})

/** Digests of the recovery codes that are left. */
export const RecoveryCode = Schema.TaggedStruct("RECOVERY_CODE", {
  ...common,
  digests: Schema.Array(Schema.String)
})

/** A further factor. Its tag is its type; the password is none of them. */
export const Factor = Schema.Union([Totp, Sms, Call, Email, Push, Webauthn, RecoveryCode])
export type Factor = typeof Factor.Type

/** The factor of a type. */
export type FactorOf<Tag extends Factor["_tag"]> = Extract<Factor, { readonly _tag: Tag }>

/** The type of a further factor. */
export type Kind = Factor["_tag"]

/** Which factors the shop turns on or off for everybody, and how it judges risk and passkeys. */
export const Rules = Schema.Struct({
  /** Types that a member may not turn off. `EMAIL` among them asks every member for a code by mail. */
  enabled: optional(Schema.Array(FactorType.request)),
  /** Types that nobody can use. */
  disabled: optional(Schema.Array(FactorType.request)),
  /**
   * Wrong passwords in a row after which a login from a device that is not remembered is risky: it takes a further
   * factor, a code by mail where the member has none. Never where left out.
   */
  riskyAfter: optional(Schema.Int),
  /** How much a passkey must verify its user. `PREFERRED` where left out. */
  userVerification: optional(UserVerification.request),
  /** Host that new passkeys are for: the provider's own or one above it. */
  rpId: optional(Schema.String),
  /** The name that authenticator apps and passkeys show. `Portico` where left out. */
  issuer: optional(Schema.String)
})
export type Rules = typeof Rules.Type

/** The status of a factor under the rules. */
export const statusOf = ({ _tag, status }: Factor, { disabled = [], enabled = [] }: Rules): Status => {
  if (disabled.includes(_tag)) return "DISABLED_BY_RULE"
  return status === "ENABLED" && enabled.includes(_tag) ? "ENABLED_BY_RULE" : status
}

/** Whether a factor can prove anything under the rules. */
export const isUsable = (factor: Factor, rules: Rules): boolean => {
  const status = statusOf(factor, rules)
  if (status !== "ENABLED" && status !== "ENABLED_BY_RULE") return false
  return factor._tag !== "RECOVERY_CODE" || factor.digests.length > 0
}

/** Whether a factor makes a login take a second step. Recovery codes stand in for others and ask for nothing. */
export const isAsked = (factor: Factor, rules: Rules): boolean =>
  factor._tag !== "RECOVERY_CODE" && isUsable(factor, rules)

/** The factors of a member, the ones to ask for first before the others, with the one that a rule gives everybody. */
export const inOrder = (
  { email, factors = [] }: { readonly email: string; readonly factors?: ReadonlyArray<Factor> },
  rules: Rules,
  risky: boolean
): ReadonlyArray<Factor> => {
  const asksMail = rules.enabled?.includes("EMAIL") === true && rules.disabled?.includes("EMAIL") !== true
  const mail = asksMail || (risky && !factors.some((factor) => isAsked(factor, rules)))
  const given = mail && !factors.some(({ _tag }) => _tag === "EMAIL") ? [byRule(email)] : []
  return [...factors, ...given].toSorted((left, right) => order.indexOf(left._tag) - order.indexOf(right._tag))
}

/** What somebody may see of a factor before he has proved that it is his. */
export const hintOf = (factor: Factor): string | undefined => {
  switch (factor._tag) {
    case "SMS":
    case "CALL":
      return Hint.ofPhone(factor.phone)
    case "EMAIL":
      return Hint.ofEmail(factor.email)
    default:
      return factor.name
  }
}

type Status = Enumeration.Member<typeof FactorStatus>

// Passkeys cannot be phished, apps cannot be intercepted; a call disturbs most.
const order: ReadonlyArray<Kind> = ["WEBAUTHN", "TOTP", "PUSH", "SMS", "EMAIL", "CALL", "RECOVERY_CODE"]

const byRule = (email: string): FactorOf<"EMAIL"> => ({
  _tag: "EMAIL",
  id: "email",
  status: "ENABLED_BY_RULE",
  email,
  createdAt: 0
})
