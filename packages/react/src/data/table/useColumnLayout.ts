"use client"
import { idOfColumn } from "./Column.ts"
import { arranged, type ColumnLayout, parse } from "./ColumnLayout.ts"
import * as React from "react"

export interface ColumnLayoutOptions {
  /** The name under which the browser stores the layout. By default, it is not stored. */
  readonly store?: string | undefined
  /** The layout until the user changes it, and after a reset. By default, all columns are visible in their order. */
  readonly initial?: ColumnLayout | undefined
}

/** The layout of a table's columns, and the function that changes it. */
export interface ColumnLayoutController {
  /** The order, visibility, width and pinned side of the columns. */
  readonly layout: ColumnLayout
  /** Changes the layout. */
  readonly setLayout: (layout: ColumnLayout) => void
  /** Restores the initial layout. */
  readonly reset: () => void
  /** Returns the visible columns in the order of the layout. */
  readonly arrange: <A extends ColumnIdentity>(columns: ReadonlyArray<A>) => ReadonlyArray<A>
}

/** The parts of a column that identify it. */
export interface ColumnIdentity {
  /** The name of the field. */
  readonly field?: string | undefined
  /** The heading of the column. */
  readonly header: string
  /** The name of a column without a field. */
  readonly id?: string | undefined
  /** The initial width. */
  readonly width?: string | undefined
}

/**
 * Lets the user show, hide, move, resize and pin the columns of a table. With `store`, the browser stores the layout.
 *
 * **Example** (A table that remembers its columns)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTable } from "@portico/react"
 * import { useColumnLayout } from "@portico/react/data"
 *
 * const books = Query.from("books").pipe(Query.limit(20))
 * const columns = [{ field: "title", header: "Title" }, { field: "year", header: "Year" }]
 *
 * export function Books() {
 *   const columnLayout = useColumnLayout({ store: "books" })
 *   return <CollectionTable caption="Books" columnLayout={columnLayout} columns={columns} query={books} />
 * }
 * ```
 */
export const useColumnLayout = ({ initial = none, store }: ColumnLayoutOptions = {}): ColumnLayoutController => {
  const [state, setState] = React.useState<ColumnLayout>()
  // The first render equals that of the server, which has no stored layout.
  const stored = React.useSyncExternalStore(subscribe, () => (store === undefined ? null : read(store)), onServer)
  const layout = React.useMemo(
    () => (store === undefined ? state : stored === null ? undefined : parse(stored)) ?? initial,
    [initial, state, store, stored]
  )
  const setLayout = React.useCallback(
    (next: ColumnLayout | undefined) => (store === undefined ? setState(next) : write(store, next)),
    [store]
  )
  return React.useMemo(
    () => ({
      layout,
      reset: () => setLayout(undefined),
      setLayout,
      arrange: <A extends ColumnIdentity>(columns: ReadonlyArray<A>) =>
        arranged(columns, layout, idOfColumn).map((column) => {
          const width = layout.find(({ id }) => id === idOfColumn(column))?.width
          return width === undefined ? column : { ...column, width: `${width}px` }
        })
    }),
    [layout, setLayout]
  )
}

const none: ColumnLayout = []

const keyOf = (store: string): string => `portico.columns.${store}`

const onServer = () => null

const listeners = new Set<() => void>()

// Other tabs change the layout too.
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}

// The browser may deny access to the storage, for example in private windows. The layout then lasts until a reload.
const denied = new Map<string, string>()

const read = (store: string): string | null => {
  try {
    return denied.get(store) ?? localStorage.getItem(keyOf(store))
  } catch {
    return denied.get(store) ?? null
  }
}

const write = (store: string, layout: ColumnLayout | undefined): void => {
  denied.delete(store)
  const next = layout && JSON.stringify(layout)
  try {
    if (next === undefined) localStorage.removeItem(keyOf(store))
    else localStorage.setItem(keyOf(store), next)
  } catch {
    if (next !== undefined) denied.set(store, next)
  }
  for (const listener of listeners) listener()
}
