import type { Challenge, LoginState } from "@portico/client/auth/LoginState"
import { Mfa, PushUnanswered } from "@portico/client/auth/Mfa"
import { ofFactor } from "../../../../packages/client/src/auth/internal/StepRefused.ts"
import { FlowTimedOut, SilentLogin, type SilentLoginError } from "@portico/client/auth/SilentLogin"
import { ApplicationError, RateLimited } from "@portico/client/transport/Failure"
import { factorCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { vi } from "vitest"
import { factorMachine, type MachineOptions } from "../../../../packages/react/src/auth/factors/factorMachine.ts"
import type { Event } from "../../../../packages/react/src/auth/factors/FactorTransitions.ts"
import { registryOver } from "../../runtime/registry.ts"

const stateToken = Redacted.make("step")
const sessionToken = Redacted.make("session")
const code = Redacted.make("123456")
const success: LoginState = { _tag: "SUCCESS", sessionToken }

const challengeOf = (factorType: string, more: Partial<Challenge> = {}): Challenge => ({
  stateToken,
  factorType,
  availableFactors: ["TOTP", "SMS", "PUSH"].map((factorType) => ({ factorType, factorStatus: "ENABLED" })),
  verificationChallengeData: { hint: "•••• ••67", pushData: { transactionId: "t1" } },
  ...more
})

const answered = { status: 400, statusText: "Bad Request", requestId: "r-1", description: "no" }
const refused = (code: string, data?: unknown) => ofFactor(new ApplicationError({ ...answered, code, data }))

interface Provider {
  readonly verify?: Mfa["Service"]["verify"]
  readonly challenge?: Mfa["Service"]["challenge"]
  readonly awaitPush?: Mfa["Service"]["awaitPush"]
  readonly session?: Effect.Effect<void, SilentLoginError>
  readonly finish?: MachineOptions["finish"]
}

const defaults = {
  verify: () => Effect.succeed(success),
  challenge: (_: unknown, factorType: string) => Effect.succeed(challengeOf(factorType)),
  awaitPush: () => Effect.never
} as const

/** Runs a mounted machine, and returns the functions to control it. */
const play = (challenge: Challenge, { finish, session = Effect.void, ...mfa }: Provider = {}) =>
  Effect.gen(function* () {
    const layer = Layer.merge(
      Layer.succeed(Mfa, { ...defaults, ...mfa }),
      Layer.succeed(SilentLogin, { run: () => session })
    )
    const registry = yield* registryOver(layer)
    const machine = factorMachine(challenge, { email: "ada@example.com", finish, mayLeave: () => false })
    const leave = registry.mount(machine.atom)
    return {
      leave,
      machine,
      send: (event: Event) => registry.set(machine.atom, event),
      state: () => registry.get(machine.atom),
      shown: () => registry.get(machine.atom).shown
    }
  })

const submit: Event = { _tag: "Submitted", code }

const settle = Effect.promise(() => new Promise((resolve) => setTimeout(resolve)))

describe("factorMachine", () => {
  it.effect("creates a session after a correct code", () =>
    Effect.gen(function* () {
      const { send, shown } = yield* play(challengeOf("TOTP"))

      send(submit)

      assert.deepStrictEqual(shown(), { _tag: "Done", outcome: { _tag: "SignedIn" } })
    })
  )

  it.effect("passes the session token to finish, and creates no session", () =>
    Effect.gen(function* () {
      const tokens: Array<string> = []
      const { send, shown } = yield* play(challengeOf("TOTP"), {
        finish: (token) => Effect.sync(() => void tokens.push(Redacted.value(token))),
        session: Effect.die("no session")
      })

      send(submit)

      assert.strictEqual(shown()._tag, "Done")
      assert.deepStrictEqual(tokens, ["session"])
    })
  )

  it.effect("sends a recovery code as a TOTP code", () =>
    Effect.gen(function* () {
      const proofs: Array<unknown> = []
      const available = [{ factorType: "RECOVERY_CODE", factorStatus: "ENABLED" }]
      const { send } = yield* play(challengeOf("SMS", { availableFactors: available }), {
        verify: (_, proof) => Effect.sync(() => (proofs.push(proof.factorType), success))
      })

      send({ _tag: "Left" })
      send({ _tag: "Chose", method: "RECOVERY_CODE" })
      send(submit)

      assert.deepStrictEqual(proofs, ["TOTP"])
    })
  )

  it.effect("reports the attempts left after a wrong code, and accepts another one", () =>
    Effect.gen(function* () {
      let tries = 0
      const { send, shown } = yield* play(challengeOf("TOTP"), {
        verify: () =>
          Effect.suspend(() =>
            ++tries === 1 ? Effect.fail(refused(factorCodes.invalidOtp, { triesLeft: 4 })) : Effect.succeed(success)
          )
      })

      send(submit)
      const first = shown()
      send(submit)

      assert.deepInclude(first._tag === "Proving" && first.failure?.problem, { key: "factorWrong", triesLeft: 4 })
      assert.strictEqual(shown()._tag, "Done")
    })
  )

  it.effect.each([
    [factorCodes.factorChallengeExpired, "challengeExpired"],
    [factorCodes.factorTriesExhausted, "factorTooManyAttempts"],
    [factorCodes.factorDenied, "factorDenied"]
  ] as const)("ends when the provider responds with %s", ([refusal, key]) =>
    Effect.gen(function* () {
      const { send, shown } = yield* play(challengeOf("TOTP"), { verify: () => Effect.fail(refused(refusal)) })

      send(submit)

      const state = shown()
      assert.strictEqual(state._tag === "Ended" && state.failure.problem.key, key)
    })
  )

  it.effect("waits for as long as the provider requires, and sends nothing in the meantime", () =>
    Effect.gen(function* () {
      let tries = 0
      const limited = new RateLimited({ ...answered, code: "TOO_MANY_REQUESTS", data: undefined, retryAfter: 3 })
      const { send, shown } = yield* play(challengeOf("TOTP"), {
        verify: () => Effect.suspend(() => (tries++, Effect.fail(limited)))
      })
      send(submit)
      yield* settle

      send(submit)
      yield* TestClock.adjust("2 seconds")
      const state = shown()
      assert.deepInclude(state._tag === "Proving" && state.failure, { wait: 1 })
      yield* TestClock.adjust("1 second")
      send(submit)

      assert.strictEqual(tries, 2)
    })
  )

  it.effect("requests the next factor in the same place", () =>
    Effect.gen(function* () {
      const next = challengeOf("SMS", { stateToken: Redacted.make("next") })
      const { send, shown, state } = yield* play(challengeOf("TOTP"), {
        verify: () => Effect.succeed({ _tag: "FAILURE", error: "Unknown _state", challenge: next })
      })

      send(submit)

      assert.deepInclude(shown(), { _tag: "Proving", method: "SMS" })
      assert.deepInclude("step" in shown() && shown(), { _tag: "Proving" })
      assert.isTrue("step" in shown() && (shown() as { step: { further: boolean } }).step.further)
      assert.strictEqual(Redacted.value(state().challenge.stateToken), "next")
    })
  )

  it.effect("retries a session that could not be created without another code", () =>
    Effect.gen(function* () {
      let tries = 0
      let verified = 0
      const { send, shown } = yield* play(challengeOf("TOTP"), {
        verify: () => Effect.sync(() => (verified++, success)),
        session: Effect.suspend(() => (++tries === 1 ? Effect.fail(new FlowTimedOut()) : Effect.void))
      })
      send(submit)
      assert.strictEqual(shown()._tag, "Unopened")

      send({ _tag: "Submitted" })

      assert.strictEqual(shown()._tag, "Done")
      assert.deepStrictEqual([tries, verified], [2, 1])
    })
  )

  it.effect("reports once that a verification takes longer than usual", () =>
    Effect.gen(function* () {
      const { send, shown } = yield* play(challengeOf("TOTP"), { verify: () => Effect.never })
      send(submit)
      yield* settle
      assert.notProperty(shown(), "slow")

      yield* TestClock.adjust("5 seconds")

      assert.deepInclude(shown(), { _tag: "Verifying", slow: true })
    })
  )
})

describe("another method", () => {
  it.effect("requests its challenge, and does not send a code again for an open one", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const { send, shown } = yield* play(challengeOf("TOTP"), {
        challenge: (_, factorType) => Effect.sync(() => (asked.push(factorType), challengeOf(factorType)))
      })
      send({ _tag: "Left" })
      send({ _tag: "Chose", method: "SMS" })
      assert.deepInclude(shown(), { _tag: "Proving", method: "SMS" })

      send({ _tag: "Left" })
      send({ _tag: "Chose", method: "TOTP" })
      send({ _tag: "Left" })
      send({ _tag: "Chose", method: "SMS" })

      assert.deepStrictEqual(asked, ["SMS"])
      assert.deepInclude(shown(), { _tag: "Proving", method: "SMS" })
    })
  )

  it.effect("interrupts the verification in progress", () =>
    Effect.gen(function* () {
      let stopped = false
      const { send, shown } = yield* play(challengeOf("TOTP"), {
        verify: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (stopped = true)))
      })
      send(submit)
      assert.strictEqual(shown()._tag, "Verifying")

      send({ _tag: "Left" })
      yield* settle

      assert.isTrue(stopped)
      assert.strictEqual(shown()._tag, "Picking")
    })
  )

  it.effect("cannot be chosen if it is unavailable", () =>
    Effect.gen(function* () {
      const availableFactors = [
        { factorType: "TOTP", factorStatus: "ENABLED" },
        { factorType: "SMS", factorStatus: "DISABLED_BY_RULE" }
      ]
      const { send, shown } = yield* play(challengeOf("TOTP", { availableFactors }))
      send({ _tag: "Left" })

      send({ _tag: "Chose", method: "SMS" })

      assert.strictEqual(shown()._tag, "Picking")
    })
  )

  it.effect("returns to the choice of methods if the provider refuses it", () =>
    Effect.gen(function* () {
      const { send, shown } = yield* play(challengeOf("TOTP"), {
        challenge: () => Effect.fail(refused(factorCodes.factorUnavailable))
      })
      send({ _tag: "Left" })

      send({ _tag: "Chose", method: "SMS" })

      const state = shown()
      assert.strictEqual(state._tag === "Picking" && state.failure?.problem.key, "factorUnavailable")
    })
  )
})

describe("resending a code", () => {
  it.effect("delays the verification: a state token serves one request at a time", () =>
    Effect.gen(function* () {
      const sent = yield* Deferred.make<void>()
      const calls: Array<string> = []
      const challenge = () => Effect.andThen(Deferred.await(sent), Effect.succeed(challengeOf("SMS")))
      const { machine, send, state } = yield* play(challengeOf("SMS"), {
        verify: () => Effect.sync(() => (calls.push("verify"), success))
      })
      const resending = machine.resend(state()) as Effect.Effect<Challenge, never, Mfa>
      yield* Effect.forkChild(Effect.provideService(resending, Mfa, { ...defaults, challenge }))
      yield* Effect.yieldNow
      send(submit)
      yield* settle
      assert.deepStrictEqual(calls, [])

      yield* Deferred.succeed(sent, undefined)
      yield* settle

      assert.deepStrictEqual(calls, ["verify"])
    })
  )

  it.effect("does not clear the entered code", () =>
    Effect.gen(function* () {
      const { send, shown, state } = yield* play(challengeOf("SMS"))
      const before = shown()

      send({ _tag: "Reposed", challenge: challengeOf("SMS", { stateToken: Redacted.make("rotated") }) })

      assert.deepStrictEqual(shown(), before)
      assert.strictEqual(Redacted.value(state().challenge.stateToken), "rotated")
    })
  )
})

describe("a push notification", () => {
  it.effect("is awaited once the screen is shown", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<LoginState>()
      const { send, shown } = yield* play(challengeOf("PUSH"), { awaitPush: () => Deferred.await(answer) })
      assert.strictEqual(shown()._tag, "Arrived")

      send({ _tag: "Began" })
      assert.strictEqual(shown()._tag, "Waiting")
      yield* Deferred.succeed(answer, success)
      yield* settle

      assert.strictEqual(shown()._tag, "Done")
    })
  )

  it.effect("can be sent again if it times out", () =>
    Effect.gen(function* () {
      const { send, shown } = yield* play(challengeOf("PUSH"), {
        awaitPush: () => Effect.andThen(Effect.sleep("2 minutes"), Effect.fail(new PushUnanswered()))
      })
      send({ _tag: "Began" })
      yield* settle
      yield* TestClock.adjust("2 minutes")
      const state = shown()
      assert.strictEqual(state._tag === "Proving" && state.failure?.problem.key, "pushTimedOut")

      send({ _tag: "Submitted" })
      yield* settle

      assert.strictEqual(shown()._tag, "Waiting")
    })
  )

  it.effect("is requested again if the device should be remembered", () =>
    Effect.gen(function* () {
      const asked: Array<unknown> = []
      const { send } = yield* play(challengeOf("PUSH"), {
        awaitPush: (_, options) =>
          Effect.andThen(
            Effect.sync(() => asked.push(options)),
            Effect.never
          )
      })
      send({ _tag: "Began" })

      send({ _tag: "Remembered", remember: true })
      yield* settle

      assert.deepStrictEqual(asked, [{}, { rememberThisDevice: true }])
    })
  )

  it.effect("is no longer awaited once the machine is unmounted", () =>
    Effect.gen(function* () {
      let stopped = false
      const { leave, send } = yield* play(challengeOf("PUSH"), {
        awaitPush: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (stopped = true)))
      })
      send({ _tag: "Began" })
      yield* settle

      leave()

      yield* Effect.promise(() => vi.waitFor(() => assert.isTrue(stopped)))
    })
  )
})
