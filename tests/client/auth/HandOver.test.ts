import type * as HandOver from "@portico/client/auth/HandOver"
import { Tokens } from "@portico/client/session/Tokens"
import * as Transport from "@portico/client/transport/Transport"
import { Unreachable } from "@portico/client/transport/Failure"
import { sendActivationEmail } from "@portico/contract/codecs/auth/Calls"
import { handOverLifetime } from "@portico/contract/Limits"
import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { member, now, plain, seal } from "../session/session.ts"
import { granted, json } from "../transport/network.ts"
import { browser, left, recorder, settled, signIn } from "./handing.ts"

const call = Transport.Transport.use((transport) => transport.call(sendActivationEmail, { identityId: "1" }))

const start = TestClock.setTime(now * 1000)

describe("HandOver after a sign-in", () => {
  it.effect("runs every handler once, with the visitor's and the member's id", () =>
    Effect.gen(function* () {
      yield* start
      const [cart, draft] = [recorder("cart"), recorder("draft")]
      const { open, texts } = browser()

      yield* open([cart.handler, draft.handler], Effect.all([signIn(), settled, settled]))

      assert.deepStrictEqual(
        cart.handed.map(({ member, visitor }) => ({ member, visitor })),
        [{ visitor: "visitor", member: "member" }]
      )
      assert.lengthOf(draft.handed, 1)
      assert.strictEqual(cart.handed[0]?.id, draft.handed[0]?.id)
      assert.isFalse(texts.has("handOver"))
    })
  )

  it.effect("runs the handlers if the login finishes later", () =>
    Effect.gen(function* () {
      yield* start
      const cart = recorder("cart")
      const { open } = browser()
      const login = Tokens.use(({ begin }) => Effect.flatMap(begin, (finish) => finish(seal(member))))

      yield* open([cart.handler], Effect.andThen(login, settled))

      assert.lengthOf(cart.handed, 1)
    })
  )

  it.effect("runs the handlers even if the visitor had no tokens", () =>
    Effect.gen(function* () {
      yield* start
      const cart = recorder("cart")
      const { open } = browser(plain("", 0, "", "none"))

      yield* open([cart.handler], Effect.andThen(signIn(), settled))

      assert.strictEqual(cart.handed[0]?.visitor, "none")
    })
  )

  it.effect("does not delay the sign-in", () =>
    Effect.gen(function* () {
      yield* start
      const { open, store } = browser()

      yield* open([{ name: "slow", run: () => Effect.never }], signIn())

      assert.strictEqual(store.kept()?.refreshToken.role, "member")
    })
  )

  it.effect("does not run the handlers after a reload, a refresh or new tokens of the same member", () =>
    Effect.gen(function* () {
      yield* start
      const cart = recorder("cart")
      const { open } = browser(member)

      yield* open([cart.handler], Effect.all([settled, signIn(plain("NEW", now + 9, "NEW", "member")), settled]))

      assert.deepStrictEqual(cart.handed, [])
    })
  )
})

describe("the visitor's transport", () => {
  it.effect("sends the visitor's earlier tokens", () =>
    Effect.gen(function* () {
      yield* start
      const { net, open } = browser()
      yield* open(
        [
          {
            name: "cart",
            run: ({ member, visitor }) =>
              Effect.andThen(Effect.provide(call, visitor.transport), Effect.provide(call, member.transport))
          }
        ],
        Effect.andThen(signIn(), settled)
      )

      assert.deepStrictEqual(
        net.sent.map(({ headers }) => headers["authorization"]),
        ["VISITOR", "MEMBER"]
      )
    })
  )

  it.effect("refreshes the visitor's expired tokens once and stores the new ones for another attempt", () =>
    Effect.gen(function* () {
      yield* start
      const { net, open, texts } = browser(plain("OLD", now - 10, "VISITOR-REFRESH", "visitor"), ({ path }) =>
        path === "/oauth2/token" ? granted("RENEWED", "ROTATED") : json({})
      )
      yield* open(
        [
          {
            name: "cart",
            run: ({ visitor }) =>
              Effect.all([call, call], { concurrency: "unbounded" }).pipe(
                Effect.provide(visitor.transport),
                Effect.andThen(Effect.fail("not yet"))
              )
          }
        ],
        Effect.andThen(signIn(), settled)
      )

      const [grant, ...calls] = net.sent
      assert.deepInclude(grant?.body, { refreshToken: "VISITOR-REFRESH" })
      assert.deepStrictEqual([...new Set(calls.map(({ headers }) => headers["authorization"]))], ["RENEWED"])
      assert.include(texts.get("handOver"), "ROTATED")
    })
  )
})

describe("a handler that fails", () => {
  it.effect("is logged and runs again after a reload, with the same id, while successful handlers do not", () =>
    Effect.gen(function* () {
      yield* start
      const [good, bad] = [recorder("good"), recorder("bad", Effect.fail(new Unreachable({ cause: "closed" })))]
      const { logged, open } = browser()

      yield* open([bad.handler, good.handler], Effect.andThen(signIn(), settled))
      const again = recorder("bad")
      yield* open([again.handler, good.handler], settled)
      yield* open([again.handler, good.handler], settled)

      assert.lengthOf(good.handed, 1)
      assert.deepStrictEqual(again.handed, [{ ...bad.handed[0], visitor: "visitor", member: "member" }])
      assert.isTrue(logged.some((message) => /"bad" failed .*: The provider could not be reached\. .*$/.test(message)))
    })
  )

  it.effect("runs again when the page wakes", () =>
    Effect.gen(function* () {
      yield* start
      const failing = { value: true }
      const done = Deferred.makeUnsafe<void>()
      const { open, window } = browser()
      const handler = {
        name: "cart",
        run: () => (failing.value ? Effect.fail("offline") : Deferred.succeed(done, undefined).pipe(Effect.asVoid))
      }

      yield* open(
        [handler],
        Effect.gen(function* () {
          yield* Effect.andThen(signIn(), settled)
          assert.deepStrictEqual(yield* left, ["cart"])
          failing.value = false
          window.dispatchEvent(new Event("online"))
          yield* Deferred.await(done)
          yield* settled
          assert.deepStrictEqual(yield* left, [])
        })
      )
    })
  )

  it.effect("does not stop the other handlers, even if it dies", () =>
    Effect.gen(function* () {
      yield* start
      const good = recorder("good")
      const { open } = browser()

      const bad = { name: "bad", run: () => Effect.die("broken") }
      yield* open([bad, good.handler], Effect.andThen(signIn(), settled))

      assert.lengthOf(good.handed, 1)
    })
  )

  it.effect("does not run again for another member", () =>
    Effect.gen(function* () {
      yield* start
      const [bad, other] = [recorder("cart", Effect.fail("no")), recorder("cart")]
      const { open, store } = browser()
      yield* open([bad.handler], Effect.andThen(signIn(), settled))

      store.elsewhere(plain("OTHER", now + 3600, "OTHER-REFRESH", "member"))
      yield* open([other.handler], settled)

      assert.deepStrictEqual(other.handed, [])
    })
  )

  it.effect("does not run again after a logout", () =>
    Effect.gen(function* () {
      yield* start
      const bad = recorder("bad", Effect.fail("no"))
      const { open, texts } = browser()

      yield* open(
        [bad.handler],
        Effect.gen(function* () {
          yield* Effect.andThen(signIn(), settled)
          yield* Tokens.use(({ clear }) => clear)
          yield* TestClock.adjust("1 millis")
          assert.isFalse(texts.has("handOver"))
          yield* settled
        })
      )

      assert.lengthOf(bad.handed, 1)
    })
  )

  it.effect("does not run again after seven days", () =>
    Effect.gen(function* () {
      yield* start
      const bad = recorder("bad", Effect.fail("no"))
      const { open, texts } = browser()
      yield* open([bad.handler], Effect.andThen(signIn(), settled))

      yield* TestClock.adjust(handOverLifetime + 1)
      yield* open([bad.handler], settled)

      assert.lengthOf(bad.handed, 1)
      assert.isFalse(texts.has("handOver"))
    })
  )
})

describe("HandOver after a logout", () => {
  const handing = (end: Effect.Effect<unknown, never, Tokens>) =>
    Effect.gen(function* () {
      yield* start
      const [isAsked, goOn] = [Deferred.makeUnsafe<void>(), Deferred.makeUnsafe<void>()]
      const { net, open } = browser(undefined, ({ path }) =>
        path === "/oauth2/token" ? granted("NEXT", "NEXT-REFRESH") : json({})
      )
      let reached = 0
      const handler = {
        name: "cart",
        run: ({ member }: HandOver.Handing) =>
          Effect.gen(function* () {
            yield* Effect.provide(call, member.transport)
            yield* Deferred.succeed(isAsked, undefined)
            yield* Deferred.await(goOn)
            yield* Effect.provide(call, member.transport)
            reached++
          })
      }
      yield* open(
        [handler],
        Effect.gen(function* () {
          yield* signIn()
          yield* Deferred.await(isAsked)
          yield* end
          yield* TestClock.adjust("1 millis")
          yield* Deferred.succeed(goOn, undefined)
          yield* settled
        })
      )
      return { reached, sent: net.sent.map(({ headers, path }) => headers["authorization"] ?? path) }
    })

  it.effect("stops a running handler before its next request", () =>
    Effect.gen(function* () {
      const { reached, sent } = yield* handing(Tokens.use(({ clear }) => clear))

      assert.strictEqual(reached, 0)
      assert.deepStrictEqual(sent, ["MEMBER"])
    })
  )

  it.effect("stops a running handler if another member signs in", () =>
    Effect.gen(function* () {
      const other = signIn(plain("OTHER", now + 3600, "OTHER-REFRESH", "member"))
      const { sent } = yield* handing(
        Effect.andThen(
          Tokens.use(({ clear }) => clear),
          Effect.andThen(calmly, other)
        )
      )

      assert.deepStrictEqual(sent.filter((who) => who !== "MEMBER").length, 2)
    })
  )

  it.effect("does not drop the data of a sign-in that follows immediately", () =>
    Effect.gen(function* () {
      yield* start
      const cart = recorder("cart", Effect.fail("not yet"))
      const { open, texts } = browser()

      yield* open(
        [cart.handler],
        Effect.gen(function* () {
          yield* TestClock.adjust("1 millis")
          yield* Tokens.use(({ clear }) => clear)
          yield* signIn()
          yield* TestClock.adjust("1 millis")
          assert.isTrue(texts.has("handOver"))
        })
      )
    })
  )
})

const calmly = TestClock.adjust("1 millis")

describe("HandOver in two tabs", () => {
  it.effect("runs a handler once", () =>
    Effect.gen(function* () {
      yield* start
      const cart = recorder("cart", Effect.yieldNow)
      const { open } = browser()

      yield* open(
        [cart.handler],
        Effect.gen(function* () {
          yield* signIn()
          yield* Effect.all([settled, open([cart.handler], settled)], { concurrency: "unbounded" })
        })
      )

      assert.lengthOf(cart.handed, 1)
    })
  )

  it.effect("does not drop data that another tab has just stored", () =>
    Effect.gen(function* () {
      yield* start
      const cart = recorder("cart", Effect.fail("not yet"))
      const { open, texts, window } = browser()

      yield* open<never, never>(
        [],
        Effect.gen(function* () {
          yield* open([cart.handler], Effect.andThen(signIn(), settled))
          window.dispatchEvent(new Event("focus"))
          yield* TestClock.adjust("1 millis")
        })
      )

      assert.isTrue(texts.has("handOver"))
    })
  )
})

it.effect("HandOver.layer provides the application's services to its handlers", () =>
  Effect.gen(function* () {
    yield* start
    class Basket extends Context.Service<Basket, { readonly empty: Effect.Effect<void> }>()("Basket") {}
    let isEmpty = false
    const { open } = browser()

    yield* open(
      [{ name: "basket", run: () => Basket.use(({ empty }) => empty) }],
      Effect.andThen(signIn(), settled)
    ).pipe(Effect.provideService(Basket, { empty: Effect.sync(() => void (isEmpty = true)) }))

    assert.isTrue(isEmpty)
  })
)
