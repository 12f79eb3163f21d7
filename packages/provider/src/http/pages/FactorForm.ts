/**
 * The form of a second factor challenge, and the verification request that the form represents.
 *
 * @since 0.1.0
 */
import type { MfaChallenge, VerifyFactorRequest } from "@portico/contract/auth/Mfa"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { Kind } from "../../engine/factors/Factor.ts"
import type * as Form from "./Form.ts"
import { html, type Value } from "./Html.ts"
import * as OutboxPage from "./OutboxPage.ts"

/** Returns the form of a challenge. `remembers` ticks its "remember this device" box. */
export const of = Effect.fn("FactorForm.of")(function* (request: Request, challenge: MfaChallenge, remembers: boolean) {
  const kind = kindOf(challenge.factorType)
  const { hint } = challenge.verificationChallengeData ?? {}
  const sent = kind === "SMS" || kind === "CALL" || kind === "EMAIL" || kind === "PUSH"
  const others = otherKinds(challenge).filter((other) => other !== kind)
  const canAnswer = kind !== "WEBAUTHN" || challenge.verificationChallengeData?.webauthnData !== undefined
  return {
    title: "Confirm it's you",
    lead: html`${challenge.reason === "HIGH_RISK_LOGIN" ? risky : undefined}
      <p>${canAnswer ? leads[kind](hint) : elsewhere(others.length > 0)}</p>
      ${kind === "WEBAUTHN" && canAnswer ? ceremony(challenge) : undefined}
      ${sent ? yield* OutboxPage.pointer(request) : undefined}`,
    fields: [
      ...(kind === "PUSH" || kind === "WEBAUTHN" ? [] : [fieldOf(kind)]),
      {
        name: "remember",
        label: "Don't ask again on this device for 30 days",
        type: "checkbox",
        optional: true,
        value: remembers ? "on" : ""
      }
    ],
    buttons: [
      ...(canAnswer ? [[kind === "WEBAUTHN" ? "passkey" : "verify", words[kind]] as const] : []),
      ...(sent ? [["again", again[kind]] as const] : []),
      ...others.map((other) => [`use ${other}`, instead[other]] as const)
    ],
    ...(kind === "WEBAUTHN" ? { script: "passkey.js" } : {})
  } satisfies Omit<Form.Form, "action">
})

/** The request that responds to a challenge, without the state token of the step. */
export type FactorResponse = Omit<VerifyFactorRequest, "stateToken" | "rememberThisDevice">

/** Converts a submitted form to a verification request. Returns undefined if the form contains no usable response. */
export const read = (challenge: MfaChallenge, action: string, fields: URLSearchParams): FactorResponse | undefined => {
  const kind = kindOf(challenge.factorType)
  if (action === "again") return { factorType: kind }
  if (action.startsWith("use ")) return { factorType: kindOf(action.slice(4)) }
  const { pushData, webauthnData } = challenge.verificationChallengeData ?? {}
  if (kind === "WEBAUTHN") {
    const credential = decodeJson(fields.get("credential") ?? "")
    const { challengeId } = webauthnData ?? {}
    return Option.isNone(credential) || challengeId === undefined
      ? undefined
      : { factorType: kind, webauthnData: { challengeId, credential: credential.value } }
  }
  if (kind === "PUSH") {
    const { transactionId } = pushData ?? {}
    return transactionId === undefined ? undefined : { factorType: kind, pushData: { transactionId } }
  }
  const code = Redacted.make((fields.get("code") ?? "").trim())
  return { factorType: kind, [dataOf[kind]]: { code } }
}

/** The refusal of a form without a response. For passkeys this means that the script did not run. */
export const withoutPasskey: Form.Refused = {
  status: 422,
  problems: [
    {
      text: "We didn't receive a passkey from your browser. Turn on JavaScript and try again, or choose another method."
    }
  ]
}

/** The refusal shown while the push notification is not approved yet. */
export const waiting: Form.Refused = {
  status: 200,
  problems: [{ text: "The request isn't approved yet. Approve it on your device, then continue here." }]
}

/**
 * Returns the element that carries a passkey ceremony's options for the page's script and shows the script's status.
 */
export const ceremonyOf = (kind: "create" | "get", options: unknown): Value =>
  html`<p id="ceremony" role="status" data-ceremony="${kind}" data-options="${JSON.stringify(options)}"></p>
    <noscript><p>Passkeys need JavaScript, which is turned off in your browser.</p></noscript>`

const ceremony = ({ verificationChallengeData }: MfaChallenge): Value => {
  const { userVerification, ...options } = verificationChallengeData?.webauthnData?.credentialRequestOptions ?? {}
  const requirement = userVerification === "UNSPECIFIED" ? undefined : userVerification
  return ceremonyOf("get", { ...options, ...(requirement && { userVerification: requirement.toLowerCase() }) })
}

const decodeJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))

const kinds: ReadonlyArray<Kind> = ["WEBAUTHN", "TOTP", "PUSH", "SMS", "EMAIL", "CALL", "RECOVERY_CODE"]

const kindOf = (type: string | undefined): Kind => kinds.find((kind) => kind === type) ?? "RECOVERY_CODE"

const otherKinds = ({ availableFactors = [] }: MfaChallenge): ReadonlyArray<Kind> =>
  kinds.filter((kind) =>
    availableFactors.some(
      ({ factorStatus, factorType }) =>
        factorType === kind && (factorStatus === "ENABLED" || factorStatus === "ENABLED_BY_RULE")
    )
  )

const fieldOf = (kind: Kind): Form.Field =>
  kind === "RECOVERY_CODE"
    ? {
        name: "code",
        label: "Recovery code",
        type: "text",
        autocomplete: "off",
        hint: "16 letters and digits. Each code works once."
      }
    : { name: "code", label: "Code", type: "text", autocomplete: "one-time-code", numeric: true, hint: "6 digits." }

const dataOf = {
  TOTP: "totpData",
  RECOVERY_CODE: "totpData",
  SMS: "smsData",
  CALL: "callData",
  EMAIL: "emailData"
} as const

const risky = html`<p>There were failed attempts to sign in to your account, so we want to make sure that it's you.</p>`

const elsewhere = (hasOthers: boolean): string =>
  `Your passkey belongs to another site and can't be used on this page. ${
    hasOthers ? "Sign in there, or choose another method." : "Sign in there."
  }`

const to = (hint: string | undefined): Value => (hint === undefined ? undefined : html` to <bdi>${hint}</bdi>`)

const leads: Readonly<Record<Kind, (hint: string | undefined) => Value>> = {
  WEBAUTHN: () => "Use your passkey with your fingerprint, face, PIN or security key.",
  TOTP: () => "Enter the code from your authenticator app.",
  PUSH: () => "We sent a request to your device. Approve it there, then continue here.",
  SMS: (hint) => html`We sent a text message with a code${to(hint)}.`,
  EMAIL: (hint) => html`We emailed a code${to(hint)}.`,
  CALL: (hint) => html`We're calling ${hint === undefined ? "you" : html`<bdi>${hint}</bdi>`} with a code.`,
  RECOVERY_CODE: () => "Enter one of your recovery codes."
}

const words: Readonly<Record<Kind, string>> = {
  WEBAUTHN: "Use passkey",
  TOTP: "Continue",
  PUSH: "I've approved it",
  SMS: "Continue",
  EMAIL: "Continue",
  CALL: "Continue",
  RECOVERY_CODE: "Continue"
}

const again = {
  SMS: "Send a new code",
  EMAIL: "Send a new code",
  CALL: "Call again",
  PUSH: "Send the request again"
} as const

const instead: Readonly<Record<Kind, string>> = {
  WEBAUTHN: "Use a passkey instead",
  TOTP: "Use my authenticator app instead",
  PUSH: "Approve on my device instead",
  SMS: "Text me a code instead",
  EMAIL: "Email me a code instead",
  CALL: "Call me instead",
  RECOVERY_CODE: "Use a recovery code instead"
}
