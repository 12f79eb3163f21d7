import { visiting } from "../../../../packages/client/src/auth/internal/VisitorTransport.ts"
import { Tokens } from "@portico/client/session/Tokens"
import { Exchange } from "../../../../packages/client/src/transport/internal/Exchange.ts"
import { TokenUnavailable, Unreachable } from "@portico/client/transport/Failure"
import * as Transport from "@portico/client/transport/Transport"
import { sendActivationEmail } from "@portico/contract/codecs/auth/Calls"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { expiredVisitor, now, type Plain, plain, seal, session, storeOf } from "../../session/session.ts"
import { granted, json, network, replies } from "../../transport/network.ts"
import { browser, left, signIn } from "../handing.ts"

const start = TestClock.setTime(now * 1000)
const call = Transport.Transport.use((transport) => transport.call(sendActivationEmail, { identityId: "1" }))
const never = { name: "cart", run: () => Effect.fail("not yet") }

describe("a sign-in during a refresh of the visitor's tokens", () => {
  /** A browser whose refresh is pending until the test completes it. */
  const refreshing = Effect.gen(function* () {
    yield* start
    const [asked, answer] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const here = browser(expiredVisitor, ({ path }) =>
      path === "/oauth2/token"
        ? Deferred.succeed(asked, undefined).pipe(
            Effect.andThen(Deferred.await(answer)),
            Effect.map(() => granted("RENEWED", "ROTATED"))
          )
        : json({})
    )
    const access = Tokens.use((tokens) => tokens.access)
    const begun = Effect.andThen(Effect.forkChild(Effect.exit(access)), Deferred.await(asked))
    return { ...here, answer: Deferred.succeed(answer, undefined), begun }
  })

  it.effect("hands over the refreshed tokens", () =>
    Effect.gen(function* () {
      const { answer, begun, open, store, texts } = yield* refreshing

      yield* open(
        [never],
        Effect.gen(function* () {
          yield* begun
          const signedIn = yield* Effect.forkChild(signIn(), { startImmediately: true })
          yield* answer
          yield* Fiber.join(signedIn)
        })
      )

      assert.strictEqual(store.kept()?.refreshToken.value, "MEMBER-REFRESH")
      assert.include(texts.get("handOver"), "ROTATED")
    })
  )

  it.effect("waits for the refresh for two seconds at most", () =>
    Effect.gen(function* () {
      const { begun, open, store, texts } = yield* refreshing

      yield* open(
        [never],
        Effect.gen(function* () {
          yield* begun
          const signedIn = yield* Effect.forkChild(signIn(), { startImmediately: true })
          yield* TestClock.adjust("1999 millis")
          assert.strictEqual(store.kept()?.refreshToken.role, "visitor")
          yield* TestClock.adjust("1 millis")
          yield* Fiber.join(signedIn)
        })
      )

      assert.strictEqual(store.kept()?.refreshToken.role, "member")
      assert.include(texts.get("handOver"), "VISITOR-REFRESH")
    })
  )

  it.effect("does not restore a session that was cleared in the meantime", () =>
    Effect.gen(function* () {
      const { answer, begun, open, store } = yield* refreshing

      yield* open(
        [never],
        Effect.gen(function* () {
          const { begin, clear } = yield* Tokens
          yield* begun
          const finish = yield* begin
          const login = yield* Effect.forkChild(Effect.flip(finish(seal(plain("M", now + 9, "MR", "member")))), {
            startImmediately: true
          })
          yield* clear
          yield* answer
          assert.strictEqual((yield* Fiber.join(login))._tag, "SessionEnded")
          assert.deepStrictEqual(yield* left, [])
        })
      )

      assert.isUndefined(store.kept())
    })
  )
})

describe("the transport of a visitor's stored tokens", () => {
  const visit = <A, E>(
    kept: Plain,
    net: ReturnType<typeof network>,
    program: Effect.Effect<A, E, Transport.Transport>
  ) =>
    Effect.gen(function* () {
      let held = seal(kept)
      const { transport } = yield* visiting(yield* Exchange, yield* Tokens, {
        read: Effect.sync(() => held),
        write: (tokens) => Effect.sync(() => void (held = tokens))
      })
      return yield* Effect.provide(program, transport)
    }).pipe(Effect.provide(session(net, storeOf())))

  it.effect("fails without sending a request if there are no tokens", () =>
    Effect.gen(function* () {
      yield* start
      const net = replies()

      const failure = yield* Effect.flip(visit(plain("", 0, "", "none"), net, call))

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("fails with TokenUnavailable and its cause if the tokens cannot be refreshed", () =>
    Effect.gen(function* () {
      yield* start
      const net = network(() => "offline")
      const calling = yield* Effect.forkChild(Effect.flip(visit(expiredVisitor, net, call)))

      yield* TestClock.adjust("2 seconds")
      const failure = yield* Fiber.join(calling)

      assert.instanceOf(failure, TokenUnavailable)
      assert.instanceOf(failure.cause, Unreachable)
    })
  )

  it.effect("stores a rotated refresh token even if the rest of the response is invalid", () =>
    Effect.gen(function* () {
      yield* start
      const net = replies(json({ refresh_token: "ROTATED" }), granted("RENEWED", "NEXT"), json({}))

      yield* visit(expiredVisitor, net, Effect.andThen(Effect.flip(call), call))

      assert.deepInclude(net.sent[1]?.body, { refreshToken: "ROTATED" })
    })
  )

  it.effect("can be interrupted during a refresh", () =>
    Effect.gen(function* () {
      yield* start
      const net = network(() => Effect.never)
      const calling = yield* Effect.forkChild(visit(expiredVisitor, net, call), { startImmediately: true })
      yield* Effect.yieldNow

      const leaving = yield* Effect.forkChild(Fiber.interrupt(calling), { startImmediately: true })
      yield* TestClock.adjust(0)

      assert.lengthOf(net.sent, 1)
      assert.isDefined(leaving.pollUnsafe())
    })
  )
})
