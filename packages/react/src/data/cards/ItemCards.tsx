"use client"
import type * as Query from "@portico/client/data/Query"
import { SelectionBar } from "../table/SelectionBar.view.tsx"
import { ItemTable, type ItemTableRootProps } from "../table/ItemTable.tsx"
import { TableProblem } from "../table/TableAlert.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "../table/TableParts.view.tsx"
import { CardList } from "./CollectionGrid.view.tsx"

export type ItemCardsRootProps<Q extends Query.Any> = ItemTableRootProps<Q>

/**
 * The unstyled parts of a list of cards, to compose in any order inside `ItemCards.Root`.
 *
 * **Example** (Custom cards)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { ItemCards } from "@portico/react/data"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"))
 *
 * export const shelf = (
 *   <ItemCards.Root caption="Books" columns={[{ field: "title", header: "Title" }]} query={books}>
 *     <ItemCards.Alert />
 *     <ItemCards.List card={({ data }) => <h3>{String(data["title"])}</h3>} />
 *     <ItemCards.Status />
 *   </ItemCards.Root>
 * )
 * ```
 */
export const ItemCards = {
  Alert: TableProblem,
  Footer: TableFooter,
  List: CardList,
  Root: ItemTable.Root,
  SelectionBar,
  Status: TableStatus,
  Toolbar: TableToolbar
} as const
