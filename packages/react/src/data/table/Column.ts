/**
 * The columns of a table.
 *
 * @since 0.1.0
 */
import type * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import type { FieldInput } from "../value/FormField.ts"
import type { ColumnEdge, ColumnLayout } from "./ColumnLayout.ts"
import { sameFields } from "./useStable.ts"

type AnyRow = Readonly<Record<string, unknown>>

/** The options that all columns have. */
export interface ColumnOptions<Row> {
  /** The column heading as plain text. It is also the column's name in announcements and menus. */
  readonly header: string
  /**
   * Renders the content of the header, by default `header`. In a column that can be sorted, it is the content of the sort button,
   * so it must not contain other controls.
   */
  readonly headerCell?: (() => React.ReactNode) | undefined
  /** Renders the content of the footer cell from the items on the page, for example a sum. */
  readonly footerCell?: ((items: ReadonlyArray<ListedItem<Row>>) => React.ReactNode) | undefined
  /**
   * Whether the cells are the headers of their rows, which screen readers read with every other cell of the row. By
   * default, the first column that contains only text is. `false` excludes a column from this default.
   */
  readonly rowHeader?: boolean | undefined
  /**
   * The alignment of the values. `number`: the last digits of the numbers are below each other. They are at the right, also
   * on pages that run from right to left, because digits run from left to right. A column that contains only numbers has this
   * alignment after its rows are loaded, unless it is `start`. Set it so that the header does not move when they arrive.
   */
  readonly align?: "start" | "end" | "number" | undefined
  /**
   * The column width when only the visible rows are rendered, as a CSS length. The width does not adapt to the values.
   */
  readonly width?: string | undefined
}

/** A column that shows the values of one field. */
export interface FieldColumn<
  Row = AnyRow,
  Field extends keyof Row & string = keyof Row & string
> extends ColumnOptions<Row> {
  readonly field: Field
  /** The column's id. The default is the field, so it is needed only if several columns show the same field. */
  readonly id?: string | undefined
  readonly value?: undefined
  /** Renders a value. By default, strings are shown unchanged, and numbers and dates in the format of the locale. */
  readonly cell?: ((value: Row[Field], item: ListedItem<Row>) => React.ReactNode) | undefined
  /** Whether the user can edit the values, or those of some items. Needs the prop `editing` of the table. */
  readonly editable?: boolean | ((item: ListedItem<Row>) => boolean) | undefined
  /** Renders the input of a value that the user edits. By default, it has the type of the field. It must show the error. */
  readonly editor?: ((input: FieldInput, item: ListedItem<Row>) => React.ReactNode) | undefined
  /** Whether the header sorts the table by this column. */
  readonly sortable?: boolean | undefined
  readonly sortBy?: undefined
}

/** A column whose values are computed from the items. */
export interface ComputedColumn<Row = AnyRow, Value = unknown> extends ColumnOptions<Row> {
  readonly field?: undefined
  /** The column's id, which no other column has. */
  readonly id: string
  /** Returns the value of an item. */
  readonly value: (item: ListedItem<Row>) => Value
  /** Renders a value. By default, it is shown like the value of a field. */
  readonly cell?: Draw<Row, Value> | undefined
  readonly editable?: undefined
  readonly editor?: undefined
  readonly sortable?: undefined
  /** The field that the header sorts the table by. Without it, the column cannot be sorted. */
  readonly sortBy?: (keyof Row & string) | undefined
}

// The parameters of a method are bivariant. So a column of numbers is a column of unknown values: its `cell` receives
// only values of its own `value` function.
type Draw<Row, Value> = { draw(value: Value, item: ListedItem<Row>): React.ReactNode }["draw"]

/** A column of a table of `Row`s that shows values of the type `Value`, of a field or computed. */
export type Column<Row = AnyRow, Value = unknown> =
  | { readonly [Field in keyof Row & string]: Row[Field] extends Value ? FieldColumn<Row, Field> : never }[keyof Row &
      string]
  | ComputedColumn<Row, Value>

/** The columns of a table, each typed by its own field or by its own `value` function. */
export type Columns<Row> = ReadonlyArray<
  { readonly [Field in keyof Row & string]: FieldColumn<Row, Field> }[keyof Row & string] | ComputedColumn<Row>
>

/** A column without its functions, because a page may create new functions at each render. */
export interface ColumnAppearance extends Pick<Column, "align" | "field" | "header" | "rowHeader" | "width"> {
  /** The edge of the table that the user pinned the column to. */
  readonly pinned?: ColumnEdge | undefined
  readonly id: string
  /** Whether the values are computed or rendered by functions of the page. */
  readonly drawn: boolean
  /** Whether the values are computed by a function of the page. */
  readonly computed: boolean
  /** Whether the user can edit values of the column. A function of the page may exclude some items. */
  readonly editable: boolean
  /** The field that the header sorts by. */
  readonly sortBy: string | undefined
}

/** Returns the id of a column. */
export const idOfColumn = ({ field, id }: Pick<Column, "field" | "id">): string => id ?? field ?? ""

/** Returns the columns without their functions, in the form that rows read. */
export const appearancesOf = (
  columns: ReadonlyArray<Column>,
  layout: ColumnLayout = []
): ReadonlyArray<ColumnAppearance> =>
  columns.map((column) => ({
    align: column.align,
    computed: column.value !== undefined,
    drawn: column.cell !== undefined || column.value !== undefined,
    editable: column.editable !== undefined && column.editable !== false,
    field: column.field,
    header: column.header,
    id: idOfColumn(column),
    pinned: layout.find(({ id }) => id === idOfColumn(column))?.pinned,
    rowHeader: column.rowHeader,
    sortBy: column.sortBy ?? (column.sortable === true ? column.field : undefined),
    width: column.width
  }))

/** The functions of the columns, by the column's id. */
export interface Draws {
  readonly cells: ReadonlyMap<string, NonNullable<Column["cell"]>>
  readonly editable: ReadonlyMap<string, (item: ListedItem) => boolean>
  readonly editors: ReadonlyMap<string, NonNullable<Column["editor"]>>
  readonly feet: ReadonlyMap<string, NonNullable<Column["footerCell"]>>
  readonly heads: ReadonlyMap<string, NonNullable<Column["headerCell"]>>
  readonly values: ReadonlyMap<string, NonNullable<Column["value"]>>
}

/** The functions of columns that have none. */
export const noDraws: Draws = {
  cells: new Map(),
  editable: new Map(),
  editors: new Map(),
  feet: new Map(),
  heads: new Map(),
  values: new Map()
}

/** Returns the functions of the columns. */
export const drawsOf = (columns: ReadonlyArray<Column>): Draws => ({
  cells: byId(columns, ({ cell }) => cell),
  editable: byId(columns, ({ editable }) => (typeof editable === "function" ? editable : undefined)),
  editors: byId(columns, ({ editor }) => editor),
  feet: byId(columns, ({ footerCell }) => footerCell),
  heads: byId(columns, ({ headerCell }) => headerCell),
  values: byId(columns, ({ value }) => value)
})

const byId = <A>(columns: ReadonlyArray<Column>, of: (column: Column) => A | undefined): ReadonlyMap<string, A> =>
  new Map(
    columns.flatMap((column) => {
      const one = of(column)
      return one === undefined ? [] : [[idOfColumn(column), one] as const]
    })
  )

/** Checks whether two sets of functions are identical. */
export const sameDraws = (some: Draws, others: Draws): boolean =>
  (Object.keys(noDraws) as ReadonlyArray<keyof Draws>).every((kind) => sameMap(some[kind], others[kind]))

const sameMap = (some: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>): boolean =>
  some.size === others.size && [...some].every(([id, one]) => others.get(id) === one)

/**
 * Returns the attributes of the cells of a pinned column. `ColumnHandle` measures the columns before it and sets the
 * custom property to their width.
 */
export const pinOf = ({ pinned }: Pick<ColumnAppearance, "pinned">, index: number) =>
  pinned && {
    "data-pinned": pinned,
    style: { "--portico-pinned": `var(--portico-pinned-${index}, auto)` } as React.CSSProperties
  }

/** Returns an item's value in a column. Inherited properties are not values. */
export const valueIn = (
  { field, id }: Pick<ColumnAppearance, "field" | "id">,
  item: ListedItem,
  { values }: Pick<Draws, "values">
): unknown => {
  const compute = values.get(id)
  if (compute !== undefined) return compute(item)
  return field !== undefined && Object.hasOwn(item.data, field) ? item.data[field] : undefined
}

/**
 * Aligns columns that contain only numbers by their digits, unless the page aligns them to the start. Makes the first column
 * that contains only text the header of the rows, unless the page sets one.
 */
export const aligned = (
  columns: ReadonlyArray<ColumnAppearance>,
  items: ReadonlyArray<ListedItem>,
  draws: Pick<Draws, "values"> = noDraws
): ReadonlyArray<ColumnAppearance> => {
  const types = columns.map((column) => typeOf(items.map((item) => valueIn(column, item, draws))))
  const naming = columns.some(({ rowHeader }) => rowHeader === true)
    ? -1
    : columns.findIndex(({ rowHeader }, index) => rowHeader !== false && types[index] === "string")
  return columns.map((column, index) => ({
    ...column,
    align: types[index] === "number" && column.align !== "start" ? "number" : column.align,
    rowHeader: column.rowHeader === true || index === naming
  }))
}

// The type that all present values have.
const typeOf = (values: ReadonlyArray<unknown>): string | undefined => {
  const types = new Set(values.flatMap((value) => (value === undefined || value === null ? [] : [typeof value])))
  const [type] = types
  return types.size === 1 ? type : undefined
}

/** Checks whether two arrays of columns are equal. If they are, the mounted rows need not render again. */
export const sameColumns = (some: ReadonlyArray<ColumnAppearance>, others: ReadonlyArray<ColumnAppearance>): boolean =>
  some.length === others.length && some.every((column, index) => sameFields(column, others[index] ?? {}))
