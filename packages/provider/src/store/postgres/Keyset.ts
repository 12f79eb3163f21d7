/**
 * Orders, and the pages that lie beside an item in them. A page costs the same wherever it lies: an index that has the
 * order goes straight to where it begins.
 *
 * @since 0.1.0
 */
import type { From } from "../../engine/order/Cursor.ts"
import type { Json } from "../../engine/value/Json.ts"
import { isId, type SortKey } from "../../engine/order/Sort.ts"
import * as SearchSql from "./SearchSql.ts"
import { key, type Parameters, stored } from "./Text.ts"

/** One part of an order: what is compared, and the same value of the item beside which the page lies. */
export interface Column {
  readonly expression: string
  readonly descending: boolean
  /** Where the item's value stands. Empty where the page lies beside none. */
  readonly edge: string
}

/** Writes the columns of an order. */
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

/** Writes an order. */
export const orderBy = (columns: ReadonlyArray<Column>): string =>
  columns.map(({ descending, expression }) => expression + (descending ? " DESC" : "")).join(", ")

/**
 * Conditions that together hold for what lies beyond the edge, each for a part that an index reads in order, the nearest
 * part first. Columns of one direction are compared as one.
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

// Without an index every part is a look at the whole table.
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

/** Writes a value of an edge. A parameter that is null is the null of SQL. */
export const valueAt = (value: Json, parameters: Parameters): string =>
  value === null ? "'null'::jsonb" : parameters.jsonb(value)

const isText = (one: SortKey): boolean => one.seed !== undefined || isId(one)

const expressionOf = (one: SortKey, parameters: Parameters): string => {
  if (one.search !== undefined) return SearchSql.rank(one.search, parameters)
  if (one.seed !== undefined) return `md5(${parameters.text(`${one.seed}:`)} || ${stored}.id)`
  return isId(one) ? `${stored}.id` : key(one.path)
}
