/**
 * Passkeys in a browser (WebAuthn §5.1.4): from the provider's challenge to what answers it.
 *
 * @since 0.1.0
 */
import type { CredentialRequestOptions, WebauthnChallenge } from "@portico/contract/auth/Mfa"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Ceremony from "./internal/Ceremony.ts"
import { FactorNotVerifiable, type Proof } from "./Mfa.ts"
import { noted } from "./internal/Outcome.ts"

/** This browser has no passkeys, or none on this page: they need a secure context. */
export class PasskeyUnavailable extends Data.TaggedError("PasskeyUnavailable")<{}> {
  override get message(): string {
    return "Passkeys are not available on this page."
  }
}

/** The passkey was not used: nobody chose one in time, or the browser did not let it. `reason` is the browser's name for it. */
export class PasskeyRefused extends Data.TaggedError("PasskeyRefused")<{ readonly reason: string }> {
  override get message(): string {
    return `The passkey was not used: ${this.reason}.`
  }
}

/** What can go wrong asking for a passkey. */
export type AskError = PasskeyUnavailable | PasskeyRefused | FactorNotVerifiable

/** What a passkey answers, as JSON: binary values are unpadded base64url. */
export interface CredentialJson {
  readonly id: string
  readonly rawId: string
  readonly type: string
  readonly authenticatorAttachment?: string | null
  readonly clientExtensionResults: unknown
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string
  }
}

/** What `ask` needs of a challenge. */
type Asked = Pick<WebauthnChallenge, "challengeId" | "credentialRequestOptions">

/** How the browser asks. */
export interface AskOptions {
  /**
   * `"conditional"`: no dialogue. The passkeys stand among the suggestions of an input whose `autocomplete` ends with
   * `webauthn`, for as long as it takes somebody to choose one.
   */
  readonly mediation?: "conditional"
}

/**
 * Asks the browser for the passkey that a challenge is about. Leaving takes the browser's dialogue away. A page has one
 * ceremony at a time: a dialogue interrupts a waiting `"conditional"` one, which comes back afterwards.
 */
export const ask = (challenge: Asked, { mediation }: AskOptions = {}): Effect.Effect<Proof, AskError> =>
  Effect.gen(function* () {
    const { challengeId, credentialRequestOptions } = challenge
    const publicKey = credentialRequestOptions && requestOptions(credentialRequestOptions)
    if (challengeId === undefined || publicKey === undefined) {
      return yield* new FactorNotVerifiable({ factorType: "WEBAUTHN" })
    }
    const container = globalThis.navigator?.credentials
    if (container === undefined || !("PublicKeyCredential" in globalThis)) return yield* new PasskeyUnavailable()
    if (mediation === "conditional" && !(yield* isAutofillAvailable)) return yield* new PasskeyUnavailable()
    const asked = Effect.tryPromise({
      try: (signal) => container.get({ publicKey, signal, ...(mediation === undefined ? {} : { mediation }) }),
      catch: (cause) => new PasskeyRefused({ reason: cause instanceof Error ? cause.name : "an unknown error" })
    })
    const credential = yield* mediation === undefined ? Ceremony.inFront(asked) : Ceremony.behind(asked)
    if (credential === null) return yield* new PasskeyRefused({ reason: "NotAllowedError" })
    return { factorType: "WEBAUTHN", challengeId, credential: toJson(credential as PublicKeyCredential) } as const
  }).pipe(noted, Effect.withSpan("Passkey.ask"))

/** Whether this browser can offer passkeys among the suggestions of an input (WebAuthn §5.1.7). */
export const isAutofillAvailable: Effect.Effect<boolean> = Effect.suspend(() => {
  const known: Partial<Pick<typeof PublicKeyCredential, "isConditionalMediationAvailable">> | undefined =
    globalThis.PublicKeyCredential
  return typeof known?.isConditionalMediationAvailable === "function"
    ? Effect.orElseSucceed(
        Effect.tryPromise(async () => (await known.isConditionalMediationAvailable?.()) === true),
        () => false
      )
    : Effect.succeed(false)
})

/**
 * Offers passkeys among the suggestions of an input, until somebody chooses one. Three quarters into the time of a
 * challenge (five minutes where it names none, at least half a minute) it is exchanged for a fresh one, so that no answer comes too late.
 *
 * **Example** (Signing in from the e-mail field)
 *
 * ```ts
 * import * as Passkey from "@portico/client/auth/Passkey"
 * import type { WebauthnChallenge } from "@portico/contract/auth/Mfa"
 * import * as Effect from "effect/Effect"
 *
 * const challenge = Effect.promise<WebauthnChallenge>(() => fetch("/passkey-challenge").then((answer) => answer.json()))
 *
 * const proof = Passkey.autofill(challenge)
 * ```
 */
export const autofill = <E, R>(challenge: Effect.Effect<Asked, E, R>): Effect.Effect<Proof, AskError | E, R> =>
  Effect.gen(function* () {
    if (!(yield* isAutofillAvailable)) return yield* new PasskeyUnavailable()
    while (true) {
      const fresh = yield* challenge
      const proof = yield* Effect.timeoutOption(
        ask(fresh, { mediation: "conditional" }),
        lifeOf(fresh.credentialRequestOptions?.timeout) * 0.75
      )
      if (Option.isSome(proof)) return proof.value
    }
  }).pipe(Effect.withSpan("Passkey.autofill"))

/** The options of `navigator.credentials.get` for a challenge. Undefined where it lacks its challenge, or holds no base64url. */
export const requestOptions = (options: CredentialRequestOptions): PublicKeyCredentialRequestOptions | undefined => {
  const { allowCredentials, challenge, rpId, timeout, userVerification } = options
  const bytes = bytesOf(challenge)
  const allowed = (allowCredentials ?? []).map(({ id, transports }) => ({ id: bytesOf(id), transports }))
  if (bytes === undefined || allowed.some(({ id }) => id === undefined)) return undefined
  const verification = verifications[userVerification ?? ""]
  return {
    challenge: bytes,
    ...(timeout === undefined ? {} : { timeout }),
    ...(rpId === undefined ? {} : { rpId }),
    ...(verification === undefined ? {} : { userVerification: verification }),
    allowCredentials: allowed.flatMap(({ id, transports }) =>
      id === undefined
        ? []
        : [
            {
              id,
              type: "public-key" as const,
              ...(transports === undefined ? {} : { transports: transports as Array<AuthenticatorTransport> })
            }
          ]
    )
  }
}

/** A passkey's answer as JSON: the browser's own form where it has one. */
export const toJson = (credential: PublicKeyCredential): CredentialJson => {
  if (typeof credential.toJSON === "function") return credential.toJSON() as unknown as CredentialJson
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle === null ? {} : { userHandle: textOf(userHandle) })
    }
  }
}

// WebAuthn §15.1 recommends these for ceremonies that verify their user. A shorter time would have challenges fetched
// without end, and so would one that no timer takes.
const defaultTimeout = 300_000
const minimumTimeout = 30_000
const maximumTimeout = 3_600_000

const lifeOf = (timeout: number = defaultTimeout): number =>
  Number.isNaN(timeout) ? defaultTimeout : Math.min(Math.max(timeout, minimumTimeout), maximumTimeout)

const verifications: Readonly<Record<string, UserVerificationRequirement>> = {
  REQUIRED: "required",
  PREFERRED: "preferred",
  DISCOURAGED: "discouraged"
}

// Copied, since the browser's type asks for a buffer that nobody shares.
const bytesOf = (text: string | undefined): Uint8Array<ArrayBuffer> | undefined =>
  text === undefined
    ? undefined
    : Result.getOrUndefined(Result.map(Base64Url.decode(text), (bytes) => new Uint8Array(bytes)))

const textOf = (buffer: ArrayBuffer): string => Base64Url.encode(new Uint8Array(buffer))
