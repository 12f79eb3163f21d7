"use client"
import { BulkItems } from "@portico/client/data/BulkItems"
import { useServices } from "../../runtime/useServices.ts"
import { type Argument, idOf } from "@portico/client/data/Collection"
import type * as Filter from "@portico/client/data/Filter"
import * as React from "react"
import { useAtomSet, useAtomValue, problemOfExit, useRun } from "../../runtime/useAtom.ts"
import { useOnline } from "../../runtime/useOnline.ts"
import type { Undo } from "../listing/useOutcomeToast.ts"
import { type BulkState, hasEnded, hasFailures, type RemovedItem } from "./Bulk.ts"
import { bulkMachine } from "./bulkMachine.ts"
import { failuresText, fileNameOf, type Format, mediaTypeOf, saveFile } from "./failuresFile.ts"
import { restoreRemoved } from "./undoRemoval.ts"
import { type BulkInput, type BulkOptions, kindOf, type Operation } from "./Operation.ts"

/**
 * The state of a bulk operation and the functions that control it. A function has no effect in a state in which it does
 * not apply.
 */
export interface BulkController<C extends Argument> {
  readonly state: BulkState
  /**
   * Starts an operation, unless one is under way. Default operation: the one that was passed to the hook. With a
   * `condition`, existing items that do not meet it are not changed and count as failed.
   */
  readonly start: (input: BulkInput<C>, operation?: Operation<C>, condition?: Filter.For<C>) => void
  /** Starts no further request and waits for pending ones. A second call stops waiting. */
  readonly cancel: () => void
  /** Continues from the point at which the operation stopped. */
  readonly resume: () => void
  /** Runs the operation again on the failed items only. */
  readonly retryFailed: () => void
  /** Saves the failed items as a file. */
  readonly exportFailures: (format: Format) => void
  /**
   * Inserts the removed items again, with their ids. `undefined` if there is nothing to undo, if some items failed, or if they
   * cannot be restored completely.
   */
  readonly undo: Undo | undefined
  /** Resets to the initial state. */
  readonly reset: () => void
}

/**
 * Runs an operation on any number of items, in chunks, and reports the outcome of each item. After a lost connection,
 * it continues automatically when the browser is online again. Cached reads of the collection are invalidated while it
 * runs.
 *
 * **Example** (A button that removes the selected items)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useBulk, useSelection } from "@portico/react"
 *
 * const books = Query.from("books")
 *
 * export function Remove() {
 *   const { selection } = useSelection(books)
 *   const { start, state } = useBulk("books", "remove")
 *   return (
 *     <button onClick={() => start(selection)} type="button">
 *       {state._tag === "Running" ? `${state.done} of ${state.total}` : "Remove"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useBulk = <C extends Argument>(
  collection: C,
  operation?: Operation<C>,
  { chunked, concurrency, size, undoable }: BulkOptions = {}
): BulkController<C> => {
  useServices("BulkActions and useBulk", BulkItems)
  const machine = React.useMemo(
    () => bulkMachine(collection, { chunked, concurrency, size, undoable }),
    [chunked, collection, concurrency, size, undoable]
  )
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const online = useOnline()
  const waits = state._tag === "Stopped" && state.problem.key === "offline"
  React.useEffect(() => {
    if (waits && online) send({ _tag: "Resume" })
  }, [online, send, waits])
  const run = useRun()
  const removed = state._tag === "Finished" && !hasFailures(state) ? state.restorable : undefined
  return React.useMemo(
    () => ({
      state,
      undo: isEmpty(removed) ? undefined : () => run(restoreRemoved(collection, removed)).then(problemOfExit),
      start: (input, own = operation, condition) => {
        // The machine is not generic. The compiler has already checked the operation against the collection here.
        const known = own as Operation<Argument> | undefined
        if (known !== undefined) {
          const work = {
            condition: condition as Filter.Filter | undefined,
            input: input as BulkInput<Argument>,
            operation: known
          }
          send({ _tag: "Start", kind: kindOf(known), work })
        }
      },
      cancel: () => send({ _tag: "Cancel" }),
      resume: () => send({ _tag: "Resume" }),
      retryFailed: () => send({ _tag: "RetryFailed" }),
      exportFailures: (format) => {
        if (!hasEnded(state)) return
        const file = new Blob([failuresText(state.rows, format)], { type: mediaTypeOf(format) })
        saveFile(fileNameOf(`${idOf(collection)}-failures`, format), file)
      },
      reset: () => send({ _tag: "Reset" })
    }),
    [collection, operation, removed, run, send, state]
  )
}

const isEmpty = (items: ReadonlyArray<RemovedItem> | undefined): items is undefined =>
  items === undefined || items.length === 0
