/**
 * The state machine of an item's form, which loads, edits, saves and removes the item. The user's input survives
 * network failures, the end of the session and changes to the item by other users.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import * as Submission from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ItemEdit } from "../listing/ItemEdit.ts"
import { type FieldInfo, fieldsOf } from "../value/FieldType.ts"
import {
  changesOf,
  type Difference,
  dirtyOf,
  entriesOf,
  oddNames,
  over,
  patchOf,
  read,
  withEarlier
} from "./Changes.ts"
import type { Entries, Entry, Localized } from "../value/Entry.ts"

type Data = Readonly<Record<string, unknown>>

/** A version of the item that another user saved, with the chosen side for each field that both sides changed. */
export interface Conflict {
  readonly theirs: Data
  readonly differences: ReadonlyArray<Difference>
  readonly choices: Readonly<Record<string, Side>>
}

type FormFieldInfo = FieldInfo & Localized

/** The side whose value a field gets: this form's, or the other user's. */
export type Side = "mine" | "theirs"

/** The result of an edit. */
export type ItemFormNotice = "created" | "saved" | "unchanged"

/** The user's sign-in status. */
type Session = "Unknown" | "Visitor" | "Member"

/** The state of an item's form. */
export type ItemFormState =
  | { readonly _tag: "Loading" }
  /** The item does not exist. */
  | { readonly _tag: "Absent" }
  /** The item could not be read. `wait` is the number of seconds before the provider accepts a retry. */
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly wait: number }
  | Editing
  /** `item`: the data of the removed item, if the removal can be undone. */
  | { readonly _tag: "Removed"; readonly id: string; readonly item?: Data | undefined }

/** An item that is being edited, or a new item that does not exist yet. */
export interface Editing {
  readonly _tag: "Editing"
  /** The item's id. `undefined` if the item does not exist yet. */
  readonly id: string | undefined
  /** The data that the edit began with: the item as it was read, or the defaults of a new item. */
  readonly before: Data
  readonly entries: Entries
  readonly fields: ReadonlyArray<FormFieldInfo>
  /** The entries at the start of the save that is in progress or was rejected. */
  readonly sent?: Entries | undefined
  readonly save: Submission.Submission<never>
  /** The operation that is in progress or failed last. */
  readonly doing: "save" | "remove"
  readonly conflict?: Conflict | undefined
  /** The optimistic edit that lists of the page show for this item. */
  readonly edit?: ItemEdit | undefined
  readonly notice?: ItemFormNotice | undefined
  /** The last save. `undefined` if nothing was saved, and after the creation of an item. */
  readonly saved?: Saved | undefined
  /** The sign-in status that the form received last since the edit began. */
  readonly session?: Session | undefined
}

/** A save that can be undone. */
export interface Saved {
  /** The stored item after the save. */
  readonly after: Data
  /** The item with the earlier values of the saved fields. */
  readonly undone: Data
}

/** The events of an item's form. */
export type ItemFormEvent =
  | { readonly _tag: "Session"; readonly member: Session }
  | { readonly _tag: "Reload" }
  | { readonly _tag: "Loaded"; readonly id: string; readonly data: Data | undefined }
  | { readonly _tag: "LoadFailed"; readonly problem: Problem }
  | { readonly _tag: "Change"; readonly field: string; readonly entry: Entry }
  | { readonly _tag: "Reset" }
  | { readonly _tag: "Choose"; readonly field: string; readonly side: Side }
  | { readonly _tag: "Save" }
  | { readonly _tag: "Remove" }
  | { readonly _tag: "Slow" }
  | { readonly _tag: "Saved"; readonly id: string; readonly data: Data; readonly at: number }
  | { readonly _tag: "Removed"; readonly item?: Data | undefined }
  /** The last save or the removal was undone. `data` is the item that is stored now. */
  | { readonly _tag: "Undone"; readonly id: string; readonly data: Data; readonly at: number }
  | { readonly _tag: "SaveFailed"; readonly problem: Problem; readonly conflict?: Conflict | undefined }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Crashed"; readonly problem: Problem }

/** The collection and the fields of a form. */
export interface Plan {
  readonly collection: Argument
  /** The fields of the form. By default, those of the schema or of the item. */
  readonly fields?: ReadonlyArray<FieldInfo> | undefined
  /** The time zone in which dates are edited, as an IANA name. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
  /** The BCP 47 tag of the language whose notation numbers have. English by default. */
  readonly locale?: string | undefined
}

/** The initial state of a form for an existing item. */
export const loading: ItemFormState = { _tag: "Loading" }

/** Returns the initial state of a form for a new item. */
export const fresh = (plan: Plan, defaults: Data = {}): Editing => opened(plan, undefined, defaults)

const opened = (plan: Plan, id: string | undefined, before: Data): Editing => {
  const fields = fieldsFor(plan, before)
  return {
    _tag: "Editing",
    id,
    before,
    entries: entriesOf(fields, before),
    fields,
    save: Submission.idle,
    doing: "save"
  }
}

const fieldsFor = ({ collection, fields, locale, timeZone }: Plan, data: Data): ReadonlyArray<FormFieldInfo> => {
  const found = fields ?? fieldsOf(collection, [data])
  return found.map((field) => ({
    ...field,
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone })
  }))
}

/** Returns the state after an event. Returns the same state if the event does not apply to it. */
export const reduce =
  (plan: Plan) =>
  (state: ItemFormState, event: ItemFormEvent): ItemFormState =>
    state._tag === "Editing" ? edited(plan, state, event) : waiting(plan, state, event)

const waiting = (plan: Plan, state: Exclude<ItemFormState, Editing>, event: ItemFormEvent): ItemFormState => {
  switch (event._tag) {
    case "Session":
      if (state._tag === "Removed" || (state._tag === "Loading" && event.member === "Unknown")) return state
      return { _tag: "Loading" }
    case "Reload":
      return state._tag === "Absent" || (state._tag === "Failed" && state.wait === 0) ? loading : state
    case "Loaded":
      if (state._tag !== "Loading") return state
      return event.data === undefined ? { _tag: "Absent" } : opened(plan, event.id, event.data)
    case "Undone":
      return state._tag === "Removed" && state.id === event.id ? opened(plan, event.id, event.data) : state
    case "LoadFailed":
    case "Crashed":
      if (state._tag !== "Loading") return state
      return { _tag: "Failed", problem: event.problem, wait: Math.max(0, Math.ceil(event.problem.retryAfter ?? 0)) }
    case "Tick":
      return state._tag === "Failed" && state.wait > event.left ? { ...state, wait: event.left } : state
    default:
      return state
  }
}

const edited = (plan: Plan, state: Editing, event: ItemFormEvent): ItemFormState => {
  const after: After = (event) => {
    const save = Submission.reduce(state.save, event)
    return save === state.save ? state : { ...state, save }
  }
  switch (event._tag) {
    case "Session":
      return state.session === event.member ? state : { ...state, session: event.member }
    case "Change":
      if (state.entries[event.field] === event.entry) return state
      return { ...state, entries: { ...state.entries, [event.field]: event.entry }, notice: undefined }
    case "Reset":
      return isBusy(state) ? state : opened(plan, state.id, state.conflict?.theirs ?? state.before)
    case "Choose":
      if (state.conflict === undefined || isBusy(state)) return state
      return {
        ...state,
        conflict: { ...state.conflict, choices: { ...state.conflict.choices, [event.field]: event.side } }
      }
    case "Save": {
      if (!Submission.canSubmit(state.save)) return state
      const task = taskOf(plan, state)
      if (task._tag === "Nothing") {
        return { ...opened(plan, state.id, task.data), notice: "unchanged", session: state.session }
      }
      const problem = task._tag === "Wrong" ? task.problem : undefined
      const edit =
        task._tag === "Write" ? { _tag: "Saving" as const, changes: changesOf(task.base, task.data) } : undefined
      return {
        ...after({ _tag: "Submit", entries: undefined, problem }),
        doing: "save",
        edit,
        notice: undefined,
        sent: state.entries
      }
    }
    case "Remove":
      if (state.id === undefined || !Submission.canSubmit(state.save)) return state
      return {
        ...after({ _tag: "Submit", entries: undefined, problem: undefined }),
        doing: "remove",
        edit: undefined,
        notice: undefined
      }
    case "Saved": {
      if (!isBusy(state)) return state
      const saved = opened(plan, event.id, event.data)
      return {
        ...saved,
        entries: { ...saved.entries, ...typedSince(state) },
        edit: { _tag: "Saved", changes: savedOf(state.id === undefined ? {} : state.before, event.data), at: event.at },
        notice: state.id === undefined ? "created" : "saved",
        saved: state.id === undefined ? undefined : { after: event.data, undone: undoneOf(state, event.data) },
        session: state.session
      }
    }
    case "Removed":
      return isBusy(state) && state.id !== undefined ? removed(state.id, event.item) : state
    case "Undone":
      if (isBusy(state) || state.id !== event.id) return state
      return {
        ...withDirty(state, opened(plan, event.id, event.data)),
        edit: { _tag: "Saved", changes: savedOf(state.before, event.data), at: event.at },
        session: state.session
      }
    case "SaveFailed": {
      const failed = refused(after, signedOut(state, event.problem))
      return failed === state || event.conflict === undefined ? failed : { ...failed, conflict: event.conflict }
    }
    case "Crashed":
      return refused(after, event.problem)
    case "Slow":
    case "Tick":
      return after(event)
    default:
      return state
  }
}

// Entries that the user typed while the save was in progress are not saved yet.
const typedSince = ({ entries, sent = entries }: Editing): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name, entry]) => sent[name] !== entry))

const removed = (id: string, item: Data | undefined): ItemFormState =>
  item === undefined ? { _tag: "Removed", id } : { _tag: "Removed", id, item }

const withDirty = (state: Editing, next: Editing): Editing => ({
  ...next,
  entries: {
    ...next.entries,
    ...Object.fromEntries(dirtyFields(state).map((name) => [name, state.entries[name] ?? ""]))
  }
})

// Only the fields that this form saved get their earlier values. Another user may have changed the others since.
const undoneOf = ({ before, conflict, edit }: Editing, after: Data): Data =>
  withEarlier(after, conflict?.theirs ?? before, Object.keys(edit?._tag === "Saving" ? edit.changes : {}))

// Views that read the item later compare `_updatedDate` to decide whether their data already includes the edit.
const savedOf = (before: Data, after: Data): Data => {
  const changes = changesOf(before, after)
  return Object.hasOwn(after, "_updatedDate") ? { ...changes, _updatedDate: after["_updatedDate"] } : changes
}

type After = (event: Submission.Event<undefined, never>) => Editing

const refused = (after: After, problem: Problem): Editing => {
  const failed = after({ _tag: "Failed", problem })
  return failed.edit?._tag === "Saving" ? { ...failed, edit: { _tag: "Refused", problem } } : failed
}

// A change that is forbidden to a visitor may be allowed to the member. The missing session is the problem, not a
// missing permission.
const signedOut = ({ session }: Editing, problem: Problem): Problem =>
  problem.key === "signInRequired" ||
  problem.key === "sessionEnded" ||
  (session === "Visitor" && problem.key === "changeForbidden")
    ? { ...problem, key: "notSignedIn", retryable: true }
    : problem

/** Checks whether a save or a removal is in progress. */
export const isBusy = ({ save }: Editing): boolean => save._tag === "Submitting"

/** Returns the names of the fields whose entry differs from the item. */
export const dirtyFields = ({ before, entries, fields }: Editing): ReadonlyArray<string> =>
  dirtyOf(fields, entries, before)

/** Returns the names of fields that a filter cannot refer to. */
export const oddFields = ({ before, fields }: Editing): ReadonlyArray<string> =>
  oddNames({ ...before, ...Object.fromEntries(fields.map(({ name }) => [name, undefined])) })

/** The work that a save has to do in the current state. */
export type Task =
  | { readonly _tag: "Wrong"; readonly problem: Problem }
  /** The data does not differ from the stored item. */
  | { readonly _tag: "Nothing"; readonly data: Data }
  /** The item's new data, and the data that the provider currently stores as far as this form knows. */
  | { readonly _tag: "Write"; readonly data: Data; readonly base: Data }

/** Returns the problem of the current entries, or `undefined` if they are valid. */
export const entriesProblemOf = (
  collection: Argument,
  { before, entries, fields }: Pick<Editing, "before" | "entries" | "fields">
): Problem | undefined => {
  const reading = read(collection, fields, entries, before)
  return reading._tag === "Wrong" ? reading.problem : undefined
}

/** Returns the work that a save has to do in the current state. Fields in conflict get the value of the chosen side. */
export const taskOf = ({ collection }: Plan, { before, conflict, entries, fields, id }: Editing): Task => {
  const reading = read(collection, fields, entries, before)
  if (reading._tag === "Wrong") return reading
  if (id === undefined) return { _tag: "Write", data: reading.data, base: {} }
  const base = conflict?.theirs ?? before
  const mine = conflict === undefined ? reading.data : chosen(conflict, before, reading.data)
  const data = conflict === undefined ? mine : over(before, base, mine)
  const patch = patchOf(collection, base, data)
  return patch.modifications.length === 0 && patch.problems.length === 0
    ? { _tag: "Nothing", data: base }
    : { _tag: "Write", data, base }
}

// Setting the field to its initial value marks it as unchanged by this form, so the other user's value is used.
const chosen = ({ choices, differences }: Conflict, before: Data, mine: Data): Data => {
  const data: Record<string, unknown> = { ...mine }
  for (const { field } of differences) {
    if (choices[field] !== "theirs") continue
    if (Object.hasOwn(before, field)) data[field] = before[field]
    else delete data[field]
  }
  return data
}
