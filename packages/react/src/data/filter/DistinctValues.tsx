"use client"
import type { CheckedName, NamesOf } from "@portico/client/data/Collection"
import type * as Filter from "@portico/client/data/Filter"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useOwnedState } from "../listing/ownedState.ts"
import { fieldsOf } from "../value/FieldType.ts"
import { type Choice, filterOf } from "./distinct.ts"
import type { DistinctActions } from "./DistinctParts.view.tsx"
import {
  DistinctRootView,
  type DistinctRootViewProps,
  DistinctValuesView,
  type DistinctValuesViewProps
} from "./DistinctValues.view.tsx"
import { type DistinctOptions, useDistinct } from "./useDistinct.ts"

export interface DistinctSelection<Q extends Query.Any, Field extends string> extends DistinctOptions {
  /** The values that are selected initially. */
  readonly defaultValue?: ReadonlyArray<Choice> | undefined
  /** The field whose values the user selects from. */
  readonly field: CheckedName<Query.ScopeOf<Q>, "select", Field>
  /**
   * The filter operator: `hasSome` for a list field, `in` for any other. By default it follows the collection's schema.
   */
  readonly operator?: "in" | "hasSome" | undefined
  /** Called with the filter for items that have one of the selected values, and with the values. */
  readonly onFilter?: ((filter: Filter.Filter<never>, chosen: ReadonlyArray<Choice>) => void) | undefined
  /** The query whose items have the values. Do not include the filter that is selected here. */
  readonly query: Q
  /** The selected values, if the page stores them. */
  readonly value?: ReadonlyArray<Choice> | undefined
}

export interface DistinctValuesProps<Q extends Query.Any, Field extends string>
  extends DistinctSelection<Q, Field>, Omit<DistinctValuesViewProps, Exclude<keyof DistinctActions, "onSignIn">> {}

/**
 * Lets the user filter items by the distinct values of a field. Renders checkboxes, with the count of items that have
 * each value if requested.
 *
 * **Example** (Filter books by language)
 *
 * ```tsx
 * import type * as Filter from "@portico/client/data/Filter"
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTable, DistinctValues } from "@portico/react"
 * import * as React from "react"
 *
 * const books = Query.from("books")
 *
 * export function Books() {
 *   const [filter, setFilter] = React.useState<Filter.Filter<never>>()
 *   return (
 *     <>
 *       <DistinctValues counts field="language" label="Language" onFilter={setFilter} query={books} />
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
export function DistinctValues<Q extends Query.Any, const Field extends string = NamesOf<Query.ScopeOf<Q>, "select">>(
  props: DistinctValuesProps<Q, Field>
) {
  const { options, viewProps } = splitProps<Q, Field, DistinctValuesProps<Q, Field>>(props)
  const selection = useDistinctSelection<Q, Field>(options)
  return <DistinctValuesView {...viewProps} {...selection} />
}

export interface DistinctValuesRootProps<Q extends Query.Any, Field extends string>
  extends
    DistinctSelection<Q, Field>,
    Omit<DistinctRootViewProps, Exclude<keyof DistinctActions, "onSignIn"> | "styled"> {}

/** Renders the root of the unstyled parts of `DistinctValues`. */
export function DistinctValuesRoot<
  Q extends Query.Any,
  const Field extends string = NamesOf<Query.ScopeOf<Q>, "select">
>(props: DistinctValuesRootProps<Q, Field>) {
  const { options, viewProps } = splitProps<Q, Field, DistinctValuesRootProps<Q, Field>>(props)
  const selection = useDistinctSelection<Q, Field>(options)
  return <DistinctRootView {...viewProps} {...selection} styled={false} />
}

/** Splits props into the options of the selection and those of the view. */
const splitProps = <Q extends Query.Any, Field extends string, Props extends DistinctSelection<Q, Field>>({
  counts,
  defaultValue,
  field,
  onFilter,
  operator,
  query,
  size,
  value,
  ...viewProps
}: Props) => ({ options: { counts, defaultValue, field, onFilter, operator, query, size, value }, viewProps })

const useDistinctSelection = <Q extends Query.Any, const Field extends string>(
  props: DistinctSelection<Q, Field>
): DistinctActions => {
  const { counts, defaultValue = [], onFilter, operator, query, size, value } = props
  const field = props.field as string
  const { more, refetch, state } = useDistinct<Query.Any, string>(query, field, { counts, size })
  // The selection belongs to the user, because another user may not be allowed to see these values.
  const [own, choose] = useOwnedState(() => defaultValue)
  const fieldOperator = operator ?? (typeIn(query, field) === "list" ? "hasSome" : "in")
  return {
    onChange: (chosen) => {
      choose(() => chosen)
      onFilter?.(filterOf(field, chosen, fieldOperator), chosen)
    },
    onMore: more,
    onRetry: refetch,
    state,
    value: value ?? own
  }
}

const typeIn = ({ collection }: Query.Any, name: string) =>
  fieldsOf(collection).find((field) => field.name === name)?.type
