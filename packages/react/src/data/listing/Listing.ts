/**
 * The contents and state of a list of items, as plain data for views.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ShownEdit } from "./ItemEdit.ts"

/** An item of a list. */
export interface ListedItem<Data = Readonly<Record<string, unknown>>> {
  /** The id of the item. */
  readonly id: string
  /** The fields of the item. */
  readonly data: Data
  /**
   * A pending or rejected edit of the item from a form on the page. `data` includes a pending edit but not a rejected
   * one.
   */
  readonly edit?: ShownEdit | undefined
}

/** The position of a page among the other pages, as the provider reported it. */
export interface PageMarks {
  readonly hasNext: boolean
  readonly hasPrevious: boolean
  /** The cursor of the next page, if the provider returned one. */
  readonly nextCursor: string | undefined
  readonly previousCursor: string | undefined
  /** Whether more items match than `total` reports. */
  readonly tooManyToCount: boolean
}

/** A page of items from one read. */
export interface PageRead<Item = ListedItem> {
  readonly items: ReadonlyArray<Item>
  /** The count of matching items in the whole collection, if the query requested it. */
  readonly total: number | undefined
  /** The position among the other pages. A list that was created by hand has none. */
  readonly marks?: PageMarks | undefined
  /** The time of the response, in milliseconds since the epoch. */
  readonly at?: number | undefined
}

/** The state of a list. */
export type Listing<Item> =
  | { readonly _tag: "Loading" }
  /** `problem`: the reason why the latest read failed. The items are from the last successful read. */
  | (PageRead<Item> & {
      readonly _tag: "Ready"
      readonly refetching: boolean
      readonly problem?: Problem | undefined
    })
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }

/** Returns the listing for a read's outcome. Items that are already shown stay until newer ones arrive. */
export const after = <Item>(shown: PageRead<Item> | undefined, outcome: Outcome<PageRead<Item>>): Listing<Item> => {
  switch (outcome._tag) {
    case "Awaited":
      return shown === undefined ? { _tag: "Loading" } : { ...shown, _tag: "Ready", refetching: true }
    case "Succeeded":
      return { ...outcome.value, _tag: "Ready", refetching: outcome.refetching }
    case "Refused":
      return { ...outcome, ...(shown === undefined ? { _tag: "Failed" } : { ...shown, _tag: "Ready" }) }
  }
}

/** The field and direction by which a list is sorted. */
export interface Sorting<Field extends string = string> {
  readonly field: Field
  readonly order: "ASC" | "DESC"
}

/** The outcome of a read. `refetching`: whether the read is running again. */
export type Outcome<A> =
  | { readonly _tag: "Awaited" }
  | { readonly _tag: "Succeeded"; readonly value: A; readonly refetching: boolean }
  | { readonly _tag: "Refused"; readonly problem: Problem; readonly refetching: boolean }
