"use client"
import { type Argument, idOf } from "@portico/client/data/Collection"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { useOnline } from "../../runtime/useOnline.ts"
import { useAsker } from "../listing/useAsker.ts"
import { failuresText, fileNameOf, type Format, mediaTypeOf } from "../bulk/failures.ts"
import { saveFile } from "../bulk/saveFile.ts"
import type { FieldNameOf } from "../filter/useFilter.ts"
import type { Known } from "../value/Known.ts"
import { importMachine, type ImportOptions } from "./importMachine.ts"
import type { ImportState, Mode } from "./ImportState.ts"

/** An import: where it stands, and what moves it on. Each does nothing where it means nothing. */
export interface ImportController<C extends Argument = Argument> {
  readonly state: ImportState
  /** Looks at a file, or goes on with it where it is the one of an import that was not finished. */
  readonly pick: (file: File) => void
  readonly setFormat: (format: Format) => void
  /** Says which field a column goes to: `null` leaves it out, its own name keeps it. */
  map<const Column extends string, const Given extends string = never>(
    this: void,
    column: Column,
    field: (Given & Known<Given, FieldNameOf<C> | (string extends Column ? never : Column)>) | null
  ): void
  readonly setMode: (mode: Mode) => void
  readonly start: () => void
  /** Stops. What was sent is kept in mind, so that it can go on. */
  readonly cancel: () => void
  readonly goOn: () => void
  /** Saves what could not be stored as a file. */
  readonly exportFailures: (format: Format) => void
  /** Drops what is remembered of an import that was not finished. */
  readonly forget: () => void
  /** Makes ready for another file. */
  readonly reset: () => void
}

/**
 * Imports files of any length into a collection: CSV and JSONL, row by row. What stops for want of a connection goes on
 * by itself when there is one; what a closed page interrupted goes on once the same file is chosen again.
 *
 * **Example** (A plain one)
 *
 * ```tsx
 * import { useImport } from "@portico/react"
 *
 * export function Import() {
 *   const { pick, start, state } = useImport("books")
 *   return (
 *     <>
 *       <input onChange={(event) => event.target.files?.[0] && pick(event.target.files[0])} type="file" />
 *       {state._tag === "Previewing" && <button onClick={start} type="button">Import</button>}
 *       {state._tag === "Running" && `${state.progress.rows} rows`}
 *     </>
 *   )
 * }
 * ```
 */
export const useImport = <C extends Argument>(
  collection: C,
  { concurrency }: ImportOptions = {}
): ImportController<C> => {
  const machine = React.useMemo(() => importMachine(collection, { concurrency }), [collection, concurrency])
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const online = useOnline()
  const waits = state._tag === "Stopped" && state.problem?.key === "offline"
  const asker = useAsker()
  // Whoever comes is told of what they did not finish.
  React.useEffect(() => {
    if (asker !== undefined) send({ _tag: "Open" })
  }, [asker, send])
  React.useEffect(() => {
    if (waits && online) send({ _tag: "GoOn" })
  }, [online, send, waits])
  return React.useMemo(
    () => ({
      state,
      pick: (file) => send({ _tag: "Pick", file }),
      setFormat: (format) => send({ _tag: "Reread", reading: { format } }),
      map: (column, field) => {
        if (state._tag !== "Previewing") return
        const { [column]: _, ...others } = state.preview.mapping
        const mapping = field === column ? others : { ...others, [column]: field }
        send({ _tag: "Reread", reading: { format: state.preview.format, mapping } })
      },
      setMode: (mode) => send({ _tag: "Choose", mode }),
      start: () => send({ _tag: "Start" }),
      cancel: () => send({ _tag: "Cancel" }),
      goOn: () => send({ _tag: "GoOn" }),
      exportFailures: (format) => {
        if (!("errors" in state)) return
        const file = new Blob([failuresText(state.errors, format)], { type: mediaTypeOf(format) })
        saveFile(fileNameOf(`${idOf(collection)}-failures`, format), file)
      },
      forget: () => send({ _tag: "Forget" }),
      reset: () => send({ _tag: "Reset" })
    }),
    [collection, send, state]
  )
}
