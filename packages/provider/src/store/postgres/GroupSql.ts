/**
 * Compiles groups of rows to SQL.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Deadline from "./DeadlineSql.ts"
import * as Expression from "../../engine/pipeline/Expression.ts"
import { type Accumulation, type Group, isOrdered } from "../../engine/pipeline/Pipeline.ts"
import * as ExpressionSql from "./ExpressionSql.ts"
import { type Parameters, quote, stored } from "./SqlText.ts"

/** The rows of groups: their data, and a sort column for each key. */
export interface Grouped {
  readonly sql: string
  readonly keys: ReadonlyArray<string>
}

/** Rows with an order. */
export interface Ordered {
  readonly sql: string
  /** The ORDER BY clause, and the columns that it uses. */
  readonly orderBy: string
  readonly columns: ReadonlyArray<string>
  readonly read: ExpressionSql.Read
  /** Time limit of the whole statement, in milliseconds. */
  readonly milliseconds: number
}

/** Groups rows. `prefix` starts column names that do not occur in the rows. */
export const group = (stage: Group, rows: Ordered, prefix: string, parameters: Parameters): Grouped => {
  const values = new Values(parameters, rows.read)
  const fields = [...stage.fields].map(([name, accumulation]): Pair => [
    name,
    accumulate(accumulation, values, parameters)
  ])
  const { different, places } = Expression.different(stage.keys.map(({ expression }) => expression))
  const keys = different.map((expression, index) => ({
    name: `${prefix}${index}`,
    sql: `coalesce(${ExpressionSql.compile(expression, parameters, rows.read)},'null'::jsonb)`
  }))
  const names = keys.map(({ name }) => name)
  const keyColumns = places.map((place) => names[place] ?? "NULL")
  const isOrdered = isAnyOrdered(stage)
  const computed = [...keys, ...values.columns]
  const checked = Deadline.withValueChecks(
    computed.map(({ sql }) => sql),
    rows.milliseconds
  )
  const columns = computed.map(({ name, sql }, index) => `${checked[index] ?? sql} AS ${name}`)
  const numbers = values.numbers.map(({ name, sql }) => `, ${sql} AS ${name}`).join("")
  // The planner evaluates the columns of a subquery with a volatile column once per row, regardless of how often they are
  // used. Unlike OFFSET 0, such a column does not prevent parallel workers.
  const check = `${Deadline.isBeforeDeadline(rows.milliseconds)} AS ${prefix}once`
  const plain = `SELECT ${[...columns, ...(isOrdered ? rows.columns : []), check].join(", ")} FROM (${rows.sql}) AS ${stored}`
  const read =
    numbers === "" ? plain : `SELECT *${numbers}, clock_timestamp() AS ${prefix}again FROM (${plain}) AS ${stored}`
  const partition = names.length === 0 ? "" : `PARTITION BY ${names.join(", ")}`
  const placed =
    `SELECT *, row_number() OVER (${partition} ${rows.orderBy}) AS place, count(*) OVER (${partition}) AS places ` +
    `FROM (${read}) AS ${stored}`
  const id = stage.isBare
    ? names.join()
    : object(stage.keys.map(({ name }, index): Pair => [name, keyColumns[index] ?? "NULL"]))
  const data = object(names.length === 0 ? fields : [["_id", id], ...fields])
  // `least` makes the sort expression differ from the group key. Otherwise the database would sort all rows to return
  // the groups in order.
  const sorts = names.map((name) => ({ name: `${name}_place`, sql: `least(${name})` }))
  const selected = [
    `${bounded(data, isOrdered, [...keyColumns, ...fields.map(([, sql]) => sql)])} AS data`,
    ...sorts.map(({ name, sql }) => `${sql} AS ${name}`)
  ]
  return {
    sql:
      `SELECT ${selected.join(", ")} FROM (${isOrdered ? placed : read}) AS ${stored} ` +
      `GROUP BY ${names.length === 0 ? "()" : names.join(", ")} OFFSET 0`,
    keys: sorts.map(({ name }) => name)
  }
}

/** Adds the limit of a row's size. Many values are measured before they are copied into the row. */
const bounded = (data: string, isOrdered: boolean, values: ReadonlyArray<string>): string => {
  const limited = isOrdered ? `calc_bounded(${data})` : data
  if (values.length <= mostUnbounded) return limited
  const sizes = values.map((value) => `coalesce(pg_column_size(${value}), 0)`)
  return `CASE WHEN ${sizes.join(" + ")} > ${Limits.maximumRowBytes} THEN calc_oversized() ELSE ${limited} END`
}

// With fewer values a row is within its limit, because each value has at most the size of an item.
const mostUnbounded = Math.floor(Limits.maximumRowBytes / Limits.maximumItemBytes)

interface Column {
  readonly name: string
  readonly sql: string
}

const isAnyOrdered = ({ fields }: Group): boolean => [...fields.values()].some(isOrdered)

type Pair = readonly [name: string, sql: string]

/** Builds an SQL object. It is split into several calls, because a function accepts a limited number of arguments. */
export const object = (pairs: ReadonlyArray<Pair>): string => {
  const pieces = Array.from({ length: Math.max(Math.ceil(pairs.length / most), 1) }, (_, index) =>
    pairs.slice(index * most, (index + 1) * most).map(([name, sql]) => `${quote(name)}, ${sql}`)
  )
  return pieces.map((piece) => `jsonb_build_object(${piece.join(", ")})`).join(" || ")
}

const most = 45

/** The columns of accumulated values and of their numbers, without duplicates. */
class Values {
  readonly #columns = new Map<string, Column>()
  readonly #numbers = new Map<string, Column>()
  readonly #parameters: Parameters
  readonly #read: ExpressionSql.Read

  constructor(parameters: Parameters, read: ExpressionSql.Read) {
    this.#parameters = parameters
    this.#read = read
  }

  get columns() {
    return [...this.#columns.values()]
  }

  /** The columns of numbers, computed from the other columns. */
  get numbers() {
    return [...this.#numbers.values()]
  }

  /** Returns the name of a column with the number in `column`, or NULL if its value is not a number. */
  number(column: string): string {
    const name = `number_${column}`
    this.#numbers.set(column, { name, sql: `CASE jsonb_typeof(${column}) WHEN 'number' THEN ${column}::numeric END` })
    return name
  }

  column(expression: Expression.Expression): string {
    const key = JSON.stringify(expression)
    const found = this.#columns.get(key)
    if (found !== undefined) return found.name
    const name = `value_${this.#columns.size}`
    this.#columns.set(key, { name, sql: ExpressionSql.compile(expression, this.#parameters, this.#read) })
    return name
  }
}

const accumulate = ({ accumulator, expression }: Accumulation, values: Values, parameters: Parameters): string => {
  if (accumulator === "sum" && expression._tag === "Value" && typeof expression.value === "number") {
    return `calc_double(count(*) * ${parameters.jsonb(expression.value)}::jsonb::numeric)`
  }
  const value = values.column(expression)
  if (!isNumeric(accumulator)) return accumulateValues(accumulator, value)
  const number = values.number(value)
  const others = `FILTER (WHERE ${number} IS NULL AND jsonb_typeof(${value}) <> 'null')`
  switch (accumulator) {
    case "sum":
      return `calc_double(coalesce(sum(${number}), 0))`
    case "avg":
      return `calc_divide(calc_double(sum(${number})), to_jsonb(count(${number})))`
    case "min":
      return `least(to_jsonb(min(${number})), calc_smallest(${value}) ${others})`
    case "max":
      return `greatest(to_jsonb(max(${number})), calc_largest(${value}) ${others})`
  }
}

type Numeric = "sum" | "avg" | "min" | "max"

const isNumeric = (accumulator: Accumulation["accumulator"]): accumulator is Numeric =>
  accumulator === "sum" || accumulator === "avg" || accumulator === "min" || accumulator === "max"

const accumulateValues = (accumulator: Exclude<Accumulation["accumulator"], Numeric>, value: string): string => {
  switch (accumulator) {
    case "first":
      return `(array_agg(${value}) FILTER (WHERE place = 1))[1]`
    case "last":
      return `(array_agg(${value}) FILTER (WHERE place = places))[1]`
    case "push":
      return `coalesce(jsonb_agg(coalesce(${value},'null'::jsonb) ORDER BY place),'[]'::jsonb)`
  }
}
