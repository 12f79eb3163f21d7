import * as Authorization from "@portico/client/auth/Authorization"
import { Tokens } from "@portico/client/session/Tokens"
import { challengeOf } from "../../../../packages/client/src/session/internal/Pkce.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { now, plain } from "../../session/session.ts"
import { refused } from "../../transport/network.ts"
import { browser, callback } from "../flows.ts"

const start = TestClock.setTime(now * 1000)

describe("a sign-in on the provider's page", () => {
  it.effect("completes in another page than the one that began it", () =>
    Effect.gen(function* () {
      yield* start
      const { asked, begin, complete, grants, store } = browser()

      const state = yield* begin("https://shop.example/books/emma")
      const { originalUri, tokens } = yield* complete(state)

      assert.deepInclude(asked[0], { redirectUri: callback, responseMode: "fragment" })
      assert.deepInclude(grants[0], { code: "CODE", redirectUri: callback })
      const verifier = Redacted.make(grants[0]?.codeVerifier ?? "")
      assert.strictEqual(yield* challengeOf(verifier), asked[0]?.codeChallenge)
      assert.strictEqual(originalUri, "https://shop.example/books/emma")
      assert.strictEqual(Redacted.value(tokens.accessToken.value), "MEMBER")
      assert.deepStrictEqual(store.kept(), plain("MEMBER", now + 3600, "MEMBER-REFRESH", "member"))
    })
  )

  it.effect("can receive its response in the query", () =>
    Effect.gen(function* () {
      yield* start
      const { asked, inTab, store } = browser()

      yield* inTab(Authorization.begin({ redirectUri: callback, responseMode: "query", prompt: "none" }))
      const state = asked[0]?.state
      yield* inTab(Authorization.complete(`${callback}?shelf=1&code=CODE&state=${state}#top`))

      assert.strictEqual(asked[0]?.responseMode, "query")
      assert.strictEqual(store.kept()?.refreshToken.role, "member")
    })
  )

  it.effect("stores neither its state nor, after completion, its verifier", () =>
    Effect.gen(function* () {
      yield* start
      const { begin, complete, grants, texts } = browser()

      const state = yield* begin("")
      const before = [...texts.values()].join()
      yield* complete(state)
      const after = [...texts.values()].join()

      assert.notInclude(before, state)
      assert.include(before, grants[0]?.codeVerifier ?? "no grant")
      assert.notInclude(after, grants[0]?.codeVerifier ?? "")
    })
  )

  it.effect("fails without a request if a return address belongs to another site", () =>
    Effect.gen(function* () {
      yield* start
      const { asked, inTab } = browser()

      const hostile = [{ redirectUri: "javascript:alert(1)" }, { redirectUri: callback, originalUri: "//evil.example" }]
      for (const options of hostile) {
        const failure = yield* Effect.flip(inTab(Authorization.begin(options)))
        assert.strictEqual(failure._tag, "ReturnAddressRefused")
      }

      assert.deepStrictEqual(asked, [])
    })
  )

  it.effect("does not redirect to another site's address that was injected into the storage", () =>
    Effect.gen(function* () {
      yield* start
      const { begin, complete, texts } = browser()
      const state = yield* begin("https://shop.example/cart")
      for (const [name, text] of texts)
        texts.set(name, text.replace("https://shop.example/cart", "javascript:alert(1)"))

      const { originalUri } = yield* complete(state)

      assert.strictEqual(originalUri, "")
    })
  )
})

describe("several sign-ins at once", () => {
  it.effect("complete in any order, each with its own return address and verifier", () =>
    Effect.gen(function* () {
      yield* start
      const { asked, begin, complete, grants } = browser()
      const pages = ["a", "b", "c"].map((name) => `https://shop.example/${name}`)
      const states = yield* Effect.forEach(pages, begin)

      const backs = yield* Effect.forEach([2, 0, 1], (index) => complete(states[index] ?? "", `CODE-${index}`))

      assert.deepStrictEqual(
        backs.map(({ originalUri }) => originalUri),
        [pages[2], pages[0], pages[1]]
      )
      const challenges = yield* Effect.forEach(grants, ({ codeVerifier }) => challengeOf(Redacted.make(codeVerifier)))
      assert.deepStrictEqual(
        challenges,
        [asked[2], asked[0], asked[1]].map((one) => one?.codeChallenge)
      )
    })
  )

  it.effect("are all stored when tabs begin them at the same time", () =>
    Effect.gen(function* () {
      yield* start
      const { asked, begin, complete } = browser()

      yield* Effect.forEach(["1", "2", "3", "4", "5"], (page) => begin(`https://shop.example/${page}`), {
        concurrency: "unbounded"
      })
      const backs = yield* Effect.forEach(asked, ({ state }) => complete(state))

      assert.strictEqual(new Set(backs.map(({ originalUri }) => originalUri)).size, 5)
    })
  )

  it.effect("are limited to five, and completed and oldest ones are dropped first", () =>
    Effect.gen(function* () {
      yield* start
      const { begin, complete } = browser()
      const states: Array<string> = []
      for (let index = 0; index < 5; index++) {
        yield* TestClock.adjust("1 second")
        states.push(yield* begin(`https://shop.example/${index}`))
      }
      yield* complete(states[3] ?? "")

      states.push(yield* begin("https://shop.example/5"))
      states.push(yield* begin("https://shop.example/6"))
      const ends = yield* Effect.forEach(states, (state) => Effect.result(complete(state)))

      assert.deepStrictEqual(
        ends.map((end) => (end._tag === "Success" ? end.success.originalUri.slice(-1) : end.failure._tag)),
        ["InvalidState", "1", "2", "InvalidState", "4", "5", "6"]
      )
    })
  )
})

describe("complete", () => {
  const refusedWith = (world: ReturnType<typeof browser>, address: string) =>
    Effect.tap(Effect.flip(world.inTab(Authorization.complete(address))), () =>
      Effect.sync(() => {
        assert.deepStrictEqual(world.grants, [])
        assert.strictEqual(world.store.kept()?.refreshToken.role, "visitor")
      })
    )

  it.effect("fails without sending a code if the provider returned an error", () =>
    Effect.gen(function* () {
      yield* start
      const world = browser()
      const state = yield* world.begin("https://shop.example/cart")

      const failure = yield* refusedWith(
        world,
        `${callback}#error=access_denied&error_description=Not+today&state=${state}`
      )

      assert.deepInclude(failure, { _tag: "MissingCode", originalUri: "https://shop.example/cart" })
      assert.deepInclude(failure.cause, { _tag: "AuthorizationRefused", error: "access_denied" })
      assert.strictEqual(failure.message, "Missing code or _state")
    })
  )

  it.effect.each([callback, `${callback}#code=CODE`, `${callback}#state=STATE`, `${callback}#code=&state=STATE`])(
    "fails without sending a code if the code or the state is missing: %s",
    (address) =>
      Effect.gen(function* () {
        yield* start
        const world = browser()
        yield* world.begin("")

        const failure = yield* refusedWith(world, address)

        assert.strictEqual(failure.message, "Missing code or _state")
      })
  )

  it.effect("fails without sending a code if the state belongs to no pending sign-in", () =>
    Effect.gen(function* () {
      yield* start
      const world = browser()
      const state = yield* world.begin("")

      const failure = yield* refusedWith(world, `${callback}#code=CODE&state=FORGED`)

      assert.strictEqual(failure.message, "Invalid _state")
      yield* world.complete(state)
    })
  )

  it.effect("fails without sending a code if this browser began no sign-in", () =>
    Effect.gen(function* () {
      yield* start

      const failure = yield* refusedWith(browser(), `${callback}#code=CODE&state=STATE`)

      assert.strictEqual(failure._tag, "FlowUnknown")
    })
  )

  it.effect("fails without sending a code if the sign-in began more than an hour ago", () =>
    Effect.gen(function* () {
      yield* start
      const world = browser()
      const late = yield* world.begin("https://shop.example/cart")
      yield* TestClock.adjust("1 millis")
      const inTime = yield* world.begin("")
      yield* TestClock.adjust("60 minutes")

      const failure = yield* refusedWith(world, `${callback}#code=CODE&state=${late}`)

      assert.deepInclude(failure, { _tag: "FlowExpired", originalUri: "https://shop.example/cart" })
      yield* world.complete(inTime)
    })
  )
})

describe("the response of a sign-in", () => {
  it.effect("is not accepted a second time", () =>
    Effect.gen(function* () {
      yield* start
      const { begin, complete, grants } = browser()
      const state = yield* begin("https://shop.example/cart")
      yield* complete(state)

      const failure = yield* Effect.flip(complete(state))

      assert.deepInclude(failure, { _tag: "FlowReplayed", originalUri: "https://shop.example/cart" })
      assert.lengthOf(grants, 1)
    })
  )

  it.effect("is accepted once if two tabs open it at the same time", () =>
    Effect.gen(function* () {
      yield* start
      const { begin, complete, grants } = browser()
      const state = yield* begin("")

      const ends = yield* Effect.all([Effect.result(complete(state)), Effect.result(complete(state))], {
        concurrency: "unbounded"
      })

      assert.deepStrictEqual(ends.map(({ _tag }) => _tag).toSorted(), ["Failure", "Success"])
      assert.lengthOf(grants, 1)
    })
  )

  it.effect("is not accepted again after its code was refused", () =>
    Effect.gen(function* () {
      yield* start
      const { begin, complete, store } = browser(() => refused(400, "invalid_grant"))
      const state = yield* begin("")

      const failures = [yield* Effect.flip(complete(state)), yield* Effect.flip(complete(state))]

      assert.deepStrictEqual(
        failures.map(({ _tag }) => _tag),
        ["TokenUnavailable", "FlowReplayed"]
      )
      assert.strictEqual(store.kept()?.refreshToken.role, "visitor")
    })
  )

  it.effect("is not accepted if the session is cleared in the meantime", () =>
    Effect.gen(function* () {
      yield* start
      const { begin, inTab, store } = browser()
      const state = yield* begin("")

      const failure = yield* Effect.flip(
        inTab(
          Effect.gen(function* () {
            const tokens = yield* Tokens
            const clearing = Effect.as(tokens.clear, undefined)
            return yield* Authorization.complete(`${callback}#code=CODE&state=${state}`).pipe(
              Effect.provideService(Tokens, { ...tokens, begin: Effect.tap(tokens.begin, clearing) })
            )
          })
        )
      )

      assert.strictEqual(failure._tag, "SessionEnded")
      assert.isUndefined(store.kept())
    })
  )
})
