import { CaptchaBlocked, type ExecuteError, type Kind } from "@portico/client/auth/Captcha"
import * as TestCaptcha from "@portico/client/auth/captcha/TestCaptcha"
import type { Fault } from "../../../../packages/provider/src/http/request/Faults.ts"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import * as Redacted from "effect/Redacted"
import type { CaptchaEntry } from "../../../../packages/react/src/auth/captcha/Captcha.ts"
import type { EntryState } from "../../../../packages/react/src/auth/entry/Entry.ts"
import type { Entries } from "../../../../packages/react/src/auth/entry/entryMachine.ts"
import { signIn } from "../../../../packages/react/src/auth/entry/useLogin.ts"
import { signUp } from "../../../../packages/react/src/auth/entry/useRegister.ts"
import { registryOver } from "../../runtime/registry.ts"

const { ada } = Bookshop.accounts
const asking = (required: "always" | "afterFailures"): Seed => ({
  ...Bookshop.seed,
  captcha: { required, kind: "test", failures: 1 }
})

type Form = ReturnType<typeof signIn>

interface World {
  readonly captcha: TestCaptcha.TestCaptchaShape
  /** The number of login requests that reached the provider. */
  readonly logins: Effect.Effect<number>
  readonly registry: AtomRegistry.AtomRegistry
}

/** Runs a form with the real client, a provider in the same process and a captcha that the test solves. */
const world = (
  seed: Seed,
  { kinds, faults = [], token }: { kinds?: ReadonlyArray<Kind>; faults?: ReadonlyArray<Fault>; token?: string } = {}
) =>
  Effect.gen(function* () {
    const captcha = TestCaptcha.layer({
      ...(kinds === undefined ? {} : { kinds }),
      ...(token === undefined ? {} : { token: () => token })
    })
    const services = yield* Layer.build(Layer.merge(Testing.layerTest({ seed, faults }), captcha))
    const provided = Layer.succeedContext(services)
    const requests = yield* Effect.provide(
      Testing.World.use((world) => Effect.succeed(world.requests)),
      provided
    )
    const test = yield* Effect.provide(
      TestCaptcha.TestCaptcha.use((test) => Effect.succeed(test)),
      provided
    )
    return {
      captcha: test,
      logins: Effect.map(requests, (entries) => entries.filter(({ path }) => path.endsWith("/login")).length),
      registry: yield* registryOver(provided)
    } satisfies World
  })

const over = ({ _tag }: EntryState): boolean => _tag === "Done" || _tag === "Failed"

/** Submits the form and waits for the outcome. */
const tried = (registry: AtomRegistry.AtomRegistry, form: Form, entries: Partial<Entries> = {}) =>
  Effect.callback<EntryState>((resume) => {
    const cancel = registry.subscribe(form, (state) => {
      if (over(state)) resume(Effect.succeed(state))
    })
    registry.set(form, {
      _tag: "Submit",
      entries: { email: ada.email, password: Redacted.make(ada.password), ...entries },
      problem: undefined
    })
    return Effect.sync(cancel)
  })

const wordOf = (state: EntryState): string =>
  state._tag === "Done" ? state.outcome._tag : state._tag === "Failed" ? state.problem.key : state._tag

const wrong = { password: Redacted.make("difference-engine") }

describe("a sign-in on a site with captchas", () => {
  it.effect("attaches an invisible captcha and signs in", () =>
    Effect.gen(function* () {
      const { captcha, logins, registry } = yield* world(asking("always"))

      assert.strictEqual(wordOf(yield* tried(registry, signIn())), "SignedIn")
      assert.deepStrictEqual(yield* captcha.executed, ["invisible"])
      assert.strictEqual(yield* logins, 1)
    })
  )

  it.effect("falls back from the invisible captcha to the one that the user solves", () =>
    Effect.gen(function* () {
      const { captcha, logins, registry } = yield* world(asking("always"))
      const form = signIn()
      registry.mount(form)
      const blocked: ExecuteError = new CaptchaBlocked({ vendor: "reCAPTCHA", by: "network" })
      yield* captcha.next("invisible", Effect.fail(blocked))

      const first = wordOf(yield* tried(registry, form, { captcha: "standby" }))
      const sent = yield* logins
      const second = wordOf(yield* tried(registry, form, { captcha: "solved" }))

      assert.deepStrictEqual([first, sent, second], ["missingCaptchaToken", 0, "SignedIn"])
      assert.deepStrictEqual(yield* captcha.executed, ["invisible", "visible"])
    })
  )

  it.effect("requires a captcha only after a wrong password", () =>
    Effect.gen(function* () {
      const { captcha, registry } = yield* world(asking("afterFailures"), { kinds: ["visible"] })
      const form = signIn()
      registry.mount(form)
      const asked: Array<string> = []
      const steps: ReadonlyArray<Partial<Entries>> = [wrong, {}, { captcha: "solved" }]
      for (const entries of steps) {
        asked.push(wordOf(yield* tried(registry, form, { captcha: "standby", ...entries })))
      }

      assert.deepStrictEqual(asked, ["invalidPassword", "missingCaptchaToken", "SignedIn"])
      assert.deepStrictEqual(yield* captcha.executed, ["visible"])
    })
  )

  it.effect("uses each captcha once: a used token is refused, and the widget is reset after every failure", () =>
    Effect.gen(function* () {
      const { captcha, registry } = yield* world(asking("always"), {
        kinds: ["visible"],
        token: "test-captcha-visible-same"
      })
      const form = signIn()
      registry.mount(form)
      const solved: CaptchaEntry = "solved"

      const first = wordOf(yield* tried(registry, form, { ...wrong, captcha: solved }))
      const second = wordOf(yield* tried(registry, form, { captcha: solved }))

      assert.deepStrictEqual([first, second], ["invalidPassword", "invalidCaptchaToken"])
      assert.strictEqual(yield* captcha.resets, 2)
    })
  )

  it.effect("cancels the pending captcha and sends nothing when the form is unmounted", () =>
    Effect.gen(function* () {
      const { captcha, logins, registry } = yield* world(asking("always"))
      const form = signIn()
      const leave = registry.mount(form)
      let isGivenUp = false
      yield* captcha.next(
        "invisible",
        Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (isGivenUp = true)))
      )
      registry.set(form, {
        _tag: "Submit",
        entries: { email: ada.email, password: Redacted.make(ada.password) },
        problem: undefined
      })
      yield* Effect.repeat(Effect.yieldNow, { until: () => Effect.map(captcha.executed, (kinds) => kinds.length > 0) })

      leave()
      yield* Effect.repeat(Effect.yieldNow, { until: () => isGivenUp })

      assert.strictEqual(yield* logins, 0)
    })
  )
})

describe("a form that is submitted twice at once", () => {
  it.effect("sends one request", () =>
    Effect.gen(function* () {
      const { logins, registry } = yield* world(Bookshop.seed)
      const form = signIn()
      registry.mount(form)
      const entries = { email: ada.email, password: Redacted.make(ada.password) }

      registry.set(form, { _tag: "Submit", entries, problem: undefined })
      registry.set(form, { _tag: "Submit", entries, problem: undefined })
      const state = yield* tried(registry, form)

      assert.strictEqual(wordOf(state), "SignedIn")
      assert.strictEqual(yield* logins, 1)
    })
  )
})

describe("a session that only a page can create", () => {
  const spent: Fault = {
    match: { row: "auth.login" },
    body: JSON.stringify({ state: "SUCCESS", sessionToken: "spent-already" })
  }

  it.effect("is an outcome with the session token if the form may leave the page", () =>
    Effect.gen(function* () {
      const { registry } = yield* world(Bookshop.seed, { faults: [spent] })

      const state = yield* tried(registry, signIn(), { mayLeave: true })

      const outcome = state._tag === "Done" ? state.outcome : undefined
      assert.strictEqual(outcome?._tag, "PageNeeded")
      const token = outcome?._tag === "PageNeeded" ? outcome.sessionToken : undefined
      assert.strictEqual(token && Redacted.value(token), "spent-already")
    })
  )

  it.effect("is a problem otherwise", () =>
    Effect.gen(function* () {
      const { registry } = yield* world(Bookshop.seed, { faults: [spent] })

      assert.strictEqual(wordOf(yield* tried(registry, signIn())), "sessionRefused")
    })
  )
})

describe("a sign-up", () => {
  it.effect("sends the profile, and assigns violations to their inputs", () =>
    Effect.gen(function* () {
      const violation = { field: "profile.nickname", description: "is taken" }
      const refused: Fault = {
        match: { row: "auth.register" },
        times: 1,
        status: 400,
        body: JSON.stringify({ details: { validationError: { fieldViolations: [violation] } } })
      }
      const { registry } = yield* world(Bookshop.seed, { faults: [refused] })
      const form = signUp()
      registry.mount(form)
      const entries: Partial<Entries> = {
        email: "grace@example.com",
        password: Redacted.make("nanoseconds"),
        profile: { nickname: "Grace" },
        inputOf: (field) => field.replace("profile.", "")
      }

      const first = yield* tried(registry, form, entries)
      const second = yield* tried(registry, form, entries)

      assert.deepStrictEqual<unknown>(first._tag === "Failed" && first.problem.fields, {
        nickname: { text: "is taken" }
      })
      assert.strictEqual(wordOf(second), "SignedIn")
    })
  )
})
