import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { isDate, type JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import { isDeepStrictEqual } from "node:util"
import * as Clients from "./clients.ts"
import { inProgram } from "./program.ts"
import * as Random from "./Random.ts"
import * as Rounds from "./rounds.ts"
import * as Samples from "./samples.ts"

const rounds = Rounds.givenRounds ?? 24

it.live(
  "has the same result for a patch as for a read, a change and a write",
  () =>
    Effect.gen(function* () {
      const clients = yield* Clients.open
      for (const { name, run } of clients) {
        yield* run(
          Effect.forEach(
            Array.from({ length: rounds }, (_, round) => Rounds.firstSeed + round),
            (seed) => compare(new Random.Random(seed), `${name}, PORTICO_DIFFERENTIAL_SEED=${seed}`, seed),
            { concurrency: 8, discard: true }
          )
        )
      }
    }).pipe(Effect.provideService(References.MinimumLogLevel, "None")),
  Rounds.timeout
)

type Data = Readonly<Record<string, unknown>>

interface Step {
  readonly method: Patch.Method
  readonly field: string
  readonly value: unknown
}

const compare = Effect.fnUntraced(function* (random: Random.Random, told: string, seed: number) {
  const items = yield* Items
  const fields = Object.fromEntries(random.list(6, () => [random.pick(names), valueOf(random)] as const))
  const [patched, written] = [`p${seed}`, `w${seed}`]
  yield* Effect.all([
    items.insert("patched", { ...fields, _id: patched }),
    items.insert("patched", { ...fields, _id: written })
  ])

  for (let turn = 0; turn < 3; turn++) {
    const steps = random.list(4, () => stepOf(random))
    const patch = steps.reduce<Patch.Patch<any>>(
      (patch, { field, method, value }) => Patch.call(patch, method, method === "remove" ? [field] : [field, value]),
      Patch.empty
    )
    const before = yield* items.get("patched", written)
    const changed = steps.reduce<Data | undefined>(change, before._tag === "Some" ? own(before.value.data) : undefined)
    const answer = yield* Effect.option(items.patch("patched", patched, patch))
    const expected =
      changed === undefined ? before : yield* Effect.option(items.update("patched", { ...changed, _id: written }))

    const label = `${told}: ${JSON.stringify({ fields, steps })}`
    assert.strictEqual(answer._tag, changed === undefined ? "None" : "Some", label)
    const kept = yield* items.get("patched", patched)
    assert.deepStrictEqual(
      kept._tag === "Some" ? own(kept.value.data) : undefined,
      expected._tag === "Some" ? own(expected.value.data) : undefined,
      label
    )
  }
})

const names = ["a", "b", "é", "constructor", "__proto__", "x y", '"']

// JSON has no minus zero.
const valueOf = (random: Random.Random): unknown => inProgram(JSON.parse(JSON.stringify(Samples.value(random))))

const stepOf = (random: Random.Random): Step => {
  const field = random.oneIn(3) ? `${random.pick(names)}.${random.pick(names)}` : random.pick(names)
  const method = random.pick(["set", "remove", "increment", "append", "append", "pull"] as const)
  return { method, field, value: method === "increment" ? random.pick([1, -1, 0.1, 9e15]) : valueOf(random) }
}

const own = ({ _createdDate, _id, _updatedDate, ...rest }: Data): Data => rest

/** Changes plain data. Returns `undefined` if the change is not possible. */
const change = (data: Data | undefined, { field, method, value }: Step): Data | undefined => {
  if (data === undefined) return undefined
  const path = field.split(".")
  const found = path.reduce<unknown>(
    (inside, key) => (isData(inside) && Object.hasOwn(inside, key) ? inside[key] : undefined),
    data
  )
  switch (method) {
    case "set":
      return put(data, path, value)
    case "remove":
      return found === undefined ? data : put(data, path, undefined)
    case "increment": {
      const sum = Number(found ?? 0) + Number(value)
      const isNumber = (found ?? 0) === 0 || typeof found === "number"
      return isNumber && Math.abs(sum) <= Number.MAX_SAFE_INTEGER ? put(data, path, sum) : undefined
    }
    case "append":
      return Array.isArray(found ?? [])
        ? put(data, path, [...((found ?? []) as ReadonlyArray<unknown>), value])
        : undefined
    case "pull":
      if ((found ?? undefined) === undefined) return data
      return Array.isArray(found)
        ? found.some((one) => isDeepStrictEqual(one, value))
          ? put(
              data,
              path,
              found.filter((one) => !isDeepStrictEqual(one, value))
            )
          : data
        : undefined
  }
}

// Values cannot be set inside a date or inside an object that is ordered with the dates.
const isData = (value: unknown): value is Data =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !isDate(value as JsonObject)

const put = (data: Data, [key = "", ...rest]: ReadonlyArray<string>, value: unknown): Data | undefined => {
  const others = Object.entries(data).filter(([name]) => name !== key)
  if (rest.length === 0) return Object.fromEntries(value === undefined ? others : [...others, [key, value]])
  const inside = (Object.hasOwn(data, key) ? data[key] : undefined) ?? {}
  const changed = isData(inside) ? put(inside, rest, value) : undefined
  return changed === undefined ? undefined : Object.fromEntries([...others, [key, changed]])
}
