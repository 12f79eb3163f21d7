import { matches } from "@portico/client/data/Matches"
import { open } from "@portico/provider/engine/Collection"
import * as Document from "@portico/provider/engine/Document"
import * as Parse from "@portico/provider/engine/filter/Parse"
import type { JsonObject } from "@portico/provider/engine/Json"
import * as Normalise from "@portico/provider/engine/Normalise"
import { fieldPath } from "@portico/provider/engine/Query"
import * as Sort from "@portico/provider/engine/Sort"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { inProgram } from "./program.ts"
import * as Random from "./Random.ts"
import * as Samples from "./samples.ts"
import * as Stores from "./stores.ts"

const rounds = Number(process.env["PORTICO_DIFFERENTIAL_ROUNDS"] ?? 4)
const firstSeed = Number(process.env["PORTICO_DIFFERENTIAL_SEED"] ?? Date.now() % 1_000_000)

it.live(
  "every store finds the same, in the same order, and so do filters on data at hand",
  () =>
    Effect.gen(function* () {
      const stores = yield* Stores.open
      for (let seed = firstSeed; seed < firstSeed + rounds; seed++) yield* compare(stores, seed)
    }),
  120_000
)

const compare = Effect.fnUntraced(function* (stores: ReadonlyArray<Stores.Named>, seed: number) {
  const random = new Random.Random(seed)
  const documents = Array.from({ length: 60 }, (_, index) => document(random, index))
  // With indexes a database takes other ways to the same answers.
  const indexed = random.oneIn(2) ? random.list(2, () => random.pick(Samples.names)) : []
  const collection = {
    ...open(`round ${seed}'; DROP TABLE collections; --`),
    indexes: indexed.map((fieldName) => ({ fields: [{ fieldName }] }))
  }
  for (const { items } of stores) yield* items.load([{ collection, documents }], "replace")

  for (let query = 0; query < 120; query++) {
    const model = Samples.filter(random)
    const sort = random.list(2, () => ({
      fieldName: Samples.fieldName(random),
      order: random.pick(["ASC", "DESC"] as const)
    }))
    const field = Samples.fieldName(random)
    const page = { limit: 1 + random.below(70), offset: random.oneIn(3) ? random.below(20) : 0, total: true }
    const label = `replay with PORTICO_DIFFERENTIAL_SEED=${seed}: query ${query} ${JSON.stringify({ model, sort, page, field })}`

    const parsed = Parse.parse(model)
    // An object with `$` in its names is no value to be equal to.
    if (Result.isFailure(parsed)) continue
    const filter = parsed.success
    const [expected, ...others] = yield* Effect.forEach(stores, ({ items, name }) =>
      Effect.gen(function* () {
        const found = yield* items.find(collection, { filter, sort: Result.getOrThrow(Sort.parse(sort)), ...page })
        const path = Result.getOrThrow(fieldPath(field, "field"))
        return {
          name,
          answer: {
            ids: found.found.map(({ id }) => id),
            hasNext: found.hasNext,
            total: Option.getOrThrow(found.total),
            count: yield* items.count(collection, filter),
            distinct: yield* items.distinct(collection, { path, filter, order: "ASC", ...page })
          }
        }
      }).pipe(Effect.tapError(() => Effect.logError(`${name}: ${label}`)))
    )
    const holds = matches({ tree: inProgram(model) as JsonObject, problems: [] })
    const held = new Set(documents.flatMap(({ data, id }) => (holds(inProgram(data) as object) ? [id] : [])))
    assert.strictEqual(expected?.answer.count, held.size, `data at hand: ${label}`)
    assert.deepStrictEqual(
      expected?.answer.ids.filter((id) => !held.has(id)),
      [],
      `data at hand: ${label}`
    )
    for (const { answer, name } of others) assert.deepStrictEqual(answer, expected?.answer, `${name}: ${label}`)
  }
})

const document = (random: Random.Random, index: number): Document.Document => {
  const fields: JsonObject = Object.fromEntries(
    Samples.names.flatMap((name) => (random.oneIn(3) ? [] : [[name, Samples.value(random)] as const]))
  )
  const own = Result.getOrThrow(Normalise.fields(fields))
  return Document.make(own, {
    id: `${random.pick(["", "a", "Z", "😀", "\ue000"])}${index}`,
    createdDate: new Date(random.below(5)).toISOString(),
    updatedDate: new Date(0).toISOString(),
    ownerId: random.oneIn(2) ? random.pick(["anna", "Bob"]) : undefined
  })
}
