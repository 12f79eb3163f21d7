/**
 * Operations on references in memory.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { Collection } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import { TotalLimit } from "../../engine/limits/TotalLimit.ts"
import type { Reach, Reference, ReferenceStore, Referred, Relation } from "../ReferenceStore.ts"
import type { References } from "./References.ts"

/** Creates a function that finds a document by id, if it exists and matches. */
export type Find = (collection: Collection, filter: Filter) => (id: string) => Document | undefined

/** Creates the operations on references and the documents that they connect. */
export const make = (references: References, find: Find): ReferenceStore => {
  const missing = ({ collection, target }: Relation, given: ReadonlyArray<Reference>, reach: Reach) => {
    const absentIds = (collection: Collection, filter: Filter, ids: ReadonlyArray<string>) => {
      const found = find(collection, filter)
      return [...new Set(ids)].filter((id) => found(id) === undefined)
    }
    return {
      referring: absentIds(
        collection,
        reach.referring,
        given.map(({ referring }) => referring)
      ),
      referenced: absentIds(
        target,
        reach.referenced,
        given.map(({ referenced }) => referenced)
      )
    } satisfies Referred["missing"]
  }

  const isComplete = (found: Referred["missing"]) => found.referring.length + found.referenced.length === 0

  return {
    insert: (relation, given, reach) =>
      Effect.sync(() => {
        const absent = missing(relation, given, reach)
        return { added: given.map((one) => isComplete(absent) && references.add(relation, one)), missing: absent }
      }),
    replace: (relation, referring, referenced, reach) =>
      Effect.sync(() => {
        const given = referenced.map((one) => ({ referring, referenced: one }))
        const isThere = find(relation.collection, reach.referring)(referring) !== undefined
        const absent = { ...missing(relation, given, reach), referring: isThere ? [] : [referring] }
        if (isComplete(absent)) references.empty(relation, referring)
        return { added: given.map((one) => isComplete(absent) && references.add(relation, one)), missing: absent }
      }),
    remove: (relation, given) => Effect.sync(() => given.map((one) => references.remove(relation, one))),
    has: (relation, reference) => Effect.sync(() => references.has(relation, reference)),
    find: (relation, wish) => Effect.map(TotalLimit, (most) => references.find(relation, wish, most)),
    include: (relation, referring, limit, filter) =>
      Effect.sync(() => {
        const found = find(relation.target, filter)
        const documents = (id: string) =>
          references
            .all(relation, id)
            .map(({ referenced }) => found(referenced))
            .filter((document) => document !== undefined)
            .slice(0, limit)
        return new Map(referring.map((id) => [id, documents(id)]))
      })
  }
}
