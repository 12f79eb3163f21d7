import * as Query from "@portico/client/data/Query"
import { ExportDialog } from "@portico/react"
import type * as React from "react"
import { Books, Reviews, Sales } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"

const books = Query.from(Books)
const reviews = Query.from(Reviews)
const sales = Query.from(Sales)

/** Lets an editor export the shop's collections as files. */
export function StaffExport() {
  const { words } = useShop()
  return (
    <div className="desk-part desk-cards">
      <File text={words.staff.exportBooks}>
        <ExportDialog name={words.staff.parts.books} query={books} />
      </File>
      <File text={words.staff.exportReviews}>
        <ExportDialog name={words.reviews.title} query={reviews} />
      </File>
      <File text={words.staff.exportSales}>
        <ExportDialog name={words.staff.parts.sales} query={sales} />
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
