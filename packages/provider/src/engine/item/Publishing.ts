/**
 * Drafts: items of a collection with the PUBLISH plugin that are visible only to callers who may update them (data.md
 * §3).
 *
 * @since 0.1.0
 */
import { PublishStatus } from "@portico/contract/data/Enums"
import * as Result from "effect/Result"
import { type Collection, plugin } from "../collection/Collection.ts"
import type { Document } from "../collection/Document.ts"
import * as Filter from "../filter/Filter.ts"
import type { Json } from "../value/Json.ts"
import type { Verdict } from "../collection/Permissions.ts"
import * as Refusal from "../value/Refusal.ts"

/** The name of the field that contains an item's publish status. */
export const statusField = "_publishStatus"

/** Whether the items of a collection can be drafts. */
export const hasDrafts = (collection: Collection): boolean => plugin(collection, "PUBLISH") !== undefined

/** Matches published items. Items from before the plugin was added have no status and count as published. */
export const published: Filter.Filter = {
  _tag: "Not",
  filter: { _tag: "Equal", path: [statusField], value: "DRAFT" }
}

/**
 * Returns a filter that matches published items and the drafts that a caller with this permission to update may see.
 */
export const visible = (verdict: Verdict): Filter.Filter => {
  switch (verdict._tag) {
    case "All":
      return Filter.all
    case "Own":
      return { _tag: "Or", filters: [published, Filter.ownedBy(verdict.memberId)] }
    case "Nothing":
      return published
  }
}

/** Validates a document's publish status. */
export const check = <A extends Document>(
  document: A,
  collection: Collection
): Result.Result<A, Refusal.ValidationError> =>
  !hasDrafts(collection) || isStatus(document.data[statusField] ?? null)
    ? Result.succeed(document)
    : Result.fail(Refusal.field(statusField, `must be ${PublishStatus.members.join(" or ")}`))

const isStatus = (value: Json): boolean => value === null || PublishStatus.members.some((status) => status === value)

/** Sets the status of a document that has none: the status of the stored document, or else the plugin's default. */
export const fill = (document: Document, collection: Collection, stored?: Document): Document => {
  const publish = plugin(collection, "PUBLISH")
  if (publish === undefined || (document.data[statusField] ?? null) !== null) return document
  const status = stored?.data[statusField] ?? publish.defaultStatus ?? "PUBLISHED"
  return { id: document.id, data: { ...document.data, [statusField]: status } }
}
