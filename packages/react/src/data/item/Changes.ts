/**
 * The changes to an item: the conversion of form entries to the patch that is sent.
 *
 * @since 0.1.0
 */
import { maximumItemBytes } from "@portico/contract/Limits"
import { encodeDates } from "@portico/contract/WireDate"
import type { Argument, Collection } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type * as SchemaAST from "effect/SchemaAST"
import { isForDevelopers } from "../../problem/DataProblem.ts"
import { type FieldProblem, type Limits, ofFields, type Problem, type ProblemKey } from "../../problem/Problem.ts"
import { type FieldInfo, partsOf } from "../value/FieldType.ts"
import { editorOf, type Entries, entryOf, meaningOf } from "../value/Entry.ts"
import { type OwnTexts, withOwnText } from "../value/FormField.ts"

type Data = Readonly<Record<string, unknown>>

/** The result of reading a form: the item's data with the changes, or the problem with its entries. */
export type Reading =
  | { readonly _tag: "Data"; readonly data: Data }
  | { readonly _tag: "Wrong"; readonly problem: Problem }

/** Returns the entries that the inputs show for an item's data. */
export const entriesOf = (fields: ReadonlyArray<FieldInfo>, data: Data): Entries =>
  Object.fromEntries(fields.map((field) => [field.name, entryOf(field, own(data, field.name))]))

/** Returns the names of the fields whose entry differs from the initial data. */
export const dirtyOf = (fields: ReadonlyArray<FieldInfo>, entries: Entries, before: Data): ReadonlyArray<string> =>
  fields.filter((field) => entries[field.name] !== entryOf(field, own(before, field.name))).map(({ name }) => name)

/** Reads the entries of a form and validates them by the schema of the collection, if it has one. */
export const read = (
  collection: Argument,
  fields: ReadonlyArray<FieldInfo & OwnTexts>,
  entries: Entries,
  before: Data
): Reading => {
  const data: Record<string, unknown> = { ...before }
  const wrong: Record<string, FieldProblem> = {}
  for (const field of fields) {
    const { name } = field
    if (editorOf(field) === "references") {
      // Multi-references are stored separately from the item. Its data needs an empty array to pass the schema.
      if (!field.optional) data[name] ??= []
      continue
    }
    const meaning = meaningOf(field, entries[name] ?? "", own(before, name))
    if (meaning._tag === "Wrong") wrong[name] = meaning.problem
    else if (meaning.value === undefined) delete data[name]
    else data[name] = meaning.value
  }
  const found = { ...violationsIn(collection, data), ...wrong }
  const inOrder = fields.filter(({ name }) => Object.hasOwn(found, name)).map(({ name }) => name)
  const names = [...new Set([...inOrder, ...Object.keys(found)])]
  const large = names.length === 0 ? oversized(encoded(collection, data)) : undefined
  const problems: ReadonlyArray<readonly [name: string, FieldProblem]> =
    large === undefined ? names.map((name) => [name, found[name] ?? "valueInvalid"]) : [[large, "tooLarge"]]
  if (problems.length === 0) return { _tag: "Data", data }
  const worded = problems.map(([name, problem]) => [name, withOwnText(fields, name, problem)] as const)
  return { _tag: "Wrong", problem: ofFields(Object.fromEntries(worded)) }
}

/**
 * Returns the fields that differ between two states of an item, with their later values. Removed fields are
 * `undefined`.
 */
export const changesOf = (before: Data, after: Data): Data =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => !Equal.equals(own(before, name), own(after, name)))
      .map((name) => [name, own(after, name)])
  )

/**
 * Returns the patch that turns one state of an item into another, in the provider's encoding. The patch is empty if the
 * states are equal.
 */
export const patchOf = (collection: Argument, before: Data, after: Data): Patch.Patch<never> =>
  Patch.from(encoded(collection, before), encoded(collection, after))

/** Checks whether a patch can express each change. In a patch, a name with a dot is a path inside a field. */
export const isNameable = ({ modifications, problems }: Patch.Patch<never>, before: Data, after: Data): boolean =>
  problems.length === 0 &&
  modifications.every(({ fieldPath }) => !fieldPath.includes(".") || !(fieldPath in before || fieldPath in after))

/** Returns the names of fields that a filter cannot refer to: names with a dot, or with a leading dollar sign. */
export const oddNames = (data: Data): ReadonlyArray<string> =>
  Object.keys(data).filter((name) => name.startsWith("$") || name.includes("."))

/** Returns the condition that no other user has changed an item since it was read. */
export const unchangedSince = (collection: Argument, before: Data, patch: Patch.Patch<never>): Filter.Filter => {
  const stored = encoded(collection, before)
  const updated = own(stored, "_updatedDate")
  const changed = patch.modifications
    .map(({ fieldPath }) => fieldPath)
    .filter((name) => !name.includes(".") && !name.startsWith("$") && isShort(own(stored, name)))
  return changed.reduce<Filter.Filter>(
    (filter, name) => Filter.and(Filter.eq(name, own(stored, name) as string))(filter),
    updated instanceof Date ? Filter.eq("_updatedDate", updated) : Filter.empty
  )
}

/** A field that both sides changed to different values. */
export interface Difference {
  readonly field: string
  readonly theirs: unknown
  readonly mine: unknown
}

/** Returns the fields that both another user and this form have changed, to different values. */
export const differencesOf = (before: Data, theirs: Data, mine: Data): ReadonlyArray<Difference> =>
  [...new Set([...Object.keys(before), ...Object.keys(theirs), ...Object.keys(mine)])]
    .filter((field) => !field.startsWith("_"))
    .map((field) => ({ field, was: own(before, field), theirs: own(theirs, field), mine: own(mine, field) }))
    .filter(
      ({ mine, theirs, was }) => ![mine, theirs].some((one) => Equal.equals(one, was)) && !Equal.equals(mine, theirs)
    )
    .map(({ field, mine, theirs }) => ({ field, mine, theirs }))

/** Merges the changes of this form into the version that another user saved. */
export const over = (before: Data, theirs: Data, mine: Data): Data => {
  const data: Record<string, unknown> = { ...theirs }
  for (const name of new Set([...Object.keys(before), ...Object.keys(mine)])) {
    const value = own(mine, name)
    if (name.startsWith("_") || Equal.equals(own(before, name), value)) continue
    if (value === undefined) delete data[name]
    else data[name] = value
  }
  return data
}

/** Returns an item with the earlier values of some fields. */
export const withEarlier = (after: Data, before: Data, names: ReadonlyArray<string>): Data => {
  const data: Record<string, unknown> = { ...after }
  for (const name of names) {
    if (Object.hasOwn(before, name)) data[name] = before[name]
    else delete data[name]
  }
  return data
}

const own = (data: Data, name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined)

// The condition is sent with the write, so it leaves out long values. Comparing `_updatedDate` detects their changes.
const isShort = (value: unknown): boolean =>
  typeof value === "string" ? value.length <= 1000 : typeof value === "number" || typeof value === "boolean"

const codecOf = (collection: Argument): Collection["codec"] | undefined =>
  typeof collection === "object" ? collection.codec : undefined

const encoded = (collection: Argument, data: Data): Data => {
  const codec = codecOf(collection)
  return codec === undefined ? data : Exit.match(codec.encode(data), { onFailure: () => data, onSuccess: (one) => one })
}

/** Returns the fields of an item that the schema of its collection rejects. Without a schema, there are none. */
export const violationsIn = (collection: Argument, data: Data): Record<string, FieldProblem> => {
  if (typeof collection === "string") return {}
  const { codec } = collection
  const error = Option.getOrUndefined(Exit.findErrorOption(codec.encode(data)))
  const found = error === undefined ? [] : codec.violations(error)
  return Object.fromEntries(
    found.map(({ description, field }) => {
      const name = field.split(".")[0] ?? field
      const value = own(data, name)
      return [name, isForDevelopers(description) ? problemOf(collection, name, value) : { text: description }]
    })
  )
}

const problemOf = (collection: Collection, name: string, value: unknown): FieldProblem => {
  if (value === undefined || value === "") return "valueMissing"
  const ast = Object.hasOwn(collection.schema.fields, name) ? collection.schema.fields[name]?.ast : undefined
  if (ast === undefined) return "valueInvalid"
  const parts = partsOf(ast)
  const present = parts.filter(({ _tag }) => _tag !== "Null" && _tag !== "Undefined")
  const isRequired = ast.context?.isOptional !== true && present.length === parts.length
  const isBlank = typeof value === "string" && value.trim() === ""
  return limitProblem(present, value) ?? (isBlank && isRequired ? "valueMissing" : "valueInvalid")
}

// The problem is known if a check of `Schema` for numbers or lengths rejects the value. If the field has alternatives, such as a
// union of two ranges, each of them must reject the value with the same problem. The limits of only one would be misleading.
const limitProblem = (parts: ReadonlyArray<SchemaAST.AST>, value: unknown): FieldProblem | undefined => {
  const [problem, ...others] = parts.map((part) => problemIn(part, value))
  return others.every((other) => Equal.equals(other, problem)) ? problem : undefined
}

const problemIn = (ast: SchemaAST.AST, value: unknown): FieldProblem | undefined => {
  const key = keyOf(ast, value)
  if (key === undefined) return undefined
  return filtersOf(ast.checks ?? [])
    .filter((check) => check.run(value, ast, {}) !== undefined)
    .map(({ annotations }) => {
      const { id, payload } = annotations?.representation ?? {}
      if (id === "effect/schema/isInt") return "numberNotWhole"
      const limits = limitsOf(payload, value)
      return limits && { key, limits }
    })
    .find((problem) => problem !== undefined)
}

// The checks of a schema throw for values of another type.
const keyOf = ({ _tag }: SchemaAST.AST, value: unknown): ProblemKey | undefined => {
  if (_tag === "Number" && typeof value === "number") return "numberOutOfRange"
  if (_tag === "String" && typeof value === "string") return "textLengthInvalid"
  return _tag === "Arrays" && Array.isArray(value) ? "listLengthInvalid" : undefined
}

const filtersOf = (checks: ReadonlyArray<SchemaAST.Check<unknown>>): ReadonlyArray<SchemaAST.Filter<unknown>> =>
  checks.flatMap((check) => (check._tag === "FilterGroup" ? filtersOf(check.checks) : [check]))

const limitsOf = (payload: unknown, value: unknown): Limits | undefined => {
  if (typeof payload !== "object" || payload === null) return undefined
  // Each check has some of these names. In the payload of `isBetween`, the exclusive ones are flags.
  const all: Readonly<Record<string, unknown>> = { ...payload }
  const { exclusiveMaximum, exclusiveMinimum, maxCodePoints, maxLength, minCodePoints, minLength } = all
  const minimum = [all["minimum"], exclusiveMinimum, minLength, minCodePoints].find(isNumber)
  const maximum = [all["maximum"], exclusiveMaximum, maxLength, maxCodePoints].find(isNumber)
  if (minimum === undefined && maximum === undefined) return undefined
  const isAbove = exclusiveMinimum !== undefined
  const isBelow = exclusiveMaximum !== undefined
  if (!isAbove && !isBelow) return { minimum, maximum }
  // With an exclusive limit, a message names only the one that the value is outside of.
  return minimum !== undefined && Number(value) <= minimum
    ? { minimum, exclusive: isAbove }
    : { maximum, exclusive: isBelow }
}

const isNumber = (value: unknown): value is number => typeof value === "number"

/** Returns the name of the largest field if an item exceeds the provider's maximum size. */
export const oversized = (data: Data): string | undefined => {
  const sizes = Object.entries(data)
    .filter(([name]) => !name.startsWith("_"))
    .map(([name, value]) => ({ name, bytes: bytesOf(name) + bytesOf(encodeDates(value)) + 2 }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 1)
  return total > maximumItemBytes
    ? sizes.reduce((largest, one) => (one.bytes > largest.bytes ? one : largest)).name
    : undefined
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? "").length

/** Returns only the fields with these names. */
export const picked = (data: Data, names: ReadonlyArray<string>): Data =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]]))

/** Returns the data with another value of a field, or without the field if the value is undefined. */
export const withValue = (data: Data, name: string, value: unknown): Data => {
  const { [name]: _, ...others } = data
  return value === undefined ? others : { ...others, [name]: value }
}

/**
 * Returns the part of an item that must be unchanged when one of its fields is saved. A condition cannot compare long values
 * and objects, so for these the whole item must be unchanged.
 */
export const baseOf = (data: Data, name: string): Data => {
  const value = own(data, name)
  const isComparable =
    typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length <= 1000)
  return picked(data, isComparable ? [name] : [name, "_updatedDate"])
}
