"use client"
import type { Argument, DataOf, UsesFor } from "@portico/client/data/Collection"
import type { Filter } from "@portico/client/data/Filter"
import type { RemoveOptions } from "@portico/client/data/Items"
import * as React from "react"
import { useMember } from "../../session/useMember.ts"
import { useTold } from "../../form/useTold.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { useOwner } from "../listing/useOwnedState.ts"
import type { Entry } from "../value/Entry.ts"
import { type FieldNameOf, type FormFields, shownFields } from "../value/FormField.ts"
import { itemFormMachine } from "./itemFormMachine.ts"
import { dirtyFields, type ItemFormState, type Side } from "./ItemFormState.ts"
import { useOptimistic } from "../listing/useOptimisticEdits.ts"

export interface ItemFormOptions<C extends Argument> {
  /** The item. A new one where there is none. */
  readonly id?: string | undefined
  /** Which fields are edited, in this order: those of the schema or of the item by default. The first render decides. */
  readonly fields?: FormFields<C> | undefined
  /** What a new item begins with. */
  readonly defaults?: Partial<DataOf<C>> | undefined
  /** What an item must meet besides to be changed or removed. */
  readonly condition?: Filter<UsesFor<C>> | undefined
  /** How it is read and written. */
  readonly options?: Omit<RemoveOptions<C>, "condition"> | undefined
  /** Where dates are edited, as an IANA name. The reader's own time zone by default. The first render decides. */
  readonly timeZone?: string | undefined
  /** Called once an item was saved. */
  readonly onSaved?: ((item: ListedItem<DataOf<C>>) => void) | undefined
  /** Called once the item was removed. */
  readonly onRemoved?: ((id: string) => void) | undefined
}

/** The form of an item: where it stands, and what moves it on. Each does nothing where it means nothing. */
export interface ItemFormController<C extends Argument = Argument> {
  readonly state: ItemFormState
  /** Fields whose inputs hold something else than the item. */
  readonly dirty: ReadonlyArray<string>
  readonly isDirty: boolean
  /** Puts something into the input of a field. */
  readonly change: (field: FieldNameOf<C>, entry: Entry) => void
  /** Chooses whose value a field is to have that both sides changed. */
  readonly choose: (field: FieldNameOf<C>, side: Side) => void
  /** Sends what changed, once. */
  readonly save: () => void
  /** Drops what was entered. */
  readonly reset: () => void
  readonly remove: () => void
  /** Reads the item anew where it could not be read. */
  readonly reload: () => void
}

/**
 * Creates, edits and removes an item. What is entered is checked by the collection's schema before anything is sent;
 * only fields that differ are sent, and only as long as nobody else changed them. What was entered outlives failures,
 * lost networks and the end of the session. It is gone where the member signs out here, or another one signs in.
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
  const [plan] = React.useState(() => ({
    condition,
    defaults,
    fields: shownFields(collection, fields),
    options,
    timeZone
  }))
  const whole = React.useMemo(() => ({ ...plan, collection, id }), [collection, id, plan])
  const machine = React.useMemo(() => itemFormMachine(whole), [whole])
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const member = useMember()._tag
  const person = useOwner()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another person has another form, which has to be told as well
  React.useEffect(() => send({ _tag: "Session", member }), [member, person, send])
  const editing = state._tag === "Editing" ? state : undefined
  const saved = editing?.notice === "saved" || editing?.notice === "created" ? editing.before : undefined
  useOptimistic(collection, editing?.id, editing?.edit)
  useTold(saved, (data) => {
    if (editing?.id !== undefined) onSaved?.({ id: editing.id, data: data as DataOf<C> })
  })
  useTold(state._tag === "Removed" ? state.id : undefined, (removed) => onRemoved?.(removed))
  return React.useMemo(() => {
    const dirty = state._tag === "Editing" ? dirtyFields(state) : []
    return {
      state,
      dirty,
      isDirty: dirty.length > 0,
      change: (field, entry) => send({ _tag: "Change", field, entry }),
      choose: (field, side) => send({ _tag: "Choose", field, side }),
      save: () => send({ _tag: "Save" }),
      reset: () => send({ _tag: "Reset" }),
      remove: () => send({ _tag: "Remove" }),
      reload: () => send({ _tag: "Reload" })
    }
  }, [send, state])
}
