import * as Collection from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Faults from "@portico/testing/Faults"
import * as Testing from "@portico/testing/Testing"
import * as BulkScenarios from "../../../../packages/testing/src/internal/scenarios/BulkScenarios.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { exportMachine, type ExportWork } from "../../../../packages/react/src/data/transfer/exportMachine.ts"
import type { ExportEvent, ExportState } from "../../../../packages/react/src/data/transfer/ExportState.ts"
import { advance, requestTimeout } from "../../runtime/testTime.ts"
import { registryOver } from "../../runtime/registry.ts"
import { sessionEnds } from "../sessions.ts"

const { seed } = BulkScenarios.scenarios.bulk

// Each item has a field that no earlier item has.
const growing = {
  id: "growing",
  permissions: { read: "ANYONE" },
  items: [
    { _id: "a", title: "Emma" },
    { _id: "b", title: "Ulysses", year: 1922 },
    { _id: "c", author: "Woolf" }
  ]
} as const

// A collection that only members can read.
const ledger = {
  id: "ledger",
  permissions: { read: "SITE_MEMBER" },
  items: Array.from({ length: 6 }, (_, place) => ({ _id: `n${place}` }))
} as const

const posts = {
  id: "posts",
  permissions: { read: "ANYONE", update: "ANYONE" },
  plugins: [{ type: "PUBLISH", defaultStatus: "PUBLISHED" }],
  items: [{ _id: "a", _publishStatus: "DRAFT" }, { _id: "b" }]
} as const

const world = (injector = Faults.injector(), hooks: Testing.Options["hooks"] = {}) =>
  Effect.gen(function* () {
    const services = yield* Layer.build(
      Testing.layerTest({
        seed: { ...seed, collections: [...(seed.collections ?? []), growing, ledger, posts] },
        faults: injector.current,
        hooks,
        timeout: requestTimeout
      })
    )
    // Test time runs so far ahead of real time that a busy machine may not obtain tokens within their time limit.
    yield* Effect.provide(
      Tokens.use(({ access }) => access),
      services
    )
    const registry = yield* registryOver(Layer.succeedContext(services))
    const machine = exportMachine()
    registry.mount(machine)
    const until = <Tag extends ExportState["_tag"]>(tag: Tag, done: (state: ExportState) => boolean = () => true) =>
      Effect.gen(function* () {
        for (;;) {
          const state = registry.get(machine)
          if (state._tag === tag && done(state)) return state as Extract<ExportState, { readonly _tag: Tag }>
          yield* advance
        }
      })
    const ready = Effect.flatMap(until("Ready"), ({ file }) =>
      Effect.promise(async () => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer()))
    )
    const pages = Testing.World.use(({ requests }) => requests).pipe(
      Effect.map((all) => all.filter(({ path }) => path === "/v2/items/query").length),
      Effect.provide(services)
    )
    return { pages, ready, services, send: (event: ExportEvent<ExportWork>) => registry.set(machine, event), until }
  })

const stock = Query.from("stock").pipe(Query.ascending("_id"))

const tooMany = {
  match: { path: "/v2/items/query" },
  status: 429,
  code: "TOO_MANY_REQUESTS",
  retryAfter: 30,
  times: 1
} as const

describe("exportMachine", () => {
  it.effect("resumes at the failed page without reading earlier ones again", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      injector.set({ ...tooMany, after: 3 })
      const { pages, ready, send, until } = yield* world(injector)
      send({ _tag: "Start", format: "JSONL", work: { query: stock, options: {} } })
      const failed = yield* until("Failed")
      assert.deepInclude(failed, { done: 1500, total: 2500, canResume: true, step: "items" })
      send({ _tag: "Resume" })
      yield* until("Failed", (state) => state._tag === "Failed" && state.wait === 0)
      send({ _tag: "Resume" })

      const ids = (yield* ready)
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)._id)
      assert.deepStrictEqual(
        ids,
        Array.from({ length: 2500 }, (_, index) => `copy-${String(index).padStart(4, "0")}`)
      )
      assert.strictEqual(yield* pages, 6)
    })
  )

  it.effect("resumes the search for fields after a failure", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      injector.set({ ...tooMany, after: 1 })
      const { pages, ready, send, until } = yield* world(injector)
      send({ _tag: "Start", format: "CSV", work: { query: stock, options: {} } })
      const failed = yield* until("Failed")
      assert.deepInclude(failed, { done: 500, total: 2500, canResume: true, step: "fields" })
      yield* until("Failed", (state) => state._tag === "Failed" && state.wait === 0)
      send({ _tag: "Resume" })

      const lines = (yield* ready).trimEnd().split("\r\n")
      assert.strictEqual(lines[0], "\uFEFF_id,copies,shelf,title")
      assert.lengthOf(lines, 2501)
      assert.strictEqual(yield* pages, 11)
    })
  )

  it.effect("has a column for each field of any item", () =>
    Effect.gen(function* () {
      const { ready, send } = yield* world()
      const query = Query.from("growing").pipe(Query.ascending("_id"))
      send({ _tag: "Start", format: "CSV", work: { query, options: { pageSize: 1 } } })

      assert.strictEqual(yield* ready, "\uFEFF_id,author,title,year\r\na,,Emma,\r\nb,,Ulysses,1922\r\nc,Woolf,,\r\n")
    })
  )

  it.effect("appends columns for fields that the schema does not contain", () =>
    Effect.gen(function* () {
      const { ready, send } = yield* world()
      const Growing = Collection.make("growing", Schema.Struct({ title: Schema.optionalKey(Schema.String) }))
      const query = Query.from(Growing).pipe(Query.ascending("_id"))
      send({ _tag: "Start", format: "CSV", work: { query, options: { pageSize: 1 } } })

      assert.strictEqual(yield* ready, "\uFEFF_id,title,author,year\r\na,Emma,,\r\nb,Ulysses,,1922\r\nc,,Woolf,\r\n")
    })
  )

  it.effect("starts a visitor's export after a sign-in, and resumes it after the session has ended", () =>
    Effect.gen(function* () {
      let pages = 0
      const beforeQuery = async (query: object) => {
        if (pages++ === 2) {
          await Effect.runPromise(sessionEnds.pipe(Effect.provide(services)))
        }
        return query
      }
      const { ready, send, services, until } = yield* world(Faults.injector(), { ledger: { beforeQuery } })
      const query = Query.from("ledger").pipe(Query.ascending("_id"))
      const start = { _tag: "Start", format: "JSONL", work: { query, options: { pageSize: 2 } } } as const
      send(start)
      const refused = yield* until("Failed")
      assert.deepInclude(refused.problem, { key: "signInRequired", retryable: true })
      assert.isFalse(refused.canResume)

      yield* Testing.signIn().pipe(Effect.provide(services))
      send(start)
      const ended = yield* until("Failed")
      assert.deepInclude(ended, { done: 2, total: 6, canResume: true })
      assert.strictEqual(ended.problem?.key, "signInRequired")

      yield* Testing.signIn().pipe(Effect.provide(services))
      send({ _tag: "Resume" })
      const lines = (yield* ready).trimEnd().split("\n")
      assert.deepStrictEqual(
        lines.map((line) => JSON.parse(line)._id),
        ledger.items.map(({ _id }) => _id)
      )
    })
  )

  it.effect.each(["CSV", "JSONL"] as const)("writes drafts as %s", (format) =>
    Effect.gen(function* () {
      const { ready, send } = yield* world()
      const query = Query.from("posts").pipe(Query.ascending("_id"))
      send({ _tag: "Start", format, work: { query, options: { showDrafts: true, systemFields: true } } })
      const text = yield* ready

      assert.include(text, "DRAFT")
      assert.lengthOf(text.trimEnd().split("\n"), format === "CSV" ? 3 : 2)
    })
  )

  it.effect("starts again if the count failed", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      injector.set({ ...tooMany, match: { path: "/v2/items/count" } })
      const { send, until } = yield* world(injector)
      send({ _tag: "Start", format: "CSV", work: { query: stock, options: {} } })

      assert.deepInclude(yield* until("Failed"), { canResume: false, done: 0 })
    })
  )
})
