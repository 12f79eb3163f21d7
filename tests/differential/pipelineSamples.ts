import type { Json, JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import type { Random } from "./Random.ts"
import * as Samples from "./samples.ts"

/** Names of fields in rows: those of items, and those that stages create. */
const made = ["total", "n", "x", "it's", "__proto__", "k", "v"]

const fieldName = (random: Random): string =>
  random.pick([
    () => Samples.fieldName(random),
    () => Samples.fieldName(random),
    () => random.pick(made),
    () => `_id.${random.pick([...made, ...Samples.names])}`,
    () => "_id"
  ])()

const extremes = [9_007_199_254_740_991, -9_007_199_254_740_991, 5e-324, 1e-300, 1e-7, 0.1, 0.7, -2.5, 3, 7, 0, 1e15]

const unary = ["abs", "floor", "ceil", "stringify", "toLower", "toUpper", "length"] as const
const binary = ["subtract", "divide", "mod"] as const
const many = ["add", "multiply", "sum", "concat"] as const

/** Returns a random expression as it is sent. */
export const expression = (random: Random, depth = 3): JsonObject => {
  if (depth === 0 || random.oneIn(3)) {
    return random.pick<() => JsonObject>([
      () => ({ fieldPath: fieldName(random) }),
      () => ({ fieldPath: fieldName(random) }),
      () => ({ numeric: random.pick(extremes) }),
      () => ({ text: Samples.text(random) })
    ])()
  }
  const inner = () => expression(random, depth - 1)
  const number = () => (random.oneIn(2) ? { numeric: random.below(7) - 3 + (random.oneIn(3) ? 0.5 : 0) } : inner())
  return random.pick<() => JsonObject>([
    () => ({ [random.pick(unary)]: { expression: inner() } }),
    () => ({ [random.pick(binary)]: { firstExpression: inner(), secondExpression: inner() } }),
    () => ({ [random.pick(many)]: { expressions: [inner(), ...random.list(3, inner)] } }),
    () => ({
      substring: {
        expression: inner(),
        startExpression: number(),
        ...(random.oneIn(2) ? { lengthExpression: number() } : {})
      }
    })
  ])()
}

const projected = (random: Random, depth: number): Json => {
  const name = random.oneIn(4) ? `${random.pick(made)}.${random.pick(made)}` : random.pick(made)
  return random.pick<() => Json>([
    () => ({ include: { fieldName: fieldName(random) } }),
    () => ({ exclude: { fieldName: fieldName(random) } }),
    () => ({ reshape: { resultFieldName: name, expression: expression(random) } }),
    () =>
      depth === 0
        ? { include: { fieldName: fieldName(random) } }
        : { projectNested: { resultFieldName: name, fields: random.list(3, () => projected(random, depth - 1)) } }
  ])()
}

const accumulator = (random: Random): Json => ({
  resultFieldName: random.pick(made),
  [random.pick(["sum", "avg", "min", "max", "first", "last", "push"])]: {
    expression: random.oneIn(5) ? { numeric: 1 } : expression(random, random.below(2))
  }
})

const stage = (random: Random): JsonObject =>
  random.pick<() => JsonObject>([
    () => ({ filter: Samples.filter(random) }),
    () => ({ filter: { [fieldName(random)]: { $gte: Samples.comparable(random) } } }),
    () => ({ projection: { fields: random.list(4, () => projected(random, 1)) } }),
    () => ({
      group: {
        groupIds: random.list(2, () => ({
          expression: expression(random, random.below(3)),
          ...(random.oneIn(3) ? {} : { key: random.pick(made) })
        })),
        accumulators: random.list(4, () => accumulator(random))
      }
    }),
    () => ({ unwindArray: { arrayFieldName: fieldName(random) } }),
    () => ({ sort: { values: sort(random) } }),
    () => ({ limit: 1 + random.below(50) }),
    () => ({ skip: random.below(5) }),
    () => ({
      objectToArray: {
        objectFieldName: fieldName(random),
        ...(random.oneIn(2) ? { destinationFieldName: fieldName(random) } : {})
      }
    })
  ])()

const sort = (random: Random) =>
  random.list(2, () => ({ fieldName: fieldName(random), order: random.pick(["ASC", "DESC"]) }))

/** Returns random stages as they are sent. */
export const stages = (random: Random): ReadonlyArray<JsonObject> => random.list(5, () => stage(random))

/** Returns a random aggregation as it is sent. */
export const aggregate = (random: Random) => ({
  initialFilter: random.oneIn(2) ? {} : Samples.filter(random),
  aggregation: {
    groupingFields: random.list(2, () => Samples.fieldName(random)),
    operations: random.list(4, () => ({
      resultFieldName: random.pick([...made, "a.b"]),
      ...random.pick<() => JsonObject>([
        () => ({ [random.pick(["sum", "average", "min", "max"])]: { itemFieldName: Samples.fieldName(random) } }),
        () => ({ itemCount: {} })
      ])()
    }))
  },
  finalFilter: random.oneIn(2) ? {} : { [fieldName(random)]: { $gte: Samples.comparable(random) } },
  sort: random.list(2, () => ({
    fieldName: random.oneIn(2) ? random.pick([...made, "a.b"]) : fieldName(random),
    order: random.pick(["ASC", "DESC"] as const)
  }))
})
