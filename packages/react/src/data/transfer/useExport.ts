"use client"
import type { Bare } from "@portico/client/data/Collection"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { useOnline } from "../../runtime/useOnline.ts"
import type { Format } from "../bulk/failures.ts"
import { type ExportOptions, exportMachine } from "./exportMachine.ts"
import type { ExportState } from "./ExportState.ts"

/** A query whose collection has these fields, or such as are only known while the page runs. */
export type Having<Column extends string> = Query.Accepts<string extends Column ? never : Bare<Column, "select">>

/** An export: where it stands, and what moves it on. */
export interface ExportController {
  readonly state: ExportState
  /** The address of the file, as long as there is one. */
  readonly href: string | undefined
  /** Writes the items of a query into a file. While one is being written it does nothing. */
  readonly start: <const Column extends string = never>(
    query: Query.Any & Having<Column>,
    format: Format,
    options?: ExportOptions<Column>
  ) => void
  /** Goes on with an export that failed, where that can help: what was read before is kept. */
  readonly goOn: () => void
  /** Drops the file, or stops what is under way. */
  readonly reset: () => void
}

/**
 * Writes items into a file to download. What stops for want of a connection goes on by itself when there is one. The address of the file is given back when the part is gone or makes another.
 *
 * **Example** (All books)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useExport } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.ascending("_id"))
 *
 * export function Download() {
 *   const { href, start } = useExport()
 *   if (href !== undefined) return <a download="books.jsonl" href={href}>books.jsonl</a>
 *   return <button onClick={() => start(books, "JSONL")} type="button">Write a file</button>
 * }
 * ```
 */
export const useExport = (): ExportController => {
  const [machine] = React.useState(exportMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const href = useAddress(state._tag === "Ready" ? state.file : undefined)
  const online = useOnline()
  const waits = state._tag === "Failed" && state.goesOn && state.problem?.key === "offline"
  React.useEffect(() => {
    if (waits && online) send({ _tag: "GoOn" })
  }, [online, send, waits])
  return React.useMemo(
    () => ({
      state,
      href,
      start: (query, format, options = {}) => send({ _tag: "Start", format, work: { query, options } }),
      goOn: () => send({ _tag: "GoOn" }),
      reset: () => send({ _tag: "Reset" })
    }),
    [href, send, state]
  )
}

// The address lies with its file, so that no other one is ever shown with it.
const useAddress = (file: Blob | undefined): string | undefined => {
  const [addresses] = React.useState(() => new WeakMap<Blob, string>())
  const [, shown] = React.useReducer((count: number) => count + 1, 0)
  React.useEffect(() => {
    if (file === undefined) return undefined
    const href = URL.createObjectURL(file)
    addresses.set(file, href)
    shown()
    return () => {
      addresses.delete(file)
      URL.revokeObjectURL(href)
    }
  }, [addresses, file])
  return file === undefined ? undefined : addresses.get(file)
}
