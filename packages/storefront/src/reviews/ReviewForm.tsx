import { useItemInsert, useProblemText } from "@portico/react"
import * as React from "react"
import { Reviews } from "../Catalogue.ts"

export interface ReviewFormProps {
  readonly bookId: string
}

const ratings = [5, 4, 3, 2, 1] as const

/** Lets a member say what he thinks of a book. */
export function ReviewForm({ bookId }: ReviewFormProps) {
  const { insert, reset, state } = useItemInsert(Reviews)
  const textOf = useProblemText()
  const id = React.useId()
  const form = React.useRef<HTMLFormElement>(null)
  const alert = React.useRef<HTMLParagraphElement>(null)
  // The moment of the first try: tried again, it is the same review.
  const writtenAt = React.useRef<Date>(undefined)
  const thanks = React.useRef<HTMLOutputElement>(null)
  const sending = state._tag === "Submitting"

  React.useEffect(() => {
    if (state._tag === "Failed") alert.current?.focus()
    if (state._tag === "Done") {
      form.current?.reset()
      writtenAt.current = undefined
      thanks.current?.focus()
    }
  }, [state])

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const text = (name: string) => {
      const entry = entries.get(name)
      return typeof entry === "string" ? entry.trim() : ""
    }
    if (state._tag === "Done") reset()
    insert({
      bookId,
      rating: Number(text("rating")),
      title: text("title"),
      text: text("text"),
      reviewer: text("reviewer"),
      writtenAt: (writtenAt.current ??= new Date())
    })
  }

  return (
    <form aria-labelledby={`${id}-title`} className="review review-form" onSubmit={submit} ref={form}>
      <h3 id={`${id}-title`}>Write a review</h3>
      {state._tag === "Failed" && (
        <p className="review-alert" ref={alert} role="alert" tabIndex={-1}>
          {textOf(state.problem)} What you wrote is still here.
        </p>
      )}
      {state._tag === "Done" && (
        <output className="review-thanks" ref={thanks} tabIndex={-1}>
          Thank you, your review is there for everyone to read.
        </output>
      )}
      <div className="review-row">
        <label>
          Your rating
          <select defaultValue={5} name="rating">
            {ratings.map((rating) => (
              <option key={rating} value={rating}>
                {rating === 1 ? "1 star" : `${rating} stars`}
              </option>
            ))}
          </select>
        </label>
        <label>
          Your name
          <input autoComplete="name" maxLength={80} name="reviewer" required />
        </label>
      </div>
      <label>
        Title
        <input maxLength={120} name="title" required />
      </label>
      <label>
        What you think
        <textarea name="text" required rows={5} />
      </label>
      <button aria-disabled={sending || undefined} className="portico-button" data-look="accent" type="submit">
        {sending ? "Publishing…" : "Publish the review"}
      </button>
    </form>
  )
}
