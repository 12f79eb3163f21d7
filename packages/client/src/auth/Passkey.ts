/**
 * Passkeys in a browser (WebAuthn §5.1.4): from the provider's challenge to what answers it.
 *
 * @since 0.1.0
 */
import type { CredentialRequestOptions, WebauthnChallenge } from "@portico/contract/auth/Mfa"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Result from "effect/Result"
import { FactorNotVerifiable, type Proof } from "./Mfa.ts"
import { noted } from "./Outcome.ts"

/** This browser has no passkeys, or none on this page: they need a secure context. */
export class PasskeyUnavailable extends /*#__PURE__*/ Data.TaggedError("PasskeyUnavailable")<{}> {
  override get message(): string {
    return "Passkeys are not available on this page."
  }
}

/** The passkey was not used: nobody chose one in time, or the browser did not let it. `reason` is the browser's name for it. */
export class PasskeyRefused extends /*#__PURE__*/ Data.TaggedError("PasskeyRefused")<{ readonly reason: string }> {
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

/** Asks the browser for the passkey that a challenge is about. Leaving takes the browser's dialogue away. */
export const ask = (
  challenge: Pick<WebauthnChallenge, "challengeId" | "credentialRequestOptions">
): Effect.Effect<Proof, AskError> =>
  Effect.gen(function* () {
    const { challengeId, credentialRequestOptions } = challenge
    const publicKey = credentialRequestOptions && requestOptions(credentialRequestOptions)
    if (challengeId === undefined || publicKey === undefined) {
      return yield* new FactorNotVerifiable({ factorType: "WEBAUTHN" })
    }
    const container = globalThis.navigator?.credentials
    if (container === undefined || !("PublicKeyCredential" in globalThis)) return yield* new PasskeyUnavailable()
    const credential = yield* Effect.tryPromise({
      try: (signal) => container.get({ publicKey, signal }),
      catch: (cause) => new PasskeyRefused({ reason: cause instanceof Error ? cause.name : "an unknown error" })
    })
    if (credential === null) return yield* new PasskeyRefused({ reason: "NotAllowedError" })
    return { factorType: "WEBAUTHN", challengeId, credential: toJson(credential as PublicKeyCredential) } as const
  }).pipe(noted, Effect.withSpan("Passkey.ask"))

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
