import { ImportWizard } from "@portico/react"
import { useShop } from "../words/useShop.ts"
import { useLabeledCollections } from "./useLabeledCollections.ts"

/** Lets an editor import books from a file. */
export function StaffImport() {
  const { words } = useShop()
  const { books } = useLabeledCollections()
  return (
    <div className="desk-part">
      <ImportWizard collection={books} headingLevel={2} name={words.staff.parts.books} />
    </div>
  )
}
