import { ItemForm } from "@portico/react"
import { Link } from "wouter"
import { Reviews } from "../Catalogue.ts"

export interface ReviewEditorProps {
  /** Where leaving it leads, where nothing around it closes it. */
  readonly closeHref?: string
  readonly id: string
  /** Called once it was saved or removed. */
  readonly onDone: () => void
}

const fields = [
  { name: "rating", label: "Your rating, of 5 stars", options: [5, 4, 3, 2, 1] },
  { name: "title" },
  { name: "text", label: "What you think", long: true },
  { name: "reviewer", label: "Your name" }
] as const

/** Changes a review of one's own, or removes it. */
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
        title="Your review"
      />
      {closeHref !== undefined && (
        <Link className="portico-button" data-look="quiet" href={closeHref}>
          Close
        </Link>
      )}
    </div>
  )
}
