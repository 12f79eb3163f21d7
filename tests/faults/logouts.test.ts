import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { redirectSession } from "../client/auth/auth.ts"
import { browser, logout, look, start, visit } from "../client/auth/leaving.ts"
import { now, plain, storeOf } from "../client/session/session.ts"
import { granted, network, replies, text } from "../client/transport/network.ts"

it.effect("a logout with a refused token refreshes it once", () =>
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

it.effect("a logout that was interrupted is sent on the next page", () =>
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

it.effect("a visitor's logout is not stored, because there is no session to end", () =>
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

it.effect.each(["rubbish", "{}", '[{"accessToken":1}]'])("an invalid list of logouts is replaced: %j", (rubbish) =>
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

it.effect("at most ten logouts are stored", () =>
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
