/**
 * The items that a field of an item refers to. They are read page by page, and references are added, removed and
 * replaced. Changes that the user has not saved are stored until then.
 *
 * @since 0.1.0
 */
import * as Submission from "../../form/Submission.ts"
import type { Viewer } from "../../session/memberAtom.ts"
import * as Problem from "../../problem/Problem.ts"
import { type InvalidItem, type ListedItem, merged } from "../listing/Listing.ts"
import type { SelectedItem } from "./PickerContext.ts"
import { maximumItemsPerRequest } from "@portico/contract/Limits"

/** The state of a field's references. */
export type ReferencesState =
  /** The references were not read yet. `asked` is true if a read is in progress. */
  | { readonly _tag: "Loading"; readonly asked?: boolean | undefined }
  | { readonly _tag: "Failed"; readonly problem: Problem.Problem }
  | {
      readonly _tag: "Ready"
      readonly items: ReadonlyArray<ListedItem>
      /** The items that are left out, because they do not match the schema. The field refers to them too. */
      readonly invalid?: ReadonlyArray<InvalidItem> | undefined
      readonly hasMore: boolean
      readonly loadingMore: boolean
      /** The reason why the latest read failed. */
      readonly problem?: Problem.Problem | undefined
      /** The last change. */
      readonly change: Submission.Submission<ReferenceChange>
    }

/**
 * A kind of change to references. `amend` adds some references and removes others. The rest remains, even if unread.
 */
export type ReferenceChange = "insert" | "remove" | "replace" | "amend"

/** A page of referenced items. */
export interface ReferencesRead {
  readonly items: ReadonlyArray<ListedItem>
  readonly invalid?: ReadonlyArray<InvalidItem> | undefined
  readonly hasMore: boolean
}

/** The events of a field's references. */
export type ReferencesEvent =
  | { readonly _tag: "Load" }
  /** The kit wrote to the collection of the field or to the collection of the items. */
  | { readonly _tag: "Written" }
  | (ReferencesRead & { readonly _tag: "Loaded" | "MoreLoaded" })
  | { readonly _tag: "LoadFailed"; readonly problem: Problem.Problem }
  | { readonly _tag: "More" }
  | {
      readonly _tag: "Change"
      readonly change: ReferenceChange
      readonly ids: ReadonlyArray<string>
      /** The ids of the items whose references an `amend` removes. */
      readonly without?: ReadonlyArray<string> | undefined
    }
  | (ReferencesRead & { readonly _tag: "Changed"; readonly change: ReferenceChange })
  | { readonly _tag: "ChangeFailed"; readonly problem: Problem.Problem }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Crashed"; readonly problem: Problem.Problem }

/** The initial state, before a read. */
export const loading: ReferencesState = { _tag: "Loading" }

/** Returns the state after an event. Returns the same state if the event does not apply to it. */
export const reduce = (state: ReferencesState, event: ReferencesEvent): ReferencesState => {
  if (event._tag === "Load") return again(state)
  if (event._tag === "Written") return state._tag === "Loading" && state.asked !== true ? state : again(state)
  if (event._tag === "Crashed") {
    const isChanging = state._tag === "Ready" && state.change._tag === "Submitting"
    return reduce(state, { ...event, _tag: isChanging ? "ChangeFailed" : "LoadFailed" })
  }
  if (event._tag === "Loaded") {
    const change = state._tag === "Ready" ? state.change : Submission.idle
    const { hasMore, invalid, items } = event
    return { _tag: "Ready", items, invalid, hasMore, loadingMore: false, change }
  }
  if (state._tag !== "Ready") {
    return event._tag === "LoadFailed" ? { _tag: "Failed", problem: event.problem } : state
  }
  const after = (happened: Submission.Event<undefined, ReferenceChange>) => {
    // A submission that is done accepts no further change until it is reset.
    const from = happened._tag === "Submit" && state.change._tag === "Done" ? Submission.idle : state.change
    const change = Submission.reduce(from, happened)
    return change === state.change ? state : { ...state, change }
  }
  switch (event._tag) {
    case "LoadFailed":
      return { ...state, loadingMore: false, problem: event.problem }
    case "More":
      return state.hasMore && !state.loadingMore && state.change._tag !== "Submitting"
        ? { ...state, loadingMore: true, problem: undefined }
        : state
    case "MoreLoaded":
      return state.loadingMore
        ? {
            ...state,
            items: [...state.items, ...event.items],
            invalid: merged(state.invalid, event.invalid),
            hasMore: event.hasMore,
            loadingMore: false
          }
        : state
    case "Change": {
      const problem = tooMany(event.ids, event.without)
      const sent = after({ _tag: "Submit", entries: undefined, problem })
      // The change interrupts a read that is in progress, and reads the items itself.
      return sent === state || problem !== undefined ? sent : { ...sent, loadingMore: false, problem: undefined }
    }
    case "Changed":
      return {
        ...after({ _tag: "Succeeded", outcome: event.change }),
        items: event.items,
        invalid: event.invalid,
        hasMore: event.hasMore,
        loadingMore: false
      }
    case "ChangeFailed":
      return after({ _tag: "Failed", problem: event.problem })
    case "Tick":
      return after(event)
  }
}

// The known items remain during the read. A change that is in progress reads the items itself.
const again = (state: ReferencesState): ReferencesState => {
  if (state._tag !== "Ready") return { _tag: "Loading", asked: true }
  return state.change._tag === "Submitting" ? state : { ...state, loadingMore: false, problem: undefined }
}

// The provider rejects changes with more ids than the limit.
const tooMany = (...lists: ReadonlyArray<ReadonlyArray<string> | undefined>): Problem.Problem | undefined =>
  lists.some((ids = []) => ids.length > maximumItemsPerRequest)
    ? Problem.make("tooManyItems", { code: "WDE0006", limit: maximumItemsPerRequest, retryable: false })
    : undefined

/**
 * The unsaved additions and removals. `since` is the submission after which they were made, and `viewer` the user who
 * made them.
 */
export interface ReferenceEdits {
  readonly added: ReadonlyArray<SelectedItem>
  readonly removed: ReadonlyArray<string>
  readonly since?: unknown
  readonly viewer?: Viewer | undefined
}

/** The initial value, without unsaved changes. */
export const noEdits: ReferenceEdits = { added: [], removed: [] }

/** Returns the selected items: the stored ones, without the removals and with the additions. */
export const amended = (
  stored: ReadonlyArray<SelectedItem>,
  { added, removed }: ReferenceEdits
): ReadonlyArray<SelectedItem> => [
  ...stored.filter(({ id }) => !removed.includes(id)),
  ...added.filter(({ id }) => !stored.some((one) => one.id === id))
]

/**
 * Returns the unsaved changes for the current user. If another user made them, for example before the session ended,
 * they remain. Ids then replace the titles, which a visitor may not be allowed to read.
 */
export const editsFor = (edits: ReferenceEdits, viewer: Viewer | undefined): ReferenceEdits =>
  edits.viewer === viewer ? edits : { ...edits, added: edits.added.map(({ id }) => ({ id, title: id })) }

/** Selects an item, or deselects it if it is selected. */
export const toggled = (
  edits: ReferenceEdits,
  stored: ReadonlyArray<SelectedItem>,
  item: SelectedItem
): ReferenceEdits => {
  const { added, removed } = edits
  const without = <A>(list: ReadonlyArray<A>, isIt: (one: A) => boolean) => list.filter((one) => !isIt(one))
  if (removed.includes(item.id)) return { ...edits, removed: without(removed, (id) => id === item.id) }
  if (added.some(({ id }) => id === item.id)) return { ...edits, added: without(added, ({ id }) => id === item.id) }
  return stored.some(({ id }) => id === item.id)
    ? { ...edits, removed: [...removed, item.id] }
    : { ...edits, added: [...added, item] }
}
