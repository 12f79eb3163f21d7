"use client"
import { useServices } from "../../runtime/useServices.ts"
import { ofWrite } from "../../problem/DataProblem.ts"
import type { Submission } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { Problem } from "../../problem/Problem.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { invalidateAfterWrite } from "../listing/invalidateAfterWrite.ts"
import { ownedAtom } from "../listing/ownedState.ts"
import type { Argument, DataOf } from "@portico/client/data/Collection"
import { Items, type RemoveOptions } from "@portico/client/data/Items"
import type * as Patch from "@portico/client/data/Patch"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as React from "react"

/** Creates the atom of an item's patches. Each patch invalidates cached reads of its collection. */
export const patchMachine = <C extends Argument>(collection: C, id: string, options?: RemoveOptions<C>) =>
  ownedAtom(() =>
    submissionMachine<Patch.For<C>, ListedItem<DataOf<C>> | undefined>((patch) =>
      Items.use((items) => items.patch(collection, id, patch, options)).pipe(
        Effect.map(Option.getOrUndefined),
        invalidateAfterWrite(collection),
        Effect.mapError(ofWrite)
      )
    )
  )

/** The state of a patch and the operations on it. */
export interface PatchController<C extends Argument> {
  /** The state of the patch. Its outcome is the stored item, or `undefined` if the provider returned none. */
  readonly state: Submission<ListedItem<DataOf<C>> | undefined>
  /**
   * Sends a patch. Does nothing while another one is in progress. If a problem is passed, it fails without a request.
   */
  readonly patch: (patch: Patch.For<C>, problem?: Problem) => void
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
  useServices("PatchForm and usePatch", Items)
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
