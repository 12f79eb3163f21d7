/**
 * Words of files that items are moved into and out of.
 *
 * @since 0.1.0
 */
import type { Format } from "../../data/bulk/failures.ts"
import type { FileFault, Mode } from "../../data/transfer/ImportState.ts"
import type { Scope } from "../../data/transfer/ExportState.ts"

/** Words of files that items are moved into and out of. */
export interface TransferMessages {
  readonly importTitle: (name: string) => string
  readonly pick: string
  readonly drop: string
  readonly accepts: string
  readonly reading: (file: string) => string
  readonly otherFile: string
  readonly format: string
  readonly formatName: (format: Format) => string
  readonly previewCaption: (rows: number) => string
  readonly checked: (rows: number, mistaken: number) => string
  readonly noRows: string
  readonly columns: string
  readonly goesTo: (column: string) => string
  readonly ownName: (column: string) => string
  readonly leaveOut: string
  readonly fieldType: (
    type: "text" | "number" | "boolean" | "date" | "list" | "object" | "reference" | "mixed"
  ) => string
  readonly mode: string
  readonly modeName: (mode: Mode) => string
  readonly modeHint: (mode: Mode) => string
  readonly start: string
  readonly importing: (file: string) => string
  readonly rows: (rows: number) => string
  readonly read: (percent: number) => string
  readonly stop: string
  readonly stopped: (rows: number) => string
  readonly ended: (status: "COMPLETED" | "FAILED" | "PARTIALLY_SUCCESSFUL", failed: number) => string
  readonly unfinished: (file: string, rows: number) => string
  readonly chooseAgain: string
  readonly otherThan: (file: string) => string
  readonly forget: string
  readonly again: string
  readonly fileFault: (what: FileFault["what"], reason: string | undefined) => string
  readonly exportTitle: (name: string) => string
  readonly scope: string
  readonly scopeName: (scope: Scope, count: number | undefined) => string
  readonly exportStart: string
  /** Leads back to the choices after a file was made, or there was nothing to write. */
  readonly exportAgain: string
  readonly written: (done: number, total: number) => string
  readonly collecting: (done: number, total: number) => string
  /** How many fields are chosen of how many there are. */
  readonly fields: (chosen: number, all: number) => string
  readonly exporting: (done: number, total: number | undefined) => string
  readonly ready: (count: number) => string
  readonly download: (file: string) => string
  readonly empty: string
  readonly unfit: (id: string, reason: string) => string
  readonly close: string
}
