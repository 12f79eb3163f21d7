import { BulkItems } from "@portico/client/data/BulkItems"
import * as BulkStream from "@portico/client/data/BulkStream"
import { Items } from "@portico/client/data/Items"
import * as Pages from "@portico/client/data/Pages"
import * as Patch from "@portico/client/data/Patch"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import * as Client from "@portico/client/Client"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { startPostgres } from "../../scripts/postgres.mjs"
import { Random } from "../differential/Random.ts"
import { inParts } from "../faults/interrupted.ts"
import { Network } from "./Browser.ts"
import * as Http from "./network/http.ts"

/** Another random sequence: `PORTICO_SEED=7 vitest run --project suites tests/suites/killed.test.ts`. */
const seed = Number(process.env["PORTICO_SEED"] ?? 1)

/** A client that calls `onSend` with the response promise of each request. */
const client = (onSend: (answer: Promise<Response>) => void) =>
  Layer.unwrap(
    Effect.map(Network, ({ host, send }) =>
      Client.layerHandler(
        (request) => {
          const answer = send(request)
          onSend(answer)
          return answer
        },
        { host, clientId: Bookshop.clientId }
      )
    )
  )

const placesOf = (items: ReadonlyArray<{ readonly data: Readonly<Record<string, unknown>> }>): ReadonlyArray<number> =>
  items.map(({ data }) => Number(data["place"]))

const stored = (collection: string) =>
  Stream.runCollect(Pages.stream(Query.from(collection).pipe(Query.ascending("place"))))

const referenced = (list: string) =>
  References.use((references) => references.query("lists", "notes", list, { limit: 1000 })).pipe(
    Effect.map(({ items }) => items.length)
  )

/** Kills a provider after the given parts of a bulk were confirmed, while more requests are in progress. */
const killing = (name: string, total: number, parts: ReadonlyArray<number>, url: () => string | undefined) =>
  describe(`on ${name}`, () => {
    const { kill, layer } = Http.make(url())
    const random = new Random(seed)
    let onSend: (answer: Promise<Response>) => void = () => undefined
    const world = Layer.provideMerge(
      client((answer) => onSend(answer)),
      layer
    )

    it.live(`completes a long bulk without losing a confirmed item if the provider is killed (seed ${seed})`, () =>
      Effect.gen(function* () {
        const size = 100
        const drafts = Array.from({ length: total }, (_, place) => ({ place, text: "x".repeat(200) }))
        const up = yield* Semaphore.make(1)
        const scope = yield* Effect.scope
        const told = new Set<number>()
        let kills = 0
        const killAt = parts.map((part) => (part + random.next() / 5) * total)

        const watch = ({ index }: BulkStream.Outcome) => Effect.sync(() => void told.add(index))
        let cut = 0
        // In the middle of a request, which then gets no response.
        onSend = (answer) => {
          answer.catch(() => cut++)
          if (told.size <= (killAt[kills] ?? total)) return
          kills++
          Effect.runFork(Effect.forkIn(up.withPermits(1)(kill), scope, { startImmediately: true }))
        }

        /** Checks after each run that all confirmed items exist, and of each request all items or none. */
        const look = (outcomes: ReadonlyMap<number, BulkStream.Status>) =>
          up.withPermits(1)(
            Effect.gen(function* () {
              const places = new Set(placesOf(yield* stored("scrap")))
              assert.deepStrictEqual(
                [...outcomes].filter(([place, status]) => status === "inserted" && !places.has(place)),
                []
              )
              const pieces = Map.groupBy(places, (place) => Math.floor(place / size))
              assert.deepStrictEqual(
                [...new Set([...pieces.values()].map(({ length }) => length))].filter((length) => length !== size),
                []
              )
            })
          )

        const inserted = yield* inParts(
          random,
          total,
          (options) => Stream.tap(BulkStream.insert("scrap", drafts, { ...options, size }), watch),
          look
        )

        assert.deepStrictEqual(placesOf(yield* stored("scrap")), [...drafts.keys()])
        assert.deepStrictEqual([...new Set(inserted.outcomes.values())], ["inserted"])
        assert.strictEqual(inserted.outcomes.size, total)
        assert.strictEqual(kills, parts.length)
        assert.isAtLeast(cut, parts.length)
      }).pipe(Effect.scoped, Effect.provide(world))
    )

    it.live("completes each pending request entirely or not at all if the provider is killed", () =>
      Effect.gen(function* () {
        const bulk = yield* BulkItems
        const items = yield* Items
        const references = yield* References
        const ids = Array.from({ length: 400 }, (_, place) => `n${place}`)
        yield* bulk.save(
          "notes",
          ids.map((_id, place) => ({ _id, place, read: 0 }))
        )
        yield* items.save("lists", { _id: "empty" })
        yield* items.save("lists", { _id: "full" })
        yield* references.replace("lists", "notes", "full", ids.slice(0, 100))
        yield* Stream.runDrain(
          BulkStream.insert(
            "scrap",
            Array.from({ length: 500 }, (_, place) => ({ place }))
          )
        )
        const scraps = (yield* stored("scrap")).length

        const read = Patch.empty.pipe(Patch.increment("read", 1))
        const calls = yield* Effect.forEach(
          [
            references.insert("lists", "notes", "empty", ids),
            references.replace("lists", "notes", "full", ids.slice(100, 350)),
            bulk.patch("notes", ids, read),
            items.truncate("scrap"),
            bulk.insert(
              "notes",
              ids.map((id) => ({ _id: `new-${id}` }))
            )
          ].map((call: Effect.Effect<unknown, unknown>) => Effect.exit(call)),
          (call) => Effect.forkChild(call, { startImmediately: true })
        )
        yield* Effect.sleep(`${random.below(20)} millis`)
        yield* kill
        const acknowledged = (yield* Effect.forEach(calls, Fiber.join)).map(({ _tag }) => _tag === "Success")

        const notes = yield* Stream.runCollect(Pages.stream(Query.from("notes")))
        const found = [
          yield* referenced("empty"),
          yield* referenced("full"),
          notes.filter(({ data }) => data["read"] === 1).length,
          (yield* stored("scrap")).length,
          notes.filter(({ id }) => id.startsWith("new-")).length
        ]
        const before = [0, 100, 0, scraps, 0]
        const after = [400, 250, 400, 0, 400]
        for (const [index, count] of found.entries()) {
          assert.oneOf(count, acknowledged[index] === true ? [after[index]] : [before[index], after[index]])
        }
      }).pipe(Effect.provide(world))
    )
  })

killing("a folder of PGlite", 1500, [0.4], () => undefined)

// A separate server, because that of the suites contains items of other files in the same collections.
const server = await startPostgres({ fsync: false })
afterAll(server.stop)
killing("a Postgres server", 6000, [0.2, 0.6], () => server.url)
