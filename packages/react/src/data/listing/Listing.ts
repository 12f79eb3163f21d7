/**
 * What a list of items shows: plain data for views.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ShownEdit } from "./ItemEdit.ts"
import type { Outcome } from "./Outcome.ts"

/** An item as a list shows it. */
export interface ListedItem<Data = Readonly<Record<string, unknown>>> {
  readonly id: string
  readonly data: Data
  /** An edit of it that a form of the page is saving, or that was refused. The data is as it will be, or as it was. */
  readonly edit?: ShownEdit | undefined
}

/** Which pages there are beside a page, as the provider told with it. */
export interface PageMarks {
  readonly hasNext: boolean
  readonly hasPrevious: boolean
  /** The mark by which the page after it is found, where the provider gives such. */
  readonly nextCursor: string | undefined
  readonly previousCursor: string | undefined
  /** There are more items than the total tells. */
  readonly tooManyToCount: boolean
}

/** A page of items as it was read. */
export interface PageRead<Item = ListedItem> {
  readonly items: ReadonlyArray<Item>
  /** Items of the whole collection that match, where they were counted. */
  readonly total: number | undefined
  /** Which pages there are beside it. A list that was made by hand has none. */
  readonly marks?: PageMarks | undefined
  /** When it was answered, in epoch milliseconds. */
  readonly at?: number | undefined
}

/** Where a list stands. */
export type Listing<Item> =
  | { readonly _tag: "Loading" }
  /** `problem`: why the newest attempt failed. The items are those of the last one that did not. */
  | (PageRead<Item> & {
      readonly _tag: "Ready"
      readonly refetching: boolean
      readonly problem?: Problem | undefined
    })
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }

/** The listing of a read. What was shown before stays until there is something newer. */
export const after = <Item>(shown: PageRead<Item> | undefined, outcome: Outcome<PageRead<Item>>): Listing<Item> => {
  switch (outcome._tag) {
    case "Awaited":
      return shown === undefined ? { _tag: "Loading" } : { ...shown, _tag: "Ready", refetching: true }
    case "Answered":
      return { ...outcome.value, _tag: "Ready", refetching: outcome.refetching }
    case "Refused":
      return { ...outcome, ...(shown === undefined ? { _tag: "Failed" } : { ...shown, _tag: "Ready" }) }
  }
}

/** By which field a list is sorted. */
export interface Sorting<Field extends string = string> {
  readonly field: Field
  readonly order: "ASC" | "DESC"
}
