import * as Query from "@portico/client/data/Query"
import { ExportDialog } from "@portico/react"
import * as React from "react"
import { useShop } from "../words/useShop.ts"
import { useLabeledCollections } from "./useLabeledCollections.ts"

/** Lets an editor export the shop's collections as files. */
export function StaffExport() {
  const { words } = useShop()
  const collections = useLabeledCollections()
  const { books, reviews, sales } = React.useMemo(
    () => ({
      books: Query.from(collections.books),
      reviews: Query.from(collections.reviews),
      sales: Query.from(collections.sales)
    }),
    [collections]
  )
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
