import { Observer } from "../../../packages/client/src/session/internal/TokenRefresh.ts"
import * as TokenMetrics from "@portico/client/session/TokenMetrics"
import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import * as Tracer from "effect/Tracer"
import { makeTracer } from "../../tracer.ts"
import { granted, refused, type Reply, text } from "../transport/network.ts"
import {
  access,
  endpoint,
  expiredMember,
  member,
  now,
  plain,
  run,
  seal,
  session,
  settled,
  type Store,
  storeOf
} from "./session.ts"

describe("the span of a refresh", () => {
  // If the session ends, the next refresh obtains visitor tokens.
  const outcomes: ReadonlyArray<
    readonly [outcome: string, reply: () => Reply, seconds: number, ...after: ["visitor"?]]
  > = [
    ["renewed", () => granted("NEW", "NEXT"), 601],
    ["parked", () => text("", 500), 601],
    ["postponed", () => text("", 500), 541],
    ["refused", () => refused(401, "invalid_grant"), 601, "visitor"]
  ]

  const tracedOver = Effect.fnUntraced(function* (
    store: Store,
    reply: () => Reply,
    program: Effect.Effect<unknown, unknown, Tokens>
  ) {
    const { spans, tracer } = makeTracer()
    const told: Array<string> = []
    yield* run(endpoint(reply), store, Effect.exit(program)).pipe(
      Effect.provideService(Tracer.Tracer, tracer),
      Effect.provideService(Observer, (event) => void told.push(event))
    )
    return { spans: spans.filter(({ name }) => name === "Tokens.refresh"), told }
  })

  const traced = (reply: () => Reply, program: Effect.Effect<unknown, unknown, Tokens>) =>
    tracedOver(storeOf(plain("FIRST", now + 600, "MEMBER-REFRESH", "member")), reply, program)

  it.effect.each(outcomes)("has the outcome %s", ([outcome, reply, seconds, ...after]) =>
    Effect.gen(function* () {
      const { spans, told } = yield* traced(
        reply,
        Effect.gen(function* () {
          yield* TestClock.adjust(`${seconds} seconds`)
          yield* settled(access)
        })
      )

      assert.deepStrictEqual(
        spans.map(({ attributes }) => attributes.get("outcome")),
        [outcome, ...after]
      )
      assert.deepStrictEqual(told, [outcome, ...after])
      assert.notInclude(JSON.stringify(spans.map(({ attributes }) => [...attributes])), "REFRESH")
    })
  )

  it.effect(
    "has the outcome visited without tokens, adopted with another tab's tokens, and fenced if it is too late",
    () =>
      Effect.gen(function* () {
        const outcomesOf = (store: Store, reply: () => Reply, program: Effect.Effect<unknown, unknown, Tokens>) =>
          Effect.map(tracedOver(store, reply, program), ({ spans }) =>
            spans.map(({ attributes }) => attributes.get("outcome"))
          )
        const answer = yield* Deferred.make<Response>()
        const emptied = storeOf(expiredMember)

        const visited = yield* outcomesOf(storeOf(), () => "offline", access)
        const adopted = yield* outcomesOf(
          emptied,
          () => "offline",
          Effect.andThen(
            Effect.sync(() => emptied.elsewhere(member, false)),
            access
          )
        )
        const fenced = yield* outcomesOf(
          storeOf(expiredMember),
          () => Deferred.await(answer),
          Effect.gen(function* () {
            const refreshing = yield* Effect.forkChild(access, { startImmediately: true })
            yield* Tokens.use((tokens) => tokens.set(seal(member)))
            yield* Deferred.succeed(answer, granted("LATE", "LATE"))
            yield* Fiber.join(refreshing)
            yield* TestClock.adjust(0)
          })
        )

        assert.deepStrictEqual([visited, adopted, fenced], [["visitor"], ["upToDate"], ["discarded"]])
      })
  )

  it.effect("reports one joined refresh per additional caller", () =>
    Effect.gen(function* () {
      const { told } = yield* traced(
        () => granted("NEW", "NEXT"),
        Effect.andThen(
          TestClock.adjust("601 seconds"),
          Effect.all([access, access, access], { concurrency: "unbounded" })
        )
      )

      assert.deepStrictEqual(told, ["joined", "joined", "renewed"])
    })
  )
})

it.effect("TokenMetrics counts refreshes by outcome, refusals and avoided requests", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(now * 1000)
    const counting = (reply: () => Response) =>
      Effect.all([access, access, access], { concurrency: "unbounded" }).pipe(
        Effect.provide(session(endpoint(reply), storeOf(expiredMember)).pipe(Layer.provide(TokenMetrics.layer)))
      )
    const counts = Effect.map(
      Effect.all([
        Metric.value(Metric.withAttributes(TokenMetrics.refreshes, { outcome: "renewed" })),
        Metric.value(Metric.withAttributes(TokenMetrics.refreshes, { outcome: "refused" })),
        Metric.value(TokenMetrics.refusals),
        Metric.value(TokenMetrics.stormsAvoided)
      ]),
      (states) => states.map(({ count }) => count)
    )

    const before = yield* counts
    yield* counting(() => granted("NEW", "NEXT"))
    yield* counting(() => refused(400, "invalid_grant"))
    const after = yield* counts

    assert.deepStrictEqual(
      after.map((count, index) => count - (before[index] ?? 0)),
      [1, 1, 1, 6]
    )
  })
)

it.effect("TokenMetrics counts a request that another tab's refresh avoided", () =>
  Effect.gen(function* () {
    yield* TestClock.setTime(now * 1000)
    const count = Effect.map(Metric.value(TokenMetrics.stormsAvoided), (state) => state.count)
    const store = storeOf(expiredMember)
    const net = endpoint(() => "offline")

    const before = yield* count
    yield* Effect.andThen(
      Effect.sync(() => store.elsewhere(member, false)),
      access
    ).pipe(Effect.provide(session(net, store).pipe(Layer.provide(TokenMetrics.layer))))

    assert.strictEqual((yield* count) - before, 1)
    assert.deepStrictEqual(net.sent, [])
  })
)
