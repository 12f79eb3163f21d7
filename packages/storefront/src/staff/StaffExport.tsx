import * as Query from "@portico/client/data/Query"
import { ExportDialog } from "@portico/react"
import type * as React from "react"
import { Books, Reviews, Sales } from "../Catalogue.ts"

const books = Query.from(Books)
const reviews = Query.from(Reviews)
const sales = Query.from(Sales)

/** Lets an editor export the shop's collections as files. */
export function StaffExport() {
  return (
    <div className="desk-part desk-cards">
      <File text="Every book with all that is known of it: to edit, then import it.">
        <ExportDialog name="Books" query={books} />
      </File>
      <File text="What members wrote, with whom and when.">
        <ExportDialog name="Reviews" query={reviews} />
      </File>
      <File text="Each sale of the year, for the accountant.">
        <ExportDialog name="Sales" query={sales} />
      </File>
    </div>
  )
}

interface FileProps {
  readonly children: React.ReactNode
  readonly text: string
}

function File({ children, text }: FileProps) {
  return (
    <div className="desk-card">
      {children}
      <p className="desk-note">{text}</p>
    </div>
  )
}
