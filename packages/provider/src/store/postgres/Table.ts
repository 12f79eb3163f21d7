/**
 * The table of a collection. Its name is a number, so that a collection may have any name; its indexes are named for
 * what they hold, so that they are found again.
 *
 * @since 0.1.0
 */
import type { Collection, Index } from "../../engine/collection/Collection.ts"
import { type Path, path } from "../../engine/value/Json.ts"
import { systemFields } from "@portico/contract/data/Item"
import { folded, key } from "./Text.ts"

/** A collection and where its items are. */
export interface Table {
  readonly collection: Collection
  readonly number: number
  readonly name: string
  /** Paths of index fields at which some document holds, or held, an array. */
  readonly arrays: ReadonlySet<string>
}

/** The name of a table. */
export const nameOf = (number: number): string => `items_${number}`

/** The table of a number and its definition. */
export const make = (number: number, collection: Collection, arrays: Iterable<string>): Table => ({
  collection,
  number,
  name: nameOf(number),
  arrays: new Set(arrays)
})

/**
 * Makes a table. `data` is what is queried; `own` keeps an item's own fields as they were written, in their order. `words`
 * is for searches: NULL until one has read them, and again when the item is written.
 */
export const create = (name: string): ReadonlyArray<string> => [
  `CREATE TABLE ${name} (` +
    `id text COLLATE "C" PRIMARY KEY, data jsonb NOT NULL, own json NOT NULL, words text[] COLLATE "C")`,
  ordered(newestFirst, name).make
]

/** Something that a table has besides its rows: its name, and how it is made. */
export interface Attachment {
  readonly name: string
  readonly make: string
}

/**
 * What serves an index of a collection. Whatever one of several indexes needs is made once. An index of one field that
 * is declared to hold text serves looking for a piece of it, too, where the database has trigrams: `trigrams` is their
 * schema.
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

/** The names of all that may serve an index, whatever the types of its fields are or were. */
export const everyIndexOf = (index: Index, table: string): ReadonlyArray<string> =>
  [
    ordered(index, table),
    unique(index, table),
    ...index.fields.flatMap(({ fieldName }) => [elements(fieldName, table), pieces(fieldName, table, "")])
  ].map(({ name }) => name)

/** Whether an index serves looking for a piece of a text, where the database can. */
export const hasText = (index: Index, { fields }: Collection): boolean => textFieldsOf(index, fields).length > 0

const textFieldsOf = ({ fields: [first, second] }: Index, fields: Collection["fields"]): ReadonlyArray<string> => {
  if (first === undefined || second !== undefined || !Object.hasOwn(fields, first.fieldName)) return []
  const type = fields[first.fieldName]?.type
  return type === "TEXT" || type === "RICH_TEXT" || type === "URL" ? [first.fieldName] : []
}

/** The default order. */
export const newestFirst: Index = { fields: [{ fieldName: "_createdDate", order: "DESC" }] }

const ordered = ({ fields }: Index, table: string): Attachment => {
  const columns = fields.map(columnOf).join(", ")
  const name = `${table}_i_${digest(columns)}`
  return { name, make: `CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${columns}, id)` }
}

/** The values of a unique index, as expressions on the data of an item. NULL may repeat. */
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
 * What the planner is to learn about a table. Without it, it expects that a condition on a field leaves next to
 * nothing, and sorts all of it rather than walk an index that is in order already.
 */
export const statisticsOf = ({ fields }: Collection, table: string): ReadonlyArray<Attachment> =>
  Object.keys(fields).map((fieldName) => {
    const expression = key(path(fieldName), "data")
    const name = `${table}_s_${digest(expression)}`
    return { name, make: `CREATE STATISTICS IF NOT EXISTS ${name} ON (${expression}) FROM ${table}` }
  })

/** Whether no document holds an array at a path, as far as that is known: it is for what indexes serve. */
export const isScalar =
  ({ arrays, collection }: Table) =>
  (path: Path): boolean => {
    const name = path.join(".")
    return isSystemField(name) || (!arrays.has(name) && indexedPaths(collection).has(name))
  }

/** The fields that the indexes of a collection hold. */
export const indexedPaths = ({ indexes }: Collection): ReadonlySet<string> =>
  new Set(indexes.flatMap(({ fields }) => fields.map(({ fieldName }) => fieldName)))

const isSystemField = (name: string): boolean => systemFields.some((field) => field === name)

const columnOf = ({ fieldName, order }: Index["fields"][number]): string =>
  `(${key(path(fieldName), "data")})${order === "DESC" ? " DESC" : ""}`

/** A short name for a text: FNV-1a of 53 bits, in base 36. */
const digest = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(36)
}
