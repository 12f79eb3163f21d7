import { ItemForm } from "@portico/react"
import { Link } from "wouter"
import { Reviews } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"
import { useReviewFields } from "./useReviewFields.tsx"

export interface ReviewEditorProps {
  /** The address of the close link. Without it, there is no link, because a surrounding drawer closes the editor. */
  readonly closeHref?: string
  readonly id: string
  /** Called after the review is saved or removed. */
  readonly onDone: () => void
}

/** Lets members edit or remove one of their own reviews. */
export function ReviewEditor({ closeHref, id, onDone }: ReviewEditorProps) {
  const { words } = useShop()
  const fields = useReviewFields()
  return (
    <div className="review-editor">
      <ItemForm
        collection={Reviews}
        fields={fields}
        headingLevel={3}
        id={id}
        onRemoved={onDone}
        onSaved={onDone}
        removable
        title={words.reviews.edit}
      />
      {closeHref !== undefined && (
        <Link className="portico-button" data-variant="quiet" href={closeHref}>
          {words.common.close}
        </Link>
      )}
    </div>
  )
}
