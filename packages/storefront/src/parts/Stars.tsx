import { useShop } from "../words/useShop.ts"

/** The props of a star rating. `rating` is a number from 1 to 5. */
export interface StarsProps {
  readonly rating: number
}

/**
 * Renders a rating as stars, with an equivalent for screen readers. The shape of empty stars differs too, because
 * forced colors replace their color.
 */
export function Stars({ rating }: StarsProps) {
  const { words } = useShop()
  const full = Math.min(5, Math.max(0, Math.round(rating)))
  return (
    <span className="stars">
      <span aria-hidden="true">
        {"★".repeat(full)}
        <span className="stars-empty">{"☆".repeat(5 - full)}</span>
      </span>
      <span className="visually-hidden">{words.reviews.outOf(full)}</span>
    </span>
  )
}
