/**
 * Sort orders, and pages next to an item in them. A page costs the same at any position, because an index with the same
 * order starts directly at the item.
 *
 * @since 0.1.0
 */
import type { From } from "../../engine/order/Cursor.ts"
import type { Json } from "../../engine/value/Json.ts"
import { isId, type SortKey } from "../../engine/order/Sort.ts"
import * as SearchSql from "./SearchSql.ts"
import { key, type Parameters, stored } from "./SqlText.ts"

/** One column of an order: the compared expression, and the value of the item at the edge of the page. */
export interface Column {
  readonly expression: string
  readonly descending: boolean
  /** The SQL of the edge item's value. Empty if the page has no edge item. */
  readonly edge: string
}

/** Compiles the columns of an order. */
export const columnsOf = (
  sort: ReadonlyArray<SortKey>,
  from: From | undefined,
  parameters: Parameters
): ReadonlyArray<Column> =>
  sort.map((one, index) => {
    const value = from?.values[index]
    return {
      expression: expressionOf(one, parameters),
      descending: one.descending,
      edge:
        value === undefined
          ? ""
          : isText(one)
            ? parameters.text(typeof value === "string" ? value : "")
            : valueAt(value, parameters)
    }
  })

/** Compiles an ORDER BY list. */
export const orderBy = (columns: ReadonlyArray<Column>): string =>
  columns.map(({ descending, expression }) => expression + (descending ? " DESC" : "")).join(", ")

/**
 * Returns conditions that together match the rows beyond the edge, closest rows first. An index can read the rows of
 * each condition in order. Adjacent columns with the same direction are compared as one row value.
 */
export const beyond = (columns: ReadonlyArray<Column>, { inclusive = false }: From): ReadonlyArray<string> => {
  const runs = runsOf(columns)
  const conditions = runs.map((run, index) => {
    const before = runs.slice(0, index).flat()
    const isLast = index === runs.length - 1
    const operator = (run[0]?.descending === true ? "<" : ">") + (isLast && inclusive ? "=" : "")
    return [
      ...before.map(({ edge, expression }) => `${expression} = ${edge}`),
      `${row(run.map(({ expression }) => expression))} ${operator} ${row(run.map(({ edge }) => edge))}`
    ].join(" AND ")
  })
  return conditions.length > most ? [conditions.map((one) => `(${one})`).join(" OR ")] : conditions.toReversed()
}

// Without an index, each condition scans the whole table.
const most = 3

const row = (parts: ReadonlyArray<string>): string => (parts.length === 1 ? parts.join() : `(${parts.join(", ")})`)

const runsOf = (columns: ReadonlyArray<Column>): ReadonlyArray<ReadonlyArray<Column>> => {
  const runs: Array<Array<Column>> = []
  for (const column of columns) {
    const last = runs.at(-1)
    if (last?.[0]?.descending === column.descending) last.push(column)
    else runs.push([column])
  }
  return runs
}

/** Compiles a value of an edge. JSON null is a literal, because a null parameter would be SQL NULL. */
export const valueAt = (value: Json, parameters: Parameters): string =>
  value === null ? "'null'::jsonb" : parameters.jsonb(value)

const isText = (one: SortKey): boolean => one.seed !== undefined || isId(one)

const expressionOf = (one: SortKey, parameters: Parameters): string => {
  if (one.search !== undefined) return SearchSql.rank(one.search, parameters)
  if (one.seed !== undefined) return `md5(${parameters.text(`${one.seed}:`)} || ${stored}.id)`
  return isId(one) ? `${stored}.id` : key(one.path)
}
