/**
 * Passkeys in a browser (WebAuthn §5.1.4): turns the provider's challenge into the proof for `Mfa.verify`.
 *
 * @since 0.1.0
 */
import { base64Url, decodeBase64Url } from "@portico/contract/Endpoint"
import type { CredentialCreationOptions, CredentialRequestOptions, WebauthnChallenge } from "@portico/contract/auth/Mfa"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Span from "../transport/internal/Span.ts"
import * as Clock from "../transport/internal/Clock.ts"
import * as Ceremony from "./internal/Ceremony.ts"
import { FactorNotVerifiable, type Proof } from "./Mfa.ts"
import { withOutcome } from "./internal/Outcome.ts"

/** The browser does not support passkeys or their autofill, or the page is not a secure context. */
export class PasskeyUnavailable extends Data.TaggedError("PasskeyUnavailable")<{}> {
  override get message(): string {
    return "Passkeys are not available on this page. They need a browser that supports them and a page on https or localhost."
  }
}

/**
 * The passkey was not used: the user chose none in time, or the browser refused it. `reason` is the name of the
 * browser's error.
 */
export class PasskeyRefused extends Data.TaggedError("PasskeyRefused")<{ readonly reason: string }> {
  override get message(): string {
    return `The passkey was not used: ${this.reason}.`
  }
}

/** The errors of creating a passkey. */
export type CreateError = PasskeyUnavailable | PasskeyRefused

/** The errors of requesting a passkey. */
export type AuthenticateError = PasskeyUnavailable | PasskeyRefused | FactorNotVerifiable

/** The credential of a passkey as JSON. Binary values are unpadded base64url. */
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

/** The properties of a challenge that `authenticate` needs. */
type PasskeyChallenge = Pick<WebauthnChallenge, "challengeId" | "credentialRequestOptions">

/** The options of `authenticate`. */
export interface AuthenticateOptions {
  /**
   * `"conditional"` shows no dialog. The passkeys are among the suggestions of an input whose `autocomplete` ends with
   * `webauthn`, until the user chooses one.
   */
  readonly mediation?: "conditional"
}

/**
 * Requests the passkey for a challenge from the browser. Interrupting the effect closes the browser's dialog. A page
 * runs one ceremony at a time: a dialog interrupts a waiting `"conditional"` ceremony, which starts again afterwards.
 */
export const authenticate = (
  challenge: PasskeyChallenge,
  { mediation }: AuthenticateOptions = {}
): Effect.Effect<Proof, AuthenticateError> =>
  Effect.gen(function* () {
    const { challengeId, credentialRequestOptions } = challenge
    const publicKey = credentialRequestOptions && requestOptions(credentialRequestOptions)
    if (challengeId === undefined || publicKey === undefined) {
      return yield* new FactorNotVerifiable({ factorType: "WEBAUTHN" })
    }
    const container = globalThis.navigator?.credentials
    if (container === undefined || !("PublicKeyCredential" in globalThis)) return yield* new PasskeyUnavailable()
    if (mediation === "conditional" && !(yield* isAutofillAvailable)) return yield* new PasskeyUnavailable()
    const ceremony = Effect.tryPromise({
      try: (signal) => container.get({ publicKey, signal, ...(mediation === undefined ? {} : { mediation }) }),
      catch: (cause) => new PasskeyRefused({ reason: cause instanceof Error ? cause.name : "an unknown error" })
    })
    const credential = yield* mediation === undefined ? Ceremony.inFront(ceremony) : Ceremony.behind(ceremony)
    if (credential === null) return yield* new PasskeyRefused({ reason: "NotAllowedError" })
    return { factorType: "WEBAUTHN", challengeId, credential: toJson(credential as PublicKeyCredential) } as const
  }).pipe(withOutcome, Span.withSpan("Passkey.authenticate"))

/**
 * Creates a passkey with the options of `Factors.passkeyOptions`, and returns it as JSON for `Factors.addPasskey`.
 * Interrupting the effect closes the browser's dialog.
 */
export const create = (options: CredentialCreationOptions): Effect.Effect<unknown, CreateError> =>
  Effect.gen(function* () {
    const container = globalThis.navigator?.credentials
    const publicKey = creationOptions(options)
    if (container === undefined || publicKey === undefined || !("PublicKeyCredential" in globalThis)) {
      return yield* new PasskeyUnavailable()
    }
    const credential = yield* Ceremony.inFront(
      Effect.tryPromise({
        try: (signal) => container.create({ publicKey, signal }),
        catch: (cause) => new PasskeyRefused({ reason: cause instanceof Error ? cause.name : "an unknown error" })
      })
    )
    if (credential === null) return yield* new PasskeyRefused({ reason: "NotAllowedError" })
    return createdJson(credential as PublicKeyCredential)
  }).pipe(withOutcome, Span.withSpan("Passkey.create"))

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
 * Offers passkeys among the suggestions of an input until the user chooses one. After three quarters of its timeout the
 * challenge is replaced by a new one, so that it does not expire before it is used. The timeout is five minutes if the
 * challenge has none, at least 30 seconds and at most one hour.
 *
 * **Example** (Signing in from the email field)
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
export const autofill = <E, R>(
  challenge: Effect.Effect<PasskeyChallenge, E, R>
): Effect.Effect<Proof, AuthenticateError | E, R> =>
  Effect.gen(function* () {
    if (!(yield* isAutofillAvailable)) return yield* new PasskeyUnavailable()
    while (true) {
      const fresh = yield* challenge
      const proof = yield* authenticate(fresh, { mediation: "conditional" }).pipe(
        Effect.map(Option.some),
        Clock.timeoutOrElse({
          duration: lifeOf(fresh.credentialRequestOptions?.timeout) * 0.75,
          orElse: () => Effect.succeedNone
        })
      )
      if (Option.isSome(proof)) return proof.value
    }
  }).pipe(Span.withSpan("Passkey.autofill"))

/**
 * Returns the options of `navigator.credentials.get` for a challenge. Returns undefined if the challenge is missing or
 * a binary value is not base64url.
 */
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

const creationOptions = ({
  attestation,
  authenticatorSelection: { authenticatorAttachment, residentKey, userVerification } = {},
  challenge,
  excludeCredentials = [],
  pubKeyCredParams = [],
  rp,
  timeout,
  user
}: CredentialCreationOptions): PublicKeyCredentialCreationOptions | undefined => {
  const bytes = bytesOf(challenge)
  const id = bytesOf(user?.id)
  if (bytes === undefined || id === undefined || user === undefined || rp === undefined) return undefined
  const verification = verifications[userVerification?.toUpperCase() ?? ""]
  return {
    challenge: bytes,
    rp: { name: rp.name ?? rp.id ?? "", ...(rp.id === undefined ? {} : { id: rp.id }) },
    user: { id, name: user.name ?? "", displayName: user.displayName ?? user.name ?? "" },
    pubKeyCredParams: pubKeyCredParams.flatMap(({ alg }) => (alg === undefined ? [] : [{ type: "public-key", alg }])),
    excludeCredentials: excludeCredentials.flatMap(({ id, transports }) => {
      const known = bytesOf(id)
      return known === undefined
        ? []
        : [
            {
              id: known,
              type: "public-key" as const,
              ...(transports === undefined ? {} : { transports: transports as Array<AuthenticatorTransport> })
            }
          ]
    }),
    authenticatorSelection: {
      ...(authenticatorAttachment === undefined
        ? {}
        : { authenticatorAttachment: authenticatorAttachment as AuthenticatorAttachment }),
      ...(residentKey === undefined ? {} : { residentKey: residentKey as ResidentKeyRequirement }),
      ...(verification === undefined ? {} : { userVerification: verification })
    },
    ...(attestation === undefined ? {} : { attestation: attestation as AttestationConveyancePreference }),
    ...(timeout === undefined ? {} : { timeout })
  }
}

// Password managers replace `navigator.credentials`, and some of them return credentials without `toJSON`.
const createdJson = (credential: PublicKeyCredential): unknown => {
  if (typeof credential.toJSON === "function") return credential.toJSON()
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: {
      attestationObject: textOf(response.attestationObject),
      clientDataJSON: textOf(response.clientDataJSON),
      ...(typeof response.getTransports === "function" ? { transports: response.getTransports() } : {})
    }
  }
}

/** Returns a passkey's credential as JSON, with the browser's own `toJSON` if it has one. */
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

// WebAuthn §15.1 recommends these limits for ceremonies that verify their user. With a shorter timeout, or one beyond
// the limit of timers, challenges would be requested in an endless loop.
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

const bytesOf = (text: string | undefined): Uint8Array<ArrayBuffer> | undefined =>
  text === undefined ? undefined : Option.getOrUndefined(decodeBase64Url(text))

const textOf = (buffer: ArrayBuffer): string => base64Url(new Uint8Array(buffer))
