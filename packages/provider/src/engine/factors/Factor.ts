/**
 * Second factors of a member as they are stored, and the rules that decide when each is used (auth.md §3).
 *
 * @since 0.1.0
 */
import { FactorStatus, FactorType, UserVerification } from "@portico/contract/auth/Enums"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Schema from "effect/Schema"
import * as Hint from "./Hint.ts"

const optional = Schema.optionalKey

const common = {
  id: Schema.String,
  status: Schema.Literals(FactorStatus.members),
  /** The name that the member chose. */
  name: optional(Schema.String),
  /** The creation time, in milliseconds since the epoch. */
  createdAt: Schema.Finite
}

/** An authenticator app. The secret is Base32. `lastStep` is the last time step whose code was accepted. */
export const Totp = Schema.TaggedStruct("TOTP", {
  ...common,
  secret: Schema.RedactedFromValue(Schema.String),
  lastStep: optional(Schema.Int)
})

/** A phone that receives codes by SMS. */
export const Sms = Schema.TaggedStruct("SMS", { ...common, phone: Schema.String })

/** A phone that receives codes by call. */
export const Call = Schema.TaggedStruct("CALL", { ...common, phone: Schema.String })

/** An email address that receives codes. */
export const Email = Schema.TaggedStruct("EMAIL", { ...common, email: Schema.String })

/** A device on which the member approves a push notification. */
export const Push = Schema.TaggedStruct("PUSH", common)

/** A passkey. Its id is the credential id. Bytes are base64url. */
export const Webauthn = Schema.TaggedStruct("WEBAUTHN", {
  ...common,
  publicKey: Schema.String,
  /** The signature counter of the authenticator. */
  counter: Schema.Int,
  transports: optional(Schema.Array(Schema.String)),
  /** The relying party id: the host that the passkey is valid for, including its subdomains. */
  rpId: Schema.String
})

/** The recovery codes that are left, as digests. */
export const RecoveryCode = Schema.TaggedStruct("RECOVERY_CODE", {
  ...common,
  digests: Schema.Array(Schema.String)
})

/** A second factor. Its tag is its type. The password is not one of these factors. */
export const Factor = Schema.Union([Totp, Sms, Call, Email, Push, Webauthn, RecoveryCode])
export type Factor = typeof Factor.Type

/** The factor with a given type. */
export type FactorOf<Tag extends Factor["_tag"]> = Extract<Factor, { readonly _tag: Tag }>

/** The type of a second factor. */
export type Kind = Factor["_tag"]

/** The shop's rules: factors that are on or off for every member, risk detection and passkey settings. */
export const Rules = Schema.Struct({
  /** Types that a member may not turn off. `EMAIL` requires a code by email from every member. */
  enabled: optional(Schema.Array(Schema.Literals(FactorType.members))),
  /** Types that no member can use. */
  disabled: optional(Schema.Array(Schema.Literals(FactorType.members))),
  /**
   * The number of consecutive wrong passwords after which a login from a device that is not remembered is risky. A
   * risky login requires a second factor, or a code by email if the member has none. No login is risky by default.
   */
  riskyAfter: optional(Schema.Int),
  /** The user verification that passkeys require. `PREFERRED` by default. */
  userVerification: optional(Schema.Literals(UserVerification.members)),
  /** The relying party id of new passkeys: the provider's own host or a parent domain of it. */
  rpId: optional(Schema.String),
  /** The issuer name in authenticator apps and passkeys. `Portico` by default. */
  issuer: optional(Schema.String)
})
export type Rules = typeof Rules.Type

/** Returns the status of a factor under the rules. */
export const statusOf = ({ _tag, status }: Factor, { disabled = [], enabled = [] }: Rules): Status => {
  if (disabled.includes(_tag)) return "DISABLED_BY_RULE"
  return status === "ENABLED" && enabled.includes(_tag) ? "ENABLED_BY_RULE" : status
}

/** Whether a factor can be used under the rules. A recovery code factor needs at least one code that is left. */
export const isUsable = (factor: Factor, rules: Rules): boolean => {
  const status = statusOf(factor, rules)
  if (status !== "ENABLED" && status !== "ENABLED_BY_RULE") return false
  return factor._tag !== "RECOVERY_CODE" || factor.digests.length > 0
}

/**
 * Whether a factor makes a login require a second factor. Recovery codes only replace other factors, so they do not.
 */
export const requiresSecondFactor = (factor: Factor, rules: Rules): boolean =>
  factor._tag !== "RECOVERY_CODE" && isUsable(factor, rules)

/**
 * Returns the factors of a member in the order of preference. Adds an email factor if a rule or a risky login requires
 * one and the member has none.
 */
export const inOrder = (
  { email, factors = [] }: { readonly email: string; readonly factors?: ReadonlyArray<Factor> },
  rules: Rules,
  risky: boolean
): ReadonlyArray<Factor> => {
  const isMailEnabled = rules.enabled?.includes("EMAIL") === true && rules.disabled?.includes("EMAIL") !== true
  const mail = isMailEnabled || (risky && !factors.some((factor) => requiresSecondFactor(factor, rules)))
  const given = mail && !factors.some(({ _tag }) => _tag === "EMAIL") ? [byRule(email)] : []
  return [...factors, ...given].toSorted((left, right) => order.indexOf(left._tag) - order.indexOf(right._tag))
}

/**
 * Returns the hint that identifies a factor to a user who has not completed it yet: a masked address, or the factor's
 * name.
 */
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

// Ordered by preference: passkeys resist phishing, apps resist interception, and calls are the most intrusive.
const order: ReadonlyArray<Kind> = ["WEBAUTHN", "TOTP", "PUSH", "SMS", "EMAIL", "CALL", "RECOVERY_CODE"]

const byRule = (email: string): FactorOf<"EMAIL"> => ({
  _tag: "EMAIL",
  id: "email",
  status: "ENABLED_BY_RULE",
  email,
  createdAt: 0
})

/** The name that authenticator apps and browsers show for the provider by default. */
export const defaultIssuer = "Portico"
