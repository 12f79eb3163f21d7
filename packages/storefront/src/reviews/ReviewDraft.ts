/**
 * A review that is being written, kept in this tab: it outlives a sign-in, and a session that ends under it.
 */
const keyOf = (bookId: string) => `colonnade.review.${bookId}`

/** What was written of a review so far, by the names of its fields. */
export type ReviewDraft = Readonly<Record<string, string>>

/** What was written about a book before, and not published. */
export const load = (bookId: string): ReviewDraft => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(bookId)) ?? "{}")
    return isDraft(found) ? found : {}
  } catch {
    return {}
  }
}

/** Keeps what is written. A browser that keeps nothing is no reason not to write. */
export const save = (bookId: string, form: HTMLFormElement): void => {
  try {
    sessionStorage.setItem(keyOf(bookId), JSON.stringify(Object.fromEntries(new FormData(form))))
  } catch {}
}

/** Forgets it, once it is published. */
export const forget = (bookId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(bookId))
  } catch {}
}

const isDraft = (found: unknown): found is ReviewDraft =>
  typeof found === "object" && found !== null && Object.values(found).every((value) => typeof value === "string")
