import * as TokenMetrics from "@portico/client/session/TokenMetrics"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as TestClock from "effect/testing/TestClock"
import { granted, refused } from "../transport/network.ts"
import { access, endpoint, expiredMember, now, session, storeOf } from "./session.ts"

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
