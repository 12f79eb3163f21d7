"use client"
import type { Argument } from "@portico/client/data/Collection"
import {
  FilterBuilderView,
  type FilterBuilderViewProps,
  FilterRootView,
  type FilterRootViewProps
} from "./FilterBuilder.view.tsx"
import { type FilterOptions, useFilter } from "./useFilter.ts"

export interface FilterBuilderProps<C extends Argument>
  extends FilterOptions<C>, Omit<FilterBuilderViewProps, "controller" | "styled"> {
  /** The collection whose items are filtered. */
  readonly collection: C
}

/**
 * Lets the user build a filter for a collection. It offers every operator of a field's type, groups of conditions, and
 * inputs by type, and describes the filter in a sentence. Problems are shown next to their inputs before any request is
 * sent.
 *
 * **Example** (A table with a filter builder)
 *
 * ```tsx
 * import type * as Filter from "@portico/client/data/Filter"
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTable, FilterBuilder } from "@portico/react"
 * import * as React from "react"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(20))
 *
 * export function Books() {
 *   const [filter, setFilter] = React.useState<Filter.Filter<never>>()
 *   return (
 *     <>
 *       <FilterBuilder
 *         collection="books"
 *         fields={[{ name: "title", type: "text" }, { name: "year", type: "number", label: "Year" }]}
 *         filter={filter}
 *         onApply={setFilter}
 *       />
 *       <CollectionTable
 *         caption="Books"
 *         columns={[{ field: "title", header: "Title" }]}
 *         query={filter === undefined ? books : books.pipe(Query.filter(filter))}
 *       />
 *     </>
 *   )
 * }
 * ```
 */
export function FilterBuilder<const C extends Argument>(props: FilterBuilderProps<C>) {
  const { collection, fields, filter, onApply, ...viewProps } = props
  return <FilterBuilderView {...viewProps} controller={useFilter(collection, { fields, filter, onApply })} />
}

export interface FilterBuilderRootProps<C extends Argument>
  extends FilterOptions<C>, Omit<FilterRootViewProps, "controller" | "styled"> {
  /** The collection whose items are filtered. */
  readonly collection: C
}

/** Renders the root of the unstyled parts of `FilterBuilder`. */
export function FilterBuilderRoot<const C extends Argument>({
  collection,
  fields,
  filter,
  onApply,
  ...viewProps
}: FilterBuilderRootProps<C>) {
  return (
    <FilterRootView {...viewProps} controller={useFilter(collection, { fields, filter, onApply })} styled={false} />
  )
}
