/** The types of exports and imports. Checked by `tsc`, never run. */
import * as Query from "@portico/client/data/Query"
import { ExportDialog, useExport, useImport } from "@portico/react"
import { ExportDialogParts, type ImportController } from "@portico/react/data"
import { Books } from "./books.ts"

const books = Query.from(Books)

export const all = <ExportDialog query={books} />

export const some = <ExportDialog columns={["_id", "title", "year"]} query={books} />

export const untyped = <ExportDialog columns={["anything", "at.all"]} query={Query.from("books")} />

// @ts-expect-error a field that the collection does not have
export const wrong = <ExportDialog columns={["title", "nope"]} query={books} />

export const wrongParts = (
  // @ts-expect-error a field that the collection does not have
  <ExportDialogParts.Root columns={["nope"]} query={books}>
    <ExportDialogParts.Title />
  </ExportDialogParts.Root>
)

export function Files({ chosen }: { readonly chosen: ReadonlyArray<string> }) {
  const { start } = useExport()
  start(books, "JSONL")
  start(books, "CSV", { columns: ["_id", "title", "author.name"], delimiter: ";" })
  start(Query.from("books"), "CSV", { columns: ["anything"] })
  // Values that are known only at run time.
  start(books, "CSV", { columns: chosen })
  const dialog = <ExportDialog columns={chosen} query={books} />
  // @ts-expect-error a field that the collection does not have
  start(books, "CSV", { columns: ["title", "nope"] })
  return dialog
}

export function Mapped({ column, picked }: { readonly column: string; readonly picked: string }) {
  const { map } = useImport(Books)
  map("Titel", "title")
  map("Ort", "author.home.town")
  map("Ort", null)
  // A column may use its own name.
  map("Regal", "Regal")
  // Values that are known only at run time.
  map(column, picked)
  // @ts-expect-error a field that the collection does not have
  map("Titel", "nope")
  // @ts-expect-error even if the column is known only at run time
  map(column, "nope")
  return null
}

/** A component for any import accepts one of a typed collection. */
export const useAny = (): ImportController => useImport(Books)
