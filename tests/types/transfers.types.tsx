/** What the compiler knows of files that items are moved out of. Checked by `tsc`, never run. */
import * as Query from "@portico/client/data/Query"
import { ExportDialog, Exporter } from "@portico/react"
import { Books } from "./books.ts"

const books = Query.from(Books)

export const all = <ExportDialog query={books} />

export const some = <ExportDialog columns={["_id", "title", "year"]} query={books} />

export const untyped = <ExportDialog columns={["anything", "at.all"]} query={Query.from("books")} />

// @ts-expect-error a field that the collection does not have
export const wrong = <ExportDialog columns={["title", "nope"]} query={books} />

export const wrongParts = (
  // @ts-expect-error a field that the collection does not have
  <Exporter.Root columns={["nope"]} query={books}>
    <Exporter.Title />
  </Exporter.Root>
)
