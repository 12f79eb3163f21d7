import { useItemForm, useMember } from "@portico/react"
import { type ItemEntry, ItemFormParts, ItemFormRootView } from "@portico/react/data"
import * as React from "react"
import { Link, useLocation, useSearch } from "wouter"
import { entranceFrom, paths } from "../account/screens.ts"
import { useIdentity } from "../account/useIdentity.ts"
import { type Review, Reviews } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"
import { displayNameOf } from "./displayName.ts"
import * as ReviewDraft from "./ReviewDraft.ts"
import { useReviewFields } from "./useReviewFields.tsx"

export interface ReviewFormProps {
  readonly bookId: string
  /** Called if the member has already reviewed the book, for example on another device. */
  readonly onExists?: (() => void) | undefined
  /** Called after the review is published. */
  readonly onPublished: () => void
}

/** Lets a member write a review of a book. The draft survives a sign-in or a sign-out. */
export function ReviewForm(props: ReviewFormProps) {
  const { words } = useShop()
  const member = useMember()
  const identity = useIdentity()
  if (member._tag !== "Member") return <Written {...props} key="visitor" reviewer={undefined} />
  if (identity === undefined) return null
  const name = displayNameOf(identity.identityProfile) || words.reviews.anonymous
  return <Written {...props} key={identity.id} reviewer={name} />
}

interface WrittenProps extends ReviewFormProps {
  /** The name that the review is published under, or `undefined` for visitors. */
  readonly reviewer: string | undefined
}

function Written({ bookId, onExists, onPublished, reviewer }: WrittenProps) {
  const { words } = useShop()
  const fields = useReviewFields()
  const [defaults] = React.useState(() => defaultsOf(bookId, reviewer))
  const form = useItemForm(Reviews, {
    defaults,
    fields,
    onSaved: () => {
      ReviewDraft.forget(bookId)
      onPublished()
    }
  })
  const entries = form.state._tag === "Editing" ? form.state.entries : {}
  const change = (field: string, entry: ItemEntry) => {
    form.change(field as "rating" | "text" | "title", entry)
    const draft = { ...entries, [field]: entry }
    ReviewDraft.save(bookId, Object.fromEntries(Object.entries(draft).map(([name, text]) => [name, String(text)])))
  }
  const messages = React.useMemo(
    () => ({
      item: {
        create: words.reviews.publish,
        creating: words.reviews.publishing,
        createTitle: words.reviews.write,
        changed: ""
      },
      problems: { itemExists: () => words.reviews.alreadyWritten }
    }),
    [words]
  )
  const { state } = form
  // The unique index allows one review for each book.
  const save = state._tag === "Editing" ? state.save : undefined
  const refused = save?._tag === "Failed" && save.problem.key === "itemExists" ? save.attempt : undefined
  const latest = React.useRef(onExists)
  React.useEffect(() => {
    latest.current = onExists
  })
  React.useEffect(() => {
    if (refused !== undefined) latest.current?.()
  }, [refused])
  return (
    <ItemFormRootView
      messages={messages}
      onChange={change}
      onChoose={ignore}
      onReload={form.reload}
      onReset={form.reset}
      onSave={form.save}
      state={form.state}
    >
      <ItemFormParts.Title level={3} />
      <ItemFormParts.Form>
        <ItemFormParts.Error />
        <ItemFormParts.Fields />
        {reviewer === undefined ? (
          <SignInFirst />
        ) : (
          <>
            <p className="review-as">
              {words.reviews.asName(reviewer)} <Link href="/account">{words.reviews.changeName}</Link>
            </p>
            <div className="portico-actions">
              <ItemFormParts.Submit />
            </div>
          </>
        )}
        <ItemFormParts.Status />
      </ItemFormParts.Form>
    </ItemFormRootView>
  )
}

const ignore = () => {}

// The entries of the draft, as the data that a new review begins with.
const defaultsOf = (bookId: string, reviewer = ""): Partial<Review> => {
  const { rating = "", text, title } = ReviewDraft.load(bookId)
  return {
    bookId,
    reviewer,
    writtenAt: new Date(),
    ...(rating === "" ? {} : { rating: Number(rating) }),
    ...(text === undefined ? {} : { text }),
    ...(title === undefined ? {} : { title })
  }
}

function SignInFirst() {
  const { words } = useShop()
  const [location] = useLocation()
  const search = useSearch()
  return (
    <p className="review-sign-in">
      <Link href={entranceFrom(paths.signIn, location, search)}>{words.reviews.signIn}</Link>{" "}
      {words.reviews.signInFirst}
    </p>
  )
}
