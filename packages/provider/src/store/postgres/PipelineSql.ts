/**
 * Compiles pipelines to SQL with the semantics of `engine/pipeline/Evaluate`. Every stage is a query over the previous
 * one. Columns next to the data contain the sort values of the rows.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import type { Path } from "../../engine/value/Json.ts"
import type { Group, Pipeline, Stage } from "../../engine/pipeline/Pipeline.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import * as Expression from "../../engine/pipeline/Expression.ts"
import type { SortKey } from "../../engine/order/Sort.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as FilterSql from "./FilterSql.ts"
import * as GroupSql from "./GroupSql.ts"
import * as ProjectionSql from "./ProjectionSql.ts"
import { isScalar, type Table } from "./Table.ts"
import { field, key, orNull, type Parameters, stored } from "./SqlText.ts"

/** The unsorted rows of a pipeline. */
export interface Statement {
  readonly sql: string
  /** The ORDER BY clause, empty if there is no order. */
  readonly orderBy: string
}

/** Compiles a pipeline over the rows of a table. The column `data` contains the resulting rows. */
export const compile = (pipeline: Pipeline, table: Table, parameters: Parameters): Statement => {
  let relation: Relation = {
    sql: `SELECT ${stored}.data, ${stored}.id, ${key(["_createdDate"])} AS place_0 FROM ${table.name} AS ${stored}`,
    order: [
      { column: "place_0", descending: true },
      { column: "id", descending: false }
    ],
    isStored: true,
    isScalar: isScalar(table),
    columns: 1,
    milliseconds: parameters.milliseconds ?? Limits.maximumReadMilliseconds
  }
  for (const stage of pipeline) relation = step(stage, relation, parameters)
  relation = whole(relation)
  return { sql: relation.sql, orderBy: orderBy(relation) }
}

interface Relation {
  readonly sql: string
  readonly order: ReadonlyArray<{ readonly column: string; readonly descending: boolean }>
  /** Whether the data is that of the table, which may be compressed. */
  readonly isStored: boolean
  readonly isScalar: FilterSql.IsScalar
  /** The number of columns that were created for the order. */
  readonly columns: number
  readonly milliseconds: number
  /** An array element that is in a column and not in the data yet. */
  readonly element?: { readonly path: Path; readonly column: string }
}

/** Moves the element of each row into its data. */
const whole = ({ element, ...relation }: Relation): Relation =>
  element === undefined ? relation : changed(relation, ProjectionSql.put(data, element.path, element.column))

/**
 * Returns a function that compiles the value at a path. Returns undefined if one of the paths is that of an object
 * which contains the element.
 */
const readerOf = (
  { element }: Relation,
  paths: ReadonlyArray<Path>
): ((path: Path, data?: string) => string) | undefined => {
  if (element === undefined) return field
  const { column, path: place } = element
  const isInside = (path: Path, around: Path) => around.every((name, index) => path[index] === name)
  if (paths.some((path) => path.length < place.length && isInside(place, path))) return undefined
  return (path) => (isInside(path, place) ? field(path.slice(place.length), column) : field(path))
}

const step = (stage: Stage, relation: Relation, parameters: Parameters): Relation => {
  switch (stage._tag) {
    case "Filter":
      return filtered(stage.filter, whole(relation), parameters)
    case "Sort":
      return sorted(stage.keys, relation)
    case "Limit":
      return { ...relation, sql: `SELECT * ${from(relation)} ${orderBy(relation)} LIMIT ${stage.count}` }
    case "Skip":
      return { ...relation, sql: `SELECT * ${from(relation)} ${orderBy(relation)} OFFSET ${stage.count}` }
    case "Project":
      return changed(
        unpacked(whole(relation), ProjectionSql.reads(stage.projection)),
        ProjectionSql.compile(stage.projection, parameters, relation.milliseconds)
      )
    case "ToArray":
      return changed(
        whole(relation),
        `calc_bounded(${ProjectionSql.put(data, stage.to, `calc_entries(${field(stage.from)})`)})`
      )
    case "Unwind":
      return unwound(stage.path, whole(relation))
    case "Group":
      return grouped(stage, unpacked(relation, pathsOf(stage).length), parameters)
  }
}

/**
 * Decompresses the stored items once per row if a stage reads many values. Otherwise each reading would decompress the
 * item again. No index supports what comes after it.
 */
const unpacked = (relation: Relation, reads: number): Relation => {
  if (reads < manyReads || !relation.isStored) return relation
  const { element } = relation
  const others = [...carried(relation), ...(element === undefined ? [] : [element.column])]
  return {
    ...relation,
    isStored: false,
    sql: `SELECT ${[`${data} || '{}'::jsonb AS data`, ...others].join(", ")} ${from(relation)} OFFSET 0`
  }
}

const manyReads = 16

const from = ({ sql }: Relation): string => `FROM (${sql}) AS ${stored}`

const filtered = (filter: Filter, relation: Relation, parameters: Parameters): Relation => {
  const where = FilterSql.condition(filter, relation.isScalar, parameters)
  return where === "TRUE" ? relation : { ...relation, sql: `SELECT * ${from(relation)} WHERE ${where}` }
}

const sorted = (keys: ReadonlyArray<SortKey>, relation: Relation): Relation => {
  const paths = keys.map(({ path }) => path)
  const read = readerOf(relation, paths)
  if (read === undefined) return sorted(keys, whole(relation))
  const order = keys.map(({ descending }, index) => ({ column: `place_${relation.columns + index}`, descending }))
  const columns = paths.map((path, index) => {
    const value = orNull(read(path))
    // With a few plain keys the planner can read the rows in index order. With more keys it must sort, so one key
    // checks the deadline.
    const isMany = index === mostPlain
    return `${isMany ? Deadline.valueBeforeDeadline(value, relation.milliseconds) : value} AS ${order[index]?.column}`
  })
  return {
    ...relation,
    sql: `SELECT ${stored}.*, ${columns.join(", ")} ${from(relation)}`,
    order: [...order, ...relation.order],
    columns: relation.columns + keys.length
  }
}

const grouped = (stage: Group, relation: Relation, parameters: Parameters): Relation => {
  const read = readerOf(relation, pathsOf(stage))
  if (read === undefined) return grouped(stage, whole(relation), parameters)
  const { milliseconds } = relation
  const rows = { sql: relation.sql, orderBy: orderBy(relation), columns: carried(relation), read, milliseconds }
  const { keys, sql } = GroupSql.group(stage, rows, `key_${relation.columns}_`, parameters)
  return {
    sql,
    order: keys.map((column) => ({ column, descending: false })),
    isStored: false,
    isScalar: () => false,
    columns: relation.columns + 1,
    milliseconds
  }
}

const mostPlain = 4

const pathsOf = ({ fields, keys }: Group): ReadonlyArray<Path> =>
  [...keys, ...fields.values()].flatMap(({ expression }) => Expression.paths(expression))

const data = `${stored}.data`

const orderBy = ({ order }: Relation): string =>
  order.length === 0
    ? ""
    : `ORDER BY ${order.map(({ column, descending }) => `${column}${descending ? " DESC" : ""}`).join(", ")}`

/**
 * Replaces the data of the rows. OFFSET 0 makes the database compute the data once, regardless of how often it is used.
 */
const changed = (relation: Relation, value: string): Relation => ({
  ...relation,
  isStored: false,
  isScalar: () => false,
  sql:
    `SELECT ${[`${Deadline.valueBeforeDeadline(value, relation.milliseconds)} AS data`, ...carried(relation)].join(", ")} ` +
    `FROM (${relation.sql}) AS ${stored} OFFSET 0`
})

const carried = ({ order }: Relation): ReadonlyArray<string> => order.map(({ column }) => column)

const unwound = (path: Path, relation: Relation): Relation => {
  const column = `place_${relation.columns}`
  const value = field(path)
  const elements =
    `CASE jsonb_typeof(${value}) WHEN 'array' THEN calc_copied(${value}, ${data}) WHEN 'null' THEN NULL ` +
    `ELSE nullif(jsonb_build_array(${value}),'[null]'::jsonb) END`
  const { milliseconds } = relation
  const counted =
    `CASE WHEN row_number() OVER () > ${Limits.maximumUnwoundRows} THEN calc_refuse() ` +
    `WHEN ${Deadline.isBeforeDeadline(milliseconds)} THEN element.place END`
  const element = `element_${relation.columns}`
  const columns = [`${data}, element.value AS ${element}`, ...carried(relation), `${counted} AS ${column}`]
  return {
    sql:
      `SELECT ${columns.join(", ")} FROM (${relation.sql}) AS ${stored}, ` +
      `jsonb_array_elements(${elements}) WITH ORDINALITY AS element (value, place) OFFSET 0`,
    order: [...relation.order, { column, descending: false }],
    isStored: relation.isStored,
    isScalar: () => false,
    columns: relation.columns + 1,
    milliseconds,
    element: { path, column: element }
  }
}
