import { CaptchaBlocked, CaptchaClosed, CaptchaTimedOut, type Kind } from "@portico/client/auth/Captcha"
import * as TestCaptcha from "@portico/client/auth/captcha/TestCaptcha"
import * as LoginFlow from "@portico/client/auth/LoginFlow"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { now, plain, storeOf } from "../session/session.ts"
import { json, refused, type Reply, replies } from "../transport/network.ts"
import { auth } from "./auth.ts"

const succeeded = () => json({ state: "SUCCESS", sessionToken: "SESSION" })
const form = { email: "ada@example.com", password: Redacted.make("secret") }

/** Runs a program with a flow on a site whose captchas return `visible-1`, `invisible-1` and so on. */
const within = <A, E>(
  answers: ReadonlyArray<Reply>,
  program: (flow: LoginFlow.LoginFlow) => Effect.Effect<A, E, TestCaptcha.TestCaptcha>,
  kinds: ReadonlyArray<Kind> = ["visible", "invisible"]
) => {
  const net = replies(...answers)
  const store = storeOf(plain("ACCESS", now + 3600, "REFRESH", "visitor"))
  let count = 0
  const captcha = TestCaptcha.layer({ kinds, token: (kind) => `${kind}-${++count}` })
  const tokens = () => net.sent.map(({ body }) => (body as { readonly captchaTokens?: unknown }).captchaTokens)
  return Effect.gen(function* () {
    yield* TestClock.setTime(now * 1000)
    const result = yield* Effect.flatMap(LoginFlow.make, program).pipe(
      Effect.provide(Layer.merge(auth(net, store), captcha))
    )
    return { net, result, tokens: tokens() }
  })
}

const captcha = TestCaptcha.TestCaptcha

describe("LoginFlow.login", () => {
  it.effect("sends no captcha token if the site has no captcha", () =>
    Effect.gen(function* () {
      const { result, tokens } = yield* within([succeeded()], (flow) => flow.login(form), [])

      assert.strictEqual(result._tag, "SUCCESS")
      assert.deepStrictEqual(tokens, [undefined])
    })
  )

  it.effect("sends an invisible captcha token if the site has an invisible captcha", () =>
    Effect.gen(function* () {
      const { result, tokens } = yield* within([succeeded()], (flow) => flow.login(form))

      assert.strictEqual(result._tag, "SUCCESS")
      assert.deepStrictEqual(tokens, [[{ InvisibleRecaptcha: "invisible-1" }]])
    })
  )

  it.effect.each(["-19971", "-19970"])("shows the visible captcha after %s", (code) =>
    Effect.gen(function* () {
      const { result, tokens } = yield* within([refused(403, code), succeeded()], (flow) =>
        Effect.gen(function* () {
          const seen = yield* Effect.forkChild(Stream.runCollect(Stream.take(flow.changes, 4)), {
            startImmediately: true
          })
          const state = yield* flow.login(form)
          return { state, seen: (yield* Fiber.join(seen)).map(({ _tag }) => _tag) }
        })
      )

      assert.strictEqual(result.state._tag, "SUCCESS")
      assert.deepStrictEqual(result.seen, ["INITIAL", "SILENT_CAPTCHA_REQUIRED", "USER_CAPTCHA_REQUIRED", "SUCCESS"])
      assert.deepStrictEqual(tokens, [[{ InvisibleRecaptcha: "invisible-1" }], [{ Recaptcha: "visible-2" }]])
    })
  )

  it.effect.each([
    new CaptchaBlocked({ vendor: "reCAPTCHA", by: "network" }),
    new CaptchaClosed(),
    new CaptchaTimedOut()
  ])("shows the visible captcha if the invisible one fails: %s", (failure) =>
    Effect.gen(function* () {
      const { result, tokens } = yield* within([succeeded()], (flow) =>
        Effect.andThen(
          captcha.use((one) => one.next("invisible", Effect.fail(failure))),
          flow.login(form)
        )
      )

      assert.strictEqual(result._tag, "SUCCESS")
      assert.deepStrictEqual(tokens, [[{ Recaptcha: "visible-1" }]])
    })
  )

  it.effect("fails without sending a request if the user closes the captcha", () =>
    Effect.gen(function* () {
      const { net, result } = yield* within(
        [refused(403, "-19971")],
        (flow) =>
          Effect.andThen(
            captcha.use((one) => one.next("visible", Effect.fail(new CaptchaClosed()))),
            flow.login(form)
          ),
        ["visible"]
      )

      assert.deepInclude(result, { _tag: "FAILURE", requiresCaptcha: true })
      assert.lengthOf(net.sent, 1)
    })
  )

  it.effect("sends a new token with every attempt and resets the captcha", () =>
    Effect.gen(function* () {
      const answers = [refused(403, "-19971"), refused(403, "-19970"), refused(403, "-19976"), succeeded()]

      const { result, tokens } = yield* within(
        answers,
        (flow) =>
          Effect.gen(function* () {
            const states = yield* Effect.forEach([1, 2, 3], () => flow.login(form))
            return { states, resets: yield* captcha.use(({ resets }) => resets) }
          }),
        ["visible"]
      )

      assert.deepStrictEqual(
        result.states.map((state) => (state._tag === "FAILURE" ? state.errorCode : state._tag)),
        ["invalidCaptchaToken", "invalidPassword", "SUCCESS"]
      )
      assert.deepStrictEqual(tokens, [
        undefined,
        [{ Recaptcha: "visible-1" }],
        [{ Recaptcha: "visible-2" }],
        [{ Recaptcha: "visible-3" }]
      ])
      assert.strictEqual(result.resets, 2)
    })
  )

  it.effect("sends one request for concurrent calls", () =>
    Effect.gen(function* () {
      const { net, result } = yield* within([succeeded()], (flow) =>
        Effect.all([flow.login(form), flow.login(form)], { concurrency: "unbounded" })
      )

      assert.deepStrictEqual(
        result.map(({ _tag }) => _tag),
        ["SUCCESS", "SUCCESS"]
      )
      assert.lengthOf(net.sent, 1)
    })
  )

  it.effect.each([
    { ...form, password: Redacted.make("wrong") },
    { ...form, email: "bob@example.com" }
  ])("sends another request for another form", (other) =>
    Effect.gen(function* () {
      const { net, result } = yield* within([succeeded(), refused(401, "-19976")], (flow) =>
        Effect.andThen(flow.login(form), flow.login(other))
      )

      assert.deepInclude(result, { _tag: "FAILURE", errorCode: "invalidPassword" })
      assert.lengthOf(net.sent, 2)
    })
  )

  it.effect("sends a request again after a call is interrupted during the captcha", () =>
    Effect.gen(function* () {
      const { result, tokens } = yield* within([succeeded()], (flow) =>
        Effect.gen(function* () {
          yield* captcha.use((one) => one.next("invisible", Effect.never))
          const left = yield* Effect.forkChild(flow.login(form), { startImmediately: true })
          yield* Fiber.interrupt(left)
          return yield* flow.login(form)
        })
      )

      assert.strictEqual(result._tag, "SUCCESS")
      assert.deepStrictEqual(tokens, [[{ InvisibleRecaptcha: "invisible-1" }]])
    })
  )
})

describe("LoginFlow.register", () => {
  it.effect("sends a captcha token and the profile, and verify then accepts the emailed code", () =>
    Effect.gen(function* () {
      const required = json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "STATE" })
      const wrong = refused(400, "INVALID_OTP")

      const { net, result } = yield* within([required, wrong, succeeded()], (flow) =>
        Effect.gen(function* () {
          const registered = yield* flow.register({ ...form, profile: { nickname: "Ada" } })
          const failure = yield* Effect.flip(flow.verify(Redacted.make("000000")))
          const between = yield* flow.state
          return { registered, failure, between, verified: yield* flow.verify(Redacted.make("123456")) }
        })
      )

      assert.strictEqual(result.registered._tag, "EMAIL_VERIFICATION_REQUIRED")
      assert.deepInclude(result.failure, { _tag: "ApplicationError", code: "INVALID_OTP" })
      assert.strictEqual(result.between._tag, "EMAIL_VERIFICATION_REQUIRED")
      assert.strictEqual(result.verified._tag, "SUCCESS")
      assert.deepInclude(net.sent[0]?.body, { profile: { nickname: "Ada" } })
      assert.deepStrictEqual(net.sent[2]?.body, { code: "123456", stateToken: "STATE" })
    })
  )
})

describe("LoginFlow.verify without a pending verification", () => {
  it.effect("ends in FAILURE `Unknown _state` without sending a request", () =>
    Effect.gen(function* () {
      const { net, result } = yield* within([], (flow) => flow.verify(Redacted.make("123456")))

      assert.deepInclude(result, { _tag: "FAILURE", error: "Unknown _state" })
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("LoginFlow.receive", () => {
  it.effect("ends a login that requires a second factor, and restart resets the flow", () =>
    Effect.gen(function* () {
      const asks = json({ state: "STATUS_CHECK", stateToken: "STATE", mfaChallengeData: { factorType: "TOTP" } })

      const { result } = yield* within([asks], (flow) =>
        Effect.gen(function* () {
          const asked = yield* flow.login(form)
          const ended = yield* flow.receive({ _tag: "SUCCESS", sessionToken: Redacted.make("SESSION") })
          yield* flow.restart
          return { asked, ended, restarted: yield* flow.state }
        })
      )

      assert.strictEqual(result.asked._tag === "FAILURE" && result.asked.challenge?.factorType, "TOTP")
      assert.strictEqual(result.ended._tag, "SUCCESS")
      assert.deepStrictEqual(result.restarted, { _tag: "INITIAL" })
    })
  )
})
