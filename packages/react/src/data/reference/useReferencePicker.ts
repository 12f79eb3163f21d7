"use client"
import type { Argument } from "@portico/client/data/Collection"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { FieldNameOf } from "../value/FormField.ts"
import type { Asker } from "../listing/Question.ts"
import { useAsker } from "../listing/useAsker.ts"
import type { PickerState } from "./Picker.ts"
import { pickerMachine, type PickerPlan } from "./pickerMachine.ts"

export interface ReferencePickerOptions<C extends Argument = Argument> {
  /** The field that names an item, and that is searched. */
  readonly labelField: FieldNameOf<C>
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
 * Searches the items of a collection by what they are called. An answer to another question than the latest is dropped,
 * and what was found for somebody who signs out goes.
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
export const useReferencePicker = <C extends Argument>(
  collection: C,
  { labelField, pageSize = 20 }: ReferencePickerOptions<C>
): ReferencePickerController => {
  const asker = useAsker()
  const machine = React.useMemo(
    () => machineFor(asker, { target: collection, labelField, pageSize }),
    [asker, collection, labelField, pageSize]
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

// What is found is for the one who asked.
const machineFor = (_asker: Asker | undefined, plan: PickerPlan) => pickerMachine(plan)
