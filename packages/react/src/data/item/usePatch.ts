"use client"
import type { Argument, DataOf, UsesFor } from "@portico/client/data/Collection"
import type { RemoveOptions } from "@portico/client/data/Items"
import type { Patch } from "@portico/client/data/Patch"
import * as React from "react"
import type { Submission } from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { patchMachine } from "./patchMachine.ts"

/** The state of a patch and the operations on it. */
export interface PatchController<C extends Argument> {
  /** The state of the patch. Its outcome is the stored item, or `undefined` if the provider returned none. */
  readonly state: Submission<ListedItem<DataOf<C>> | undefined>
  /**
   * Sends a patch. Does nothing while another one is in progress. If a problem is passed, it fails without a request.
   */
  readonly patch: (patch: Patch<UsesFor<C>>, problem?: Problem) => void
  /** Resets the state for another patch. */
  readonly reset: () => void
}

/**
 * Changes single fields of an item. The data of its collection on the page is read again afterwards.
 *
 * **Example** (One fewer in stock)
 *
 * ```tsx
 * import * as Patch from "@portico/client/data/Patch"
 * import { usePatch } from "@portico/react"
 *
 * const sold = Patch.empty.pipe(Patch.increment("stock", -1))
 *
 * export function Sell({ id }: { readonly id: string }) {
 *   const { patch, state } = usePatch("books", id)
 *   return (
 *     <button disabled={state._tag === "Submitting"} onClick={() => patch(sold)} type="button">
 *       Sold
 *     </button>
 *   )
 * }
 * ```
 */
export const usePatch = <C extends Argument>(
  collection: C,
  id: string,
  options?: RemoveOptions<C>
): PatchController<C> => {
  const [how] = React.useState(options)
  const machine = React.useMemo(() => patchMachine(collection, id, how), [collection, how, id])
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  return React.useMemo(
    () => ({
      state,
      patch: (entries, problem) => {
        // After a successful patch, the machine accepts another one only once it is reset.
        if (state._tag === "Done") send({ _tag: "Reset" })
        send({ _tag: "Submit", entries, problem })
      },
      reset: () => send({ _tag: "Reset" })
    }),
    [send, state]
  )
}
