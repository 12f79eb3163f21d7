/**
 * The registration and authentication ceremonies of passkeys (WebAuthn Level 3 §7). The WebAuthn library is loaded when
 * the first passkey is used, so that providers without passkeys do not load it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { FactorOf, Rules } from "./Factor.ts"

/** The maximum duration of a ceremony in the browser, in milliseconds. */
export const timeout = 300_000

type UserVerification = NonNullable<Rules["userVerification"]>

/** The challenge of a ceremony, and the relying party that it is for. */
export interface Ceremony {
  /** Random bytes, as base64url. */
  readonly challenge: string
  readonly rpId: string
  readonly userVerification?: UserVerification
}

/** Creates the options of an authentication ceremony, in the form of the contract. */
export const requestOptions = (
  { challenge, rpId, userVerification = "PREFERRED" }: Ceremony,
  passkeys: ReadonlyArray<FactorOf<"WEBAUTHN">>
) => ({
  challenge,
  timeout,
  rpId,
  allowCredentials: passkeys.filter((passkey) => passkey.rpId === rpId).map(descriptorOf),
  userVerification
})

/**
 * Creates the options of a registration ceremony, as `PublicKeyCredential.parseCreationOptionsFromJSON` takes them.
 */
export const creationOptions = Effect.fn("Passkeys.creationOptions")(function* (
  { challenge, rpId, userVerification = "PREFERRED" }: Ceremony,
  { email, id, issuer }: { readonly id: string; readonly email: string; readonly issuer: string },
  present: ReadonlyArray<FactorOf<"WEBAUTHN">>
) {
  const { generateRegistrationOptions } = yield* library
  return yield* Effect.promise(() =>
    generateRegistrationOptions({
      rpName: issuer,
      rpID: rpId,
      userID: new TextEncoder().encode(id),
      userName: email,
      challenge: bytesOf(challenge),
      timeout,
      supportedAlgorithmIDs: algorithms,
      attestationType: "none",
      excludeCredentials: present.map(({ id, transports }) => ({ id, ...transportsOf(transports) })),
      authenticatorSelection: { residentKey: "preferred", userVerification: wordOf(userVerification) ?? "preferred" }
    })
  )
})

/**
 * Verifies the response of a registration ceremony and returns the new passkey. Returns `None` if the verification
 * fails.
 */
export const register = Effect.fn("Passkeys.register")(function* (
  response: unknown,
  { challenge, origin, rpId, userVerification }: Ceremony & { readonly origin: string }
) {
  const { verifyRegistrationResponse } = yield* library
  return yield* decodeRegistration(response).pipe(
    Effect.flatMap((registration) =>
      Effect.tryPromise(() =>
        verifyRegistrationResponse({
          response: registration,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          supportedAlgorithmIDs: algorithms,
          requireUserVerification: userVerification === "REQUIRED"
        })
      )
    ),
    Effect.option,
    Effect.map(
      Option.flatMap(({ registrationInfo }) =>
        Option.fromUndefinedOr(registrationInfo).pipe(
          Option.map(({ credential: { counter, id, publicKey, transports } }) => ({
            id,
            publicKey: Base64Url.encode(publicKey),
            counter,
            rpId,
            ...(transports === undefined ? {} : { transports })
          }))
        )
      )
    )
  )
})

/**
 * Verifies the response of an authentication ceremony and returns the passkey's new counter. Returns `None` if the
 * verification fails.
 */
export const check = Effect.fn("Passkeys.check")(function* (
  response: unknown,
  { challenge, origin, userVerification }: Omit<Ceremony, "rpId"> & { readonly origin: string },
  { counter, id, publicKey, rpId }: FactorOf<"WEBAUTHN">
) {
  const { verifyAuthenticationResponse } = yield* library
  return yield* decodeAuthentication(response).pipe(
    Effect.flatMap((authentication) =>
      Effect.tryPromise(() =>
        verifyAuthenticationResponse({
          response: authentication,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: userVerification === "REQUIRED",
          credential: { id, publicKey: bytesOf(publicKey), counter }
        })
      )
    ),
    Effect.option,
    Effect.map(
      Option.flatMap(({ authenticationInfo, verified }) =>
        verified ? Option.some(authenticationInfo.newCounter) : Option.none()
      )
    )
  )
})

/**
 * Returns the credential id and the page origin that a response claims. Nothing is verified. Returns `None` if the
 * response cannot be decoded.
 */
export const claimOf = (response: unknown): Option.Option<{ readonly id: string; readonly origin: string }> =>
  Option.flatMap(readClaim(response), ({ id, response: { clientDataJSON } }) =>
    Result.getSuccess(Base64Url.decodeString(clientDataJSON)).pipe(
      Option.flatMap(readClientData),
      Option.map(({ origin }) => ({ id, origin }))
    )
  )

/** Whether a passkey of the relying party id `rpId` can be used on pages of a host. */
export const serves = (rpId: string, host: string): boolean => host === rpId || host.endsWith(`.${rpId}`)

// Ed25519, ES256 and RS256: authenticators support them and every platform can verify them (RFC 9053, RFC 8812).
const algorithms = [-8, -7, -257]

const library = Effect.promise(() => import("@simplewebauthn/server"))

const wordOf = (userVerification: UserVerification) => {
  switch (userVerification) {
    case "REQUIRED":
      return "required"
    case "PREFERRED":
      return "preferred"
    case "DISCOURAGED":
      return "discouraged"
    case "UNSPECIFIED":
      return undefined
  }
}

const descriptorOf = ({ id, transports }: FactorOf<"WEBAUTHN">) => ({
  type: "public-key",
  id,
  ...(transports === undefined ? {} : { transports })
})

const transportNames = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const

const transportsOf = (transports: ReadonlyArray<string> = []) => ({
  transports: transportNames.filter((name) => transports.includes(name))
})

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Result.getOrElse(Base64Url.decode(text), () => new Uint8Array()))

const common = { id: Schema.String, rawId: Schema.String, type: Schema.Literal("public-key") }

// Other fields of the browser's response are dropped, so that the library never processes them.
const decodeRegistration = (response: unknown) =>
  Effect.map(decodeMade(response), ({ response: { transports, ...made }, ...rest }) => ({
    ...rest,
    response: { ...made, ...transportsOf(transports) },
    clientExtensionResults: {}
  }))

const decodeMade = Schema.decodeUnknownEffect(
  Schema.Struct({
    ...common,
    response: Schema.Struct({
      clientDataJSON: Schema.String,
      attestationObject: Schema.String,
      transports: Schema.optionalKey(Schema.Array(Schema.String))
    })
  })
)

const decodeAuthentication = (response: unknown) =>
  Effect.map(decodeUsed(response), (used) => ({ ...used, clientExtensionResults: {} }))

const decodeUsed = Schema.decodeUnknownEffect(
  Schema.Struct({
    ...common,
    response: Schema.Struct({
      clientDataJSON: Schema.String,
      authenticatorData: Schema.String,
      signature: Schema.String
    })
  })
)

const readClaim = Schema.decodeUnknownOption(
  Schema.Struct({ id: Schema.String, response: Schema.Struct({ clientDataJSON: Schema.String }) })
)

const readClientData = Schema.decodeOption(Schema.fromJsonString(Schema.Struct({ origin: Schema.String })))
