"use client"
import { type Argument, idOf } from "@portico/client/data/Collection"
import type { ImportOptions } from "./importMachine.ts"
import type { ImportHandlers } from "./ImportRoot.view.tsx"
import type { ImportState } from "./ImportState.ts"
import { useImport } from "./useImport.ts"

export interface ImportWizardOptions extends ImportOptions {
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
