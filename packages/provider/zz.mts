import { PGlite } from "@electric-sql/pglite"
const Aggregation = await import("./src/engine/pipeline/Aggregation.ts")
const Parse = await import("./src/engine/pipeline/Parse.ts")
const PipelineSql = await import("./src/store/postgres/PipelineSql.ts")
const { Parameters } = await import("./src/store/postgres/Text.ts")
const Result = await import("effect/Result")
const Conn = await import("./src/store/postgres/Connection.ts")
const Effect = await import("effect/Effect")
const SqlClient = await import("effect/sql/SqlClient")
const Layer = await import("effect/Layer")
const { open } = await import("./src/engine/Collection.ts")
try {
await Effect.runPromise(Effect.scoped(Effect.gen(function* () {
  const ctx = yield* Layer.build(Conn.layer({}))
  const Context = yield* Effect.promise(() => import("effect/Context"))
  const sql: any = Context.get(ctx, SqlClient.SqlClient)
  yield* sql.unsafe(`CREATE TABLE items_9 (id text COLLATE "C" PRIMARY KEY, data jsonb NOT NULL, own json NOT NULL)`)
  yield* sql.unsafe(`INSERT INTO items_9 SELECT 'i'||i, d, d::text::json FROM (SELECT i, jsonb_build_object('_id','i'||i,'title','alpha '||i,'category','c'||(i*7919)%50,'price',((i*31)%10000)/100.0,'stock',i%977,'tags',jsonb_build_array('a'||i%8,'b'||i%8,'c'),'address',jsonb_build_object('city','city '||i%200),'description',repeat('x',120),'_createdDate',jsonb_build_object('$date','2020-01-01T00:00:00.000Z')) AS d FROM generate_series(1,100000) i) s`)
  yield* sql.unsafe(`ANALYZE items_9`)
  const table: any = { collection: open("c"), number: 9, name: "items_9", arrays: new Set() }
  const f = (name: string) => ({ fieldPath: name })
  const cases: Record<string, any> = {
    group: { aggregation: { groupingFields: ["category"], operations: [{ resultFieldName: "s", sum: { itemFieldName: "price" } }, { resultFieldName: "a", average: { itemFieldName: "price" } }, { resultFieldName: "mi", min: { itemFieldName: "price" } }, { resultFieldName: "ma", max: { itemFieldName: "price" } }, { resultFieldName: "n", itemCount: {} }] } },
    sumonly: { aggregation: { groupingFields: ["category"], operations: [{ resultFieldName: "s", sum: { itemFieldName: "price" } }] } },
    mult: [{ group: { groupIds: [{ expression: f("category"), key: "c" }], accumulators: [{ resultFieldName: "t", sum: { expression: { multiply: { expressions: [f("price"), f("stock")] } } } }] } }],
    unwind: [{ unwindArray: { arrayFieldName: "tags" } }, { group: { groupIds: [{ expression: f("tags"), key: "t" }], accumulators: [{ resultFieldName: "n", sum: { expression: { numeric: 1 } } }] } }],
    first: [{ group: { groupIds: [{ expression: f("category"), key: "c" }], accumulators: [{ resultFieldName: "f", first: { expression: f("title") } }] } }],
  }
  const only = process.argv[2]
  for (const [name, model] of Object.entries(cases)) {
    if (only && name !== only) continue
    const p = Result.getOrThrow((Array.isArray(model) ? Parse.parse(model) : Aggregation.parse(model)) as any) as any
    const params = new Parameters()
    const made = PipelineSql.compile(p, table, params)
    const text = `SELECT data FROM (${made.sql}) AS stored ${made.orderBy} LIMIT 51`
    let best = 1e9
    for (let i = 0; i < 4; i++) { const t = performance.now(); yield* sql.unsafe(text, params.values); best = Math.min(best, performance.now() - t) }
    console.log(name, best.toFixed(0))
    if (only) { console.log(text); for (const r of yield* sql.unsafe("EXPLAIN (ANALYZE, COSTS OFF) " + text, params.values)) console.log((r as any)["QUERY PLAN"]) }
  }
})) as any)
} catch (e: any) { console.log(String(e).slice(0, 500), String(e?.cause?.cause).slice(0, 300)) }
process.exit(0)
