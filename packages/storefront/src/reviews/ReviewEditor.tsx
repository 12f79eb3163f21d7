import { ItemForm } from "@portico/react"
import { Link } from "wouter"
import { Reviews } from "../Catalog.ts"

export interface ReviewEditorProps {
  /** The address of the close link. Without it, there is no link, because a surrounding drawer closes the editor. */
  readonly closeHref?: string
  readonly id: string
  /** Called after the review is saved or removed. */
  readonly onDone: () => void
}

const fields = [
  { name: "rating", label: "Your rating (1 to 5 stars)", options: [5, 4, 3, 2, 1] },
  { name: "title" },
  { name: "text", label: "Your review", long: true },
  { name: "reviewer", label: "Your name" }
] as const

/** Lets members edit or remove one of their own reviews. */
export function ReviewEditor({ closeHref, id, onDone }: ReviewEditorProps) {
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
        title="Edit your review"
      />
      {closeHref !== undefined && (
        <Link className="portico-button" data-variant="quiet" href={closeHref}>
          Close
        </Link>
      )}
    </div>
  )
}
