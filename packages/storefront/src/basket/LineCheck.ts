/** The comparison of basket lines with the books as they are sold now. */
import type { Line } from "./Line.ts"

/** The reason why a line cannot be ordered as the user last saw it. */
export type LineIssue =
  | { readonly _tag: "Gone" }
  | { readonly _tag: "TooMany"; readonly stock: number }
  | { readonly _tag: "NewPrice"; readonly before: number }

/** The facts of a book that a line depends on. */
export interface SoldBook {
  readonly price: number
  readonly stock: number
}

/** Returns the issue of a line, or `undefined` if it can be ordered as shown. `book` is missing if it is no longer sold. */
export const issueOf = (line: Line, book: SoldBook | undefined): LineIssue | undefined => {
  if (book === undefined) return { _tag: "Gone" }
  if (book.stock < line.quantity) return { _tag: "TooMany", stock: Math.max(0, book.stock) }
  return book.price === line.price ? undefined : { _tag: "NewPrice", before: line.price }
}

/** Whether an issue prevents the order. A new price only needs to be shown. */
export const isBlocking = (issue: LineIssue | undefined): boolean => issue !== undefined && issue._tag !== "NewPrice"
