/**
 * The table of a collection. Its name contains a number, because a collection may have any name. The names of its
 * indexes are derived from their columns, so that they can be found again.
 *
 * @since 0.1.0
 */
import type { Collection, Index } from "../../engine/collection/Collection.ts"
import { type Path, path } from "../../engine/value/Json.ts"
import { systemFields } from "@portico/contract/data/Enums"
import { folded, key } from "./SqlText.ts"

/** A collection and the table of its items. */
export interface Table {
  readonly collection: Collection
  readonly number: number
  readonly name: string
  /** Paths of index fields at which some document has, or had, an array. */
  readonly arrays: ReadonlySet<string>
}

/** Returns the name of a table. */
export const nameOf = (number: number): string => `items_${number}`

/** Creates a `Table` from its number and definition. */
export const make = (number: number, collection: Collection, arrays: Iterable<string>): Table => ({
  collection,
  number,
  name: nameOf(number),
  arrays: new Set(arrays)
})

/**
 * Returns the statements that create a table. `data` is used in queries. `own` stores an item's own fields unchanged
 * and in their order.
 */
export const create = (name: string): ReadonlyArray<string> => [
  `CREATE TABLE ${name} (id text COLLATE "C" PRIMARY KEY, data jsonb NOT NULL, own json NOT NULL)`,
  ordered(newestFirst, name).make
]

/** An index or another object of a table: its name, and the statement that creates it. */
export interface Attachment {
  readonly name: string
  readonly make: string
}

/**
 * Returns the database indexes that implement an index of a collection. Several indexes share those that they have in
 * common. An index on one string field also supports substring searches if the database has trigrams. `trigrams` is the
 * schema of that extension.
 */
export const indexesOf = (
  index: Index,
  { fields }: Collection,
  table: string,
  trigrams: string | undefined
): ReadonlyArray<Attachment> => [
  ordered(index, table),
  ...(index.unique === true ? [unique(index, table)] : []),
  ...(trigrams === undefined ? [] : textFieldsOf(index, fields).map((fieldName) => pieces(fieldName, table, trigrams))),
  ...index.fields
    .filter(({ fieldName }) => Object.hasOwn(fields, fieldName) && fields[fieldName]?.type.startsWith("ARRAY") === true)
    .map(({ fieldName }) => elements(fieldName, table))
]

/** Returns the names of all database indexes that may implement an index, for any types of its fields. */
export const everyIndexOf = (index: Index, table: string): ReadonlyArray<string> =>
  [
    ordered(index, table),
    unique(index, table),
    ...index.fields.flatMap(({ fieldName }) => [elements(fieldName, table), pieces(fieldName, table, "")])
  ].map(({ name }) => name)

/** Whether an index supports substring searches, if the database does. */
export const hasText = (index: Index, { fields }: Collection): boolean => textFieldsOf(index, fields).length > 0

const textFieldsOf = ({ fields: [first, second] }: Index, fields: Collection["fields"]): ReadonlyArray<string> => {
  if (first === undefined || second !== undefined || !Object.hasOwn(fields, first.fieldName)) return []
  const type = fields[first.fieldName]?.type
  return type === "TEXT" || type === "RICH_TEXT" || type === "URL" ? [first.fieldName] : []
}

/** The index of the default order. */
export const newestFirst: Index = { fields: [{ fieldName: "_createdDate", order: "DESC" }] }

/** Returns the names of the indexes that sort a table by a path. An index that is not built yet is included. */
export const orderedBy = (path: Path, { collection, name }: Table): ReadonlyArray<string> =>
  [newestFirst, ...collection.indexes]
    .filter(({ fields: [first] }) => first?.fieldName === path.join("."))
    .map((index) => ordered(index, name).name)

const ordered = ({ fields }: Index, table: string): Attachment => {
  const columns = fields.map(columnOf).join(", ")
  const name = `${table}_i_${digest(columns)}`
  return { name, make: `CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${columns}, id)` }
}

/** Returns the values of a unique index, as expressions on the data of an item. NULL may repeat. */
export const uniqueColumns = ({ fields }: Index, data: string): ReadonlyArray<string> =>
  fields.map(({ fieldName }) => `(nullif(${key(path(fieldName), data)},'null'::jsonb))`)

const unique = (index: Index, table: string): Attachment => {
  const columns = uniqueColumns(index, "data").join(", ")
  const name = `${table}_u_${digest(columns)}`
  return { name, make: `CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${table} (${columns})` }
}

const elements = (fieldName: string, table: string): Attachment => {
  const expression = key(path(fieldName), "data")
  const name = `${table}_e_${digest(expression)}`
  return { name, make: `CREATE INDEX IF NOT EXISTS ${name} ON ${table} USING gin ((${expression}) jsonb_path_ops)` }
}

const pieces = (fieldName: string, table: string, trigrams: string): Attachment => {
  const expression = folded(key(path(fieldName), "data"))
  const name = `${table}_t_${digest(expression)}`
  return {
    name,
    make: `CREATE INDEX IF NOT EXISTS ${name} ON ${table} USING gin (${expression} ${trigrams}.gin_trgm_ops)`
  }
}

/**
 * Returns the extended statistics of a table. Without them, the planner expects that a condition on a field matches
 * almost no rows. It would then sort all rows instead of reading an index in order.
 */
export const statisticsOf = ({ fields }: Collection, table: string): ReadonlyArray<Attachment> =>
  Object.keys(fields).map((fieldName) => {
    const expression = key(path(fieldName), "data")
    const name = `${table}_s_${digest(expression)}`
    return { name, make: `CREATE STATISTICS IF NOT EXISTS ${name} ON (${expression}) FROM ${table}` }
  })

/**
 * Returns a function that checks that no document has an array at a path. It returns true only for system fields and
 * for paths with an index, because arrays at other paths are not recorded.
 */
export const isScalar =
  ({ arrays, collection }: Table) =>
  (path: Path): boolean => {
    const name = path.join(".")
    return isSystemField(name) || (!arrays.has(name) && indexedPaths(collection).has(name))
  }

/** Returns the fields that the indexes of a collection contain. */
export const indexedPaths = ({ indexes }: Collection): ReadonlySet<string> =>
  new Set(indexes.flatMap(({ fields }) => fields.map(({ fieldName }) => fieldName)))

const isSystemField = (name: string): boolean => systemFields.some((field) => field === name)

const columnOf = ({ fieldName, order }: Index["fields"][number]): string =>
  `(${key(path(fieldName), "data")})${order === "DESC" ? " DESC" : ""}`

/** Returns a short name for a string: its 64-bit FNV-1a hash, in base 36. */
const digest = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(36)
}
