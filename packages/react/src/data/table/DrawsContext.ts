/**
 * What the page draws with: its functions for the values of columns. They stand beside what else rows read, because a page
 * that is drawn again may bring new ones, each of which may close over something else: all of them are asked again then,
 * and no row is drawn for it.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Column } from "./Column.ts"

/** What draws the values of columns, by their field. */
export type Draws = Readonly<Record<string, NonNullable<Column["cell"]>>>

export const DrawsContext = React.createContext<Draws>({})

/** What draws the values of those columns of which the page does. */
export const drawsOf = (columns: ReadonlyArray<Column>): Draws =>
  Object.fromEntries(columns.flatMap(({ cell, field }) => (cell === undefined ? [] : [[field, cell] as const])))
