import * as Passkey from "@portico/client/auth/Passkey"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, vi } from "vitest"

const bytes = (...values: ReadonlyArray<number>) => new Uint8Array(values)

const request = {
  challenge: "AQID",
  timeout: 60_000,
  rpId: "shop.example",
  allowCredentials: [{ id: "BAUG", type: "public-key", transports: ["usb"] }, { id: "Bw" }],
  userVerification: "REQUIRED"
}

/** Returns a credential as a browser returns it, without a `toJSON` method. */
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

/** Stubs a browser whose `credentials.get` is this function. */
const browser = (get: (options: CredentialRequestOptions) => Promise<unknown>) => {
  vi.stubGlobal("navigator", { credentials: { get } })
  vi.stubGlobal("PublicKeyCredential", () => undefined)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const challenge = { challengeId: "c1", credentialRequestOptions: request }

describe("Passkey.requestOptions", () => {
  it("converts the options to those of the browser", () => {
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

  it.each(["UNSPECIFIED", "NEWER_THAN_THIS", undefined])("omits a userVerification of %s", (asked) => {
    const options = Passkey.requestOptions({
      challenge: "AQID",
      ...(asked === undefined ? {} : { userVerification: asked })
    })

    assert.deepStrictEqual<unknown>(options, { challenge: bytes(1, 2, 3), allowCredentials: [] })
  })

  it.each([{}, { challenge: "not base64url!" }, { challenge: "AQID", allowCredentials: [{ id: "?" }] }])(
    "returns undefined if %j lacks valid base64url",
    (options) => {
      assert.isUndefined(Passkey.requestOptions(options))
    }
  )
})

describe("Passkey.toJson", () => {
  it("encodes the credential if the browser lacks toJSON", () => {
    assert.deepStrictEqual<unknown>(Passkey.toJson(assertion() as unknown as PublicKeyCredential), json)
  })

  it("omits the user handle if the browser returns none", () => {
    const { response } = Passkey.toJson(assertion(null) as unknown as PublicKeyCredential)

    assert.notProperty(response, "userHandle")
  })

  it("returns the browser's JSON if the browser has toJSON", () => {
    const own = { ...assertion(), toJSON: () => json }

    assert.strictEqual<unknown>(Passkey.toJson(own), json)
  })
})

describe("Passkey.authenticate", () => {
  it.effect("returns the proof of the challenge", () =>
    Effect.gen(function* () {
      const asked: Array<CredentialRequestOptions> = []
      browser(async (options) => {
        asked.push(options)
        return assertion()
      })

      const proof = yield* Passkey.authenticate(challenge)

      assert.deepStrictEqual<unknown>(proof, { factorType: "WEBAUTHN", challengeId: "c1", credential: json })
      assert.strictEqual(asked[0]?.publicKey?.rpId, "shop.example")
    })
  )

  it.effect.each([
    [() => Promise.reject(new DOMException("no", "NotAllowedError")), "NotAllowedError"],
    [() => Promise.resolve(null), "NotAllowedError"]
  ] as const)("fails with PasskeyRefused if the member cancels", ([get, reason]) =>
    Effect.gen(function* () {
      browser(get)

      const failure = yield* Effect.flip(Passkey.authenticate(challenge))

      assert.deepInclude(failure, { _tag: "PasskeyRefused", reason })
    })
  )

  it.effect("fails with PasskeyUnavailable if the browser does not support passkeys", () =>
    Effect.gen(function* () {
      vi.stubGlobal("navigator", {})

      assert.strictEqual((yield* Effect.flip(Passkey.authenticate(challenge)))._tag, "PasskeyUnavailable")
    })
  )

  it.effect.each([{}, { challengeId: "c1" }, { credentialRequestOptions: request }])(
    "fails with FactorNotVerifiable if the challenge %j is incomplete",
    (lacking) =>
      Effect.gen(function* () {
        browser(async () => assertion())

        assert.strictEqual((yield* Effect.flip(Passkey.authenticate(lacking)))._tag, "FactorNotVerifiable")
      })
  )

  it.effect("closes the browser's dialog when it is interrupted", () =>
    Effect.gen(function* () {
      const signals: Array<AbortSignal | undefined> = []
      browser(({ signal }) => {
        signals.push(signal)
        return new Promise(() => undefined)
      })

      yield* Effect.timeoutOption(Effect.raceFirst(Passkey.authenticate(challenge), Effect.yieldNow), 1)

      assert.isTrue(signals[0]?.aborted)
    })
  )
})

describe("a passkey offered by autofill", () => {
  /** Stubs a browser that offers passkeys, and records its requests. */
  const offering = () => {
    const open: Array<{ readonly mediation: string | undefined; readonly answer: (value: unknown) => void }> = []
    const signals: Array<AbortSignal | undefined> = []
    const asked: Array<string> = []
    browser(
      ({ mediation, publicKey, signal }) =>
        new Promise((resolve, reject) => {
          asked.push(new Uint8Array(publicKey?.challenge as ArrayBuffer).join())
          open.push({ mediation, answer: resolve })
          signals.push(signal)
          signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")))
        })
    )
    vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: async () => true })
    return { asked, open, signals }
  }
  const settle = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))

  it.effect.each([0, -1, 1, Number.NaN, 2 ** 32])(
    "does not request challenges in a loop if the timeout is %d",
    (timeout) =>
      Effect.gen(function* () {
        offering()
        let fetched = 0
        const hasty = Effect.sync(() => {
          fetched++
          return { challengeId: "c1", credentialRequestOptions: { ...request, timeout } }
        })

        const waiting = yield* Effect.forkChild(Passkey.autofill(hasty))
        for (let turn = 0; turn < 5; turn++) {
          yield* settle
          yield* TestClock.adjust("1 second")
        }
        yield* Fiber.interrupt(waiting)

        assert.strictEqual(fetched, 1)
      })
  )

  it.effect("opens no dialog and returns the proof of the challenge", () =>
    Effect.gen(function* () {
      const { open } = offering()
      const asking = yield* Effect.forkChild(Passkey.authenticate(challenge, { mediation: "conditional" }))
      yield* settle

      open[0]?.answer(assertion())

      assert.strictEqual(open[0]?.mediation, "conditional")
      assert.deepStrictEqual<unknown>(yield* Fiber.join(asking), {
        factorType: "WEBAUTHN",
        challengeId: "c1",
        credential: json
      })
    })
  )

  it.effect.each([
    ["has no isConditionalMediationAvailable", undefined],
    ["reports that it is not available", () => Promise.resolve(false)],
    ["fails to respond", () => Promise.reject(new Error("no"))]
  ] as const)("fails with PasskeyUnavailable if the browser %s", ([, isConditionalMediationAvailable]) =>
    Effect.gen(function* () {
      const { asked } = offering()
      vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable })

      const failure = yield* Effect.flip(Passkey.authenticate(challenge, { mediation: "conditional" }))

      assert.strictEqual(failure._tag, "PasskeyUnavailable")
      assert.strictEqual((yield* Effect.flip(Passkey.autofill(Effect.succeed(challenge))))._tag, "PasskeyUnavailable")
      assert.deepStrictEqual(asked, [])
    })
  )

  it.effect("is aborted by a dialog and requested again afterwards", () =>
    Effect.gen(function* () {
      const { open, signals } = offering()
      const waiting = yield* Effect.forkChild(Passkey.authenticate(challenge, { mediation: "conditional" }))
      yield* settle
      const dialog = yield* Effect.forkChild(Passkey.authenticate(challenge))
      yield* settle
      assert.deepStrictEqual(
        open.map(({ mediation }) => mediation),
        ["conditional", undefined]
      )
      assert.isTrue(signals[0]?.aborted)

      open[1]?.answer(assertion())
      yield* Fiber.join(dialog)
      yield* settle

      assert.strictEqual(open[2]?.mediation, "conditional")
      open[2]?.answer(assertion())
      assert.strictEqual((yield* Fiber.join(waiting)).factorType, "WEBAUTHN")
    })
  )

  it.effect("waits until both of two dialogs are closed", () =>
    Effect.gen(function* () {
      const { open } = offering()
      const first = yield* Effect.forkChild(Passkey.authenticate(challenge))
      const second = yield* Effect.forkChild(Passkey.authenticate(challenge))
      const waiting = yield* Effect.forkChild(Passkey.authenticate(challenge, { mediation: "conditional" }))
      yield* settle
      open[0]?.answer(assertion())
      yield* Fiber.join(first)
      yield* settle
      assert.deepStrictEqual(
        open.map(({ mediation }) => mediation),
        [undefined, undefined]
      )

      open[1]?.answer(assertion())
      yield* Fiber.join(second)
      yield* settle

      assert.strictEqual(open[2]?.mediation, "conditional")
      yield* Fiber.interrupt(waiting)
    })
  )

  it.effect("is requested again when a dialog is interrupted", () =>
    Effect.gen(function* () {
      const { open, signals } = offering()
      const waiting = yield* Effect.forkChild(Passkey.authenticate(challenge, { mediation: "conditional" }))
      const dialog = yield* Effect.forkChild(Passkey.authenticate(challenge))
      yield* settle

      yield* Fiber.interrupt(dialog)
      yield* settle

      assert.strictEqual(open.at(-1)?.mediation, "conditional")
      yield* Fiber.interrupt(waiting)
      assert.isTrue(signals.at(-1)?.aborted)
    })
  )

  it.effect("requests a new challenge after three quarters of the last challenge's timeout", () =>
    Effect.gen(function* () {
      const { asked, open, signals } = offering()
      let made = 0
      const fresh = Effect.sync(() => {
        made++
        return {
          challengeId: `c${made}`,
          credentialRequestOptions: { ...request, challenge: Base64Url.encode(Uint8Array.of(made)) }
        }
      })
      const filling = yield* Effect.forkChild(Passkey.autofill(fresh))
      yield* settle
      yield* TestClock.adjust("44999 millis")
      yield* settle
      assert.deepStrictEqual(asked, ["1"])

      yield* TestClock.adjust("1 millis")
      yield* settle

      assert.deepStrictEqual(asked, ["1", "2"])
      assert.isTrue(signals[0]?.aborted)
      open[1]?.answer(assertion())
      assert.deepInclude(yield* Fiber.join(filling), { challengeId: "c2" })
    })
  )
})

describe("create", () => {
  const options = {
    challenge: "AQID",
    timeout: 60_000,
    rp: { id: "shop.example", name: "Shop" },
    user: { id: "BA", name: "ada@example.com", displayName: "Ada" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    excludeCredentials: [{ id: "BAUG", type: "public-key", transports: ["usb"] }],
    authenticatorSelection: { residentKey: "preferred", userVerification: "REQUIRED" as const },
    attestation: "none"
  }

  const creating = (create: (options: CredentialCreationOptions) => Promise<unknown>) => {
    vi.stubGlobal("navigator", { credentials: { create } })
    vi.stubGlobal("PublicKeyCredential", () => undefined)
  }

  it.effect("passes the options as bytes, and returns the credential as JSON", () =>
    Effect.gen(function* () {
      const asked: Array<CredentialCreationOptions> = []
      creating(async (given) => {
        asked.push(given)
        return {
          id: "key-1",
          rawId: bytes(1, 2).buffer,
          type: "public-key",
          getClientExtensionResults: () => ({}),
          response: {
            attestationObject: bytes(4).buffer,
            clientDataJSON: bytes(3).buffer,
            getTransports: () => ["internal"]
          }
        }
      })

      const created = yield* Passkey.create(options)

      assert.deepStrictEqual(created, {
        id: "key-1",
        rawId: "AQI",
        type: "public-key",
        clientExtensionResults: {},
        response: { attestationObject: "BA", clientDataJSON: "Aw", transports: ["internal"] }
      })
      assert.deepStrictEqual(asked[0]?.publicKey, {
        challenge: bytes(1, 2, 3),
        rp: { id: "shop.example", name: "Shop" },
        user: { id: bytes(4), name: "ada@example.com", displayName: "Ada" },
        pubKeyCredParams: [{ type: "public-key", alg: -7 }],
        excludeCredentials: [{ id: bytes(4, 5, 6), type: "public-key", transports: ["usb"] }],
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        attestation: "none",
        timeout: 60_000
      })
    })
  )

  it.effect("fails with the name of the browser's error", () =>
    Effect.gen(function* () {
      creating(() => Promise.reject(new DOMException("", "InvalidStateError")))

      assert.deepInclude(yield* Effect.flip(Passkey.create(options)), {
        _tag: "PasskeyRefused",
        reason: "InvalidStateError"
      })
    })
  )

  it.effect("fails without passkeys in the browser", () =>
    Effect.gen(function* () {
      vi.stubGlobal("navigator", {})

      assert.strictEqual((yield* Effect.flip(Passkey.create(options)))._tag, "PasskeyUnavailable")
    })
  )
})
