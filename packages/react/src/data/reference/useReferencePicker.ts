"use client"
import type { Argument } from "@portico/client/data/Collection"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { PickerState } from "./Picker.ts"
import { pickerMachine } from "./pickerMachine.ts"

export interface ReferencePickerOptions {
  /** The field that names an item, and that is searched. */
  readonly labelField: string
  /** Results that are asked for at once. */
  readonly pageSize?: number | undefined
}

/** A search among items to refer to: where it stands, and what moves it on. */
export interface ReferencePickerController {
  readonly state: PickerState
  readonly search: (text: string) => void
  readonly open: () => void
  readonly close: () => void
  readonly move: (to: "next" | "previous" | "first" | "last") => void
  readonly more: () => void
  readonly retry: () => void
}

/**
 * Searches the items of a collection by what they are called. An answer to another question than the latest is dropped.
 *
 * **Example** (Authors as one types)
 *
 * ```tsx
 * import { useReferencePicker } from "@portico/react"
 *
 * export function Authors() {
 *   const { search, state } = useReferencePicker("authors", { labelField: "name" })
 *   return (
 *     <>
 *       <input onChange={(event) => search(event.target.value)} value={state.text} />
 *       {state.items.length} found
 *     </>
 *   )
 * }
 * ```
 */
export const useReferencePicker = (
  collection: Argument,
  { labelField, pageSize = 20 }: ReferencePickerOptions
): ReferencePickerController => {
  const machine = React.useMemo(
    () => pickerMachine({ target: collection, labelField, pageSize }),
    [collection, labelField, pageSize]
  )
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  return React.useMemo(
    () => ({
      state,
      search: (text) => send({ _tag: "Type", text }),
      open: () => send({ _tag: "Open" }),
      close: () => send({ _tag: "Close" }),
      move: (to) => send({ _tag: "Move", to }),
      more: () => send({ _tag: "More" }),
      retry: () => send({ _tag: "Retry" })
    }),
    [send, state]
  )
}
