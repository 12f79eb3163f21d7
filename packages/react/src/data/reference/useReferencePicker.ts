"use client"
import { Queries } from "@portico/client/data/Queries"
import { type Viewer, useViewer } from "../../session/memberAtom.ts"
import { useServices } from "../../runtime/useServices.ts"
import type { Argument } from "@portico/client/data/Collection"
import * as React from "react"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { FieldNameOf } from "../value/FormField.ts"
import type { PickerState } from "./Picker.ts"
import { pickerMachine, type PickerPlan } from "./pickerMachine.ts"

export interface ReferencePickerOptions<C extends Argument = Argument> {
  /** The field that labels an item and is searched. */
  readonly labelField: FieldNameOf<C>
  /**
   * Whether results that do not match the schema of the collection are left out and listed in `state.invalid`. Default:
   * `false`. The search then fails.
   */
  readonly omitInvalid?: boolean | undefined
  /** The number of results per request. Default: `20`. */
  readonly pageSize?: number | undefined
}

/** The state of a search for items and the operations on it. */
export interface ReferencePickerController {
  readonly state: PickerState
  readonly search: (text: string) => void
  readonly open: () => void
  readonly close: () => void
  /** Makes the result with an index active for the keyboard. */
  readonly move: (index: number) => void
  readonly more: () => void
  readonly retry: () => void
}

/**
 * Searches the items of a collection by their label field. Only the response to the latest search is used. The results
 * are discarded when the user signs out.
 *
 * **Example** (A search for authors)
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
  { labelField, omitInvalid = false, pageSize = 20 }: ReferencePickerOptions<C>
): ReferencePickerController => {
  useServices("ReferencePicker and useReferencePicker", Queries)
  const viewer = useViewer()
  const machine = React.useMemo(
    () => machineFor(viewer, { target: collection, labelField, omitInvalid, pageSize }),
    [viewer, collection, labelField, omitInvalid, pageSize]
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

// The parameter `_viewer` makes the hook create a machine for each user, so that results never pass to another user.
const machineFor = (_viewer: Viewer | undefined, plan: PickerPlan) => pickerMachine(plan)
