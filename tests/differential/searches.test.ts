import { type Collection, open } from "../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../packages/provider/src/engine/filter/Filter.ts"
import * as Parse from "../../packages/provider/src/engine/filter/Parse.ts"
import type { JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import * as Normalize from "../../packages/provider/src/engine/value/Normalize.ts"
import * as Search from "../../packages/provider/src/engine/search/Search.ts"
import * as Sort from "../../packages/provider/src/engine/order/Sort.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Random from "./Random.ts"
import * as Samples from "./samples.ts"
import * as Stores from "./stores.ts"

const rounds = Number(process.env["PORTICO_DIFFERENTIAL_ROUNDS"] ?? 4)
const firstSeed = Number(process.env["PORTICO_DIFFERENTIAL_SEED"] ?? Date.now() % 1_000_000)

it.live("finds the same items by words in the same order in every store, between writes", () =>
  Effect.gen(function* () {
    const stores = yield* Stores.open
    for (let seed = firstSeed; seed < firstSeed + rounds; seed++) yield* compare(stores, seed)
  })
)

const compare = Effect.fnUntraced(function* (stores: ReadonlyArray<Stores.Named>, seed: number) {
  const random = new Random.Random(seed)
  const collection: Collection = {
    ...open(`words ${seed}`),
    fields: random.oneIn(2) ? { a: { type: "REFERENCE" } } : {}
  }
  const documents = Array.from({ length: 40 }, (_, index) => document(random, index))
  for (const { items } of stores) yield* items.load([{ collection, documents }], "replace")

  for (let query = 0; query < 60; query++) {
    if (random.oneIn(4)) {
      const changed = random.list(5, () => document(random, random.below(50)))
      for (const { items } of stores) yield* items.save(collection, changed, Filter.all)
    }
    const details = {
      expression: text(random, 4),
      mode: random.pick(["AND", "OR"] as const),
      fuzzy: random.oneIn(2)
    }
    const model = random.oneIn(3) ? Samples.filter(random) : {}
    const offset = random.oneIn(3) ? random.below(10) : 0
    const label = `replay with PORTICO_DIFFERENTIAL_SEED=${seed}: search ${query} ${JSON.stringify({ ...details, model, offset })}`
    const search = Result.getOrThrow(Search.parse(details, collection))
    const parsed = Parse.parse(model)
    if (typeof search === "string" || Result.isFailure(parsed)) continue
    const find = {
      filter: Filter.and(parsed.success, { _tag: "Words", search }),
      sort: random.oneIn(4) ? Result.getOrThrow(Sort.parse([{ fieldName: "b" }])) : Sort.bestFirst(search),
      limit: 1 + random.below(40),
      offset,
      total: true
    }
    const [expected, ...others] = yield* Effect.forEach(stores, ({ items, name }) =>
      items.find(collection, find).pipe(
        Effect.map(({ found, hasNext, total }) => ({
          name,
          answer: { ids: found.map(({ id }) => id), hasNext, total: Option.getOrThrow(total) }
        })),
        Effect.tapError(() => Effect.logError(`${name}: ${label}`))
      )
    )
    for (const { answer, name } of others) assert.deepStrictEqual(answer, expected?.answer, `${name}: ${label}`)
  }
})

const words = [
  "emma",
  "Emna",
  "emmas",
  "emmaus",
  "Pride",
  "Prided",
  "pridy",
  "prejudice",
  "PREJUDISE",
  "ΣΊΣ",
  "İs",
  "東京",
  "𐐨𐐨",
  "a",
  "don't",
  "é",
  "'",
  "\\",
  "|&!:*"
]

const text = (random: Random.Random, most: number): string =>
  random
    .list(most, () => (random.oneIn(5) ? Samples.text(random) : random.pick(words)))
    .join(random.pick([" ", ", ", "-"]))

const document = (random: Random.Random, index: number): Document.Document => {
  const fields: JsonObject = Object.fromEntries(
    Samples.names.flatMap((name) =>
      random.oneIn(2) ? [] : [[name, random.oneIn(3) ? Samples.value(random) : text(random, 3)] as const]
    )
  )
  return Document.make(Result.getOrThrow(Normalize.fields(fields)), {
    id: `${random.pick(["", "Z", "😀"])}${index}`,
    createdDate: new Date(random.below(5)).toISOString(),
    updatedDate: new Date(0).toISOString(),
    ownerId: undefined
  })
}
