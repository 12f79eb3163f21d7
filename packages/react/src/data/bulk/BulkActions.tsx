"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { Argument } from "@portico/client/data/Collection"
import { BulkActionsView } from "./BulkActions.view.tsx"
import type { BulkClassNames } from "./BulkContext.ts"
import { type BulkActionsOptions, useBulkActions } from "./useBulkActions.ts"

export interface BulkActionsProps<C extends Argument> extends BulkActionsOptions<C>, ComponentProps<BulkClassNames> {}

/**
 * Runs actions on the selected items, however many there are. It shows a confirmation dialog, sends the items in
 * chunks, shows the progress, and reports each failed item.
 *
 * **Example** (In the bar of a table)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { BulkActions, CollectionTable, useSelection } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.limit(20), Query.returnTotalCount())
 * const actions = [{ operation: "remove" as const }]
 *
 * export function Books() {
 *   const selection = useSelection(books)
 *   return (
 *     <CollectionTable
 *       actions={
 *         <BulkActions
 *           actions={actions}
 *           collection="books"
 *           name="Books"
 *           onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
 *           selection={selection.selection}
 *         />
 *       }
 *       caption="Books"
 *       columns={[{ field: "title", header: "Title" }]}
 *       query={books}
 *       selection={selection}
 *       selectionBar="matching"
 *     />
 *   )
 * }
 * ```
 */
export function BulkActions<const C extends Argument>({ classNames, messages, ...options }: BulkActionsProps<C>) {
  return <BulkActionsView {...useBulkActions(options)} classNames={classNames} messages={messages} />
}
