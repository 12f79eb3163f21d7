"use client"
import { type Argument, idOf } from "@portico/client/data/Collection"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { useOnline } from "../../runtime/useOnline.ts"
import { type BulkState, hasEnded } from "./Bulk.ts"
import { bulkMachine } from "./bulkMachine.ts"
import { failuresText, fileNameOf, type Format, mediaTypeOf } from "./failures.ts"
import { type BulkInput, type BulkOptions, kindOf, type Operation } from "./Operation.ts"
import { saveFile } from "./saveFile.ts"

/** A bulk: where it stands, and what moves it on. Each does nothing where it means nothing. */
export interface BulkController<C extends Argument> {
  readonly state: BulkState
  /** Begins, unless something is under way. Without an operation, that of the hook. */
  readonly start: (input: BulkInput<C>, operation?: Operation<C>) => void
  /** Begins nothing more, and waits for what is under way. A second time it does not wait. */
  readonly cancel: () => void
  /** Goes on from where it stopped. */
  readonly goOn: () => void
  /** Does it again to what failed, and to nothing else. */
  readonly retryFailed: () => void
  /** Saves what did not work as a file. */
  readonly exportFailures: (format: Format) => void
  /** Makes ready for another one. */
  readonly reset: () => void
}

/**
 * Does something to any number of items: in pieces, with an outcome for each. What stops for want of a connection goes
 * on by itself when there is one. Lists of the collection on the page are read again as it goes on.
 *
 * **Example** (A button that removes what is chosen)
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
  { chunked, concurrency, size }: BulkOptions = {}
): BulkController<C> => {
  const machine = React.useMemo(
    () => bulkMachine(collection, { chunked, concurrency, size }),
    [chunked, collection, concurrency, size]
  )
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const online = useOnline()
  const waits = state._tag === "Stopped" && state.problem.key === "offline"
  React.useEffect(() => {
    if (waits && online) send({ _tag: "GoOn" })
  }, [online, send, waits])
  return React.useMemo(
    () => ({
      state,
      start: (input, own = operation) => {
        // Inside, a collection is any collection: what it takes was checked here.
        const known = own as Operation<Argument> | undefined
        if (known !== undefined) {
          send({ _tag: "Start", kind: kindOf(known), work: { input: input as BulkInput<Argument>, operation: known } })
        }
      },
      cancel: () => send({ _tag: "Cancel" }),
      goOn: () => send({ _tag: "GoOn" }),
      retryFailed: () => send({ _tag: "RetryFailed" }),
      exportFailures: (format) => {
        if (!hasEnded(state)) return
        const file = new Blob([failuresText(state.rows, format)], { type: mediaTypeOf(format) })
        saveFile(fileNameOf(`${idOf(collection)}-failures`, format), file)
      },
      reset: () => send({ _tag: "Reset" })
    }),
    [collection, operation, send, state]
  )
}
