"use client"
import { Aggregates } from "@portico/client/data/Aggregates"
import { useViewer } from "../../session/memberAtom.ts"
import { Queries } from "@portico/client/data/Queries"
import { useServices } from "../../runtime/useServices.ts"
import type { CheckedName, NamesOf } from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useAtomRefresh, useAtomValue } from "../../runtime/useAtom.ts"
import { awaited } from "../listing/collectionAtoms.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { usePreviousData } from "../listing/usePreviousData.ts"
import { type FieldType, fieldsOf } from "../value/FieldType.ts"
import { type DistinctRead, type DistinctState, distinctState } from "./distinct.ts"
import { type Counting, distinctAtom, ofDistinct } from "./distinctAtom.ts"

export interface DistinctOptions {
  /**
   * Whether to count the items of each value, with a second request. An item counts once for each distinct element of a
   * list. If counting fails, the values have no counts and `uncounted` is true.
   */
  readonly counts?: boolean | undefined
  /** The count of values to read at first, and with each call of `more`. Default: `20`. */
  readonly size?: number | undefined
}

/** The distinct values of a field, and functions to read more. */
export interface DistinctController {
  readonly state: DistinctState
  readonly more: () => void
  readonly refetch: () => void
}

/** The maximum count of values per request. Beyond it, each call of `more` adds this many. */
const most = 1000

/**
 * Reads the distinct values of a field in the items that a query finds, sorted. For a list field, reads the elements.
 *
 * **Example** (List every author)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useDistinct } from "@portico/react"
 *
 * const books = Query.from("books")
 *
 * export function Authors() {
 *   const { state } = useDistinct(books, "author")
 *   if (state._tag !== "Ready") return null
 *   return <ul>{state.values.map(({ value }) => <li key={String(value)}>{String(value)}</li>)}</ul>
 * }
 * ```
 */
export const useDistinct = <Q extends Query.Any, const Field extends string = NamesOf<Query.ScopeOf<Q>, "select">>(
  query: Q,
  field: CheckedName<Query.ScopeOf<Q>, "select", Field>,
  { counts = false, size = 20 }: DistinctOptions = {}
): DistinctController => {
  const name = field as string
  useServices("DistinctValues and useDistinct", Queries)
  useServices("DistinctValues and useDistinct with counts", ...(counts ? [Aggregates] : []))
  const viewer = useViewer()
  const [grown, grow] = React.useState(0)
  const wanted = size + grown
  // The query's own sort order and limit do not apply. Only its filter does.
  const asked = Query.limit(Math.min(most, wanted))(Query.ascending(name)<Query.Any>(query))
  const counting = counts ? countingOf(query, name) : "no"
  const readKey =
    viewer === undefined ? undefined : ofDistinct(viewer, { counts: counting, field: name, query: asked, wanted })
  const atom = readKey === undefined ? awaited : distinctAtom(readKey)
  const outcome = outcomeOf<DistinctRead>(useAtomValue(atom), viewer)
  const refetch = useAtomRefresh(atom)
  const shown = usePreviousData(readKey, outcome)
  const state = distinctState(shown, outcome)
  return {
    state,
    more: () => grow(wanted < most ? Math.min(most, wanted + size) - size : wanted + most - size),
    refetch
  }
}

const singles: ReadonlySet<FieldType> = new Set(["text", "number", "boolean", "date"])

// A field of unknown type may contain lists.
const countingOf = ({ collection }: Query.Any, name: string): Counting => {
  const field = fieldsOf(collection).find((field) => field.name === name)
  return field !== undefined && singles.has(field.type) ? "byValue" : "byElement"
}
