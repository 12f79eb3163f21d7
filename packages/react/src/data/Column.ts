/**
 * The columns of a table.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { ListedItem } from "./Listing.ts"

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
  /** Where its values stand. Numbers stand at the end by themselves. */
  readonly align?: "start" | "end" | undefined
}

/** Columns of a table, each typed by its own field. */
export type Columns<Data> = ReadonlyArray<
  { readonly [Field in keyof Data & string]: Column<Data, Field> }[keyof Data & string]
>
