/** Random collections. */
import * as Document from "../../packages/provider/src/engine/collection/Document.ts"
import { isDate, isObject, type Json, type JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import * as Normalize from "../../packages/provider/src/engine/value/Normalize.ts"
import * as Result from "effect/Result"
import { idOf, type Shelf } from "./Case.ts"
import type { Random } from "./Random.ts"
import * as Samples from "./samples.ts"

/** Returns a collection with a maximum number of items. Most values are in a few fields, so queries match them. */
export const shelf = (random: Random, most: number): Shelf => {
  const names = Array.from({ length: 2 + random.below(4) }, () => random.pick(itemNames))
  const values = Array.from({ length: 3 + random.below(12) }, () => Samples.value(random))
  // An index of a field without arrays supports more queries.
  const shape = random.oneIn(3) ? withoutArrays : asIs
  const item = (index: number) => data(random, index, names, values, shape)
  const items = Array.from({ length: random.below(most + 1) }, (_, index) => item(index))
  const ids = items.map(idOf)
  return {
    fields: random.oneIn(2) ? declared(random, names) : {},
    indexes: random.oneIn(2) ? random.list(2, () => index(random, names)) : [],
    items,
    ...(random.oneIn(3) && ids.length > 0 ? { references: references(random, ids) } : {}),
    ...(random.oneIn(3)
      ? {
          changes: {
            saved: random.list(6, () => item(random.below(most + 6))),
            removed: random.list(4, () => id(random.below(most)))
          }
        }
      : {})
  }
}

// Names that no filter can reach are included too.
const itemNames = [...Samples.names, "a.b", "$a", "_x"]

const id = (index: number): string => `${["", "a", "Z", "😀", "\ue000", "'"][index % 6]}${index}`

const extremes: ReadonlyArray<Json> = [
  9_007_199_254_740_991,
  -9_007_199_254_740_991,
  1e-300,
  0.1 + 0.2,
  "x".repeat(300),
  "é".repeat(70)
]

const asIs = (value: Json): Json => value

const withoutArrays = (value: Json): Json =>
  Array.isArray(value)
    ? withoutArrays(value[0] ?? null)
    : isObject(value) && !isDate(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutArrays(one)]))
      : value

const data = (
  random: Random,
  index: number,
  names: ReadonlyArray<string>,
  values: ReadonlyArray<Json>,
  shape: (value: Json) => Json
): JsonObject => {
  const value = () =>
    random.pick<() => Json>([
      () => random.pick(values),
      () => random.pick(values),
      () => random.list(3, () => random.pick(values)),
      () => Samples.value(random, 3),
      () => (random.oneIn(6) ? random.pick(extremes) : random.pick(values)),
      () => ({ [random.pick(names)]: random.pick(values) })
    ])()
  const fields = Object.fromEntries(
    [...new Set(random.oneIn(4) ? Samples.names : names)].flatMap((name) =>
      random.oneIn(4) ? [] : [[name, shape(value())] as const]
    )
  )
  return Document.make(Result.getOrThrow(Normalize.fields(fields)), {
    id: id(index),
    createdDate: new Date(random.below(5)).toISOString(),
    updatedDate: new Date(random.below(2)).toISOString(),
    ownerId: random.oneIn(2) ? random.pick(["anna", "Bob"]) : undefined
  }).data
}

const fieldIn = (random: Random, names: ReadonlyArray<string>): string =>
  random.oneIn(5) ? Samples.fieldName(random) : random.pick(names)

const declared = (random: Random, names: ReadonlyArray<string>): Shelf["fields"] =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        type: random.pick([
          "TEXT",
          "NUMBER",
          "DATETIME",
          "BOOLEAN",
          "ARRAY_STRING",
          "ARRAY",
          "OBJECT",
          "ANY",
          "REFERENCE"
        ] as const)
      }
    ])
  )

const index = (random: Random, names: ReadonlyArray<string>): Shelf["indexes"][number] => ({
  fields: Array.from({ length: 1 + random.below(3) }, () => ({
    fieldName: fieldIn(random, names),
    ...(random.oneIn(2) ? {} : { order: random.pick(["ASC", "DESC"] as const) })
  })),
  ...(random.oneIn(3) ? { unique: true } : {})
})

const references = (random: Random, ids: ReadonlyArray<string>) =>
  random.list(20, () => ({ referring: random.pick(ids), referenced: random.pick(ids) }))
