import { ImportWizard } from "@portico/react"
import { Books } from "../Catalog.ts"

/** Lets an editor import books from a file. */
export function StaffImport() {
  return (
    <div className="desk-part">
      <ImportWizard collection={Books} headingLevel={2} name="Books" />
    </div>
  )
}
