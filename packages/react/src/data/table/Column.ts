/**
 * The columns of a table.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { sameFields } from "./useStable.ts"

/** A table column, which shows the values of one field. */
export interface Column<
  Data = Readonly<Record<string, unknown>>,
  Field extends keyof Data & string = keyof Data & string
> {
  readonly field: Field
  /** The column heading, also used as the column's name in announcements. */
  readonly header: string
  /** Renders a value. By default, strings are shown unchanged, and numbers and dates in the format of the locale. */
  readonly cell?: ((value: Data[Field], item: ListedItem<Data>) => React.ReactNode) | undefined
  /** Whether the header sorts the table by this column. */
  readonly sortable?: boolean | undefined
  /** The alignment of the values. A column that contains only numbers is aligned to the end by default. */
  readonly align?: "start" | "end" | undefined
  /**
   * The column width when only the visible rows are rendered, as a CSS length. The width does not adapt to the values.
   */
  readonly width?: string | undefined
}

/** The columns of a table, each typed by its own field. */
export type Columns<Data> = ReadonlyArray<
  { readonly [Field in keyof Data & string]: Column<Data, Field> }[keyof Data & string]
>

/** A column without its `cell` function, because a page may create a new function at each render. */
export interface ColumnAppearance extends Omit<Column, "cell"> {
  /** Whether the page renders the values with a `cell` function. */
  readonly drawn: boolean
}

/** Returns the columns without their `cell` functions, in the form that rows read. */
export const appearancesOf = (columns: ReadonlyArray<Column>): ReadonlyArray<ColumnAppearance> =>
  columns.map(({ cell, ...viewProps }) => ({ ...viewProps, drawn: cell !== undefined }))

/** Aligns columns that contain only numbers to the end, unless the page sets their alignment. */
export const aligned = (
  columns: ReadonlyArray<ColumnAppearance>,
  items: ReadonlyArray<ListedItem>
): ReadonlyArray<ColumnAppearance> =>
  columns.map((column) => {
    const values = items.map(({ data }) => data[column.field]).filter((value) => value !== undefined && value !== null)
    const isNumeric = values.length > 0 && values.every((value) => typeof value === "number")
    return column.align === undefined && isNumeric ? { ...column, align: "end" } : column
  })

/** Checks whether two arrays of columns are equal. If they are, the mounted rows need not render again. */
export const sameColumns = (some: ReadonlyArray<ColumnAppearance>, others: ReadonlyArray<ColumnAppearance>): boolean =>
  some.length === others.length && some.every((column, index) => sameFields(column, others[index] ?? {}))
