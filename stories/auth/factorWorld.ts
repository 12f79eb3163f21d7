import type { Challenge } from "@portico/client/auth/LoginState"
import { Members } from "@portico/client/auth/Members"
import * as Base32 from "../../packages/provider/src/engine/factors/Base32.ts"
import * as Totp from "../../packages/provider/src/engine/factors/Totp.ts"
import { runtime, useAtomValue } from "@portico/react"
import {
  accountOf,
  appSecret,
  type FactorMember,
  passkey
} from "../../packages/testing/src/internal/scenarios/FactorScenarios.ts"
import type { ScenarioName } from "@portico/testing/Scenarios"
import { scenarioHeader, worldHeader } from "@portico/testing/Worlds"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { waitFor } from "storybook/test"
import { now } from "../../.storybook/clock.ts"
import { lastEmail, startWorker } from "../../.storybook/world.ts"
import { environment } from "../../.storybook/environment.ts"

/** Signs in a member with the password, up to the challenge of a second factor. */
export const useChallenge = (member: FactorMember): Challenge | undefined => {
  const [login] = React.useState(() => {
    const { email, password } = accountOf(member)
    return runtime.atom(Members.use((members) => members.login({ email, password: Redacted.make(password) })))
  })
  const state = AsyncResult.getOrElse(useAtomValue(login), () => undefined)
  return state?._tag === "FAILURE" ? state.challenge : undefined
}

/** Returns the current code of an authenticator app, by default that of the seeded members. */
export const codeOfApp = (secret: string = appSecret): Promise<string> => {
  const key = Option.getOrElse(Base32.decode(secret), () => new Uint8Array())
  const mac = Mac.layerWebCrypto.pipe(Layer.provide(SecureRandom.layerWebCrypto))
  return Effect.runPromise(Effect.provide(Totp.hotp(key, Totp.stepAt(now())), mac))
}

/** Returns the code of the last message in the story's world. Waits until there is one. */
export const codeOfMessage = (): Promise<string> =>
  waitFor(async () => {
    const { code } = await lastEmail()
    if (code === undefined) throw new Error("The last message has no code.")
    return code
  })

/** Approves or denies the last push as the member would on the page of its message. */
export const respondToPush = async (decision: "approve" | "deny"): Promise<void> => {
  const { worlds } = await startWorker()
  const { link = "" } = await lastEmail()
  const proof = "p".repeat(43)
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    cookie: `portico_form=${proof}`,
    [scenarioHeader]: "secondFactor" satisfies ScenarioName,
    [worldHeader]: environment().world
  }
  const body = new URLSearchParams({ action: decision, proof }).toString()
  const { status } = await withCookies(() => worlds.handler(new Request(link, { method: "POST", headers, body })))
  if (status !== 200) throw new Error(`The push page responded with ${status}.`)
}

// A browser sends cookies with a form by itself, but removes the header from the requests of scripts.
const withCookies = async <A>(call: () => Promise<A>): Promise<A> => {
  const BrowserRequest = globalThis.Request
  globalThis.Request = class extends BrowserRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init)
      if (init?.headers !== undefined) Object.defineProperty(this, "headers", { value: new Headers(init.headers) })
    }
  }
  return call().finally(() => {
    globalThis.Request = BrowserRequest
  })
}

type Get = (options: CredentialRequestOptions) => Promise<unknown>

/** Replaces the browser's passkeys. Returns a function that restores them. */
export const replacePasskeys = (get: Get): (() => void) => {
  Object.defineProperty(navigator.credentials, "get", { configurable: true, value: get })
  // The browser's own method is on the prototype.
  return () => void Reflect.deleteProperty(navigator.credentials, "get")
}

/** Removes the browser's passkeys. Returns a function that restores them. */
export const removePasskeys = (): (() => void) => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, "PublicKeyCredential")
  Reflect.deleteProperty(globalThis, "PublicKeyCredential")
  return () => {
    if (descriptor !== undefined) Object.defineProperty(globalThis, "PublicKeyCredential", descriptor)
  }
}

/** Signs a challenge with the seeded passkey, as an unlocked authenticator does (WebAuthn §6.3.3). */
export const sign: Get = async ({ publicKey }) => {
  if (publicKey === undefined) throw new DOMException("No passkey was requested.", "NotSupportedError")
  const clientData = bytesOf(
    JSON.stringify({
      type: "webauthn.get",
      challenge: Base64Url.encode(new Uint8Array(publicKey.challenge as ArrayBuffer)),
      origin: location.origin,
      crossOrigin: false
    })
  )
  const rpIdHash = await digest(bytesOf(passkey.rpId))
  const userPresentAndVerified = 0b101
  const authenticatorData = new Uint8Array([...rpIdHash, userPresentAndVerified, 0, 0, 0, 1])
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
  const key = await crypto.subtle.importKey("jwk", { ...passkey.privateKey }, algorithm, false, ["sign"])
  const signed = new Uint8Array([...authenticatorData, ...(await digest(clientData))])
  const signature = derOf(new Uint8Array(await crypto.subtle.sign(algorithm, key, signed)))
  const json = {
    id: passkey.credentialId,
    rawId: passkey.credentialId,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: Base64Url.encode(clientData),
      authenticatorData: Base64Url.encode(authenticatorData),
      signature: Base64Url.encode(signature)
    }
  }
  return { ...json, toJSON: () => json }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const digest = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))

// WebCrypto returns the two numbers concatenated, WebAuthn requires them as ASN.1 (RFC 3279 §2.2.3).
const derOf = (raw: Uint8Array): Uint8Array => {
  const numbers = [raw.slice(0, 32), raw.slice(32)].flatMap((number) => {
    const first = number.findIndex((byte) => byte !== 0)
    const trimmed = Array.from(number.slice(first))
    const positive = (trimmed[0] ?? 0) > 0x7f ? [0, ...trimmed] : trimmed
    return [0x02, positive.length, ...positive]
  })
  return Uint8Array.from([0x30, numbers.length, ...numbers])
}
