import type { Json, JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import type { Random } from "./Random.ts"

/** Names of fields, some of them chosen to break SQL. */
export const names = ["a", "b", "c", "é", "__proto__", "constructor", "'; DROP TABLE collections; --", '"', "x y", "0"]

const texts = [
  "",
  "a",
  "A",
  "abc",
  "ABC",
  "aBc",
  "abcabc",
  "b",
  "XYZ",
  "%",
  "_",
  "\\",
  "100%_\\",
  "é",
  "É",
  "ß",
  "ẞ",
  "İ",
  "i̇",
  "Σ",
  "ς",
  "ΑΣ",
  "Ω",
  "K",
  "Ⓐ",
  "ⓐ",
  "Ა",
  "\ue000",
  "😀",
  "𐐀",
  "𐐨",
  "'",
  "''; --",
  "$1",
  "10",
  "9",
  "true",
  "null",
  "a\nb",
  "a b",
  "2020-01-01T00:00:00.000Z",
  "\u0001"
]

const numbers = [
  0, -0, 1, -1, 2, 9, 10, 0.1, 0.30000000000000004, 0.3, 1.5, -1.5, 1e15, -1e15, 1e-7, 5e-324, 123456.789
]

const dates = [
  "1970-01-01T00:00:00.000Z",
  "2020-01-01T00:00:00.000Z",
  "2020-01-01T00:00:00.001Z",
  "0000-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z"
].map((text): Json => ({ $date: text }))

const scalars: ReadonlyArray<Json> = [...texts, ...numbers, true, false, ...dates]

/** Returns a value that comparisons accept. */
export const comparable = (random: Random): Json =>
  random.pick([() => random.pick(texts), () => random.pick(numbers), () => random.oneIn(2), () => random.pick(dates)])()

/** Returns a string for searches in strings. */
export const text = (random: Random): string => random.pick(texts)

/** Returns any value. */
export const value = (random: Random, depth = 2): Json => {
  if (depth === 0 || !random.oneIn(3)) return random.oneIn(10) ? null : random.pick(scalars)
  if (random.oneIn(2)) return random.list(3, () => value(random, depth - 1))
  if (random.oneIn(5)) return random.pick(likeDates)
  return object(random, depth - 1)
}

// An object that only resembles a date is an ordinary object.
const likeDates: ReadonlyArray<Json> = [
  { $date: "soon" },
  { $date: "" },
  { $date: 5 },
  { $date: null },
  { $date: "2020-01-01T00:00:00.000Z", more: 1 },
  { $dat: "2020-01-01T00:00:00.000Z" },
  { $datf: "x" }
]

/** Returns an object with a few fields. */
export const object = (random: Random, depth: number): JsonObject =>
  Object.fromEntries(random.list(3, () => [random.pick(names), value(random, depth)] as const))

/** Returns the name of a field, sometimes of a nested one. */
export const fieldName = (random: Random): string =>
  random.oneIn(4) ? `${random.pick(names)}.${random.pick(names)}` : random.pick(systemOrOwn)

const systemOrOwn = [...names, ...names, "_id", "_createdDate", "_ownerId"]

/** Returns a filter as it is sent. */
export const filter = (random: Random, depth = 2): JsonObject => {
  if (depth > 0 && random.oneIn(3)) {
    const branch = () => filter(random, depth - 1)
    return random.pick<() => JsonObject>([
      () => ({ $and: random.list(3, branch) }),
      () => ({ $or: random.list(3, branch) }),
      () => ({ $not: [branch()] }),
      () => ({ $not: branch() })
    ])()
  }
  return Object.fromEntries(random.list(2, () => [fieldName(random), condition(random)] as const))
}

const condition = (random: Random, depth = 1): Json => {
  const set = () => random.list(3, () => random.pick(scalars.filter((one) => typeof one !== "boolean")))
  return random.pick<() => Json>([
    () => value(random),
    () => ({ $eq: value(random) }),
    () => ({ $ne: value(random) }),
    ...(depth > 0 ? [() => ({ $not: condition(random, depth - 1) })] : []),
    () => ({ [random.pick(["$lt", "$lte", "$gt", "$gte"])]: comparable(random) }),
    () => ({ $gte: comparable(random), $lt: comparable(random) }),
    () => ({ [random.pick(["$startsWith", "$endsWith", "$contains"])]: text(random) }),
    () => ({ [random.pick(["$hasSome", "$in", "$hasAll"])]: set() }),
    () => ({ $exists: random.oneIn(2) }),
    () => ({ $matches: { ignoreCase: true, spec: random.list(3, () => piece(random)) } })
  ])()
}

const piece = (random: Random): Json => ({ type: random.pick(["literal", "anyOf"]), value: text(random) })
