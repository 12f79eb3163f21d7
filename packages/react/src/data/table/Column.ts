/**
 * The columns of a table.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { sameFields } from "./useSteady.ts"

/** A column: the values of one field. */
export interface Column<
  Data = Readonly<Record<string, unknown>>,
  Field extends keyof Data & string = keyof Data & string
> {
  readonly field: Field
  /** Its heading, and its name in announcements. */
  readonly header: string
  /** Draws a value. Without it a value is shown by its type: text as text, numbers and dates as the locale writes them. */
  readonly cell?: ((value: Data[Field], item: ListedItem<Data>) => React.ReactNode) | undefined
  /** Whether its header sorts. */
  readonly sortable?: boolean | undefined
  /** Where its values stand. A column of numbers stands at the end by itself. */
  readonly align?: "start" | "end" | undefined
  /** How wide it is where only the rows in sight are drawn, as a length of CSS: such columns do not follow their values. */
  readonly width?: string | undefined
}

/** Columns of a table, each typed by its own field. */
export type Columns<Data> = ReadonlyArray<
  { readonly [Field in keyof Data & string]: Column<Data, Field> }[keyof Data & string]
>

/** A column without what draws its values: a page may well write that anew each time it is drawn itself. */
export interface ColumnLook extends Omit<Column, "cell"> {
  /** Whether the page draws its values. */
  readonly drawn: boolean
}

/** The columns as rows read them. */
export const looksOf = (columns: ReadonlyArray<Column>): ReadonlyArray<ColumnLook> =>
  columns.map(({ cell, ...look }) => ({ ...look, drawn: cell !== undefined }))

/** The columns with their values' place decided by what they hold, where nobody decided it. */
export const aligned = (
  columns: ReadonlyArray<ColumnLook>,
  items: ReadonlyArray<ListedItem>
): ReadonlyArray<ColumnLook> =>
  columns.map((column) => {
    const values = items.map(({ data }) => data[column.field]).filter((value) => value !== undefined && value !== null)
    const isNumeric = values.length > 0 && values.every((value) => typeof value === "number")
    return column.align === undefined && isNumeric ? { ...column, align: "end" } : column
  })

/** Whether columns are the same: rows that stand there need not be drawn again for them. */
export const sameColumns = (some: ReadonlyArray<ColumnLook>, others: ReadonlyArray<ColumnLook>): boolean =>
  some.length === others.length && some.every((column, index) => sameFields(column, others[index] ?? {}))
