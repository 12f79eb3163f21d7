import { Members } from "@portico/client/auth/Members"
import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { expiredMember, now, plain, settled, storeOf, unseal, member } from "../../session/session.ts"
import { granted, json, network, refused, replies, text } from "../../transport/network.ts"
import { redirectSession } from "../auth.ts"
import { browser, logout, look, start, visit } from "../leaving.ts"

const logoutBody = { logout: { clientId: "CLIENT" }, callbacks: {} }

describe("a logout that cannot be sent", () => {
  const troubles = [
    ["no network", () => "offline" as const],
    ["a server error", () => text("", 503)],
    ["too many requests", () => text("", 429)],
    ["a response of a proxy", () => text("<html>", 200)]
  ] as const

  it.effect.each(troubles)("is stored after %s, and its session is removed", ([, trouble]) =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const store = storeOf(member)

      const { held, result } = yield* visit(
        shop,
        network(trouble),
        Effect.gen(function* () {
          const result = yield* logout
          return { result, held: unseal(yield* (yield* Tokens).current) }
        }),
        store
      )

      assert.strictEqual(result._tag, "Failure")
      assert.deepStrictEqual(shop.waiting(), ["MEMBER"])
      assert.deepStrictEqual(held, plain("", 0, "", "none"))
      assert.isUndefined(store.kept())
    })
  )

  it.effect("is sent with its own token when the next page starts", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      yield* visit(
        shop,
        network(() => "offline"),
        logout
      )
      const net = replies(redirectSession())

      yield* visit(shop, net, look, storeOf())

      assert.lengthOf(net.sent, 1)
      assert.deepInclude(net.sent[0], { path: "/v1/redirect-session", body: logoutBody })
      assert.strictEqual(net.sent[0]?.headers["authorization"], "MEMBER")
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )

  it.effect("is sent when the network is available again, and not on other wake events", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const net = replies("offline", redirectSession())

      yield* visit(
        shop,
        net,
        Effect.gen(function* () {
          yield* logout
          yield* shop.wake("focus")
          yield* shop.wake("visible")
          yield* TestClock.adjust("1 second")
          assert.lengthOf(net.sent, 1)
          yield* shop.wake("online")
        })
      )

      assert.lengthOf(net.sent, 2)
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )

  it.effect.each(["login", "register"] as const)("is sent in the background of a later call: %s", (name) =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const net = network(({ path }, index) =>
        index === 0
          ? "offline"
          : path === `/v2/${name}`
            ? json({ state: "SUCCESS" })
            : path === "/oauth2/token"
              ? granted("V", "VR")
              : redirectSession()
      )

      yield* visit(
        shop,
        net,
        Effect.gen(function* () {
          yield* logout
          const members = yield* Members
          yield* members[name]({ email: "a@b.co", password: Redacted.make("pw") })
        })
      )

      assert.deepStrictEqual(
        net.sent.map(({ path }) => path),
        ["/v1/redirect-session", "/oauth2/token", `/v2/${name}`, "/v1/redirect-session"]
      )
      assert.strictEqual(net.sent[3]?.headers["authorization"], "MEMBER")
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )

  it.effect("is not sent before the Retry-After time", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const net = replies(text("", 429, { headers: { "retry-after": "60" } }), redirectSession())

      yield* visit(
        shop,
        net,
        Effect.gen(function* () {
          yield* logout
          yield* shop.wake("online")
          yield* TestClock.adjust("59 seconds")
          assert.lengthOf(net.sent, 1)
          yield* TestClock.adjust("1 second")
          yield* shop.wake("online")
        })
      )

      assert.lengthOf(net.sent, 2)
    })
  )

  it.effect("stores the access token and never the refresh token", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()

      yield* visit(
        shop,
        network(() => "offline"),
        logout
      )

      assert.include(shop.texts.get("logouts"), "MEMBER")
      assert.notInclude([...shop.texts.values()].join(), "MEMBER-REFRESH")
    })
  )

  it.effect("is removed after its access token has expired", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      yield* visit(
        shop,
        network(() => "offline"),
        logout
      )
      yield* TestClock.adjust("2 hours")

      yield* visit(shop, replies(), look, storeOf())

      assert.isUndefined(shop.texts.get("logouts"))
    })
  )

  it.effect("is sent and stored with a refreshed access token if its own has expired", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const half = replies(granted("NEW", "NEXT"), text("", 503))

      yield* visit(shop, half, logout, storeOf(expiredMember))
      assert.deepStrictEqual(shop.waiting(), ["NEW"])
      assert.notInclude([...shop.texts.values()].join(), "NEXT")

      const whole = replies(redirectSession())
      yield* visit(shop, whole, look, storeOf())
      assert.strictEqual(whole.sent[0]?.headers["authorization"], "NEW")
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )

  it.effect("is not stored if its access token has expired and cannot be refreshed", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()

      const result = yield* settled(
        visit(
          shop,
          network(() => "offline"),
          logout,
          storeOf(expiredMember)
        )
      )

      assert.deepInclude(result._tag === "Failure" && result.failure, { _tag: "TokenUnavailable" })
      assert.isUndefined(shop.texts.get("logouts"))
    })
  )

  it.effect("is not stored if the setting turns the outbox off", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const net = network(() => "offline")

      const result = yield* visit(shop, net, logout, storeOf(member), { logoutOutbox: false })

      assert.strictEqual(result._tag, "Failure")
      assert.isUndefined(shop.texts.get("logouts"))
    })
  )

  it.effect("is removed if an earlier version stored it with a refresh token", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      shop.texts.set("logouts", JSON.stringify([member]))

      yield* visit(shop, replies(), look, storeOf())

      assert.isUndefined(shop.texts.get("logouts"))
    })
  )

  it.effect("is stored after a firewall's response", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()

      yield* visit(shop, replies(text("<html>", 403)), logout)

      assert.deepStrictEqual(shop.waiting(), ["MEMBER"])
    })
  )

  it.effect("is stored with its own token next to others", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const other = plain("OTHER", now + 3600, "OTHER-REFRESH", "member")
      const offline = network(() => "offline")
      yield* visit(shop, offline, logout)
      yield* visit(shop, offline, logout, storeOf(other))
      assert.deepStrictEqual(shop.waiting(), ["MEMBER", "OTHER"])

      const net = replies(redirectSession(), redirectSession())
      yield* visit(shop, net, look, storeOf())

      assert.deepStrictEqual(
        net.sent.map(({ headers }) => headers["authorization"]),
        ["MEMBER", "OTHER"]
      )
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )
})

describe("a logout that is refused permanently", () => {
  it.effect.each([400, 403, 404])("is not stored after %i", (status) =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()

      const result = yield* visit(shop, replies(refused(status, "NO")), logout)

      assert.deepInclude(result._tag === "Failure" && result.failure, { _tag: "ApplicationError", code: "NO", status })
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )

  it.effect("is removed on a later page and does not delay others", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const offline = network(() => "offline")
      yield* visit(shop, offline, logout)
      yield* visit(shop, offline, logout, storeOf(plain("OTHER", now + 3600, "OTHER-REFRESH", "member")))

      const net = replies(refused(403, "NO"), redirectSession())
      yield* visit(shop, net, look, storeOf())

      assert.lengthOf(net.sent, 2)
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )

  it.effect("continues as a visitor, whose tokens are not stored, if its session has ended", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      const store = storeOf(expiredMember)
      const net = replies(refused(400, "invalid_grant"), granted("V", "VR"), redirectSession())

      const result = yield* visit(shop, net, logout, store)

      assert.strictEqual(result._tag, "Success")
      assert.strictEqual(net.sent[2]?.headers["authorization"], "V")
      assert.isUndefined(store.kept())
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )

  it.effect("is removed on a later page if its token was revoked", () =>
    Effect.gen(function* () {
      yield* start
      const shop = browser()
      yield* visit(
        shop,
        network(() => "offline"),
        logout
      )

      const net = replies(refused(401, "UNAUTHENTICATED"))
      yield* visit(shop, net, look, storeOf())

      assert.lengthOf(net.sent, 1)
      assert.deepStrictEqual(shop.waiting(), [])
    })
  )
})
