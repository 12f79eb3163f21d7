"use client"
import { type Argument, idOf } from "@portico/client/data/Collection"
import type { ImportOptions } from "./importMachine.ts"
import type { ImportHandlers } from "./ImportRoot.view.tsx"
import type { ImportState } from "./ImportState.ts"
import { useImport } from "./useImport.ts"

export interface ImportWizardOptions extends ImportOptions {
  readonly collection: Argument
  /** What the collection is called: its id by default. */
  readonly name?: string | undefined
}

/** What an import is made of, for views. */
export const useImportHandlers = ({
  collection,
  name = idOf(collection),
  ...options
}: ImportWizardOptions): ImportHandlers & { readonly name: string; readonly state: ImportState } => {
  const { cancel, exportFailures, forget, goOn, map, pick, reset, setFormat, setMode, start, state } = useImport(
    collection,
    options
  )
  return {
    name,
    state,
    onCancel: cancel,
    onExport: exportFailures,
    onForget: forget,
    onFormat: setFormat,
    onGoOn: goOn,
    onMap: map,
    onMode: setMode,
    onPick: pick,
    onReset: reset,
    onStart: start
  }
}
