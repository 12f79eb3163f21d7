import * as Query from "@portico/client/data/Query"
import { ExportDialog } from "@portico/react"
import type * as React from "react"
import { Books, Reviews, Sales } from "../Catalog.ts"

const books = Query.from(Books)
const reviews = Query.from(Reviews)
const sales = Query.from(Sales)

/** Lets an editor export the shop's collections as files. */
export function StaffExport() {
  return (
    <div className="desk-part desk-cards">
      <File text="All books with all their fields. You can edit the file and import it again.">
        <ExportDialog name="Books" query={books} />
      </File>
      <File text="All reviews with their authors and dates.">
        <ExportDialog name="Reviews" query={reviews} />
      </File>
      <File text="All sales, for your accounting.">
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
