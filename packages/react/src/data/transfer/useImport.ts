"use client"
import { BulkItems } from "@portico/client/data/BulkItems"
import { useViewer } from "../../session/memberAtom.ts"
import { useServices } from "../../runtime/useServices.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { useOnline } from "../../runtime/useOnline.ts"
import { failuresText, fileNameOf, mediaTypeOf, saveFile, type Format } from "../bulk/failuresFile.ts"
import type { FieldNameOf } from "../filter/useFilter.ts"
import { fieldsOf, type Known } from "../value/FieldType.ts"
import type { ImportHandlers } from "./ImportRoot.view.tsx"
import type { ImportState, Mode } from "./ImportState.ts"
import { importMachine } from "./importMachine.ts"
import type { ImportOptions } from "./importRun.ts"
import { importable, templateOf } from "./template.ts"
import { idOf, type Argument } from "@portico/client/data/Collection"
import * as React from "react"

/**
 * The state of an import and the functions that control it. A function has no effect in a state in which it does not
 * apply.
 */
export interface ImportController<C extends Argument = Argument> {
  readonly state: ImportState
  /** Previews a file. If it is the file of an unfinished import, it resumes that import. */
  readonly pick: (file: File) => void
  readonly setFormat: (format: Format) => void
  /** Maps a column to a field. `null` skips the column. The column's own name removes the mapping. */
  map<const Column extends string, const Given extends string = never>(
    this: void,
    column: Column,
    field: Known<Given, FieldNameOf<C> | (string extends Column ? never : Column)> | null
  ): void
  readonly setMode: (mode: Mode) => void
  readonly start: () => void
  /**
   * Saves a CSV file with the fields of the schema as columns, and one sample row. `sample` is the value of strings.
   * `undefined` for a collection without a schema.
   */
  readonly saveTemplate: ((sample: string) => void) | undefined
  /** Stops the import. Its progress is stored, so that it can continue later. */
  readonly cancel: () => void
  readonly resume: () => void
  /** Saves the rows that failed as a file. */
  readonly exportFailures: (format: Format) => void
  /** Deletes the stored progress of an unfinished import. */
  readonly forget: () => void
  /** Resets to the initial state. */
  readonly reset: () => void
}

/**
 * Imports CSV and JSONL files of any size into a collection, row by row. After a lost connection, it continues
 * automatically when the browser is online again. If the page was closed, the import continues after the user chooses
 * the same file again.
 *
 * **Example** (A minimal import)
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
  useServices("ImportWizard and useImport", BulkItems)
  const machine = React.useMemo(() => importMachine(collection, { concurrency }), [collection, concurrency])
  const fields = React.useMemo(() => fieldsOf(collection), [collection])
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const online = useOnline()
  const waits = state._tag === "Stopped" && state.problem?.key === "offline"
  const viewer = useViewer()
  // After sign-in, the unfinished import of the new member must be offered.
  React.useEffect(() => {
    if (viewer !== undefined) send({ _tag: "Open" })
  }, [viewer, send])
  React.useEffect(() => {
    if (waits && online) send({ _tag: "Resume" })
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
      saveTemplate:
        importable(fields).length === 0
          ? undefined
          : (sample) =>
              saveFile(
                fileNameOf(`${idOf(collection)}-template`, "CSV"),
                new Blob([templateOf(fields, sample)], { type: mediaTypeOf("CSV") })
              ),
      cancel: () => send({ _tag: "Cancel" }),
      resume: () => send({ _tag: "Resume" }),
      exportFailures: (format) => {
        if (!("errors" in state)) return
        const file = new Blob([failuresText(state.errors, format)], { type: mediaTypeOf(format) })
        saveFile(fileNameOf(`${idOf(collection)}-failures`, format), file)
      },
      forget: () => send({ _tag: "Forget" }),
      reset: () => send({ _tag: "Reset" })
    }),
    [collection, fields, send, state]
  )
}

export interface ImportWizardOptions extends ImportOptions {
  /** The collection to import into. */
  readonly collection: Argument
  /** The display name of the collection. Default: its id. */
  readonly name?: string | undefined
  /** Called when the user wants to sign in, if the problem requires it. The import can continue after the sign-in. */
  readonly onSignIn?: (() => void) | undefined
}

/** Returns the props of the import views. */
export const useImportHandlers = ({
  collection,
  name = idOf(collection),
  onSignIn,
  ...options
}: ImportWizardOptions): ImportHandlers & { readonly name: string; readonly state: ImportState } => {
  const { cancel, exportFailures, forget, resume, map, pick, reset, saveTemplate, setFormat, setMode, start, state } =
    useImport(collection, options)
  return {
    labelOf: (name) => fieldsOf(collection).find((field) => field.name === name)?.label ?? name,
    name,
    state,
    onCancel: cancel,
    onExport: exportFailures,
    onForget: forget,
    onFormat: setFormat,
    onResume: resume,
    onMap: map,
    onMode: setMode,
    onPick: pick,
    onReset: reset,
    onSignIn,
    onStart: start,
    onTemplate: saveTemplate
  }
}
