import { SignedIn, SignedOut, useItemInsert, useMemberName, useProblemText } from "@portico/react"
import * as React from "react"
import { Link, useLocation, useSearch } from "wouter"
import { entranceFrom, paths } from "../account/screens.ts"
import { Reviews } from "../Catalog.ts"
import * as ReviewDraft from "./ReviewDraft.ts"

export interface ReviewFormProps {
  readonly bookId: string
}

const ratings = [5, 4, 3, 2, 1] as const

/** Lets a member write a review of a book. The draft survives a sign-in or a sign-out. */
export function ReviewForm({ bookId }: ReviewFormProps) {
  const { insert, reset, state } = useItemInsert(Reviews)
  const textOf = useProblemText()
  const id = React.useId()
  const [draft] = React.useState(() => ReviewDraft.load(bookId))
  const [seen, setSeen] = React.useState(state)
  const [published, setPublished] = React.useState(0)
  if (seen !== state) {
    setSeen(state)
    if (state._tag === "Done") setPublished(published + 1)
  }
  const alert = React.useRef<HTMLParagraphElement>(null)
  // The time of the first attempt. A retry must send the same review, so that it is not inserted twice.
  const writtenAt = React.useRef<Date>(undefined)
  const thanks = React.useRef<HTMLOutputElement>(null)
  const sending = state._tag === "Submitting"

  React.useEffect(() => {
    if (state._tag === "Failed") alert.current?.focus()
    if (state._tag === "Done") {
      ReviewDraft.forget(bookId)
      writtenAt.current = undefined
      thanks.current?.focus()
    }
  }, [bookId, state])

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isFilled(event.currentTarget)) return
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
    <form
      aria-labelledby={`${id}-title`}
      className="review review-form"
      onChange={({ currentTarget }) => ReviewDraft.save(bookId, currentTarget)}
      onSubmit={submit}
    >
      <h3 id={`${id}-title`}>Write a review</h3>
      {state._tag === "Failed" && (
        <p className="review-alert" ref={alert} role="alert" tabIndex={-1}>
          {textOf(state.problem)} Nothing you wrote is lost.
        </p>
      )}
      {state._tag === "Done" && (
        <output className="review-thanks" ref={thanks} tabIndex={-1}>
          Thanks! Your review is published.
        </output>
      )}
      <ReviewFields draft={published === 0 ? draft : {}} key={published} />
      <SignedIn>
        <button aria-disabled={sending || undefined} className="portico-button" data-variant="accent" type="submit">
          {sending ? "Publishing…" : "Publish review"}
        </button>
      </SignedIn>
      <SignedOut>
        <SignInFirst />
      </SignedOut>
    </form>
  )
}

// Clears fields that contain only whitespace. Otherwise the browser accepts them as filled in.
const isFilled = (form: HTMLFormElement): boolean => {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.required && field.value.trim() === "") field.value = ""
  }
  return form.reportValidity()
}

function SignInFirst() {
  const [location] = useLocation()
  const search = useSearch()
  return (
    <p className="review-sign-in">
      <Link href={entranceFrom(paths.signIn, location, search)}>Sign in</Link> to publish your review. We save your
      draft on this page.
    </p>
  )
}

interface ReviewFieldsProps {
  readonly draft: ReviewDraft.ReviewDraft
}

function ReviewFields({ draft }: ReviewFieldsProps) {
  const { name } = useMemberName()
  return (
    <>
      <div className="review-row">
        <label>
          Your rating
          <select defaultValue={draft["rating"] ?? 5} name="rating">
            {ratings.map((rating) => (
              <option key={rating} value={rating}>
                {rating === 1 ? "1 star" : `${rating} stars`}
              </option>
            ))}
          </select>
        </label>
        <label>
          Your name
          <input
            autoComplete="name"
            defaultValue={draft["reviewer"] || (name ?? "")}
            maxLength={80}
            name="reviewer"
            required
          />
        </label>
      </div>
      <label>
        Title
        <input defaultValue={draft["title"]} maxLength={120} name="title" required />
      </label>
      <label>
        Your review
        <textarea defaultValue={draft["text"]} name="text" required rows={5} />
      </label>
    </>
  )
}
