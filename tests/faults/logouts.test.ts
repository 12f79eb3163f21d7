import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { redirectSession } from "../client/auth/auth.ts"
import { browser, logout, look, start, visit } from "../client/auth/leaving.ts"
import { now, plain, storeOf } from "../client/session/session.ts"
import { granted, network, replies, text } from "../client/transport/network.ts"

it.effect("a logout whose token is refused refreshes it once", () =>
  Effect.gen(function* () {
    yield* start
    const shop = browser()
    const net = replies(text("", 401), granted("NEW", "NEXT"), redirectSession())

    const result = yield* visit(shop, net, logout)

    assert.strictEqual(result._tag, "Success")
    assert.strictEqual(net.sent[2]?.headers["authorization"], "NEW")
    assert.deepStrictEqual(shop.waiting(), [])
  })
)

it.effect("a logout whose page is left in the middle is sent by the next one", () =>
  Effect.gen(function* () {
    yield* start
    const shop = browser()
    yield* Effect.raceFirst(
      visit(
        shop,
        network(() => Effect.never),
        logout
      ),
      Effect.andThen(TestClock.adjust("1 second"), Effect.void)
    )
    assert.deepStrictEqual(shop.waiting(), ["MEMBER"])

    const net = replies(redirectSession())
    yield* visit(shop, net, look, storeOf())

    assert.deepStrictEqual(shop.waiting(), [])
  })
)

it.effect("a visitor's logout does not wait: there is no session to end", () =>
  Effect.gen(function* () {
    yield* start
    const shop = browser()

    yield* visit(
      shop,
      network(() => "offline"),
      logout,
      storeOf(plain("V", now + 3600, "VR", "visitor"))
    )

    assert.deepStrictEqual(shop.waiting(), [])
  })
)

it.effect.each(["rubbish", "{}", '[{"accessToken":1}]'])("what is no list of logouts is survived: %j", (rubbish) =>
  Effect.gen(function* () {
    yield* start
    const shop = browser()
    shop.texts.set("logouts", rubbish)

    yield* visit(
      shop,
      network(() => "offline"),
      logout
    )

    assert.deepStrictEqual(shop.waiting(), ["MEMBER"])
  })
)

it.effect("no more than ten logouts wait", () =>
  Effect.gen(function* () {
    yield* start
    const shop = browser()

    for (let index = 0; index < 12; index++) {
      yield* visit(
        shop,
        network(() => "offline"),
        logout,
        storeOf(plain(`A${index}`, now + 3600, `R${index}`, "member"))
      )
    }

    assert.deepStrictEqual(
      shop.waiting(),
      Array.from({ length: 10 }, (_, index) => `A${index + 2}`)
    )
  })
)
