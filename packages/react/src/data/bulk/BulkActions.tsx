"use client"
import type { Argument } from "@portico/client/data/Collection"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { BulkActionsView } from "./BulkActions.view.tsx"
import type { BulkClassNames } from "./BulkContext.ts"
import { type BulkActionsOptions, useBulkActions } from "./useBulkActions.ts"

export interface BulkActionsProps<C extends Argument> extends BulkActionsOptions<C> {
  /** Classes to add, by slot. */
  readonly classNames?: BulkClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

/**
 * Does something to what is selected, however many items that are: asks before, goes in pieces, says how far it is, and
 * reports item by item what did not work.
 *
 * **Example** (Under a table)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { BulkActions, CollectionTable, useSelection } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.limit(20), Query.returnTotalCount())
 * const actions = [{ operation: "remove" as const }]
 *
 * export function Books() {
 *   const chosen = useSelection(books)
 *   return (
 *     <>
 *       <BulkActions
 *         actions={actions}
 *         collection="books"
 *         name="Books"
 *         onSelectionChange={(next) => chosen.select(next._tag === "Ids" ? next.ids : [])}
 *         selection={chosen.selection}
 *       />
 *       <CollectionTable
 *         caption="Books"
 *         columns={[{ field: "title", header: "Title" }]}
 *         query={books}
 *         selection={chosen}
 *         selectionBar="matching"
 *       />
 *     </>
 *   )
 * }
 * ```
 */
export function BulkActions<const C extends Argument>({ classNames, messages, ...options }: BulkActionsProps<C>) {
  return <BulkActionsView {...useBulkActions(options)} classNames={classNames} messages={messages} />
}
