/**
 * The collections of a seed, and the documents that its items become.
 *
 * @since 0.1.0
 */
import * as Result from "effect/Result"
import type { Collection, Permissions } from "./Collection.ts"
import * as Document from "./Document.ts"
import * as Draft from "./Draft.ts"
import { isObject, type Json, type JsonObject } from "./Json.ts"
import * as Normalise from "./Normalise.ts"
import type * as Refusal from "./Refusal.ts"
import type { SeedCollection } from "./Seed.ts"

/** A collection and the documents it starts with. */
export interface Contents {
  readonly collection: Collection
  readonly documents: ReadonlyArray<Document.Document>
}

/** What items may refer to. */
export interface Surroundings {
  /** ISO text with milliseconds: the date of items that bring none. */
  readonly now: string
  /** Ids of members by their e-mail, for the owners of items. */
  readonly memberIds: ReadonlyMap<string, string>
}

/** Reads the collections of a seed. The first item that cannot be stored is refused, with its place in the seed. */
export const read = (
  collections: ReadonlyArray<SeedCollection>,
  surroundings: Surroundings
): Result.Result<ReadonlyArray<Contents>, Misplaced> =>
  Result.gen(function* () {
    const contents: Array<Contents> = []
    for (const seed of collections) {
      const collection = collectionOf(seed)
      const documents: Array<Document.Document> = []
      for (const [index, item] of (seed.items ?? []).entries()) {
        const document = documentOf(item, seed, index, surroundings)
        documents.push(yield* Result.mapError(document, (refusal) => ({ collection: seed.id, index, refusal })))
      }
      contents.push({ collection, documents })
    }
    return contents
  })

/** An item of a seed that cannot be stored. */
export interface Misplaced {
  readonly collection: string
  readonly index: number
  readonly refusal: Refusal.Refusal
}

const defaults: Permissions = {
  read: "ANYONE",
  insert: "SITE_MEMBER",
  update: "SITE_MEMBER_AUTHOR",
  remove: "SITE_MEMBER_AUTHOR"
}

const collectionOf = ({ displayName, fields = {}, id, indexes = [], permissions }: SeedCollection): Collection => ({
  id,
  ...(displayName === undefined ? {} : { displayName }),
  permissions: { ...defaults, ...permissions },
  fields,
  indexes
})

const documentOf = (
  item: Readonly<Record<string, unknown>>,
  { id, indexes = [], items = [] }: SeedCollection,
  index: number,
  { memberIds, now }: Surroundings
): Result.Result<Document.Document, Refusal.Refusal> =>
  Result.gen(function* () {
    // Padded, so that the order of the ids is that of the seed.
    const place = String(index + 1).padStart(String(items.length).length, "0")
    const document = yield* Draft.toDocument({ data: item }, { makeId: () => `${id}-${place}`, now, indexes })
    const given = yield* Normalise.fields({
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
