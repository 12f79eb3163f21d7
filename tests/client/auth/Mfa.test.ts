import type { Challenge } from "@portico/client/auth/LoginState"
import { Mfa, type Proof, type VerifiableFactor } from "@portico/client/auth/Mfa"
import { Members } from "@portico/client/auth/Members"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { json, type Network, network, refused, replies, text } from "../transport/network.ts"
import { type Store, storeOf } from "../session/session.ts"
import { challenged, run, told, visitor } from "./account.ts"

const step = { stateToken: Redacted.make("MFA") }
const code = Redacted.make("123456")

const proofs: ReadonlyArray<{ readonly proof: Proof; readonly data: object }> = [
  { proof: { factorType: "SMS", code }, data: { smsData: { code: "123456" } } },
  { proof: { factorType: "CALL", code }, data: { callData: { code: "123456" } } },
  { proof: { factorType: "EMAIL", code }, data: { emailData: { code: "123456" } } },
  { proof: { factorType: "TOTP", code }, data: { totpData: { code: "123456" } } },
  { proof: { factorType: "PUSH", transactionId: "t1" }, data: { pushData: { transactionId: "t1" } } },
  {
    proof: { factorType: "WEBAUTHN", challengeId: "c1", credential: { id: "k", response: { signature: "AQID" } } },
    data: { webauthnData: { challengeId: "c1", credential: { id: "k", response: { signature: "AQID" } } } }
  }
]

describe("Mfa.verify", () => {
  it.effect.each(proofs)("sends the data of $proof.factorType", ({ data, proof }) =>
    Effect.gen(function* () {
      const net = replies(json({ state: "SUCCESS", sessionToken: "ST" }))

      const state = yield* run(
        net,
        Mfa.use(({ verify }) => verify(step, proof, { rememberThisDevice: false }))
      )

      assert.deepStrictEqual(told(state), { _tag: "SUCCESS", sessionToken: "ST" })
      assert.deepInclude(net.sent[0], {
        method: "POST",
        origin: "https://edge.example",
        path: `/v2/${proof.factorType}/verify`,
        body: { factorType: proof.factorType, stateToken: "MFA", rememberThisDevice: false, ...data }
      })
    })
  )

  it.effect.each(["PASSWORD", "RECOVERY_CODE", "CARRIER_PIGEON"])(
    "fails without sending a request if the factor is %s, as does challenge",
    (factorType) =>
      Effect.gen(function* () {
        const net = replies()
        const proof = { factorType, code } as unknown as Proof

        const failures = yield* run(
          net,
          Mfa.use(({ challenge, verify }) =>
            Effect.all([Effect.flip(verify(step, proof)), Effect.flip(challenge(step, factorType as VerifiableFactor))])
          )
        )

        for (const failure of failures) {
          assert.deepInclude(failure, { _tag: "FactorNotVerifiable", factorType })
          assert.include(failure.message, factorType)
        }
        assert.deepStrictEqual(net.sent, [])
      })
  )

  it.effect("returns the challenge of another factor", () =>
    Effect.gen(function* () {
      const net = replies(challenged({ factorType: "TOTP" }, "NEXT"))

      const state = yield* run(
        net,
        Mfa.use(({ verify }) => verify(step, { factorType: "SMS", code }))
      )

      assert.strictEqual(state._tag === "FAILURE" && state.challenge?.factorType, "TOTP")
    })
  )

  it.effect("fails with the provider's code after one attempt if the code is wrong", () =>
    Effect.gen(function* () {
      const net = replies(refused(400, "INVALID_OTP", "wrong code"))

      const failure = yield* run(net, Effect.flip(Mfa.use(({ verify }) => verify(step, { factorType: "SMS", code }))))

      assert.deepInclude(failure, {
        _tag: "FactorRefused",
        errorCode: "invalidOtp",
        code: "INVALID_OTP",
        status: 400,
        requestId: "REQ-1"
      })
    })
  )

  it.effect("stores the device token with rememberThisDevice, and the next login sends it", () =>
    Effect.gen(function* () {
      const net = replies(
        json({ state: "SUCCESS", additionalData: { deviceToken: { strValue: "DEVICE" } } }),
        json({ state: "SUCCESS" })
      )

      yield* run(
        net,
        Effect.gen(function* () {
          const mfa = yield* Mfa
          const members = yield* Members
          yield* mfa.verify(step, { factorType: "SMS", code }, { rememberThisDevice: true })
          yield* members.login({ email: "a@b.co", password: Redacted.make("pw") })
        }),
        { clientMetaData: { page: 1 } }
      )

      assert.deepInclude(net.sent[1]?.body, { clientMetaData: { page: 1, deviceToken: "DEVICE" } })
    })
  )

  it.effect("does not send the device token with a login that ignores the remembered device", () =>
    Effect.gen(function* () {
      const net = replies(
        json({ state: "SUCCESS", additionalData: { deviceToken: { strValue: "DEVICE" } } }),
        json({ state: "SUCCESS" })
      )

      yield* run(
        net,
        Effect.gen(function* () {
          const mfa = yield* Mfa
          const members = yield* Members
          yield* mfa.verify(step, { factorType: "SMS", code }, { rememberThisDevice: true })
          yield* members.login({ email: "a@b.co", password: Redacted.make("pw") }, { ignoreRememberedDevice: true })
        })
      )

      assert.notProperty(net.sent[1]?.body, "clientMetaData")
    })
  )

  it.effect("stores no device token without rememberThisDevice", () =>
    Effect.gen(function* () {
      const net = replies(
        json({ state: "SUCCESS", additionalData: { deviceToken: { strValue: "DEVICE" } } }),
        json({ state: "SUCCESS" })
      )

      yield* run(
        net,
        Effect.gen(function* () {
          const mfa = yield* Mfa
          const members = yield* Members
          yield* mfa.verify(step, { factorType: "SMS", code })
          yield* members.login({ email: "a@b.co", password: Redacted.make("pw") })
        })
      )

      assert.notProperty(net.sent[1]?.body, "clientMetaData")
    })
  )
})

describe("Mfa.challenge", () => {
  it.effect.each(["SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN"] as const)(
    "sends no factor data: %s",
    (factorType) =>
      Effect.gen(function* () {
        const net = replies(challenged({ factorType, verificationChallengeData: { hint: "…42" } }, "NEXT"))

        const challenge = yield* run(
          net,
          Mfa.use((mfa) => mfa.challenge(step, factorType))
        )

        assert.deepInclude(net.sent[0], {
          path: `/v2/${factorType}/verify`,
          body: { factorType, stateToken: "MFA" }
        })
        assert.deepStrictEqual([challenge.factorType, Redacted.value(challenge.stateToken)], [factorType, "NEXT"])
      })
  )

  it.effect("fails with Unreadable if the response contains no challenge", () =>
    Effect.gen(function* () {
      const failure = yield* run(
        replies(json({ state: "SUCCESS" }, 200, { "x-wix-request-id": "REQ-1" })),
        Effect.flip(Mfa.use(({ challenge }) => challenge(step, "SMS")))
      )

      assert.deepInclude(failure, { _tag: "Unreadable", status: 200, requestId: "REQ-1" })
    })
  )
})

describe("Mfa.awaitPush", () => {
  const push: Challenge = {
    ...step,
    factorType: "PUSH",
    verificationChallengeData: { pushData: { transactionId: "t1" } }
  }
  const pending = () =>
    challenged({ factorType: "PUSH", verificationChallengeData: { pushData: { transactionId: "t1" } } })

  const waitFor = (
    net: Network,
    options: Parameters<Mfa["Service"]["awaitPush"]>[1],
    passes: ReadonlyArray<string>,
    store: Store = storeOf(visitor)
  ) =>
    run(
      net,
      Effect.gen(function* () {
        const waiting = yield* Effect.forkChild(Effect.result(Mfa.use(({ awaitPush }) => awaitPush(push, options))))
        const counts: Array<number> = []
        for (const time of passes) {
          yield* TestClock.adjust(time as "1 second")
          counts.push(net.sent.length)
        }
        return { counts, result: yield* Fiber.join(waiting) }
      }),
      { store }
    )

  it.effect("polls every two seconds until the push is confirmed", () =>
    Effect.gen(function* () {
      const net = replies(pending(), pending(), json({ state: "SUCCESS", sessionToken: "ST" }))

      const { counts, result } = yield* waitFor(net, undefined, ["0 seconds", "1999 millis", "1 millis", "2 seconds"])

      assert.deepStrictEqual(counts, [1, 1, 2, 3])
      assert.strictEqual(result._tag === "Success" && result.success._tag, "SUCCESS")
      assert.deepInclude(net.sent[2]?.body, { pushData: { transactionId: "t1" }, stateToken: "MFA" })
    })
  )

  it.effect("returns the challenge of another factor after the push", () =>
    Effect.gen(function* () {
      const net = replies(pending(), challenged({ factorType: "TOTP" }, "NEXT"))

      const { counts, result } = yield* waitFor(net, {}, ["0 seconds", "2 seconds", "1 minute"])

      assert.deepStrictEqual(counts, [1, 2, 2])
      assert.deepInclude(result._tag === "Success" && result.success._tag === "FAILURE" && result.success.challenge, {
        factorType: "TOTP"
      })
    })
  )

  it.effect("fails with the provider's code if the push is denied on the other device", () =>
    Effect.gen(function* () {
      const net = replies(pending(), refused(403, "FACTOR_DENIED"))

      const { result } = yield* waitFor(net, { every: 500 }, ["500 millis"])

      assert.deepInclude(result._tag === "Failure" && result.failure, {
        _tag: "FactorRefused",
        errorCode: "factorDenied",
        code: "FACTOR_DENIED"
      })
    })
  )

  it.effect("fails with PushUnanswered after two minutes", () =>
    Effect.gen(function* () {
      const net = network(pending)

      const { counts, result } = yield* waitFor(net, {}, ["119 seconds", "1 second", "10 minutes"])

      assert.deepStrictEqual(counts, [60, 60, 60])
      assert.strictEqual(result._tag === "Failure" && result.failure._tag, "PushUnanswered")
    })
  )

  it.effect("continues after transient failures and honors Retry-After", () =>
    Effect.gen(function* () {
      const net = replies(
        "offline",
        text("", 503),
        text("", 429, { headers: { "retry-after": "10" } }),
        json({ state: "SUCCESS" })
      )

      const { counts, result } = yield* waitFor(net, {}, [
        "0 seconds",
        "2 seconds",
        "2 seconds",
        "9 seconds",
        "1 second"
      ])

      assert.deepStrictEqual(counts, [1, 2, 3, 3, 4])
      assert.strictEqual(result._tag, "Success")
    })
  )

  it.effect("fails if no access token can be obtained", () =>
    Effect.gen(function* () {
      const net = network(() => refused(403, "CLIENT_BLOCKED"))

      const { counts, result } = yield* waitFor(net, {}, ["0 seconds"], storeOf())

      assert.deepStrictEqual(counts, [1])
      assert.strictEqual(result._tag === "Failure" && result.failure._tag, "TokenUnavailable")
    })
  )

  it.effect("fails if the challenge is not a push", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(), Effect.flip(Mfa.use(({ awaitPush }) => awaitPush(step))))

      assert.deepInclude(failure, { _tag: "FactorNotVerifiable", factorType: "PUSH" })
    })
  )
})
