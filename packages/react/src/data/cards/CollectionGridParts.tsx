"use client"
/**
 * The unstyled parts of a list of cards, to compose in any order inside `CollectionGridParts.Root`.
 *
 * **Example** (Custom cards)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionGridParts } from "@portico/react/data"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"))
 *
 * export const shelf = (
 *   <CollectionGridParts.Root caption="Books" columns={[{ field: "title", header: "Title" }]} query={books}>
 *     <CollectionGridParts.Alert />
 *     <CollectionGridParts.List card={({ data }) => <h3>{String(data["title"])}</h3>} />
 *     <CollectionGridParts.Status />
 *   </CollectionGridParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type * as Query from "@portico/client/data/Query"
import { SelectionBar } from "../table/SelectionBar.view.tsx"
import { type CollectionTableRootProps, Root } from "../table/CollectionTableParts.tsx"
import { TableProblem } from "../table/TableAlert.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "../table/TableParts.view.tsx"
import { CardList } from "./CollectionGrid.view.tsx"

export type CollectionGridRootProps<Q extends Query.Any> = CollectionTableRootProps<Q>

export {
  TableProblem as Alert,
  TableFooter as Footer,
  CardList as List,
  Root,
  SelectionBar,
  TableStatus as Status,
  TableToolbar as Toolbar
}
