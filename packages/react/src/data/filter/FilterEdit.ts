/**
 * The state transitions of filter editing. They are pure, so that the hook, the parts and the tests share them.
 *
 * @since 0.1.0
 */
import {
  arityOf,
  type Condition,
  type DraftOperator,
  type Entry,
  type FilterDraft,
  type FilterField,
  fitValues,
  type Group,
  type Match,
  nothing,
  operatorsOf,
  type Part,
  partsIn
} from "./FilterDraft.ts"

/** The last completed action, to be announced. */
export type FilterNews = "conditionAdded" | "groupAdded" | "conditionRemoved" | "groupRemoved" | "applied" | "cleared"

/** The element that receives the focus, as a kind of element within a part. */
export interface FilterFocus {
  readonly id: string
  readonly at: "field" | "match" | "remove" | "add" | "problem"
}

/** A draft and the state of its editing. */
export interface FilterEdit {
  readonly draft: FilterDraft
  /** The number that becomes the next part's id. */
  readonly next: number
  /** The ids of the parts that changed after a refused attempt to apply. They are checked when they lose the focus. */
  readonly changed: ReadonlyArray<string>
  /** The ids of the parts whose problems are shown. No part has problems until the user applies the filter. */
  readonly checked: ReadonlyArray<string>
  readonly focus?: FilterFocus | undefined
  readonly news?: FilterNews | undefined
}

/** An editing action. */
export type FilterStep<Field extends string = string> =
  | { readonly _tag: "AddCondition"; readonly group: string }
  | { readonly _tag: "AddGroup"; readonly group: string }
  | { readonly _tag: "Remove"; readonly id: string }
  | { readonly _tag: "Match"; readonly id: string; readonly match: Match }
  | { readonly _tag: "Field"; readonly id: string; readonly field: Field }
  | { readonly _tag: "Operator"; readonly id: string; readonly operator: DraftOperator }
  | { readonly _tag: "Values"; readonly id: string; readonly values: ReadonlyArray<Entry> }
  /** Replaces the draft with another one. */
  | { readonly _tag: "Load"; readonly draft: FilterDraft }
  | { readonly _tag: "Clear" }
  /** Shows the problems of a part again, if it changed after a refused attempt. */
  | { readonly _tag: "Check"; readonly id: string }
  | { readonly _tag: "Applied" }
  /** Shows the problems and moves the focus to the first one. */
  | { readonly _tag: "Refused"; readonly id: string }

/** Returns the initial editing state of a draft. */
export const editOf = (draft: FilterDraft): FilterEdit => ({
  draft,
  next: Math.max(0, ...partsIn(draft).map(({ id }) => Number(id) || 0)) + 1,
  changed: [],
  checked: []
})

/** Returns a reducer that applies editing actions. */
export const reduceFilter =
  (fields: ReadonlyArray<FilterField>) =>
  (edit: FilterEdit, step: FilterStep): FilterEdit => {
    const { draft, next } = edit
    const rest = { ...edit, focus: undefined, news: undefined }
    const change = (id: string, to: (part: Condition) => Condition): FilterEdit => ({
      ...rest,
      ...(edit.checked.includes(id) && { changed: [...edit.changed, id], checked: without(edit.checked, id) }),
      draft: mapPart(draft, id, (part) => (part._tag === "Condition" ? to(part) : part))
    })
    switch (step._tag) {
      case "AddCondition": {
        const id = String(next)
        return {
          ...rest,
          draft: append(draft, step.group, conditionOf(id, fields)),
          next: next + 1,
          focus: { id, at: "field" },
          news: "conditionAdded"
        }
      }
      case "AddGroup": {
        const id = String(next)
        const inner = conditionOf(String(next + 1), fields)
        const group: Group = { _tag: "Group", id, match: "any", parts: [inner] }
        return {
          ...rest,
          draft: append(draft, step.group, group),
          next: next + 2,
          focus: { id, at: "match" },
          news: "groupAdded"
        }
      }
      case "Remove": {
        const removed = partsIn(draft).find(({ id }) => id === step.id)
        return removed === undefined
          ? edit
          : {
              ...rest,
              draft: withoutPart(draft, step.id),
              focus: neighborOf(draft, step.id),
              news: removed._tag === "Group" ? "groupRemoved" : "conditionRemoved"
            }
      }
      case "Match":
        return { ...rest, draft: mapGroup(draft, step.id, (group) => ({ ...group, match: step.match })) }
      case "Field":
        return change(step.id, (part) => moved(part, fields, step.field))
      case "Operator":
        return change(step.id, (part) => ({
          ...part,
          operator: step.operator,
          values: fitValues(fieldOf(fields, part.field), step.operator, part.values)
        }))
      case "Values":
        return change(step.id, (part) => ({ ...part, values: step.values }))
      case "Load":
        return editOf(step.draft)
      case "Clear":
        return { ...editOf(nothing), focus: { id: nothing.id, at: "add" }, news: "cleared" }
      case "Check":
        return edit.changed.includes(step.id)
          ? { ...edit, changed: without(edit.changed, step.id), checked: [...edit.checked, step.id] }
          : edit
      case "Applied":
        return { ...rest, changed: [], checked: [], news: "applied" }
      case "Refused": {
        const checked = [draft, ...partsIn(draft)].map(({ id }) => id)
        return { ...rest, changed: [], checked, focus: { id: step.id, at: "problem" } }
      }
    }
  }

/** Returns the field with a name. */
export const fieldOf = (fields: ReadonlyArray<FilterField>, name: string): FilterField | undefined =>
  fields.find((field) => field.name === name)

const conditionOf = (id: string, fields: ReadonlyArray<FilterField>): Condition => {
  const [field] = fields
  const [operator = "eq"] = operatorsOf(field)
  return { _tag: "Condition", id, field: field?.name ?? "", operator, values: fitValues(field, operator, []) }
}

// If the new field does not support the operator, the field's most common operator replaces it.
const moved = (part: Condition, fields: ReadonlyArray<FilterField>, name: string): Condition => {
  const field = fieldOf(fields, name)
  const possible = operatorsOf(field)
  const operator = possible.includes(part.operator) ? part.operator : (possible[0] ?? part.operator)
  // Values carry over only between operators that take the same count of values.
  const values = arityOf(operator) === arityOf(part.operator) ? part.values : []
  return { ...part, field: name, operator, values: fitValues(field, operator, values) }
}

const mapPart = (group: Group, id: string, to: (part: Part) => Part): Group => ({
  ...group,
  parts: group.parts.map((part) => {
    const mapped = part.id === id ? to(part) : part
    return mapped._tag === "Group" ? mapPart(mapped, id, to) : mapped
  })
})

const mapGroup = (root: Group, id: string, to: (group: Group) => Group): Group =>
  root.id === id ? to(root) : mapPart(root, id, (part) => (part._tag === "Group" ? to(part) : part))

const append = (root: Group, id: string, part: Part): Group =>
  mapGroup(root, id, (group) => ({ ...group, parts: [...group.parts, part] }))

const without = (ids: ReadonlyArray<string>, id: string): ReadonlyArray<string> => ids.filter((one) => one !== id)

const withoutPart = (group: Group, id: string): Group => ({
  ...group,
  parts: group.parts
    .filter((part) => part.id !== id)
    .map((part) => (part._tag === "Group" ? withoutPart(part, id) : part))
})

// The focus moves to the part that follows, otherwise to the preceding one, otherwise to the group's add button.
const neighborOf = (root: Group, id: string): FilterFocus => {
  const group = [root, ...partsIn(root)].find((part) => part._tag === "Group" && part.parts.some((p) => p.id === id))
  if (group?._tag !== "Group") return { id: root.id, at: "add" }
  const place = group.parts.findIndex((part) => part.id === id)
  const neighbor = group.parts[place + 1] ?? group.parts[place - 1]
  return neighbor === undefined ? { id: group.id, at: "add" } : { id: neighbor.id, at: "remove" }
}
