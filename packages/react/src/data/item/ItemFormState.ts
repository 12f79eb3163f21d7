/**
 * The machine behind the form of an item: read, edited, saved, removed. What is being edited stays, whatever becomes of
 * the network, the session or the item meanwhile.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import * as Submission from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ItemEdit } from "../listing/ItemEdit.ts"
import { type FieldInfo, fieldsOf } from "../value/FieldType.ts"
import { changesOf, type Difference, dirtyOf, entriesOf, oddNames, over, patchOf, read } from "./Changes.ts"
import type { Entries, Entry, Zoned } from "../value/Entry.ts"

type Data = Readonly<Record<string, unknown>>

/** What somebody else saved meanwhile, and which side each field that both changed is to have. */
export interface Conflict {
  readonly theirs: Data
  readonly differences: ReadonlyArray<Difference>
  readonly choices: Readonly<Record<string, Side>>
}

type ZonedField = FieldInfo & Zoned

/** Whose value a field is to have. */
export type Side = "mine" | "theirs"

/** What an edit came to. */
export type ItemFormNotice = "created" | "saved" | "unchanged"

/** Who is in front of the page. */
type Session = "Unknown" | "Visitor" | "Member"

/** Where the form of an item stands. */
export type ItemFormState =
  | { readonly _tag: "Loading" }
  /** There is no such item. */
  | { readonly _tag: "Absent" }
  /** It could not be read. `wait`: seconds until the provider wants to be asked again. */
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly wait: number }
  | Editing
  | { readonly _tag: "Removed"; readonly id: string }

/** An item that is edited, or one that is not there yet. */
export interface Editing {
  readonly _tag: "Editing"
  /** `undefined`: it is not there yet. */
  readonly id: string | undefined
  /** What the edit began with: the item as it was read, the defaults of one that is not there yet. */
  readonly before: Data
  readonly entries: Entries
  readonly fields: ReadonlyArray<ZonedField>
  /** What stood in the inputs when the save began that is under way or was refused. */
  readonly sent?: Entries | undefined
  readonly save: Submission.Submission<never>
  /** What is under way, or failed last. */
  readonly doing: "save" | "remove"
  readonly conflict?: Conflict | undefined
  /** What lists of the page show of it meanwhile. */
  readonly edit?: ItemEdit | undefined
  readonly notice?: ItemFormNotice | undefined
  /** What became of the session since the edit began. */
  readonly session?: Session | undefined
}

/** What can happen to the form of an item. */
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
  | { readonly _tag: "Removed" }
  | { readonly _tag: "SaveFailed"; readonly problem: Problem; readonly conflict?: Conflict | undefined }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Crashed"; readonly problem: Problem }

/** What a form is of. */
export interface Plan {
  readonly collection: Argument
  /** Those of the schema, or of the item, where none are given. */
  readonly fields?: ReadonlyArray<FieldInfo> | undefined
  /** Where dates are edited, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
}

/** Before anything is known of an item. */
export const loading: ItemFormState = { _tag: "Loading" }

/** Where a form for a new item begins. */
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

const fieldsFor = ({ collection, fields, timeZone }: Plan, data: Data): ReadonlyArray<ZonedField> => {
  const found = fields ?? fieldsOf(collection, [data])
  return timeZone === undefined ? found : found.map((field) => ({ ...field, timeZone }))
}

/** The state after an event. The same state comes back where the event means nothing in it. */
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
        session: state.session
      }
    }
    case "Removed":
      return isBusy(state) && state.id !== undefined ? { _tag: "Removed", id: state.id } : state
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

// What was typed while the answer was awaited is not saved yet.
const typedSince = ({ entries, sent = entries }: Editing): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name, entry]) => sent[name] !== entry))

// Whoever reads it later has to know when that was.
const savedOf = (before: Data, after: Data): Data => {
  const changes = changesOf(before, after)
  return Object.hasOwn(after, "_updatedDate") ? { ...changes, _updatedDate: after["_updatedDate"] } : changes
}

type After = (event: Submission.Event<undefined, never>) => Editing

const refused = (after: After, problem: Problem): Editing => {
  const failed = after({ _tag: "Failed", problem })
  return failed.edit?._tag === "Saving" ? { ...failed, edit: { _tag: "Refused", problem } } : failed
}

// A visitor may not do what a member could: what is missing is the session, not the permission.
const signedOut = ({ session }: Editing, problem: Problem): Problem =>
  problem.key === "signInRequired" ||
  problem.key === "sessionEnded" ||
  (session === "Visitor" && problem.key === "changeForbidden")
    ? { ...problem, key: "notSignedIn", retryable: true }
    : problem

/** Whether a save or a removal is under way. */
export const isBusy = ({ save }: Editing): boolean => save._tag === "Submitting"

/** The fields whose inputs hold something else than the item. */
export const dirtyFields = ({ before, entries, fields }: Editing): ReadonlyArray<string> =>
  dirtyOf(fields, entries, before)

/** Names of fields that a filter cannot find. */
export const oddFields = ({ before, fields }: Editing): ReadonlyArray<string> =>
  oddNames({ ...before, ...Object.fromEntries(fields.map(({ name }) => [name, undefined])) })

/** What saving means now. */
export type Task =
  | { readonly _tag: "Wrong"; readonly problem: Problem }
  /** Nothing differs from what is stored. */
  | { readonly _tag: "Nothing"; readonly data: Data }
  /** The item's data as it is to be, and the data that the provider holds as far as this form knows. */
  | { readonly _tag: "Write"; readonly data: Data; readonly base: Data }

/** Says what saving means now: whose values the fields have where both sides changed them was chosen. */
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

// Where theirs was chosen, the form says what it began with: then theirs stays.
const chosen = ({ choices, differences }: Conflict, before: Data, mine: Data): Data => {
  const data: Record<string, unknown> = { ...mine }
  for (const { field } of differences) {
    if (choices[field] !== "theirs") continue
    if (Object.hasOwn(before, field)) data[field] = before[field]
    else delete data[field]
  }
  return data
}
