import * as TokenMetrics from "@portico/client/session/TokenMetrics"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import { granted, refused } from "../transport/network.ts"
import { access, endpoint, expiredMember, member, now, session, storeOf } from "./session.ts"

it.effect("counts refreshes by their outcome, refusals, and the requests that were not sent", () =>
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

it.effect("counts the request that another tab's refresh spared", () =>
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
