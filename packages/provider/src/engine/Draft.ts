/**
 * Items as callers send them, and the documents they become.
 *
 * @since 0.1.0
 */
import type { ItemDraft } from "@portico/contract/data/Item"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import type { Index } from "./Collection.ts"
import * as Document from "./Document.ts"
import { at, type JsonObject, path } from "./Json.ts"
import * as IndexKey from "./IndexKey.ts"
import * as Normalise from "./Normalise.ts"
import { byteLength } from "./Order.ts"
import * as Refusal from "./Refusal.ts"
import { isStorable } from "./Text.ts"

/** What a document gets from the provider. The id stands for items that bring none. */
export interface Given {
  readonly makeId: () => string
  /** ISO text with milliseconds. */
  readonly now: string
  readonly ownerId?: string | undefined
  readonly indexes: ReadonlyArray<Index>
}

/** Makes a document of a draft. What the caller wrote into system fields is replaced, except the id. */
export const toDocument = (
  draft: ItemDraft,
  { indexes, makeId, now, ownerId }: Given
): Result.Result<Document.Document, Refusal.Refusal> =>
  Result.gen(function* () {
    const given = yield* idOf(draft)
    const fields = yield* Normalise.fields(Document.ownFields(draft.data as JsonObject))
    yield* checkSize(fields)
    const id = given ?? makeId()
    const document = Document.make(fields, { id, createdDate: now, updatedDate: now, ownerId })
    yield* checkIndexes(document, indexes)
    return document
  })

/** Reads the id of a draft: from beside its data or from `_id` in it. */
export const idOf = ({ data, id }: ItemDraft): Result.Result<string | undefined, Refusal.Refusal> => {
  const inside = data["_id"]
  if (inside === undefined || inside === null) return id === undefined ? Result.succeed(id) : checkId(id, "id")
  if (typeof inside !== "string") return Result.fail(Refusal.wde("WDE0007", { received: Wde.received(inside) }))
  return id === undefined || id === inside
    ? checkId(inside, "_id")
    : Result.fail(Refusal.field("_id", "must be the same as the id beside the data"))
}

/** Checks an id, or the name of a collection. `field` is what the refusal calls it. */
export const checkId = (id: string, field: string): Result.Result<string, Refusal.ValidationError> =>
  id !== "" && id.length <= Limits.maximumIdLength && isStorable(id)
    ? Result.succeed(id)
    : Result.fail(Refusal.field(field, `must be a text of 1 to ${Limits.maximumIdLength} characters without NUL`))

const checkSize = (fields: JsonObject): Result.Result<void, Refusal.Refusal> => {
  const json = JSON.stringify(fields)
  return json.length * 3 <= Limits.maximumItemBytes || byteLength(json) <= Limits.maximumItemBytes
    ? Result.void
    : Result.fail(Refusal.wde("WDE0109", {}, 413))
}

const checkIndexes = (
  { data, id }: Document.Document,
  indexes: ReadonlyArray<Index>
): Result.Result<void, Refusal.Refusal> => {
  for (const { fields } of indexes) {
    const sizes = fields.map(({ fieldName }) => IndexKey.size(at(data, path(fieldName)) ?? null))
    if (byteLength(id) + sizes.reduce((sum, size) => sum + size, 0) > Limits.maximumIndexBytes) {
      const largest = fields[sizes.indexOf(Math.max(...sizes))]?.fieldName ?? ""
      return Result.fail(Refusal.field(largest, "is too large for a field with an index"))
    }
  }
  return Result.void
}
