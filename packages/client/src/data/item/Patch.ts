/**
 * Patches, which change single fields of an item and leave its other fields unchanged (data.md §3, §5).
 *
 * A patch is immutable: every function returns a new one. It collects the problems of invalid arguments. A call that
 * receives a patch with problems fails and sends nothing. Nested fields are named with dots.
 *
 * **Example** (Marking a book as sold)
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
import type { FieldModification } from "@portico/contract/data/Item"
import { systemFields } from "@portico/contract/data/Enums"
import { received } from "@portico/contract/Wde"
import type { Data } from "@portico/contract/WireDate"
import * as Equal from "effect/Equal"
import * as Pipeable from "effect/Pipeable"
import { hasProperty } from "effect/Predicate"
import type { AnyUse } from "../call/internal/Field.ts"
import type {
  Brand,
  BrandFor,
  BrandIn,
  CheckedName,
  CheckedValue,
  IsUnscoped,
  NamesOf,
  UseIn,
  ValueFor
} from "../call/internal/FieldNames.ts"
import { checkValue } from "../call/internal/JsonData.ts"
import { below, type Problem, problem } from "../call/internal/Problem.ts"
import type { PatchCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"
import type { Argument, ScopeFor, UsesFor } from "../collection/Collection.ts"

const TypeId = "~@portico/client/data/Patch"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

interface Parts extends Pipeable.Pipeable {
  /** The changes in wire format, in the order in which they are applied. */
  readonly modifications: ReadonlyArray<FieldModification>
  /** The problems of invalid arguments, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<PatchCode>>
}

/**
 * The changes of a patch. `Uses` is the type of what they require of a collection's fields. `Of` is the scope that the
 * fields were checked against.
 */
export interface Patch<Uses = AnyUse, Of = unknown> extends Parts {
  readonly [TypeId]: Brand<Uses, Of>
}

/** A patch for the items of a collection, as a parameter: the fields of the calls that create it complete. */
export interface For<C> extends Parts {
  readonly [TypeId]: BrandFor<[C] extends [never] ? never : ScopeFor<C>, UsesFor<C>>
}

/** A patch whose fields are those of a scope. TypeScript infers the scope of nested calls from it. */
interface Within<S> {
  readonly [TypeId]: BrandIn<S>
}

/** Checks whether a value is a patch. */
export const isPatch = (value: unknown): value is Patch => hasProperty(value, TypeId)

const make = (
  modifications: ReadonlyArray<FieldModification>,
  problems: ReadonlyArray<Problem<PatchCode>>
): Patch<never> => Object.assign(Object.create(Proto), { modifications, problems })

/** The patch without changes. Every other patch is built from it. */
export const empty: Patch<never> = make([], [])

/**
 * Returns the patch without changes for a collection. The editor completes the names of the collection's fields in the
 * changes that are piped from it, and an error is reported at the wrong name.
 *
 * **Example** (Marking a book as sold)
 *
 * ```ts
 * import * as Collection from "@portico/client/data/Collection"
 * import * as Patch from "@portico/client/data/Patch"
 * import * as Schema from "effect/Schema"
 *
 * const Books = Collection.make("books", Schema.Struct({ stock: Schema.Int, offer: Schema.optionalKey(Schema.String) }))
 *
 * const sold = Patch.of(Books).pipe(Patch.increment("stock", -1), Patch.remove("offer"))
 * ```
 */
export const of = <C extends Argument>(_collection: C): Patch<never, ScopeFor<C>> => retyped(empty)

type Change<S, Uses> = <A>(self: PatchOf<A, S>) => Patch<A | Uses, S>

type PatchOf<A, S> = IsUnscoped<S> extends true ? Patch<A> : Patch<A> & Within<S>

type With<Kind extends "set" | "increment" | "element", Wide> = <
  S = never,
  const F extends string = NamesOf<S, Kind>,
  const V extends Wide = ValueFor<S, F, Kind> & Wide
>(
  field: CheckedName<S, Kind, F>,
  value: CheckedValue<S, F, Kind, V>
) => Change<S, UseIn<S, F, Kind, V>>

const changing =
  (method: Method) =>
  (...args: ReadonlyArray<unknown>): never =>
    retyped((self: Patch<unknown>) => call(self, method, args))

/** Sets a field to a value. */
export const set: With<"set", unknown> = changing("set")

/** Removes a field. */
export const remove: <S = never, const F extends string = NamesOf<S, "remove">>(
  field: CheckedName<S, "remove", F>
) => Change<S, UseIn<S, F, "remove", never>> = changing("remove")

/** Adds a number to the value of a field. A negative number subtracts. */
export const increment: With<"increment", number> = changing("increment")

/** Appends a value to an array field. */
export const append: With<"element", unknown> = changing("append")

/** Removes every element that equals the value from an array field. */
export const pull: With<"element", unknown> = changing("pull")

/**
 * Creates the patch that changes an item's data from `before` to `after`. It compares top-level fields: fields that
 * differ are set, and fields that are missing in `after` are removed. System fields are ignored.
 */
export const from = (before: Data, after: Data): Patch<never> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !systemFields.some((system) => system === field))
    .reduce<Patch<never>>((patch, field) => {
      const value = own(after, field)
      if (Equal.equals(own(before, field), value)) return patch
      return value === undefined ? call(patch, "remove", [field]) : call(patch, "set", [field, value])
    }, empty)

// Without this check, a field named `constructor` would be read from the prototype of the data.
const own = (data: Data, field: string): unknown => (Object.hasOwn(data, field) ? data[field] : undefined)

/**
 * Checks whether applying a patch twice has the same result as applying it once. `increment` and `append` change the
 * item again each time.
 */
export const isRepeatable = ({ modifications }: Patch): boolean =>
  modifications.every(({ action }) => action !== "INCREMENT_FIELD" && action !== "APPEND_TO_ARRAY")

/** Returns the problems of a value that a call receives as its patch. */
export const check = (patch: unknown): ReadonlyArray<Problem<PatchCode>> =>
  isPatch(patch)
    ? below("patch", patch.problems)
    : [problem("WDE0018", { option: "patch", expected: "a patch", received: received(patch) }, ["patch"])]

/**
 * Adds a change to a patch after checking the count and types of its arguments. If they are invalid, adds their
 * problems instead.
 */
export const call = (self: Patch<unknown>, method: Method, args: ReadonlyArray<unknown>): Patch<never> => {
  const problems = below(method, findProblems(method, args))
  const [fieldPath, value] = args
  return problems.length > 0
    ? make(self.modifications, [...self.problems, ...problems])
    : make([...self.modifications, { fieldPath: fieldPath as string, ...wire[method](value) }], self.problems)
}

/** The name of a change. */
export type Method = keyof typeof wire

const carrying = (value: unknown) => (value === undefined ? {} : { value })

const wire = {
  set: (value: unknown) => ({ action: "SET_FIELD", setFieldOptions: carrying(value) }),
  remove: () => ({ action: "REMOVE_FIELD" }),
  increment: (value: unknown) => ({ action: "INCREMENT_FIELD", incrementFieldOptions: { value: value as number } }),
  append: (value: unknown) => ({ action: "APPEND_TO_ARRAY", appendToArrayOptions: carrying(value) }),
  pull: (value: unknown) => ({ action: "REMOVE_FROM_ARRAY", removeFromArrayOptions: carrying(value) })
} as const satisfies Record<string, (value: unknown) => Omit<FieldModification, "fieldPath">>

const findProblems = (method: Method, args: ReadonlyArray<unknown>): ReadonlyArray<Problem<PatchCode>> => {
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
