/**
 * A patch that the user composes in a form, with one row for each change, and the item's data after the patch.
 *
 * @since 0.1.0
 */
import type { PatchAction } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import * as Patch from "@portico/client/data/Patch"
import * as Equal from "effect/Equal"
import { type FieldProblem, ofFields, type Problem } from "../../problem/Problem.ts"
import { type FieldType, typeOf } from "../value/FieldType.ts"
import { type Entry, type Meaning, meaningOf } from "../value/Entry.ts"
import { type ShownField, withOwnText } from "../value/FormField.ts"
import { oversized } from "./Changes.ts"

type Data = Readonly<Record<string, unknown>>

/** The kind of change to a field. */
export type Action = Member<typeof PatchAction>

/** One change, as the user entered it. */
export interface ChangeDraft {
  readonly key: number
  readonly field: string
  readonly action: Action
  readonly entry: Entry
}

/** The changes of a form, in the order in which they are applied. */
export interface PatchDraft {
  readonly changes: ReadonlyArray<ChangeDraft>
  readonly made: number
}

/** The events that modify the changes of a form. */
export type PatchDraftEvent =
  | { readonly _tag: "Add"; readonly field: string; readonly action: Action }
  | { readonly _tag: "Drop"; readonly key: number }
  | { readonly _tag: "Edit"; readonly key: number; readonly to: Partial<Omit<ChangeDraft, "key">> }
  | { readonly _tag: "Reset" }

/** The initial draft, without changes. */
export const nothing: PatchDraft = { changes: [], made: 0 }

/** Returns the changes after an event. A change to another field clears the entry. */
export const reduce = (draft: PatchDraft, event: PatchDraftEvent): PatchDraft => {
  switch (event._tag) {
    case "Add": {
      const { action, field } = event
      return { changes: [...draft.changes, { key: draft.made, field, action, entry: "" }], made: draft.made + 1 }
    }
    case "Drop":
      return { ...draft, changes: draft.changes.filter(({ key }) => key !== event.key) }
    case "Edit":
      return {
        ...draft,
        changes: draft.changes.map((change) =>
          change.key === event.key
            ? { ...change, ...(event.to.field === undefined ? {} : { entry: "" }), ...event.to }
            : change
        )
      }
    case "Reset":
      return nothing
  }
}

/** Returns the name of the input for a change's value. */
export const inputOf = (key: number): string => `change.${key}`

/** Returns a field that describes the input of a change: a value of the field, an element of its array, or a number. */
export const fieldOfChange = (field: ShownField, action: Action): ShownField => {
  const plain = { ...field, optional: false, nullable: false }
  if (action === "INCREMENT_FIELD") return { ...plain, type: "number", options: undefined }
  if (action !== "APPEND_TO_ARRAY" && action !== "REMOVE_FROM_ARRAY") return plain
  return { ...plain, type: elementOf(field), element: undefined, many: false }
}

const elementOf = ({ element, type }: ShownField): FieldType => (type === "list" ? (element ?? "mixed") : "mixed")

/**
 * The result of reading the changes: the patch, or the problem with it, and the item's data after the valid changes.
 */
export type PatchReading =
  | { readonly _tag: "Patch"; readonly patch: Patch.Patch<never>; readonly after: Data }
  | { readonly _tag: "Wrong"; readonly problem: Problem; readonly after: Data }

/**
 * Reads the changes of a form and applies them to the item's data in the same way as the provider. `violations` returns the
 * fields that the schema of the collection rejects after the changes.
 */
export const read = (
  draft: PatchDraft,
  fields: ReadonlyArray<ShownField>,
  before: Data,
  violations: (after: Data) => Readonly<Record<string, FieldProblem>> = () => ({})
): PatchReading => {
  const wrong: Record<string, FieldProblem> = {}
  let patch = Patch.empty
  let after = before
  for (const { action, entry, field: name, key } of draft.changes) {
    const field = fields.find((one) => one.name === name) ?? { name, type: "mixed", optional: true }
    const meaning =
      action === "REMOVE_FIELD"
        ? ({ _tag: "Value", value: undefined } as const)
        : meaningOf(fieldOfChange(field, action), entry, undefined)
    const unfit = unfitFor(action, Object.hasOwn(after, name) ? after[name] : undefined, meaning)
    if (meaning._tag === "Wrong") wrong[inputOf(key)] = meaning.problem
    else if (unfit !== undefined) wrong[inputOf(key)] = unfit
    else {
      const method = methods[action]
      patch = Patch.call(patch, method, method === "remove" ? [name] : [name, meaning.value])
      after = applied(after, name, action, meaning.value)
    }
  }
  const rejected = Object.keys(wrong).length === 0 ? violations(after) : {}
  for (const { field, key } of draft.changes) {
    // An earlier change of the same field can be invalid on its own.
    const isLast = draft.changes.findLast((change) => change.field === field)?.key === key
    const problem = Object.hasOwn(rejected, field) ? rejected[field] : undefined
    if (isLast && problem !== undefined) wrong[inputOf(key)] = problem
  }
  const large = oversized(after)
  const last = draft.changes.findLast(({ field }) => field === large) ?? draft.changes.at(-1)
  if (large !== undefined && last !== undefined) wrong[inputOf(last.key)] ??= "tooLarge"
  if (Object.keys(wrong).length === 0) return { _tag: "Patch", patch, after }
  for (const { field: name, key } of draft.changes) {
    const problem = wrong[inputOf(key)]
    if (problem !== undefined) wrong[inputOf(key)] = withOwnText(fields, name, problem)
  }
  return { _tag: "Wrong", problem: ofFields(wrong), after }
}

const methods = {
  SET_FIELD: "set",
  REMOVE_FIELD: "remove",
  INCREMENT_FIELD: "increment",
  APPEND_TO_ARRAY: "append",
  REMOVE_FROM_ARRAY: "pull"
} as const satisfies Record<Action, Patch.Method>

/** The kinds of change, in the order in which a form lists them. */
export const actions = Object.keys(methods) as ReadonlyArray<Action>

const unfitFor = (action: Action, value: unknown, meaning: Meaning): FieldProblem | undefined => {
  const type = typeOf(value)
  if (action === "INCREMENT_FIELD") {
    if (type !== undefined && type !== "number") return "notANumber"
    const by = meaning._tag === "Value" ? Number(meaning.value) : 0
    return Math.abs(Number(value ?? 0) + by) > Number.MAX_SAFE_INTEGER ? "numberTooLarge" : undefined
  }
  const isOfList = action === "APPEND_TO_ARRAY" || action === "REMOVE_FROM_ARRAY"
  return isOfList && type !== undefined && type !== "list" ? "notAList" : undefined
}

const applied = (data: Data, name: string, action: Action, value: unknown): Data => {
  const { [name]: current, ...others } = data
  const list: ReadonlyArray<unknown> = Array.isArray(current) ? current : []
  switch (action) {
    case "SET_FIELD":
      return { ...data, [name]: value }
    case "REMOVE_FIELD":
      return others
    case "INCREMENT_FIELD":
      return { ...data, [name]: (typeof current === "number" ? current : 0) + Number(value) }
    case "APPEND_TO_ARRAY":
      return { ...data, [name]: [...list, value] }
    case "REMOVE_FROM_ARRAY":
      return { ...data, [name]: list.filter((one) => !Equal.equals(one, value)) }
  }
}

/** A field's value before and after the changes. */
export interface PreviewRow {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Returns the fields whose values differ before and after the changes. */
export const previewOf = (before: Data, after: Data): ReadonlyArray<PreviewRow> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !Equal.equals(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
