"use client"
import type { Argument } from "@portico/client/data/Collection"
import * as React from "react"
import type { ItemFormActions } from "./ItemContext.ts"
import type { ItemFormState } from "./ItemFormState.ts"
import { useOwnedState, useOwner } from "../listing/useOwnedState.ts"
import { type ItemFormOptions, useItemForm } from "./useItemForm.ts"
import { type UnsavedGuard, useUnsaved } from "../../form/useUnsaved.ts"

export interface WiredOptions<C extends Argument> extends ItemFormOptions<C> {
  /** The collection of the item. */
  readonly collection: C
  /** Whether the item can be removed. */
  readonly removable?: boolean | undefined
}

interface Wired extends ItemFormActions {
  readonly dirty: ReadonlyArray<string>
  readonly guard: UnsavedGuard
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
  const { change, choose, reload, remove, reset, save, state } = form
  const [held, hold] = useOwnedState<ReadonlyArray<string>>(() => [])
  const [dropped, begin] = React.useState(0)
  // Inputs of references have their own state, which must not pass to another user.
  const round = dropped + useOwner()
  const dirty = React.useMemo(() => [...new Set([...form.dirty, ...held])], [form.dirty, held])
  const guard = useUnsaved(dirty.length > 0)
  const actions = React.useMemo(
    () => ({
      // The casts are safe: a form names only the fields that it received.
      onChange: change as ItemFormActions["onChange"],
      onChoose: choose as ItemFormActions["onChoose"],
      onHold: (field: string, isHeld: boolean) =>
        hold((held) => {
          const others = held.filter((one) => one !== field)
          return isHeld ? [...others, field] : others
        }),
      onReload: reload,
      onRemove: removable ? remove : undefined,
      onReset: () => {
        reset()
        begin((dropped) => dropped + 1)
      },
      onSave: save
    }),
    [change, choose, hold, reload, removable, remove, reset, save]
  )
  return { ...actions, dirty, guard, round, state } satisfies Wired
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
  ...look
}: Props) => ({
  look: { ...look, timeZone },
  wired: { collection, condition, defaults, fields, id, onRemoved, onSaved, options, removable, timeZone }
})
