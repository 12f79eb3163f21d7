/**
 * Collections and items in memory.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Limits from "@portico/contract/Limits"
import * as Document from "../../engine/Document.ts"
import { type Collection, nameOf, targetOf } from "../../engine/Collection.ts"
import * as Evaluate from "../../engine/filter/Evaluate.ts"
import { type Filter, searchIn } from "../../engine/filter/Filter.ts"
import * as Indexes from "../../engine/Indexes.ts"
import type { Contents } from "../../engine/ItemSeed.ts"
import * as Order from "../../engine/Order.ts"
import { ItemStore, type Saved } from "../ItemStore.ts"
import { Documents } from "./Documents.ts"
import { MemoryIndexes } from "./MemoryIndexes.ts"
import * as MemoryReferences from "./MemoryReferences.ts"
import { References } from "./References.ts"
import * as Aggregates from "./Aggregates.ts"
import * as Select from "./Select.ts"

interface Kept {
  readonly collection: Collection
  readonly documents: Documents
  readonly indexes: MemoryIndexes
}

const make = Effect.sync(() => {
  const all = new Map<string, Kept>()
  const references = new References()
  const documentsOf = ({ id }: Collection) => all.get(id)?.documents ?? new Documents()

  const define = (collection: Collection) => {
    const indexes = all.get(collection.id)?.indexes ?? new MemoryIndexes()
    const documents = documentsOf(collection)
    indexes.align(collection, documents)
    all.set(collection.id, { collection, documents, indexes })
  }

  const insert = (collection: Collection, documents: ReadonlyArray<Document.Document>) => {
    const kept = documentsOf(collection)
    return documents.map((document) => {
      const isNew = !kept.has(document.id) && kept.conflictOf(document) === undefined
      if (isNew) kept.set(document.id, document)
      return isNew
    })
  }

  const write = <A>(collection: Collection, run: () => A) =>
    Effect.suspend(() =>
      Effect.fromResult(
        Result.mapError(documentsOf(collection).attempt(run), (name) => Indexes.taken(nameOf(collection), name))
      )
    )

  /** Answers the documents of these ids that match, each as it is when its turn comes. */
  const each = <A>(
    ids: ReadonlyArray<string>,
    filter: Filter,
    collection: Collection,
    act: (documents: Map<string, Document.Document>, found: Document.Document, index: number) => A
  ): ReadonlyArray<Option.Option<A>> => {
    const documents = documentsOf(collection)
    const holds = Evaluate.compile(filter)
    return ids.map((id, index) => {
      const found = documents.get(id)
      return found !== undefined && holds(found.data) ? Option.some(act(documents, found, index)) : Option.none()
    })
  }

  const matching = (collection: Collection, filter: Filter): ReadonlyArray<Document.Document> => {
    const holds = Evaluate.compile(filter)
    return [...documentsOf(collection).values()].filter(({ data }) => holds(data))
  }

  const find: MemoryReferences.Find = (collection, filter) => {
    const documents = documentsOf(collection)
    const holds = Evaluate.compile(filter)
    return (id) => {
      const found = documents.get(id)
      return found !== undefined && holds(found.data) ? found : undefined
    }
  }

  const refer = ({ collection, references: given = [] }: Contents) => {
    const documents = documentsOf(collection)
    for (const { field, ...reference } of given) {
      if (!documents.has(reference.referring)) continue
      const target = all.get(targetOf(collection, collection.fields[field]?.referencedCollectionId ?? ""))?.collection
      if (target === undefined || !documentsOf(target).has(reference.referenced)) continue
      references.add({ collection, field, target }, reference)
    }
  }

  return ItemStore.of({
    parallelism: Limits.embeddedParallelism,
    collections: Effect.sync(() =>
      [...all.values()]
        .map(({ collection }) => collection)
        .toSorted((left, right) => Order.compareTexts(left.id, right.id))
    ),
    collection: (id) =>
      Effect.sync(() => Option.map(Option.fromUndefinedOr(all.get(id)), ({ collection }) => collection)),
    define: (collection) => Effect.sync(() => define(collection)),
    amend: (id, change) =>
      Effect.sync(() =>
        Option.map(Option.fromUndefinedOr(all.get(id)), ({ collection }) => {
          const changed = change(collection)
          define(changed)
          return changed
        })
      ),
    load: (contents, mode) =>
      Effect.sync(() => {
        if (mode === "replace") {
          all.clear()
          references.clear()
        }
        const created = contents.filter(({ collection }) => !all.has(collection.id))
        for (const { collection, documents } of created) {
          all.set(collection.id, { collection, documents: new Documents(), indexes: new MemoryIndexes() })
          insert(collection, documents)
        }
        for (const { collection } of contents) define(collection)
        for (const content of created) refer(content)
        return created.map(({ collection }) => collection.id)
      }),

    get: (collection, ids, filter) => Effect.sync(() => each(ids, filter, collection, (_, found) => found)),
    insert: (collection, documents) => Effect.sync(() => insert(collection, documents)),
    update: (collection, documents, filter) =>
      write(collection, () =>
        each(
          documents.map(({ id }) => id),
          filter,
          collection,
          (kept, found, index) => {
            const document = Document.replace(found, documents[index] ?? found)
            kept.set(document.id, document)
            return document
          }
        )
      ),
    alter: (collection, ids, filter, change) =>
      write(collection, () =>
        each(ids, filter, collection, (kept, found, index) =>
          Result.map(change(found, index), (changed) => {
            const document = Document.replace(found, changed)
            kept.set(document.id, document)
            return document
          })
        )
      ),
    save: (collection, documents, filter) =>
      write(collection, () => {
        const kept = documentsOf(collection)
        const holds = Evaluate.compile(filter)
        return documents.map((given): Option.Option<Saved> => {
          const found = kept.get(given.id)
          if (found !== undefined && !holds(found.data)) return Option.none()
          const document = found === undefined ? given : Document.replace(found, given)
          kept.set(document.id, document)
          return Option.some({ action: found === undefined ? "INSERTED" : "UPDATED", document })
        })
      }),
    remove: (collection, ids, filter) =>
      Effect.sync(() =>
        each(ids, filter, collection, (kept, found) => {
          kept.delete(found.id)
          references.forget(collection, found.id)
          return found
        })
      ),
    truncate: (collection, filter) =>
      Effect.sync(() => {
        const kept = documentsOf(collection)
        for (const { id } of matching(collection, filter)) {
          kept.delete(id)
          references.forget(collection, id)
        }
      }),

    indexes: (collection) => Effect.sync(() => all.get(collection.id)?.indexes.all ?? Indexes.system),

    find: (collection, find) =>
      Effect.sync(() => {
        if (searchIn(find.filter) !== undefined) all.get(collection.id)?.indexes.searched()
        return Select.page(matching(collection, find.filter), find)
      }),
    count: (collection, filter) => Effect.sync(() => matching(collection, filter).length),
    aggregate: (collection, find) =>
      Effect.suspend(() => Effect.fromResult(Aggregates.page(documentsOf(collection).values(), find))),
    distinct: (collection, find) => Effect.sync(() => Select.distinct(matching(collection, find.filter), find)),

    references: MemoryReferences.make(references, find)
  })
})

/** `ItemStore` in memory. */
export const layer: Layer.Layer<ItemStore> = /*#__PURE__*/ Layer.effect(ItemStore, make)
