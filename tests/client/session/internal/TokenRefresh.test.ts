import { Tokens } from "@portico/client/session/Tokens"
import type { Credential } from "../../../../packages/client/src/transport/internal/Credential.ts"
import { causeOf } from "../../../../packages/client/src/transport/internal/Retry.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import * as TestConsole from "effect/testing/TestConsole"
import { granted, json, network, refused, type Reply, text } from "../../transport/network.ts"
import {
  access,
  anonymous,
  authorize,
  current,
  endpoint,
  expiredMember,
  expiredVisitor,
  grants,
  now,
  plain,
  read,
  refresh,
  role,
  run,
  session,
  type Store,
  storeOf
} from "../session.ts"

const calm = TestClock.adjust(0)

/** Returns the tokens of a member whose access token expires in this many seconds. */
const memberFor = (seconds: number) => plain("FIRST", now + seconds, "MEMBER-REFRESH", "member")

describe("an access token that soon expires", () => {
  it.effect.each([
    ["member", "default", 600, undefined, 540],
    ["visitor", "default", 600, undefined, 540],
    ["member", "setting's", 600, 100, 500],
    ["member", "half-life", 40, undefined, 20]
  ] as const)("is refreshed in the background for a %s within the %s leeway", ([who, , life, leeway, last]) =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const net = network(() => Deferred.await(answer))
      const store = storeOf({ ...memberFor(life), refreshToken: { value: "OWN", role: who } })

      const tokens = yield* run(
        net,
        store,
        Effect.gen(function* () {
          yield* TestClock.adjust(`${last} seconds`)
          const early = yield* access
          yield* calm
          const requests = net.sent.length
          yield* TestClock.adjust("1 seconds")
          const meanwhile = [yield* access, yield* access]
          yield* calm
          assert.deepStrictEqual([requests, net.sent.length], [0, 1])
          yield* Deferred.succeed(answer, granted("NEW", "NEXT"))
          yield* calm
          return [early, ...meanwhile, yield* access]
        }),
        leeway === undefined ? {} : { refreshLeeway: leeway }
      )

      assert.deepStrictEqual(tokens, ["FIRST", "FIRST", "FIRST", "NEW"])
      assert.deepStrictEqual(grants(net), [refresh("OWN")])
      assert.deepStrictEqual(store.kept()?.refreshToken, { value: "NEXT", role: who })
    })
  )

  const failures: ReadonlyArray<readonly [name: string, reply: () => Reply, tries: number]> = [
    ["no network", () => "offline", 4],
    ["500", () => text("", 500), 4],
    ["a captive portal's page", () => text("<html>", 200), 4],
    ["429", () => json({}, 429, { "retry-after": "600" }), 1],
    ["a refusal", () => refused(400, "invalid_grant"), 1]
  ]

  it.effect.each(failures)("is returned without an error or a log if its refresh fails with %s", ([, reply, tries]) =>
    Effect.gen(function* () {
      const net = endpoint(reply)

      const seen = yield* run(
        net,
        storeOf(memberFor(600)),
        Effect.gen(function* () {
          yield* TestClock.adjust("541 seconds")
          const tokens = []
          for (let second = 541; second <= 600; second++) {
            tokens.push(yield* access)
            yield* TestClock.adjust("1 seconds")
          }
          return [new Set(tokens), yield* role]
        })
      )

      assert.deepStrictEqual(seen, [new Set(["FIRST"]), "member"])
      assert.lengthOf(net.sent, tries)
      assert.deepStrictEqual(yield* TestConsole.logLines, [])
    })
  )

  it.effect("ends the session only after its own expiry if its refresh was refused", () =>
    Effect.gen(function* () {
      const net = endpoint(() => refused(400, "invalid_grant"))

      const seen = yield* run(
        net,
        storeOf(memberFor(600)),
        Effect.gen(function* () {
          yield* TestClock.adjust("541 seconds")
          yield* access
          yield* calm
          const before = yield* role
          yield* TestClock.adjust("60 seconds")
          return [before, yield* access, yield* role]
        })
      )

      assert.deepStrictEqual(seen, ["member", "VISITOR", "visitor"])
      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH"), refresh("MEMBER-REFRESH"), anonymous])
    })
  )

  it.effect("remains if its refresh returns a rotated refresh token and an invalid rest", () =>
    Effect.gen(function* () {
      const net = endpoint(() => json({ access_token: "A", refresh_token: "ROTATED", expires_in: "soon" }))
      const store = storeOf(memberFor(600))

      const token = yield* run(
        net,
        store,
        Effect.andThen(TestClock.adjust("541 seconds"), Effect.andThen(Effect.andThen(access, calm), access))
      )

      assert.strictEqual(token, "FIRST")
      assert.deepStrictEqual(store.kept(), plain("FIRST", now + 600, "ROTATED", "member"))
    })
  )

  it.effect("delays callers only after its expiry, while it is refreshed", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const net = network((_, index) => (index === 0 ? Deferred.await(answer) : granted("SECOND", "THEN")))

      const tokens = yield* run(
        net,
        storeOf(memberFor(600)),
        Effect.gen(function* () {
          yield* TestClock.adjust("590 seconds")
          const early = yield* access
          yield* calm
          yield* TestClock.adjust("20 seconds")
          const late = yield* Effect.forkChild(access, { startImmediately: true })
          yield* Deferred.succeed(answer, text("", 500))
          return [early, yield* Fiber.join(late)]
        })
      )

      assert.deepStrictEqual(tokens, ["FIRST", "SECOND"])
    })
  )
})

it.effect("a failed refresh is repeated once for callers that joined it later", () =>
  Effect.gen(function* () {
    const answer = yield* Deferred.make<Response>()
    const refreshes = [Deferred.await(answer), granted("NEW", "NEXT")]
    const net = endpoint(() => refreshes.shift() ?? "offline")

    const seen = yield* run(
      net,
      storeOf(expiredMember),
      Effect.gen(function* () {
        const first = yield* Effect.forkChild(read, { startImmediately: true })
        const second = yield* Effect.forkChild(read, { startImmediately: true })
        yield* TestClock.adjust("1 seconds")
        const late = yield* Effect.forkChild(read, { startImmediately: true })
        yield* Deferred.succeed(answer, text("", 404))
        return yield* Effect.forEach([first, second, late], Fiber.join)
      })
    )

    assert.deepStrictEqual(seen, ["VISITOR", "VISITOR", "NEW"])
    assert.deepStrictEqual(
      grants(net).filter((body) => (body as { grantType: string }).grantType !== "anonymous"),
      [refresh("MEMBER-REFRESH"), refresh("MEMBER-REFRESH")]
    )
  })
)

describe("a provider that sends Retry-After", () => {
  const storage = () => {
    const texts = new Map<string, string>()
    return {
      read: (name: string) => Effect.sync(() => texts.get(name)),
      write: (name: string, value: string) => Effect.sync(() => void texts.set(name, value)),
      remove: (name: string) => Effect.sync(() => void texts.delete(name))
    }
  }

  it.effect("receives no request from the next page before that time", () =>
    Effect.gen(function* () {
      const site = storage()
      const store = storeOf(expiredMember)
      const net = network((_, index) => (index < 2 ? json({}, 429, { "retry-after": "60" }) : granted("NEW", "NEXT")))
      const failing = Effect.flip(authorize("visitor"))

      yield* run(net, store, failing, { site })
      assert.lengthOf(net.sent, 2)
      const failure = yield* run(net, store, failing, { site })
      assert.lengthOf(net.sent, 2)
      const [token, who] = yield* run(
        net,
        store,
        Effect.andThen(TestClock.adjust("60 seconds"), Effect.all([access, role])),
        { site }
      )

      assert.deepInclude(failure.cause, { _tag: "RateLimited", retryAfter: 60 })
      assert.deepStrictEqual([token, who], ["NEW", "member"])
    })
  )

  it.effect("receives no request up to a second before that time", () =>
    Effect.gen(function* () {
      const site = storage()
      const store = storeOf(expiredMember)
      const net = network((_, index) => (index < 2 ? json({}, 429, { "retry-after": "60" }) : granted("NEW", "NEXT")))
      // Each run is a new page at a time after `now`. Only the storage contains the wait.
      const later = <A, E>(wait: Duration.Input, program: Effect.Effect<A, E, Credential | Tokens>) =>
        run(net, store, Effect.andThen(TestClock.adjust(wait), program), { site })

      yield* later("900 millis", Effect.flip(authorize("visitor")))
      assert.lengthOf(net.sent, 2)
      yield* later("60500 millis", Effect.flip(authorize("visitor")))
      assert.lengthOf(net.sent, 2)
      assert.strictEqual(yield* later("61 seconds", access), "NEW")
    })
  )

  it.effect("receives a request after an hour if it requested a wait of days", () =>
    Effect.gen(function* () {
      const days = String(300 * 24 * 3600)
      const net = network((_, index) => (index < 2 ? json({}, 429, { "retry-after": days }) : granted("NEW", "NEXT")))

      const token = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          yield* Effect.flip(authorize("visitor"))
          yield* TestClock.adjust("59 minutes")
          yield* Effect.flip(authorize("visitor"))
          assert.lengthOf(net.sent, 2)
          yield* TestClock.adjust("1 minutes")
          return yield* access
        })
      )

      assert.strictEqual(token, "NEW")
    })
  )

  it.effect("receives a request at once if the clock was set back", () =>
    Effect.gen(function* () {
      const site = {
        read: () => Effect.succeed(`${now + 3600} ${now + 3660}`),
        write: () => Effect.void,
        remove: () => Effect.void
      }

      const token = yield* run(
        network(() => granted("NEW", "NEXT")),
        storeOf(expiredMember),
        access,
        { site }
      )

      assert.strictEqual(token, "NEW")
    })
  )

  it.effect("receives a request at once when a member signs in again", () =>
    Effect.gen(function* () {
      const net = network((_, index) => (index === 0 ? json({}, 429, { "retry-after": "60" }) : granted("NEW", "NEXT")))

      const seen = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          yield* Effect.flip(authorize("write"))
          yield* Tokens.use((tokens) => Effect.flatMap(tokens.current, tokens.set))
          return [yield* access, yield* role]
        })
      )

      assert.deepStrictEqual(seen, ["NEW", "member"])
    })
  )
})

it.effect("a visitor's tokens that cannot be refreshed are replaced by those of a new visitor once", () =>
  Effect.gen(function* () {
    const net = endpoint(() => refused(400, "invalid_grant"))

    const seen = yield* run(
      net,
      storeOf(expiredVisitor),
      Effect.all([access, access, current], { concurrency: "unbounded" })
    )

    assert.deepStrictEqual(seen.slice(0, 2), ["VISITOR", "VISITOR"])
    assert.deepStrictEqual(grants(net), [refresh("VISITOR-REFRESH"), anonymous])
  })
)

describe("a refusal without a reason", () => {
  const refusing = () => endpoint(() => json({ message: "Blocked by policy" }, 403))
  const tries = Effect.flip(authorize("write"))

  it.effect("ends the session after at least three times over five minutes", () =>
    Effect.gen(function* () {
      const seen = yield* run(
        refusing(),
        storeOf(expiredMember),
        Effect.gen(function* () {
          yield* Effect.all([tries, tries, tries])
          const atOnce = yield* role
          yield* TestClock.adjust("299 seconds")
          yield* tries
          const early = yield* role
          yield* TestClock.adjust("1 second")
          yield* tries
          return [atOnce, early, yield* role]
        })
      )

      assert.deepStrictEqual(seen, ["member", "member", "none"])
    })
  )

  it.effect("is counted across reloads and separately per refresh token", () =>
    Effect.gen(function* () {
      const texts = new Map<string, string>()
      const site = {
        read: (name: string) => Effect.sync(() => texts.get(name)),
        write: (name: string, text: string) => Effect.sync(() => void texts.set(name, text)),
        remove: (name: string) => Effect.sync(() => void texts.delete(name))
      }
      const visit = (store: Store, wait: Duration.Input) =>
        Effect.gen(function* () {
          yield* tries
          yield* TestClock.adjust(wait)
          return yield* role
        }).pipe(Effect.provide(session(refusing(), store, { site })))
      const store = storeOf(expiredMember)
      const other = storeOf(plain("OLD", now - 10, "OTHER-REFRESH", "member"))
      yield* TestClock.setTime(now * 1000)

      const seen = [
        yield* visit(store, "100 seconds"),
        yield* visit(store, "200 seconds"),
        yield* visit(other, 0),
        yield* visit(store, "200 seconds"),
        yield* visit(store, "100 seconds"),
        yield* visit(store, 0)
      ]

      assert.deepStrictEqual(seen, ["member", "member", "member", "member", "member", "none"])
    })
  )

  it.effect("is not counted after a successful refresh", () =>
    Effect.gen(function* () {
      let reply = () => json({ message: "Blocked by policy" }, 403)
      const net = endpoint(() => reply())

      const seen = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          yield* Effect.all([tries, tries])
          reply = () => granted("NEW", "MEMBER-REFRESH", 600)
          yield* access
          reply = () => json({ message: "Blocked by policy" }, 403)
          yield* TestClock.adjust("700 seconds")
          yield* Effect.all([tries, tries])
          return yield* role
        })
      )

      assert.strictEqual(seen, "member")
    })
  )

  it.effect("does not end the session if its code is about availability", () =>
    Effect.gen(function* () {
      const net = endpoint(() => json({ error: "temporarily_unavailable" }, 400))

      const seen = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          for (let round = 0; round < 5; round++) {
            yield* tries
            yield* TestClock.adjust("200 seconds")
          }
          return yield* role
        })
      )

      assert.strictEqual(seen, "member")
    })
  )
})

describe("a call without a response", () => {
  it.effect.each(["read", "request", "write"] as const)(
    "fails after 15 seconds, including the visitor tokens: %s",
    (need) =>
      Effect.gen(function* () {
        yield* run(
          network(() => Effect.never),
          storeOf(expiredMember),
          Effect.gen(function* () {
            const call = yield* Effect.forkChild(Effect.flip(authorize(need)), { startImmediately: true })
            yield* TestClock.adjust("14999 millis")
            assert.isUndefined(call.pollUnsafe())
            yield* TestClock.adjust("1 millis")
            const error = yield* Fiber.join(call)
            assert.strictEqual(causeOf(error)._tag, "Unreachable")
          })
        )
      })
  )

  it.effect("fails after the tokenTimeout of the settings", () =>
    Effect.gen(function* () {
      yield* run(
        network(() => Effect.never),
        storeOf(),
        Effect.gen(function* () {
          const call = yield* Effect.forkChild(Effect.flip(access), { startImmediately: true })
          yield* TestClock.adjust("2 seconds")
          assert.strictEqual((yield* Fiber.join(call))._tag, "TokenUnavailable")
        }),
        { tokenTimeout: 2000 }
      )
    })
  )

  it.effect("runs as a visitor if only the refresh fails slowly", () =>
    Effect.gen(function* () {
      const net = endpoint(() => Effect.delay(Effect.succeed(text("", 404)), "10 seconds"))

      const token = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          const call = yield* Effect.forkChild(read, { startImmediately: true })
          yield* TestClock.adjust("10 seconds")
          return yield* Fiber.join(call)
        })
      )

      assert.strictEqual(token, "VISITOR")
    })
  )
})
