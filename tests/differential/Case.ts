/** Cases: a collection and a query, as JSON. Every store has to return the same result. */
import { FieldType } from "@portico/contract/data/Enums"
import { Stage } from "@portico/contract/data/Pipeline"
import { SearchDetails, Sorting } from "@portico/contract/data/Query"
import { type Collection, open } from "../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../packages/provider/src/engine/collection/Document.ts"
import type { Contents } from "../../packages/provider/src/engine/seed/ItemSeed.ts"
import { type JsonObject, at, path } from "../../packages/provider/src/engine/value/Json.ts"
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

const JsonRecord = Schema.Record(Schema.String, Schema.Json)

const order = Schema.Literals(["ASC", "DESC"])

const limit = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 }))

const natural = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const page = {
  limit,
  offset: natural,
  total: Schema.Boolean,
  /** The limit of the total. */
  mostCounted: optional(natural)
}

const Edge = Schema.Struct({
  values: Schema.Array(Schema.Json),
  direction: Schema.Literals(["after", "before"]),
  inclusive: optional(Schema.Boolean)
})

/** A query of a collection. */
export const Query = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("find"),
    filter: JsonRecord,
    sort: optional(Schema.Array(Sorting)),
    seed: optional(Schema.Int),
    search: optional(SearchDetails),
    from: optional(Edge),
    ...page
  }),
  Schema.Struct({ kind: Schema.Literal("get"), ids: Schema.Array(Schema.String), filter: JsonRecord }),
  Schema.Struct({ kind: Schema.Literal("count"), filter: JsonRecord }),
  Schema.Struct({
    kind: Schema.Literal("distinct"),
    field: Schema.String,
    filter: JsonRecord,
    order,
    from: optional(Edge),
    ...page
  }),
  Schema.Struct({ kind: Schema.Literal("pipeline"), stages: Schema.Array(Stage), ...page }),
  Schema.Struct({ kind: Schema.Literal("aggregate"), aggregate: JsonRecord, ...page }),
  Schema.Struct({
    kind: Schema.Literal("include"),
    ids: Schema.Array(Schema.String),
    filter: JsonRecord,
    limit
  }),
  Schema.Struct({
    kind: Schema.Literal("referenced"),
    id: Schema.String,
    order,
    ...page
  })
])
export type Query = typeof Query.Type

/**
 * A collection: its declarations, its items' data, and the references in its field `many`, whose target is the
 * collection itself.
 */
export const Shelf = Schema.Struct({
  fields: Schema.Record(Schema.String, Schema.Struct({ type: Schema.Literals(FieldType.members) })),
  indexes: Schema.Array(
    Schema.Struct({
      fields: Schema.Array(Schema.Struct({ fieldName: Schema.String, order: optional(order) })),
      unique: optional(Schema.Boolean)
    })
  ),
  items: Schema.Array(JsonRecord),
  references: optional(Schema.Array(Schema.Struct({ referring: Schema.String, referenced: Schema.String }))),
  /** Applied after the query, which then runs again. */
  changes: optional(Schema.Struct({ saved: Schema.Array(JsonRecord), removed: Schema.Array(Schema.String) }))
})
export type Shelf = typeof Shelf.Type

/** A query of a collection. */
export const Case = Schema.Struct({ ...Shelf.fields, query: Query })
export type Case = typeof Case.Type

/** The name of every collection here, chosen to break SQL. */
const id = `'"; DROP TABLE collections; --`

/** The multi-reference field. */
export const many = "many"

/** Returns the collection of a case. */
export const collectionOf = ({ fields, indexes }: Shelf): Collection => ({
  ...open(id),
  fields: { ...fields, [many]: { type: "MULTI_REFERENCE", referencedCollectionId: id } },
  indexes
})

/** Returns a document with this data. Missing dates are the epoch. */
export const documentOf = (data: JsonObject): Document.Document => {
  const id = idOf(data)
  const { _createdDate = epoch, _updatedDate = epoch, _ownerId } = data
  const owner = _ownerId === undefined ? {} : { _ownerId }
  return { id, data: { _id: id, ...Document.ownFields(data), _createdDate, _updatedDate, ...owner } }
}

/** Returns the id in an item's data. */
export const idOf = ({ _id }: JsonObject): string => (typeof _id === "string" ? _id : "")

const epoch = { $date: "1970-01-01T00:00:00.000Z" }

/** Returns the contents to load into a store. */
export const contentsOf = (shelf: Shelf): Contents => ({
  collection: collectionOf(shelf),
  documents: shelf.items.map(documentOf),
  references: (shelf.references ?? []).map((reference) => ({ field: many, ...reference }))
})

/** Returns the values of a field in all items. */
export const valuesAt = (items: ReadonlyArray<JsonObject>, field: string) =>
  items.map((data) => at(data, path(field))).filter((value) => value !== undefined)
