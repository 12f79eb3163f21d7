/**
 * The contents and state of a list of items, as plain data for views.
 *
 * @since 0.1.0
 */
import type { Diagnosis, Problem } from "../../problem/Problem.ts"
import * as ProblemOf from "../../problem/Problem.ts"
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

/** An item that is not shown, because it does not match the schema of its collection. */
export interface InvalidItem {
  /** The id of the item. */
  readonly id: string
  /** The included field that refers to the item, if it is not an item of the list itself. */
  readonly field?: string | undefined
  /** The paths of the values that do not match, such as `edition.year`. */
  readonly paths: ReadonlyArray<string>
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
  /** The items that are not shown, because their query has `omitInvalid` and they do not match the schema. */
  readonly invalid?: ReadonlyArray<InvalidItem> | undefined
  /** The count of matching items in the whole collection, if the query requested it. */
  readonly total: number | undefined
  /** The position among the other pages. A list that was created by hand has none. */
  readonly marks?: PageMarks | undefined
  /** The time of the response, in milliseconds since the epoch. */
  readonly at?: number | undefined
}

/** Returns the count of all matching items. Returns `undefined` if it was not requested, or if there are too many. */
export const exactTotal = ({ marks, total }: Pick<PageRead<unknown>, "marks" | "total">): number | undefined =>
  marks?.tooManyToCount === true ? undefined : total

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

/** Returns the count of items that were read, including those that are not shown. */
export const countOf = ({ invalid = [], items }: Pick<PageRead<unknown>, "invalid" | "items">): number =>
  items.length + invalid.filter(({ field }) => field === undefined).length

/** Returns the invalid items of two reads, each once. */
export const merged = (
  self: ReadonlyArray<InvalidItem> = [],
  that: ReadonlyArray<InvalidItem> = []
): ReadonlyArray<InvalidItem> => [
  ...self,
  ...that.filter(({ field, id }) => !self.some((known) => known.id === id && known.field === field))
]

/**
 * Returns the warning about the items that a list does not show, or `undefined` if it shows all of them. Pass it to
 * `DataErrorView` with `mode="dev"` to show developers the ids of the items and the paths of their invalid values.
 *
 * **Example** (The details for developers)
 *
 * ```tsx
 * import * as Collection from "@portico/client/data/Collection"
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection } from "@portico/react"
 * import { DataErrorView, problemOfInvalid } from "@portico/react/data"
 * import * as Schema from "effect/Schema"
 *
 * const Books = Collection.make("books", Schema.Struct({ title: Schema.String }))
 * const books = Query.from(Books).pipe(Query.omitInvalid())
 *
 * export function InvalidBooks() {
 *   const { listing } = useCollection(books)
 *   const problem = listing._tag === "Ready" ? problemOfInvalid(listing.invalid) : undefined
 *   return problem === undefined ? null : <DataErrorView mode="dev" problem={problem} />
 * }
 * ```
 */
export const problemOfInvalid = (invalid: ReadonlyArray<InvalidItem> = []): Problem | undefined =>
  invalid.length === 0
    ? undefined
    : ProblemOf.make("itemsOmitted", {
        code: "WDE0055",
        count: invalid.length,
        retryable: false,
        diagnoses: invalid.map(diagnosisOf)
      })

const diagnosisOf = ({ field, id, paths }: InvalidItem): Diagnosis => ({
  code: "WDE0055",
  message: "The item does not match the schema of its collection. Correct the stored item or the schema.",
  params: { item: id, ...(field === undefined ? {} : { field }), paths: paths.join(", ") }
})

/** The option of hooks and components that read items. */
export interface DraftsOption {
  /** Whether unpublished items are included: items whose field `_publishStatus` is `"DRAFT"`. Default: `false`. */
  readonly showDrafts?: boolean | undefined
}

/** Whether an item is a draft. */
export const isDraft = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(data, "_publishStatus") && data["_publishStatus"] === "DRAFT"
