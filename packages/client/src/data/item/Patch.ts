/**
 * Patches: changes of single fields of an item, whatever else it holds (data.md §3, §5).
 *
 * A patch is a value: every function gives a new one. What is wrong with it is told by the call that uses it, which then
 * sends nothing. Nested fields are named with dots.
 *
 * **Example** (A sold book)
 *
 * ```ts
 * import { Items } from "@portico/client/data/Items"
 * import * as Patch from "@portico/client/data/Patch"
 *
 * const sold = Patch.empty.pipe(Patch.increment("stock", -1), Patch.append("tags", "sold"), Patch.remove("offer"))
 * const book = Items.use((items) => items.patch("books", "emma", sold))
 * ```
 *
 * @since 0.1.0
 */
import { type FieldModification, systemFields } from "@portico/contract/data/Item"
import { received } from "@portico/contract/Wde"
import type { Data } from "@portico/contract/WireDate"
import * as Equal from "effect/Equal"
import * as Pipeable from "effect/Pipeable"
import { hasProperty } from "effect/Predicate"
import { checkValue } from "../call/internal/Checks.ts"
import type { AnyUse, Bare, Use } from "../call/internal/Field.ts"
import { below, type Problem, problem } from "../call/internal/Problem.ts"

const TypeId = "~@portico/client/data/Patch"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** Changes of fields. `Uses` says what they need of the fields of a collection. */
export interface Patch<out Uses = AnyUse> extends Pipeable.Pipeable {
  readonly [TypeId]: { readonly uses?: Uses }
  /** The changes as they travel, in the order in which they are made. */
  readonly modifications: ReadonlyArray<FieldModification>
  /** What is wrong with it, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem>
}

/** Whether a value is a patch. */
export const isPatch = (value: unknown): value is Patch => hasProperty(value, TypeId)

const make = (modifications: ReadonlyArray<FieldModification>, problems: ReadonlyArray<Problem>): Patch<never> =>
  Object.assign(Object.create(Proto), { modifications, problems })

/** The patch that changes nothing: where every other starts. */
export const empty: Patch<never> = make([], [])

type With<Kind extends "set" | "increment" | "element", Wide> = <const F extends string, const V extends Wide>(
  field: F,
  value: V
) => <A>(self: Patch<A>) => Patch<A | Use<F, Kind, V>>

const changing =
  (method: Method) =>
  (...args: ReadonlyArray<unknown>) =>
  (self: Patch<any>): Patch<any> =>
    call(self, method, args)

/** Gives a field a value. */
export const set: With<"set", unknown> = changing("set")

/** Takes a field away. */
export const remove: <const F extends string>(field: F) => <A>(self: Patch<A>) => Patch<A | Bare<F, "remove">> =
  changing("remove")

/** Adds to a number; a negative value subtracts. */
export const increment: With<"increment", number> = changing("increment")

/** Puts a value at the end of a list. */
export const append: With<"element", unknown> = changing("append")

/** Takes every element that equals the value out of a list. */
export const pull: With<"element", unknown> = changing("pull")

/**
 * What makes one state of an item's data of another: fields that differ are set, fields that are gone removed. Fields that
 * the provider keeps are passed over.
 */
export const from = (before: Data, after: Data): Patch<never> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !systemFields.some((kept) => kept === field))
    .reduce<Patch<never>>((patch, field) => {
      const value = own(after, field)
      if (Equal.equals(own(before, field), value)) return patch
      return value === undefined ? call(patch, "remove", [field]) : call(patch, "set", [field, value])
    }, empty)

// Every object has a `constructor`, which is none of its data.
const own = (data: Data, field: string): unknown => (Object.hasOwn(data, field) ? data[field] : undefined)

/** How often a patch may be applied and still give what it gave at first: not so with `increment` and `append`. */
export const isRepeatable = ({ modifications }: Patch): boolean =>
  modifications.every(({ action }) => action !== "INCREMENT_FIELD" && action !== "APPEND_TO_ARRAY")

/** What is wrong with what a call takes as its patch. */
export const check = (patch: unknown): ReadonlyArray<Problem> =>
  isPatch(patch)
    ? below("patch", patch.problems)
    : [problem("WDE0018", { option: "patch", expected: "a patch", received: received(patch) }, ["patch"])]

/** Adds a change to a patch, its arguments counted and checked. */
export const call = (self: Patch<any>, method: Method, args: ReadonlyArray<unknown>): Patch<never> => {
  const problems = below(method, findProblems(method, args))
  const [fieldPath, value] = args
  return problems.length > 0
    ? make(self.modifications, [...self.problems, ...problems])
    : make([...self.modifications, { fieldPath: fieldPath as string, ...wire[method](value) }], self.problems)
}

/** A kind of change. */
export type Method = keyof typeof wire

const carrying = (value: unknown) => (value === undefined ? {} : { value })

const wire = {
  set: (value: unknown) => ({ action: "SET_FIELD", setFieldOptions: carrying(value) }),
  remove: () => ({ action: "REMOVE_FIELD" }),
  increment: (value: unknown) => ({ action: "INCREMENT_FIELD", incrementFieldOptions: { value: value as number } }),
  append: (value: unknown) => ({ action: "APPEND_TO_ARRAY", appendToArrayOptions: carrying(value) }),
  pull: (value: unknown) => ({ action: "REMOVE_FROM_ARRAY", removeFromArrayOptions: carrying(value) })
} as const satisfies Record<string, (value: unknown) => Omit<FieldModification, "fieldPath">>

const findProblems = (method: Method, args: ReadonlyArray<unknown>): ReadonlyArray<Problem> => {
  const [field, value] = args
  const count = args.length
  if (method === "remove" ? count !== 1 : count !== 2) {
    return [problem(method === "remove" ? "WDE0039" : "WDE0040", { method, count }, [])]
  }
  return [
    ...(typeof field !== "string"
      ? [problem("WDE0003", { received: received(field) }, ["field"])]
      : field.split(".").includes("")
        ? [problem("WDE0094", { parameter: `The field of ${method}`, received: received(field) }, ["field"])]
        : []),
    ...(method !== "increment"
      ? checkValue(value, ["value", typeof field === "string" ? field : received(field)])
      : Number.isFinite(value)
        ? []
        : [problem("WDE0032", { parameter: "The value of increment", received: received(value) }, ["value"])])
  ]
}
