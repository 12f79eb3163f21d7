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
  /** Leads to a sign-in, where that is what is missing. What was stored before is kept in mind meanwhile. */
  readonly onSignIn?: (() => void) | undefined
}

/** What an import is made of, for views. */
export const useImportHandlers = ({
  collection,
  name = idOf(collection),
  onSignIn,
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
    onSignIn,
    onStart: start
  }
}
