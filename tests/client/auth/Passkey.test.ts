import * as Passkey from "@portico/client/auth/Passkey"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { afterEach, vi } from "vitest"

const bytes = (...values: ReadonlyArray<number>) => new Uint8Array(values)

const request = {
  challenge: "AQID",
  timeout: 60_000,
  rpId: "shop.example",
  allowCredentials: [{ id: "BAUG", type: "public-key", transports: ["usb"] }, { id: "Bw" }],
  userVerification: "REQUIRED"
}

/** A credential as a browser gives it, without a JSON form of its own. */
const assertion = (userHandle: ArrayBuffer | null = bytes(9).buffer) => ({
  id: "key-1",
  rawId: bytes(1, 2).buffer,
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes(3).buffer,
    authenticatorData: bytes(4).buffer,
    signature: bytes(255, 254, 253).buffer,
    userHandle
  }
})

const json = {
  id: "key-1",
  rawId: "AQI",
  type: "public-key",
  authenticatorAttachment: "platform",
  clientExtensionResults: {},
  response: { clientDataJSON: "Aw", authenticatorData: "BA", signature: "__79", userHandle: "CQ" }
}

/** A browser whose passkeys answer as told. */
const browser = (get: (options: CredentialRequestOptions) => Promise<unknown>) => {
  vi.stubGlobal("navigator", { credentials: { get } })
  vi.stubGlobal("PublicKeyCredential", () => undefined)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const challenge = { challengeId: "c1", credentialRequestOptions: request }

describe("the options of a challenge", () => {
  it("are the browser's", () => {
    assert.deepStrictEqual<unknown>(Passkey.requestOptions(request), {
      challenge: bytes(1, 2, 3),
      timeout: 60_000,
      rpId: "shop.example",
      allowCredentials: [
        { id: bytes(4, 5, 6), type: "public-key", transports: ["usb"] },
        { id: bytes(7), type: "public-key" }
      ],
      userVerification: "required"
    })
  })

  it.each(["UNSPECIFIED", "NEWER_THAN_THIS", undefined])("leave a verification of %s to the browser", (asked) => {
    const options = Passkey.requestOptions({
      challenge: "AQID",
      ...(asked === undefined ? {} : { userVerification: asked })
    })

    assert.deepStrictEqual<unknown>(options, { challenge: bytes(1, 2, 3), allowCredentials: [] })
  })

  it.each([{}, { challenge: "not base64url!" }, { challenge: "AQID", allowCredentials: [{ id: "?" }] }])(
    "are none where %j holds no base64url",
    (options) => {
      assert.isUndefined(Passkey.requestOptions(options))
    }
  )
})

describe("a passkey's answer", () => {
  it("becomes JSON where the browser has no form of its own", () => {
    assert.deepStrictEqual<unknown>(Passkey.toJson(assertion() as unknown as PublicKeyCredential), json)
  })

  it("has no user handle where there is none", () => {
    const { response } = Passkey.toJson(assertion(null) as unknown as PublicKeyCredential)

    assert.notProperty(response, "userHandle")
  })

  it("is the browser's own JSON where it has one", () => {
    const own = { ...assertion(), toJSON: () => json }

    assert.strictEqual<unknown>(Passkey.toJson(own), json)
  })
})

describe("asking for a passkey", () => {
  it.effect("gives what answers the challenge", () =>
    Effect.gen(function* () {
      const asked: Array<CredentialRequestOptions> = []
      browser(async (options) => {
        asked.push(options)
        return assertion()
      })

      const proof = yield* Passkey.ask(challenge)

      assert.deepStrictEqual<unknown>(proof, { factorType: "WEBAUTHN", challengeId: "c1", credential: json })
      assert.strictEqual(asked[0]?.publicKey?.rpId, "shop.example")
    })
  )

  it.effect.each([
    [() => Promise.reject(new DOMException("no", "NotAllowedError")), "NotAllowedError"],
    [() => Promise.resolve(null), "NotAllowedError"]
  ] as const)("that the member turns down says so", ([get, reason]) =>
    Effect.gen(function* () {
      browser(get)

      const failure = yield* Effect.flip(Passkey.ask(challenge))

      assert.deepInclude(failure, { _tag: "PasskeyRefused", reason })
    })
  )

  it.effect("in a browser without passkeys says so", () =>
    Effect.gen(function* () {
      vi.stubGlobal("navigator", {})

      assert.strictEqual((yield* Effect.flip(Passkey.ask(challenge)))._tag, "PasskeyUnavailable")
    })
  )

  it.effect.each([{}, { challengeId: "c1" }, { credentialRequestOptions: request }])(
    "of the challenge %j, which lacks a part, says so",
    (lacking) =>
      Effect.gen(function* () {
        browser(async () => assertion())

        assert.strictEqual((yield* Effect.flip(Passkey.ask(lacking)))._tag, "FactorNotVerifiable")
      })
  )

  it.effect("takes the browser's dialogue away when whoever asked leaves", () =>
    Effect.gen(function* () {
      const signals: Array<AbortSignal | undefined> = []
      browser(({ signal }) => {
        signals.push(signal)
        return new Promise(() => undefined)
      })

      yield* Effect.timeoutOption(Effect.raceFirst(Passkey.ask(challenge), Effect.yieldNow), 1)

      assert.isTrue(signals[0]?.aborted)
    })
  )
})
