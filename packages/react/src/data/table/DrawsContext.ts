/**
 * The `cell` functions that the page passes for its columns. They have a separate context because a page may pass new
 * functions at each render, and each may close over different values. React then calls all of them again, but it does
 * not render the rows again.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Column } from "./Column.ts"

/** The `cell` functions of the columns, by field. */
export type Draws = Readonly<Record<string, NonNullable<Column["cell"]>>>

export const DrawsContext = React.createContext<Draws>({})

/** Returns the `cell` functions of those columns that have one. */
export const drawsOf = (columns: ReadonlyArray<Column>): Draws =>
  Object.fromEntries(columns.flatMap(({ cell, field }) => (cell === undefined ? [] : [[field, cell] as const])))
