import { Stage } from "@portico/contract/data/Pipeline"
import { open } from "@portico/provider/engine/Collection"
import * as Document from "@portico/provider/engine/Document"
import type { JsonObject } from "@portico/provider/engine/Json"
import * as Normalise from "@portico/provider/engine/Normalise"
import * as Aggregation from "@portico/provider/engine/pipeline/Aggregation"
import * as Parse from "@portico/provider/engine/pipeline/Parse"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as PipelineSamples from "./pipelineSamples.ts"
import * as Random from "./Random.ts"
import * as Samples from "./samples.ts"
import * as Stores from "./stores.ts"

const rounds = Number(process.env["PORTICO_DIFFERENTIAL_ROUNDS"] ?? 3)
const firstSeed = Number(process.env["PORTICO_DIFFERENTIAL_SEED"] ?? Date.now() % 1_000_000)

it.live(
  "every store makes the same of a collection by a pipeline",
  () =>
    Effect.gen(function* () {
      const stores = yield* Stores.open
      for (let seed = firstSeed; seed < firstSeed + rounds; seed++) yield* compare(stores, seed)
    }),
  Math.max(120_000, rounds * 5000)
)

const compare = Effect.fnUntraced(function* (stores: ReadonlyArray<Stores.Named>, seed: number) {
  const random = new Random.Random(seed)
  const documents = Array.from({ length: random.below(40) }, (_, index) => document(random, index))
  const collection = {
    ...open("round'; --"),
    indexes: random.list(2, () => ({ fields: [{ fieldName: random.pick(Samples.names) }] }))
  }
  for (const { items } of stores) yield* items.load([{ collection, documents }], "replace")

  for (let query = 0; query < 100; query++) {
    const model = random.oneIn(3) ? PipelineSamples.aggregate(random) : PipelineSamples.stages(random)
    const page = { limit: 1 + random.below(40), offset: random.oneIn(3) ? random.below(5) : 0, total: true }
    const label = `replay with PORTICO_DIFFERENTIAL_SEED=${seed}: query ${query} ${JSON.stringify({ model, page })}`
    const parsed = "aggregation" in model ? Aggregation.parse(model) : Parse.parse(model.map((stage) => decode(stage)))
    // Names that hide each other, and objects that are no values to be equal to.
    if (Result.isFailure(parsed)) continue

    const [expected, ...others] = yield* Effect.forEach(stores, ({ items, name }) =>
      items.aggregate(collection, { pipeline: parsed.success, ...page }).pipe(
        Effect.map(({ found, hasNext, total }) => ({
          name,
          answer: { found, hasNext, total: Option.getOrThrow(total) }
        })),
        Effect.tapError((error) => Effect.logError(`${name}: ${label}`, error))
      )
    )
    for (const { answer, name } of others) assert.deepStrictEqual(answer, expected?.answer, `${name}: ${label}`)
  }
})

const decode = Schema.decodeUnknownSync(Stage)

const document = (random: Random.Random, index: number): Document.Document => {
  const fields: JsonObject = Object.fromEntries(
    Samples.names.flatMap((name) => (random.oneIn(3) ? [] : [[name, Samples.value(random)] as const]))
  )
  return Document.make(Result.getOrThrow(Normalise.fields(fields)), {
    id: `${random.pick(["", "a", "Z", "😀", "\ue000"])}${index}`,
    createdDate: new Date(random.below(5)).toISOString(),
    updatedDate: new Date(0).toISOString(),
    ownerId: random.oneIn(2) ? random.pick(["anna", "Bob"]) : undefined
  })
}
