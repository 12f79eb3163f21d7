import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Unreachable } from "@portico/client/transport/Failure"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, vi } from "vitest"
import { passkeyMachine, type PasskeyPort } from "../../../../packages/react/src/auth/factors/passkeyMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const challenge = { challengeId: "c1", credentialRequestOptions: { challenge: "AQID", timeout: 60_000 } }
const credential = { id: "key", toJSON: () => ({ id: "key" }) }
const sessionToken = Redacted.make("session")

const port: PasskeyPort = {
  challenge: () => Promise.resolve(challenge),
  verify: () => Promise.resolve({ _tag: "SUCCESS", sessionToken })
}

/** Stubs a browser that supports passkeys: each request gets the next result, and stays pending after the last. */
const browser = (...answers: ReadonlyArray<() => Promise<unknown>>) => {
  const asked: Array<AbortSignal | undefined> = []
  const get = ({ signal }: CredentialRequestOptions) => {
    asked.push(signal)
    return answers[asked.length - 1]?.() ?? new Promise(() => undefined)
  }
  vi.stubGlobal("navigator", { credentials: { get } })
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: async () => true })
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const settle = Effect.promise(() => new Promise((resolve) => setTimeout(resolve)))

const play = (own: Partial<PasskeyPort> = {}) =>
  Effect.gen(function* () {
    const registry = yield* registryOver(Layer.succeed(SilentLogin, { run: () => Effect.void }))
    const atom = passkeyMachine(Effect.succeed({ ...port, ...own }), () => false)
    const leave = registry.mount(atom)
    registry.set(atom, { _tag: "Began" })
    yield* settle
    return { begin: () => registry.set(atom, { _tag: "Began" }), leave, state: () => registry.get(atom) }
  })

const dismissed = () => Promise.reject(new DOMException("no", "NotAllowedError"))
const chosen = () => Promise.resolve(credential)

describe("passkey autofill", () => {
  it.effect("signs in with the chosen passkey", () =>
    Effect.gen(function* () {
      browser(chosen)
      const proofs: Array<unknown> = []

      const { state } = yield* play({
        verify: (proof) => Effect.sync(() => (proofs.push(proof), { _tag: "SUCCESS", sessionToken }))
      })

      assert.deepStrictEqual(state(), { _tag: "Done", outcome: { _tag: "SignedIn" } })
      assert.deepStrictEqual<unknown>(proofs, [
        { factorType: "WEBAUTHN", challengeId: "c1", credential: { id: "key" } }
      ])
    })
  )

  it.effect("is unsupported in some browsers", () =>
    Effect.gen(function* () {
      vi.stubGlobal("PublicKeyCredential", undefined)

      const { state } = yield* play()

      assert.strictEqual(state()._tag, "Unsupported")
    })
  )

  it.effect("waits, and stops when the machine is unmounted", () =>
    Effect.gen(function* () {
      const asked = browser()
      const { leave, state } = yield* play()
      assert.deepStrictEqual(state(), { _tag: "Waiting" })

      leave()

      yield* Effect.promise(() => vi.waitFor(() => assert.isTrue(asked[0]?.aborted)))
    })
  )

  it.effect("offers passkeys again after one was not accepted", () =>
    Effect.gen(function* () {
      const asked = browser(chosen)

      const { state } = yield* play({ verify: () => Effect.fail(new Unreachable({ cause: "" })) })

      const told = state()
      assert.strictEqual(told._tag === "Failed" && told.problem.key, "unreachable")
      assert.deepInclude(told, { stopped: false })
      assert.lengthOf(asked, 2)
    })
  )

  it.effect("offers passkeys again after a dismissal, up to three times", () =>
    Effect.gen(function* () {
      const asked = browser(dismissed, dismissed, dismissed)
      const { begin, state } = yield* play()
      assert.deepStrictEqual([state()._tag, asked.length], ["Waiting", 1])

      yield* TestClock.adjust("1 second")
      yield* settle
      yield* TestClock.adjust("1 second")
      yield* settle

      assert.deepInclude(state(), { _tag: "Failed", stopped: true })
      assert.lengthOf(asked, 3)
      begin()
      yield* settle
      assert.deepStrictEqual([state()._tag, asked.length], ["Waiting", 4])
    })
  )

  it.effect("stops if the page has no challenge", () =>
    Effect.gen(function* () {
      browser()

      const { state } = yield* play({ challenge: () => Promise.reject(new Error("no server")) })

      const told = state()
      assert.deepInclude(told, { _tag: "Failed", stopped: true })
      assert.strictEqual(told._tag === "Failed" && told.problem.key, "unexpected")
    })
  )
})
