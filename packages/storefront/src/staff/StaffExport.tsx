import * as Query from "@portico/client/data/Query"
import { ExportDialog } from "@portico/react"
import { Books, Reviews, Sales } from "../Catalogue.ts"

const files = [
  {
    name: "Books",
    query: Query.from(Books),
    text: "Every book with all that is known of it: to edit, then import it."
  },
  { name: "Reviews", query: Query.from(Reviews), text: "What members wrote, with whom and when." },
  { name: "Sales", query: Query.from(Sales), text: "Each sale of the year, for the accountant." }
] as const

/** Gives the shop's collections out as files. */
export function StaffExport() {
  return (
    <div className="desk-part desk-cards">
      {files.map(({ name, query, text }) => (
        <div key={name}>
          <ExportDialog name={name} query={query} />
          <p className="desk-note">{text}</p>
        </div>
      ))}
    </div>
  )
}
