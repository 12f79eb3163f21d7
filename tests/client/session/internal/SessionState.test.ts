import { causeOf } from "../../../../packages/client/src/transport/internal/Retry.ts"
import { Tokens } from "@portico/client/session/Tokens"
import { StorageFailed } from "../../../../packages/client/src/session/internal/WebStorage.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import * as TestConsole from "effect/testing/TestConsole"
import { granted, network, refused, replies, text } from "../../transport/network.ts"
import {
  access,
  authorize,
  endpoint,
  expiredMember,
  expiredVisitor,
  grants,
  member,
  now,
  plain,
  read,
  type Plain,
  refresh,
  role,
  run,
  seal,
  type Store,
  storeOf
} from "../session.ts"
import { browser, type Tab } from "../tabs.ts"

describe("a session with another tab", () => {
  const other = plain("OTHER", now + 3600, "OTHER-REFRESH", "member")

  it.effect.each([
    [other, "OTHER", "member"],
    [undefined, "VISITOR", "visitor"]
  ] as const)("signs in or out with the other tab", ([stored, token, who]) =>
    Effect.gen(function* () {
      const store = storeOf(member)

      const seen = yield* run(
        endpoint(() => "offline"),
        store,
        Effect.gen(function* () {
          yield* Effect.sync(() => store.elsewhere(stored))
          return [yield* access, yield* role]
        })
      )

      assert.deepStrictEqual(seen, [token, who])
    })
  )

  it.effect("uses the tokens that the other tab refreshed", () =>
    Effect.gen(function* () {
      const net = replies()
      const store = storeOf(expiredMember)

      const token = yield* run(
        net,
        store,
        Effect.andThen(
          Effect.sync(() => store.elsewhere(other, false)),
          access
        )
      )

      assert.strictEqual(token, "OTHER")
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("sends nothing for a write after the other tab signed out", () =>
    Effect.gen(function* () {
      const net = replies()
      const store = storeOf(expiredMember)

      const failure = yield* run(
        net,
        store,
        Effect.andThen(
          Effect.sync(() => store.elsewhere(undefined, false)),
          Effect.flip(authorize("write"))
        )
      )

      assert.strictEqual(causeOf(failure)._tag, "SessionEnded")
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("does not end if the other tab used the refresh token first", () =>
    Effect.gen(function* () {
      const store = storeOf(expiredMember)
      const net = network(() => {
        store.elsewhere(other, false)
        return refused(400, "invalid_grant")
      })

      const seen = yield* run(net, store, Effect.all([access, role]))

      assert.deepStrictEqual(seen, ["OTHER", "member"])
      assert.lengthOf(net.sent, 1)
    })
  )
})

describe("a session in two tabs", () => {
  const clear = Tokens.use((tokens) => tokens.clear)
  const set = (tokens: Plain) => Tokens.use(({ set }) => set(seal(tokens)))

  /** Records the session changes of a tab, without the initial one. */
  const news = (tab: Tab) =>
    Effect.gen(function* () {
      const heard: Array<string> = []
      yield* Effect.forkChild(
        tab.run(
          Tokens.use(({ changes }) =>
            Stream.runForEach(Stream.drop(changes, 1), ({ reason, status }) =>
              Effect.sync(() => heard.push(`${status} ${reason}`))
            )
          )
        ),
        { startImmediately: true }
      )
      return heard
    })

  it.effect("ends when the other tab signs out, even during a refresh and before the storage event", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const net = endpoint(() => Deferred.await(answer))
      const { open, stored } = browser(net, expiredMember)
      const [first, second] = [yield* open, yield* open]

      const reading = yield* Effect.forkChild(second.run(access), { startImmediately: true })
      yield* first.run(clear)
      yield* Deferred.succeed(answer, granted("NEW", "NEXT"))

      assert.strictEqual(yield* Fiber.join(reading), "VISITOR")
      assert.strictEqual(yield* second.run(role), "visitor")
      assert.strictEqual(stored()?.refreshToken.role, "visitor")
    })
  )

  it.effect("is cleared again if the other tab stored it after the logout", () =>
    Effect.gen(function* () {
      const { deliver, open, put, stored } = browser(endpoint(() => "offline"))
      const [first, second] = [yield* open, yield* open]
      yield* first.run(set(member))
      yield* deliver
      const before = yield* second.run(role)
      const old = stored()
      yield* first.run(clear)
      yield* put(second, old)
      yield* deliver

      assert.strictEqual(before, "member")
      assert.deepStrictEqual([yield* first.run(role), yield* second.run(role)], ["none", "none"])
      assert.isUndefined(stored())
    })
  )

  it.effect("is not restored by a late storage event after it was cleared", () =>
    Effect.gen(function* () {
      const { deliver, open, stored } = browser(endpoint(() => "offline"))
      const [first, second] = [yield* open, yield* open]
      yield* first.run(set(member))
      yield* Effect.sync(() => second.window.dispatchEvent(new Event("focus")))
      yield* TestClock.adjust(0)
      const before = yield* second.run(role)
      yield* second.run(clear)
      yield* deliver

      assert.strictEqual(before, "member")
      assert.deepStrictEqual([yield* first.run(role), yield* second.run(role)], ["none", "none"])
      assert.isUndefined(stored())
    })
  )

  it.effect("reports logins, logouts and other members to the other tab, and nothing else", () =>
    Effect.gen(function* () {
      const net = network((_, index) => granted(`NEW-${index}`, `NEXT-${index}`, 600))
      const { deliver, open } = browser(net)
      const [first, second] = [yield* open, yield* open]
      const [here, there] = [yield* news(first), yield* news(second)]
      const step = (program: Effect.Effect<unknown, unknown, Tokens>) =>
        Effect.andThen(Effect.ignore(first.run(program)), Effect.andThen(deliver, TestClock.adjust(0)))

      yield* step(set(plain("OLD", now - 10, "MEMBER-REFRESH", "member")))
      yield* step(access)
      yield* step(access)
      second.window.dispatchEvent(new Event("focus"))
      yield* step(Effect.void)
      yield* Effect.sync(() =>
        second.window.dispatchEvent(Object.assign(new Event("storage"), { key: "portico.tokens.CLIENT" }))
      )
      yield* step(set(member))
      yield* step(clear)

      assert.deepStrictEqual(here, ["member set", "member set", "none cleared"])
      assert.deepStrictEqual(there, ["member elsewhere", "member elsewhere", "none elsewhere"])
    })
  )

  it.effect("does not run a member's write for the next member", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const net = endpoint(() => Deferred.await(answer))
      const { deliver, open } = browser(net, expiredMember)
      const [first, second] = [yield* open, yield* open]

      const writing = yield* Effect.forkChild(first.run(Effect.flip(authorize("write"))), { startImmediately: true })
      yield* second.run(Effect.andThen(clear, set(member)))
      yield* deliver
      yield* Deferred.succeed(answer, granted("NEW", "NEXT"))

      assert.strictEqual(causeOf(yield* Fiber.join(writing))._tag, "SessionEnded")
      assert.strictEqual(yield* first.run(access), "MEMBER")
    })
  )
})

it.effect("SessionState reports that a session is parked and that it recovers, once each and with the cause", () =>
  Effect.gen(function* () {
    let answer = () => text("", 404)
    const heard: Array<ReadonlyArray<unknown>> = []

    yield* run(
      endpoint(() => answer()),
      storeOf(expiredMember),
      Effect.gen(function* () {
        yield* Effect.forkChild(
          Tokens.use(({ changes }) =>
            Stream.runForEach(changes, ({ cause, reason, status }) =>
              Effect.sync(() => heard.push([status, reason, cause?._tag]))
            )
          ),
          { startImmediately: true }
        )
        yield* read
        yield* read
        answer = () => granted("NEW", "NEXT", 600)
        yield* read
        yield* TestClock.adjust("601 seconds")
        yield* read
        yield* TestClock.adjust(0)
      })
    )

    assert.deepStrictEqual(heard, [
      ["member", "start", undefined],
      ["parked", "parked", "ApplicationError"],
      ["member", "recovered", undefined]
    ])
  })
)

it.effect("SessionState logs invalid stored tokens once and overwrites them", () =>
  Effect.gen(function* () {
    const { open, put, stored } = browser(
      network((_, index) => granted(`NEW-${index}`, `NEXT-${index}`, 600)),
      expiredMember
    )
    const tab = yield* open
    const first = yield* tab.run(access)
    yield* put(tab, "undefined")
    for (const _ of [1, 2, 3]) {
      tab.window.dispatchEvent(new Event("focus"))
      yield* TestClock.adjust(0)
    }
    yield* TestClock.adjust("601 seconds")

    assert.deepStrictEqual([first, yield* tab.run(access), yield* tab.run(role)], ["NEW-0", "NEW-1", "member"])
    assert.strictEqual(stored()?.refreshToken.value, "NEXT-1")
    assert.deepStrictEqual(
      (yield* TestConsole.logLines).map(String).filter((line) => line.includes("the stored value is not a token set"))
        .length,
      1
    )
  })
)

describe("SessionState with a failing store", () => {
  const failing = (store: Store) => {
    store.failing.value = (operation) => new StorageFailed({ operation, reason: "QuotaExceededError" })
  }

  it.effect("logs a failure to load and starts without tokens", () =>
    Effect.gen(function* () {
      const store = storeOf(member)
      failing(store)

      const token = yield* run(replies(granted("A", "R")), store, access)

      assert.strictEqual(token, "A")
      assert.include((yield* TestConsole.logLines).join(), "The storage failed to load: QuotaExceededError.")
    })
  )

  it.effect("uses the rotated token in memory after a failed save, and not the older one later", () =>
    Effect.gen(function* () {
      const net = network((_, index) => granted(`NEW-${index}`, `NEXT-${index}`, 60))
      const store = storeOf(expiredMember)

      const tokens = yield* run(
        net,
        store,
        Effect.gen(function* () {
          failing(store)
          const first = yield* access
          store.failing.value = undefined
          yield* TestClock.adjust("61 seconds")
          return [first, yield* access]
        })
      )

      assert.deepStrictEqual(tokens, ["NEW-0", "NEW-1"])
      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH"), refresh("NEXT-0")])
      assert.strictEqual(store.kept()?.refreshToken.value, "NEXT-1")
    })
  )

  it.effect.each([
    ["signs out", undefined, "none"],
    ["signs in", plain("OTHER", now + 3600, "OTHER-REFRESH", "member"), "OTHER"]
  ] as const)("is updated after a failed save when another tab %s", ([, stored, held]) =>
    Effect.gen(function* () {
      const store = storeOf(expiredMember)

      const { accessToken, refreshToken } = yield* run(
        network(() => granted("NEW", "NEXT")),
        store,
        Effect.gen(function* () {
          failing(store)
          yield* access
          store.failing.value = undefined
          store.elsewhere(stored)
          return yield* Tokens.use(({ current }) => current)
        })
      )

      assert.strictEqual(Redacted.value(accessToken.value) || refreshToken.role, held)
    })
  )
})

describe("a stored token after the clock was set back", () => {
  it.effect("is not valid if it was obtained in the future", () =>
    Effect.gen(function* () {
      const net = network(() => granted("NEW", "NEXT"))
      const store = storeOf()
      store.elsewhere({ ...plain("OLD", now + 3600, "MEMBER-REFRESH", "member"), issuedAt: now + 1800 })

      const token = yield* run(net, store, access)

      assert.strictEqual(token, "NEW")
    })
  )

  it.effect("is still valid if the difference is less than a minute", () =>
    Effect.gen(function* () {
      const net = replies()
      const store = storeOf()
      store.elsewhere({ ...member, issuedAt: now + 59 })

      assert.strictEqual(yield* run(net, store, access), "MEMBER")
    })
  )

  it.effect("contains the time when it was obtained", () =>
    Effect.gen(function* () {
      const { open, stored } = browser(
        network(() => granted("NEW", "NEXT")),
        expiredMember
      )
      const tab = yield* open

      yield* tab.run(access)

      assert.strictEqual(stored()?.issuedAt, now)
    })
  )
})

describe("SessionState after a failed save", () => {
  it.effect("removes the used refresh token from the store and continues in memory", () =>
    Effect.gen(function* () {
      const net = replies(granted("NEW", "NEXT"))
      const store = storeOf(expiredMember)
      store.failing.value = (operation) =>
        operation === "save" ? new StorageFailed({ operation, reason: "QuotaExceededError" }) : undefined

      const seen = yield* run(net, store, Effect.all([access, access, role]))

      assert.deepStrictEqual(seen, ["NEW", "NEW", "member"])
      assert.isUndefined(store.kept())
    })
  )
})

it.effect("a sign-in is not undone by another tab's visitor tokens that arrive while its listeners run", () =>
  Effect.gen(function* () {
    const store = storeOf(expiredVisitor)

    const seen = yield* run(
      replies(),
      store,
      Effect.scoped(
        Effect.gen(function* () {
          const tokens = yield* Tokens
          yield* tokens.onSignIn(() =>
            Effect.andThen(
              Effect.sync(() => store.elsewhere(plain("OTHER", now + 3600, "VISITOR-NEXT", "visitor"))),
              TestClock.adjust("1 second")
            )
          )
          yield* tokens.set(seal(member))
          return [yield* role, yield* access]
        })
      )
    )

    assert.deepStrictEqual(seen, ["member", "MEMBER"])
    assert.strictEqual(store.kept()?.refreshToken.value, "MEMBER-REFRESH")
  })
)
