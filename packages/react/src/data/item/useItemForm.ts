"use client"
import type * as Problem from "../../problem/Problem.ts"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { useServices } from "../../runtime/useServices.ts"
import { useReportOnce } from "../../form/useSubmission.ts"
import { type UnsavedGuard, useUnsaved } from "../../form/useUnsaved.ts"
import { useAtomSet, useAtomValue, problemOfExit, useRun } from "../../runtime/useAtom.ts"
import { useMember } from "../../session/memberAtom.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { useOptimistic } from "../listing/optimisticAtom.ts"
import { useOwnedState, useOwner } from "../listing/ownedState.ts"
import type { Undo } from "../listing/useOutcomeToast.ts"
import type { Entry } from "../value/Entry.ts"
import { shownFields, type FieldNameOf, type FormFields } from "../value/FormField.ts"
import type { ItemFormActions } from "./ItemContext.ts"
import { dirtyFields, entriesProblemOf, type ItemFormState, type Side } from "./ItemFormState.ts"
import { itemFormMachine } from "./itemFormMachine.ts"
import { type FormPlan, undoRemoval, undoSave } from "./saveItem.ts"
import type { Argument, DataOf } from "@portico/client/data/Collection"
import type * as Filter from "@portico/client/data/Filter"
import { Items, type RemoveOptions } from "@portico/client/data/Items"
import * as Exit from "effect/Exit"
import * as React from "react"

export interface ItemFormOptions<C extends Argument> {
  /** The id of the item. Without it, the form creates a new item. */
  readonly id?: string | undefined
  /**
   * The fields to edit, in this order. By default, those of the schema or of the item. Only the first render sets them.
   */
  readonly fields?: FormFields<C> | undefined
  /** The initial data of a new item. */
  readonly defaults?: Partial<DataOf<C>> | undefined
  /** An additional condition that the item must meet to be changed or removed. */
  readonly condition?: Filter.For<C> | undefined
  /** The options of reads and writes. */
  readonly options?: Omit<RemoveOptions<C>, "condition"> | undefined
  /**
   * The time zone in which dates are edited, as an IANA name. Default: the user's own. Only the first render sets it.
   */
  readonly timeZone?: string | undefined
  /** Called after an item was saved. */
  readonly onSaved?: ((item: ListedItem<DataOf<C>>) => void) | undefined
  /** Called after the item was removed. */
  readonly onRemoved?: ((id: string) => void) | undefined
}

/** The state of an item's form and the operations on it. An operation that does not apply to the state does nothing. */
export interface ItemFormController<C extends Argument = Argument> {
  readonly state: ItemFormState
  /** The names of the fields whose entry differs from the item. */
  readonly dirty: ReadonlyArray<string>
  readonly isDirty: boolean
  /** Sets the entry of a field. */
  readonly change: (field: FieldNameOf<C>, entry: Entry) => void
  /** Chooses the side whose value is saved for a field that both sides changed. */
  readonly choose: (field: FieldNameOf<C>, side: Side) => void
  /** Returns the problem of the current entries, by the rules of the collection's schema. */
  readonly check: () => Problem.Problem | undefined
  /** Saves the changes. Does nothing while another save is in progress. */
  readonly save: () => void
  /** Discards the unsaved changes. */
  readonly reset: () => void
  readonly remove: () => void
  /** Reads the item again after a failure. */
  readonly reload: () => void
  /**
   * Undoes the last save, or inserts the removed item again with its id. It fails if another user has changed the item since.
   * `undefined` if there is nothing to undo, or if the item cannot be restored completely.
   */
  readonly undo: Undo | undefined
}

/**
 * Creates, edits and removes an item. The collection's schema validates the entries before they are sent. Only changed
 * fields are sent, and only if no other user has changed them. Entries survive failures, a lost network connection and
 * the end of the session. They are discarded when the member signs out on this page or another member signs in.
 *
 * **Example** (The price of a book)
 *
 * ```tsx
 * import { useItemForm } from "@portico/react"
 *
 * export function Price({ id }: { readonly id: string }) {
 *   const { change, isDirty, save, state } = useItemForm("books", { id, fields: [{ name: "price", type: "number" }] })
 *   if (state._tag !== "Editing") return null
 *   return (
 *     <>
 *       <input onChange={(event) => change("price", event.target.value)} value={String(state.entries["price"])} />
 *       {isDirty && <button onClick={save}>Save</button>}
 *     </>
 *   )
 * }
 * ```
 */
export const useItemForm = <C extends Argument>(
  collection: C,
  { condition, defaults, fields, id, onRemoved, onSaved, options, timeZone }: ItemFormOptions<C> = {}
): ItemFormController<C> => {
  useServices("ItemForm and useItemForm", Items)
  const [plan] = React.useState(() => ({
    condition,
    defaults,
    fields: shownFields(collection, fields),
    options,
    timeZone
  }))
  // The entries of a form have the notation of its language. Another language applies when there are no changes to lose.
  const language = useLocale()
  const [locale, setLocale] = React.useState(language)
  const whole = React.useMemo(() => ({ ...plan, collection, id, locale }), [collection, id, locale, plan])
  const machine = React.useMemo(() => itemFormMachine(whole), [whole])
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const member = useMember()._tag
  const person = useOwner()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new owner has a new form that needs the event
  React.useEffect(() => send({ _tag: "Session", member }), [member, person, send])
  const editing = state._tag === "Editing" ? state : undefined
  const hasChanges = editing !== undefined && (editing.save._tag === "Submitting" || dirtyFields(editing).length > 0)
  if (language !== locale && !hasChanges) setLocale(language)
  const saved = editing?.notice === "saved" || editing?.notice === "created" ? editing.before : undefined
  useOptimistic(collection, editing?.id, editing?.edit)
  useReportOnce(saved, (data) => {
    if (editing?.id !== undefined) onSaved?.({ id: editing.id, data: data as DataOf<C> })
  })
  useReportOnce(state._tag === "Removed" ? state.id : undefined, (removed) => onRemoved?.(removed))
  const run = useRun()
  const undo = React.useMemo(() => {
    const undone = undoOf(whole, state)
    if (undone === undefined) return undefined
    return () =>
      run(undone.effect).then((exit) => {
        if (Exit.isSuccess(exit)) {
          send({ _tag: "Undone", id: undone.id, data: exit.value.data, at: Date.now() })
          return undefined
        }
        return problemOfExit(exit)
      })
  }, [run, send, state, whole])
  return React.useMemo(() => {
    const dirty = state._tag === "Editing" ? dirtyFields(state) : []
    return {
      state,
      dirty,
      isDirty: dirty.length > 0,
      change: (field, entry) => send({ _tag: "Change", field, entry }),
      choose: (field, side) => send({ _tag: "Choose", field, side }),
      check: () => (state._tag === "Editing" ? entriesProblemOf(collection, state) : undefined),
      save: () => send({ _tag: "Save" }),
      reset: () => send({ _tag: "Reset" }),
      remove: () => send({ _tag: "Remove" }),
      reload: () => send({ _tag: "Reload" }),
      undo
    }
  }, [collection, send, state, undo])
}

const undoOf = (plan: FormPlan, state: ItemFormState) => {
  if (state._tag === "Removed" && state.item !== undefined) {
    return { id: state.id, effect: undoRemoval(plan, state.id, state.item) }
  }
  return state._tag === "Editing" && state.id !== undefined && state.notice === "saved" && state.saved !== undefined
    ? { id: state.id, effect: undoSave(plan, state.id, state.saved) }
    : undefined
}

export interface WiredOptions<C extends Argument> extends ItemFormOptions<C> {
  /** The collection of the item. */
  readonly collection: C
  /** Whether the item can be removed. */
  readonly removable?: boolean | undefined
}

interface Wired extends ItemFormActions {
  readonly dirty: ReadonlyArray<string>
  readonly guard: UnsavedGuard
  readonly isLeft: boolean
  readonly round: number
  readonly state: ItemFormState
}

/** Returns the state and the operations of an item's form, in the shape that the parts of a form need. */
export const useItemFormActions = <C extends Argument>({
  collection,
  removable = false,
  ...options
}: WiredOptions<C>) => {
  const form = useItemForm(collection, options)
  const { change, check, choose, reload, remove, reset, save, state, undo } = form
  // After a removal, the application usually leaves the page of the item. The form then reports the removal in a toast.
  const isLeft = options.onRemoved !== undefined
  const [unsaved, setUnsaved] = useOwnedState<ReadonlyArray<string>>(() => [])
  const [dropped, begin] = React.useState(0)
  // Inputs of references have their own state, which must not pass to another user.
  const round = dropped + useOwner()
  const dirty = React.useMemo(() => [...new Set([...form.dirty, ...unsaved])], [form.dirty, unsaved])
  const guard = useUnsaved(dirty.length > 0)
  const actions = React.useMemo(
    () => ({
      // The casts are safe: a form names only the fields that it received.
      onChange: change as ItemFormActions["onChange"],
      onCheck: check,
      onChoose: choose as ItemFormActions["onChoose"],
      onUnsaved: (field: string, isUnsaved: boolean) =>
        setUnsaved((fields) => {
          const others = fields.filter((one) => one !== field)
          return isUnsaved ? [...others, field] : others
        }),
      onReload: reload,
      onRemove: removable ? remove : undefined,
      onReset: () => {
        reset()
        begin((dropped) => dropped + 1)
      },
      onSave: save,
      onUndo: undo
    }),
    [change, check, choose, setUnsaved, reload, removable, remove, reset, save, undo]
  )
  return { ...actions, dirty, guard, isLeft, round, state } satisfies Wired
}

/** Splits props into the options of an item's form and those that determine its appearance. */
export const partOptions = <C extends Argument, Props extends WiredOptions<C>>({
  collection,
  condition,
  defaults,
  fields,
  id,
  onRemoved,
  onSaved,
  options,
  removable,
  timeZone,
  ...viewProps
}: Props) => ({
  viewProps: { ...viewProps, timeZone },
  wired: { collection, condition, defaults, fields, id, onRemoved, onSaved, options, removable, timeZone }
})
