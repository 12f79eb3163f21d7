import type { FieldInput, FormFields } from "@portico/react/data"
import * as React from "react"
import type { Reviews } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"
import { StarInput } from "./StarInput.tsx"

/** Returns the fields of the form that adds a review, and of the one that edits it. */
export const useReviewFields = (): FormFields<typeof Reviews> => {
  const { words } = useShop()
  return React.useMemo(
    () => [
      {
        name: "rating",
        errors: { valueMissing: words.reviews.ratingMissing },
        label: words.reviews.rating,
        render: renderStars
      },
      { name: "title", label: words.reviews.heading },
      { name: "text", label: words.reviews.text, long: true }
    ],
    [words]
  )
}

const renderStars = (input: FieldInput) => <StarInput {...input} />
