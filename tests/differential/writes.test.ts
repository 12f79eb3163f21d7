import { open } from "../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../packages/provider/src/engine/collection/Document.ts"
import * as Draft from "../../packages/provider/src/engine/item/Draft.ts"
import * as Filter from "../../packages/provider/src/engine/filter/Filter.ts"
import { isolatingConflicts } from "../../packages/provider/src/http/data/WriteRefusals.ts"
import * as Parse from "../../packages/provider/src/engine/filter/Parse.ts"
import * as Patch from "../../packages/provider/src/engine/item/Patch.ts"
import * as Sort from "../../packages/provider/src/engine/order/Sort.ts"
import type { FieldModification } from "@portico/contract/data/Item"
import type { StoreUnavailable } from "../../packages/provider/src/store/StoreUnavailable.ts"
import type { ApplicationError } from "../../packages/provider/src/engine/value/Refusal.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Random from "./Random.ts"
import * as Samples from "./samples.ts"
import * as Stores from "./stores.ts"

const rounds = Number(process.env["PORTICO_DIFFERENTIAL_ROUNDS"] ?? 4)
const firstSeed = Number(process.env["PORTICO_DIFFERENTIAL_SEED"] ?? Date.now() % 1_000_000)

it.live("writes the same data with the same results in every store", () =>
  Effect.gen(function* () {
    const stores = yield* Stores.open
    for (let seed = firstSeed; seed < firstSeed + rounds; seed++) yield* compare(stores, seed)
  })
)

const compare = Effect.fnUntraced(function* (stores: ReadonlyArray<Stores.Named>, seed: number) {
  const random = new Random.Random(seed)
  const unique = random.oneIn(2)
  const collection = {
    ...open(`writes ${seed}`),
    indexes: random.oneIn(2) ? [] : [{ fields: [{ fieldName: random.pick(Samples.names) }], unique }]
  }
  for (const { items } of stores) yield* items.load([{ collection, documents: [] }], "replace")
  for (let step = 0; step < 60; step++) {
    const { run, told } = writeOf(random)
    const label = `replay with PORTICO_DIFFERENTIAL_SEED=${seed}: step ${step} ${told}`
    const [expected, ...others] = yield* Effect.forEach(stores, ({ items, name }) =>
      Effect.gen(function* () {
        // Each store names an index differently in its error.
        const answer = yield* run(items, collection).pipe(
          Effect.catchTag("ApplicationError", ({ code }) => Effect.succeed(code))
        )
        return { name, answer, kept: (yield* items.find(collection, all)).found }
      })
    )
    for (const { answer, kept, name } of others) {
      assert.deepStrictEqual(answer, expected?.answer, `${name} answers otherwise: ${label}`)
      assert.deepStrictEqual(kept, expected?.kept, `${name} keeps something else: ${label}`)
    }
  }
})

const all = { filter: Filter.all, sort: [Sort.byId], limit: 1000, offset: 0, total: false } as const

type Items = Stores.Named["items"]

interface Write {
  readonly told: string
  readonly run: (
    items: Items,
    collection: ReturnType<typeof open>
  ) => Effect.Effect<unknown, StoreUnavailable | ApplicationError>
}

const writeOf = (random: Random.Random): Write => {
  const ids = ["a", "b", "c", "d", "e", "f", "é", "😀", "'; --"]
  const someIds = random.list(6, () => random.pick(ids))
  const documents = someIds.map((id) => document(random, id))
  const model = random.oneIn(2) ? {} : Samples.filter(random)
  const parsed = Parse.parse(model)
  const filter = Result.isSuccess(parsed) ? parsed.success : Filter.all
  const patches = someIds.map(() => random.list(3, () => modification(random)))
  const now = `2021-01-01T00:00:00.00${random.below(10)}Z`
  const condemned = random.oneIn(2) ? filter : Filter.none
  const write = (name: string, run: Write["run"]): Write => ({
    told: `${name} ${JSON.stringify({ documents, model, patches })}`,
    run
  })
  const altered = someIds.map((id, index) => ({ id, modifications: patches[index] ?? [] }))
  const alter = (items: Items, collection: ReturnType<typeof open>, some: Readonly<typeof altered>) =>
    items.alter(
      collection,
      some.map(({ id }) => id),
      filter,
      (stored, index) =>
        Patch.parse(some[index]?.modifications ?? []).pipe(
          Result.flatMap((changes) => Patch.apply(changes, Document.ownFields(stored.data))),
          Result.flatMap((own) => Draft.revise(stored, own, { indexes: [], now })),
          Result.mapError(({ message }) => message)
        )
    )
  return random.pick<() => Write>([
    // As bulk calls write: an item with a duplicate value is rejected alone.
    () =>
      write("update each", (items, collection) =>
        isolatingConflicts<Document.Document, unknown, never>(
          documents,
          (some) => items.update(collection, some, filter),
          codeOf
        )
      ),
    () =>
      write("save each", (items, collection) =>
        isolatingConflicts<Document.Document, unknown, never>(
          documents,
          (some) => items.save(collection, some, filter),
          codeOf
        )
      ),
    () =>
      write("alter each", (items, collection) =>
        isolatingConflicts<(typeof altered)[number], unknown, never>(
          altered,
          (some) => alter(items, collection, some),
          codeOf
        )
      ),
    () => write("insert", (items, collection) => items.insert(collection, documents)),
    () => write("update", (items, collection) => items.update(collection, documents, filter)),
    () => write("save", (items, collection) => items.save(collection, documents, filter)),
    () => write("alter", (items, collection) => alter(items, collection, altered)),
    () => write("remove", (items, collection) => items.remove(collection, someIds, filter)),
    () => write("truncate", (items, collection) => items.truncate(collection, condemned))
  ])()
}

const codeOf = ({ code }: ApplicationError): string => code

const document = (random: Random.Random, id: string): Document.Document => {
  const own = Samples.object(random, 2)
  const normalized = Draft.toDocument(
    { id, data: own },
    {
      makeId: () => id,
      now: `2020-01-01T00:00:00.00${random.below(10)}Z`,
      ownerId: random.pick([undefined, "ada", "max"]),
      indexes: []
    }
  )
  return Result.getOrElse(normalized, () =>
    Document.make({}, { id, createdDate: "2020-01-01T00:00:00.000Z", updatedDate: "2020-01-01T00:00:00.000Z" })
  )
}

const modification = (random: Random.Random): FieldModification => {
  const fieldPath = Samples.fieldName(random)
  const value = Samples.value(random)
  return random.pick<FieldModification>([
    { action: "SET_FIELD", fieldPath, setFieldOptions: { value } },
    { action: "REMOVE_FIELD", fieldPath },
    { action: "INCREMENT_FIELD", fieldPath, incrementFieldOptions: { value: random.pick([1, -1, 0.1, 1e15]) } },
    { action: "APPEND_TO_ARRAY", fieldPath, appendToArrayOptions: { value } },
    { action: "REMOVE_FROM_ARRAY", fieldPath, removeFromArrayOptions: { value } }
  ])
}
