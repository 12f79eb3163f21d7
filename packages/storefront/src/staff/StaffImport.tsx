import { ImportWizard } from "@portico/react"
import { Books } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"

/** Lets an editor import books from a file. */
export function StaffImport() {
  const { words } = useShop()
  return (
    <div className="desk-part">
      <ImportWizard collection={Books} headingLevel={2} name={words.staff.parts.books} />
    </div>
  )
}
