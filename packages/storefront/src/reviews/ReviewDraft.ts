/** A draft of a review, stored per tab. It survives a sign-in and the expiry of a session. */
const keyOf = (bookId: string) => `colonnade.review.${bookId}`

/** The entries of a review form, by field name. */
export type ReviewDraft = Readonly<Record<string, string>>

/** Returns the unpublished draft for a book, or an empty object. */
export const load = (bookId: string): ReviewDraft => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(bookId)) ?? "{}")
    return isDraft(found) ? found : {}
  } catch {
    return {}
  }
}

/** Stores the entries of the form. A failed write is ignored, because the user can still write the review. */
export const save = (bookId: string, draft: ReviewDraft): void => {
  try {
    sessionStorage.setItem(keyOf(bookId), JSON.stringify(draft))
  } catch {}
}

/** Deletes the draft after it is published. */
export const forget = (bookId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(bookId))
  } catch {}
}

const isDraft = (found: unknown): found is ReviewDraft =>
  typeof found === "object" && found !== null && Object.values(found).every((value) => typeof value === "string")
