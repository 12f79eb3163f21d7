/**
 * Values that a condition of many parts reads once for each row. The database reads the whole item again for each part
 * otherwise, and frees that memory only after the row: a thousand parts would take a thousand times the size of an item.
 *
 * @since 0.1.0
 */
import type { Filter } from "../../engine/filter/Filter.ts"
import type { Path } from "../../engine/value/Json.ts"
import * as Text from "./Text.ts"

/** Whether a filter has so many conditions that reading each value once costs less. No index can serve it then. */
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

/** Writes a condition whose parts read the values of the row from columns. */
export const once = (parameters: Text.Parameters, write: () => string): string => {
  const columns = new Map<string, string>()
  parameters.held = columns
  const written = write()
  parameters.held = undefined
  if (columns.size === 0) return written
  const selected = [...columns].map(([expression, name]) => `${expression} AS ${name}`).join(", ")
  // OFFSET 0 keeps the planner from writing the expressions in the place of the columns again.
  return (
    `(SELECT ${written} FROM (SELECT ${selected} FROM (SELECT ${Text.stored}.data || '{}'::jsonb AS data OFFSET 0) ` +
    `AS ${whole} OFFSET 0) AS ${held})`
  )
}

/** The value at a path. A missing one is null. */
export const key = (path: Path, parameters: Text.Parameters): string =>
  parameters.held === undefined ? Text.key(path) : columnOf(Text.key(path, `${whole}.data`), parameters.held)

/** Whether there is a value at a path. */
export const exists = (path: Path, parameters: Text.Parameters): string =>
  parameters.held === undefined
    ? `${Text.field(path)} IS NOT NULL`
    : columnOf(`${Text.field(path, `${whole}.data`)} IS NOT NULL`, parameters.held)

/** The text of a value in the form in which texts are compared in either case. Only texts have one. */
export const folded = (tested: string, { held: columns }: Text.Parameters): string => {
  const found = [...(columns ?? [])].find(([, name]) => tested === `${held}.${name}`)
  if (columns === undefined || found === undefined) return Text.folded(tested)
  const [expression] = found
  return columnOf(
    `CASE WHEN jsonb_typeof(${expression}) = 'string' THEN ${Text.folded(expression)} ELSE '' END`,
    columns
  )
}

const columnOf = (expression: string, columns: Map<string, string>): string => {
  const name = columns.get(expression) ?? `value_${columns.size}`
  columns.set(expression, name)
  return `${held}.${name}`
}

const held = "held"
const whole = "whole"
