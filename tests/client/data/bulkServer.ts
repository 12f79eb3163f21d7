import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { json, network, refused, type Reply, type Sent, text } from "../transport/network.ts"

interface Draft {
  readonly id?: string
  readonly data: object
}

interface Payload {
  readonly dataItems?: ReadonlyArray<Draft>
  readonly dataItemIds?: ReadonlyArray<string>
  readonly patches?: ReadonlyArray<{ readonly dataItemId: string }>
}

/** The outcome of a request: it succeeds, it is dropped before it runs, or it runs and its response is lost. */
export type Fate = "answered" | "dropped" | "lost" | "too large" | "failed"

/** Creates an in-memory provider of bulk calls that counts how often each item was written. */
export const bulkServer = (
  fate: (sent: Sent, index: number) => Fate = () => "answered",
  wait: Effect.Effect<void> = Effect.void
) => {
  const written = new Map<string, number>()
  const requests: Array<number> = []
  const underWay = { now: 0, most: 0 }
  let made = 0

  const carryOut = ({ body, path }: Sent) => {
    const { dataItemIds, dataItems, patches } = body as Payload
    const ids =
      dataItems?.map(({ id }) => id ?? `made${made++}`) ??
      dataItemIds ??
      patches?.map(({ dataItemId }) => dataItemId) ??
      []
    return ids.map((id, originalIndex) => {
      const count = written.get(id) ?? 0
      const failure = (code: string) => ({
        itemMetadata: { id, originalIndex, success: false, error: { code, description: code } }
      })
      if (path.endsWith("/insert") && count > 0) return failure("WDE0074")
      if (/(update|patch|remove)$/.test(path) && count === 0) return failure("WDE0073")
      if (id.startsWith("bad")) return failure("WDE0027")
      if (path.endsWith("/remove")) written.delete(id)
      else written.set(id, count + 1)
      const action = path.endsWith("/remove") ? "DELETE" : count === 0 ? "INSERT" : "UPDATE"
      return { action, itemMetadata: { id, originalIndex, success: true } }
    })
  }

  const net = network((sent, index): Reply => {
    const { dataItemIds, dataItems, patches } = sent.body as Payload
    requests.push((dataItems ?? dataItemIds ?? patches ?? []).length)
    const what = fate(sent, index)
    if (what === "too large") return text("", 413)
    if (what === "failed") return refused(403, "WDE0027")
    if (what === "dropped") return "offline"
    underWay.now++
    underWay.most = Math.max(underWay.most, underWay.now)
    return Effect.suspend(() => {
      const results = carryOut(sent)
      return Effect.map(wait, () =>
        what === "lost" ? text("", 502) : json({ results: results.toReversed(), bulkActionMetadata: {} })
      )
    }).pipe(Effect.ensuring(Effect.sync(() => void underWay.now--)))
  })

  return { net, requests, underWay, written }
}

/** Advances the test clock while an effect runs. */
export const hurried = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.raceFirst(effect, Effect.forever(Effect.andThen(TestClock.adjust("1 second"), Effect.yieldNow)))
