/**
 * Conversion of a seed's collections and items to collections and documents.
 *
 * @since 0.1.0
 */
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import * as Collection from "../collection/Collection.ts"
import * as Document from "../collection/Document.ts"
import * as Draft from "../item/Draft.ts"
import { isObject, type Json, type JsonObject } from "../value/Json.ts"
import * as Normalize from "../value/Normalize.ts"
import * as Publishing from "../item/Publishing.ts"
import * as References from "../collection/References.ts"
import * as Refusal from "../value/Refusal.ts"
import type { SeedCollection } from "./Seed.ts"

/** A collection and its initial documents. */
export interface Contents {
  readonly collection: Collection.Collection
  readonly documents: ReadonlyArray<Document.Document>
  /** The references in the items' MULTI_REFERENCE fields. */
  readonly references?: ReadonlyArray<SeedReference>
}

/** A reference from an item's field to an item of the referenced collection. */
export interface SeedReference {
  readonly field: string
  readonly referring: string
  readonly referenced: string
}

/** The values that items of a seed may use. */
export interface SeedDefaults {
  /** The default date of items, as an ISO string with milliseconds. */
  readonly now: string
  /** The ids of members by email address, for the owners of items. */
  readonly memberIds: ReadonlyMap<string, string>
}

/** Parses the collections of a seed. Fails for the first item that cannot be stored, with its index. */
export const read = (
  collections: ReadonlyArray<SeedCollection>,
  surroundings: SeedDefaults
): Result.Result<ReadonlyArray<Contents>, InvalidItem> =>
  Result.gen(function* () {
    const contents: Array<Contents> = []
    const sources = collections.flatMap(sourcesOf)
    for (const { collection, seed } of sources) {
      const documents: Array<Document.Document> = []
      for (const [index, item] of (seed.items ?? []).entries()) {
        const document = documentOf(item, seed, index, surroundings)
        const checked = Result.flatMap(document, (made) => Publishing.check(made, collection))
        const fitting = yield* Result.mapError(checked, (refusal) => ({ collection: seed.id, index, refusal }))
        documents.push(Publishing.fill(fitting, collection))
      }
      contents.push({ collection, documents })
    }
    const all = new Map(contents.map(({ collection, documents }) => [collection.id, new Set(documents.map(idOf))]))
    return yield* Result.all(
      contents.map((content, index) =>
        Result.map(referencesOf(content, sources[index]?.seed.items ?? [], all), (references) =>
          references.length === 0 ? content : { ...content, references }
        )
      )
    )
  })

/**
 * Returns the result of another `read` of the same collections for the same members, whose items have a later default
 * date. Reading them again would take several times as long.
 */
export const renew = (
  contents: ReadonlyArray<Contents>,
  collections: ReadonlyArray<SeedCollection>,
  now: string
): ReadonlyArray<Contents> => {
  const sources = collections.flatMap(sourcesOf)
  return contents.map((content, place) => {
    const items = sources[place]?.seed.items ?? []
    return { ...content, documents: content.documents.map((document, index) => withDates(document, items[index], now)) }
  })
}

const withDates = (
  { data, id }: Document.Document,
  item: Readonly<Record<string, unknown>> = {},
  now: string
): Document.Document => {
  const { _createdDate, _updatedDate } = item
  const date = { $date: now }
  return {
    id,
    data: {
      ...data,
      ...(holdsDate(_createdDate) ? {} : { _createdDate: date }),
      ...(holdsDate(_updatedDate ?? _createdDate) ? {} : { _updatedDate: date })
    }
  }
}

const holdsDate = (value: unknown): boolean => {
  if (value === undefined || value === null) return false
  const given = Normalize.fields({ value })
  return Result.isSuccess(given) && dateOf(given.success["value"]) !== undefined
}

/** Returns a collection of a seed, and its sandbox if it has one. */
const sourcesOf = (seed: SeedCollection): ReadonlyArray<Source> => {
  const collection = collectionOf(seed)
  const { sandbox: items } = seed
  return [
    { collection, seed },
    ...(items === undefined ? [] : [{ collection: Collection.sandbox(collection), seed: { ...seed, items } }])
  ]
}

interface Source {
  readonly collection: Collection.Collection
  readonly seed: SeedCollection
}

const idOf = ({ id }: Document.Document): string => id

/** Returns the references in the items' MULTI_REFERENCE fields. Fails if a referenced item is not in the seed. */
const referencesOf = (
  { collection, documents }: Contents,
  items: ReadonlyArray<Readonly<Record<string, unknown>>>,
  all: ReadonlyMap<string, ReadonlySet<string>>
): Result.Result<ReadonlyArray<SeedReference>, InvalidItem> => {
  const found: Array<SeedReference> = []
  const fields = References.fieldsOf(collection.fields).filter(({ holds }) => holds === "many")
  for (const [index, { id }] of documents.entries()) {
    for (const { name, target } of fields) {
      const ids = References.idsIn(items[index]?.[name] as Json | undefined)
      const there = all.get(Collection.targetOf(collection, target))
      const missing = ids.find((referenced) => there?.has(referenced) !== true)
      if (missing !== undefined) {
        const refusal = Refusal.wde("WDE0073", { itemId: Wde.received(missing), collection: target })
        return Result.fail({ collection: Collection.nameOf(collection), index, refusal })
      }
      found.push(...ids.map((referenced) => ({ field: name, referring: id, referenced })))
    }
  }
  return Result.succeed(found)
}

/** An item of a seed that cannot be stored. */
export interface InvalidItem {
  readonly collection: string
  readonly index: number
  readonly refusal: Refusal.Refusal
}

const defaults: Collection.Permissions = {
  read: "ANYONE",
  insert: "SITE_MEMBER",
  update: "SITE_MEMBER_AUTHOR",
  remove: "SITE_MEMBER_AUTHOR"
}

const collectionOf = ({
  displayName,
  fields = {},
  id,
  indexes = [],
  permissions,
  plugins = [],
  whenOwnerDeleted
}: SeedCollection): Collection.Collection => ({
  id,
  ...(displayName === undefined ? {} : { displayName }),
  permissions: { ...defaults, ...permissions },
  fields,
  indexes,
  ...(plugins.length === 0 ? {} : { plugins }),
  ...(whenOwnerDeleted === undefined ? {} : { whenOwnerDeleted })
})

const documentOf = (
  item: Readonly<Record<string, unknown>>,
  { fields = {}, id, indexes = [], items = [] }: SeedCollection,
  index: number,
  { memberIds, now }: SeedDefaults
): Result.Result<Document.Document, Refusal.Refusal> =>
  Result.gen(function* () {
    // Padded with zeros, so that the ids sort in the order of the seed.
    const place = String(index + 1).padStart(String(items.length).length, "0")
    const document = yield* Draft.toDocument({ data: item }, { makeId: () => `${id}-${place}`, now, indexes, fields })
    const given = yield* Normalize.fields({
      createdDate: item["_createdDate"],
      updatedDate: item["_updatedDate"] ?? item["_createdDate"],
      ownerId: item["_ownerId"]
    })
    const owner = given["ownerId"]
    return Document.make(Document.ownFields(document.data), {
      id: document.id,
      createdDate: dateOf(given["createdDate"]) ?? now,
      updatedDate: dateOf(given["updatedDate"]) ?? now,
      ownerId: typeof owner === "string" ? (memberIds.get(owner) ?? owner) : undefined
    })
  })

const dateOf = (value: Json | undefined): string | undefined => {
  const date: JsonObject = isObject(value) ? value : {}
  return typeof date["$date"] === "string" ? date["$date"] : undefined
}
