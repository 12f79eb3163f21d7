import type { FieldInput } from "@portico/react/data"
import * as React from "react"
import { useShop } from "../words/useShop.ts"

const ratings = [1, 2, 3, 4, 5] as const

/** Renders the input of a rating: a radio group of stars. The arrow keys choose a rating. */
export function StarInput({ entry, error, id, label, name, onChange }: FieldInput) {
  const { words } = useShop()
  const [pointed, point] = React.useState(0)
  const chosen = Number(entry)
  const lit = pointed > 0 ? pointed : chosen
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
      aria-required
      className="star-input"
      data-invalid={error === undefined ? undefined : true}
      // A group that takes the focus after a failed attempt, so that screen readers read its error.
      role="radiogroup"
      tabIndex={-1}
    >
      <legend>{label}</legend>
      <div className="star-row" onPointerLeave={() => point(0)}>
        {ratings.map((rating) => (
          <label
            className="star"
            data-lit={rating <= lit || undefined}
            key={rating}
            onPointerEnter={() => point(rating)}
          >
            <input
              checked={chosen === rating}
              className="visually-hidden"
              name={name}
              onChange={() => onChange(String(rating))}
              type="radio"
              value={rating}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">{words.reviews.ratingOf(rating)}</span>
          </label>
        ))}
        <span aria-hidden="true" className="star-word">
          {words.reviews.starWords[lit - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p className="shop-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
