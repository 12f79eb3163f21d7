/** A rating of one to five. */
export interface StarsProps {
  readonly rating: number
}

/** Shows a rating as stars, and says it to those who do not see them. */
export function Stars({ rating }: StarsProps) {
  const full = Math.min(5, Math.max(0, Math.round(rating)))
  return (
    <span className="stars">
      <span aria-hidden="true">
        {"★".repeat(full)}
        <span className="stars-empty">{"★".repeat(5 - full)}</span>
      </span>
      <span className="visually-hidden">{full} of 5 stars</span>
    </span>
  )
}
