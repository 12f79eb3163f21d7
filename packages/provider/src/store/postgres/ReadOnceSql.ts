/**
 * Reads each value that a large condition uses only once per row. Otherwise the database reads the whole item again for
 * each part of the condition, and frees that memory only after the row. A thousand parts would take a thousand times
 * the memory of an item.
 *
 * @since 0.1.0
 */
import type { Filter } from "../../engine/filter/Filter.ts"
import type { Path } from "../../engine/value/Json.ts"
import * as SqlText from "./SqlText.ts"

/** Whether a filter has enough conditions to read each value only once. No index supports the resulting condition. */
export const isWorthwhile = (filter: Filter): boolean => leavesOf(filter) >= many

const many = 32

const leavesOf = (filter: Filter): number => {
  switch (filter._tag) {
    case "And":
    case "Or":
      return filter.filters.reduce((sum, one) => sum + leavesOf(one), 0)
    case "Not":
      return leavesOf(filter.filter)
    default:
      return 1
  }
}

/** Builds a condition whose parts read the row's values from columns. */
export const once = (parameters: SqlText.Parameters, write: () => string): string => {
  const columns = new Map<string, string>()
  parameters.readOnceColumns = columns
  const written = write()
  parameters.readOnceColumns = undefined
  if (columns.size === 0) return written
  const selected = [...columns].map(([expression, name]) => `${expression} AS ${name}`).join(", ")
  // OFFSET 0 prevents the planner from replacing the columns by their expressions.
  return (
    `(SELECT ${written} FROM (SELECT ${selected} FROM (SELECT ${SqlText.stored}.data || '{}'::jsonb AS data OFFSET 0) ` +
    `AS ${whole} OFFSET 0) AS ${alias})`
  )
}

/** Returns the value at a path. A missing value is null. */
export const key = (path: Path, parameters: SqlText.Parameters): string =>
  parameters.readOnceColumns === undefined
    ? SqlText.key(path)
    : columnOf(SqlText.key(path, `${whole}.data`), parameters.readOnceColumns)

/** Returns the condition that there is a value at a path. */
export const exists = (path: Path, parameters: SqlText.Parameters): string =>
  parameters.readOnceColumns === undefined
    ? `${SqlText.field(path)} IS NOT NULL`
    : columnOf(`${SqlText.field(path, `${whole}.data`)} IS NOT NULL`, parameters.readOnceColumns)

/** Returns a string value folded for case-insensitive comparison. Other values have no folded form. */
export const folded = (tested: string, { readOnceColumns: columns }: SqlText.Parameters): string => {
  const found = [...(columns ?? [])].find(([, name]) => tested === `${alias}.${name}`)
  if (columns === undefined || found === undefined) return SqlText.folded(tested)
  const [expression] = found
  return columnOf(
    `CASE WHEN jsonb_typeof(${expression}) = 'string' THEN ${SqlText.folded(expression)} ELSE '' END`,
    columns
  )
}

const columnOf = (expression: string, columns: Map<string, string>): string => {
  const name = columns.get(expression) ?? `value_${columns.size}`
  columns.set(expression, name)
  return `${alias}.${name}`
}

const alias = "cached"
const whole = "whole"
