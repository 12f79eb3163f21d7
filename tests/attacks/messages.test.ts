import { assert, describe, it } from "@effect/vitest"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { answer, failureOf, visitor, world } from "../client/auth/silent.ts"

const cyclic: Record<string, unknown> = { code: "EVIL" }
cyclic["state"] = cyclic

/** Returns messages as a window receives them. None is the page's final response. */
const forged = (state: string): ReadonlyArray<unknown> => messages(state).map((message) => structuredClone(message))

const messages = (state: string): ReadonlyArray<unknown> => [
  undefined,
  null,
  0,
  "",
  `{"code":"EVIL","state":"${state}"}`,
  [],
  [["code", "EVIL"]],
  {},
  cyclic,
  { code: "EVIL" },
  { state },
  { code: "EVIL", state: "" },
  { code: "EVIL", state: null },
  { code: "EVIL", state: [state] },
  { code: "EVIL", state: new String(state) },
  { code: "EVIL", state: state.toLowerCase() === state ? state.toUpperCase() : state.toLowerCase() },
  { code: "EVIL", state: `${state} ` },
  { code: "EVIL", state: state.slice(1) },
  { code: "EVIL", state: `${state}\0` },
  { code: ["EVIL"], state },
  { code: { code: "EVIL" }, state },
  { code: null, state },
  JSON.parse(`{"__proto__":{"code":"EVIL","state":"${state}"}}`),
  Object.create({ code: "EVIL", state }),
  new Map([
    ["code", "EVIL"],
    ["state", state]
  ]),
  { type: "ready" },
  { type: "ready", storage: "no" },
  { type: "READY", storage: false },
  { error: "access_denied" },
  { error: "access_denied", state: "another" },
  { error: new String("x"), state },
  { response: { code: "EVIL", state } },
  "x".repeat(1_000_000)
]

describe("a silent login", () => {
  it.effect("ignores messages that are not its response", () =>
    Effect.gen(function* () {
      const here = world((page) => {
        page.post({ type: "ready", storage: true })
        for (const message of forged(page.state)) page.post(message)
        page.load()
        answer(page)
      })

      yield* here.run(Fiber.join)

      const { code } = (here.net.sent.at(-1)?.body ?? {}) as { readonly code?: string }
      assert.strictEqual(code, "CODE")
      assert.strictEqual(here.frame.count.open, 0)
    })
  )

  it.effect("times out as the visitor if it receives only such messages", () =>
    Effect.gen(function* () {
      const here = world((page) => {
        page.post({ type: "ready", storage: true })
        for (const message of forged(page.state)) page.post(message)
        page.load()
      })

      const failure = yield* here.run((login) => Effect.andThen(TestClock.adjust("120 seconds"), failureOf(login)))

      assert.strictEqual(failure._tag, "FlowTimedOut")
      assert.deepStrictEqual(here.store.kept(), visitor)
      assert.isFalse(here.net.sent.some(({ path }) => path === "/oauth2/token"))
    })
  )

  it.effect("accepts only the first response: a replayed message changes nothing", () =>
    Effect.gen(function* () {
      const here = world((page) => {
        answer(page)
        answer(page)
        page.post({ code: "EVIL", state: page.state })
        page.post({ error: "access_denied", state: page.state })
      })

      yield* here.run(Fiber.join)

      const grants = here.net.sent.filter(({ path }) => path === "/oauth2/token")
      assert.lengthOf(grants, 1)
      assert.include(grants[0]?.body, { code: "CODE" })
    })
  )

  it.effect("ignores the response to an earlier login", () =>
    Effect.gen(function* () {
      const states: Array<string> = []
      const here = world((page) => {
        states.push(page.state)
        if (states.length === 1) return page.post({ error: "login_required", state: page.state })
        page.post({ code: "EVIL", state: states[0] })
        answer(page)
      })
      const first = yield* here.run(() => Effect.void).pipe(Effect.exit)
      assert.isDefined(first)
      here.net.sent.splice(0)

      yield* here.run(Fiber.join)

      assert.include(here.net.sent.find(({ path }) => path === "/oauth2/token")?.body, { code: "CODE" })
    })
  )

  it.effect("accepts messages only from the origin of the page that it opened", () =>
    Effect.gen(function* () {
      const here = world(answer)

      yield* here.run(Fiber.join)

      assert.deepStrictEqual(
        here.frame.opened.map(({ origins }) => origins),
        [["https://id.example"]]
      )
    })
  )

  it.effect.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.test",
    "about:blank",
    "blob:https://id.example/1",
    ""
  ])("does not open a frame with an address that is not on the web: %j", (url) =>
    Effect.gen(function* () {
      const here = world(answer, {
        redirects: () => new Response(JSON.stringify({ redirectSession: { fullUrl: url } }), { status: 200 })
      })

      const failure = yield* here.run(failureOf)

      assert.strictEqual(failure._tag, "Unreadable")
      assert.isEmpty(here.frame.opened)
      assert.deepStrictEqual(yield* Effect.sync(here.store.kept), visitor)
    })
  )

  it.effect("leaves the visitor signed out if the code is refused", () =>
    Effect.gen(function* () {
      const here = world(answer, { tokens: () => new Response("{}", { status: 400 }) })

      yield* here.run(failureOf)

      const role = yield* here.run(() =>
        Tokens.use((tokens) => Effect.map(tokens.current, ({ refreshToken }) => refreshToken.role))
      )
      assert.strictEqual(role, "visitor")
    })
  )
})
