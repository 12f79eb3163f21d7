/**
 * An `ItemStore` in memory.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Document from "../../engine/collection/Document.ts"
import { type Collection, nameOf, targetOf } from "../../engine/collection/Collection.ts"
import * as Deadline from "../../engine/limits/Deadline.ts"
import * as Evaluate from "../../engine/filter/Evaluate.ts"
import { type Filter, searchIn } from "../../engine/filter/Filter.ts"
import * as Indexes from "../../engine/collection/Indexes.ts"
import type { Contents } from "../../engine/seed/ItemSeed.ts"
import { TotalLimit } from "../../engine/limits/TotalLimit.ts"
import * as Order from "../../engine/value/Order.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import * as Slices from "../../engine/limits/Slices.ts"
import { type Change as Make, ItemStore, type Saved } from "../ItemStore.ts"
import * as Changes from "./Changes.ts"
import { Documents } from "./Documents.ts"
import { MemoryIndexes } from "./MemoryIndexes.ts"
import * as MemoryReferences from "./MemoryReferences.ts"
import { References } from "./References.ts"
import * as Aggregates from "./Aggregates.ts"
import * as Select from "./Select.ts"

interface StoredCollection {
  readonly collection: Collection
  readonly documents: Documents
  readonly indexes: MemoryIndexes
}

/** The settings of the store. */
export interface Options {
  /** Milliseconds that a read may take before it is refused with WDE0028. 5000 by default. */
  readonly readTimeout?: number
  /** Milliseconds that a write may take before it is refused with WDE0028 and writes nothing. 5000 by default. */
  readonly writeTimeout?: number
}

const make = ({
  readTimeout = Limits.maximumReadMilliseconds,
  writeTimeout = Limits.maximumWriteMilliseconds
}: Options) => {
  const all = new Map<string, StoredCollection>()
  const references = new References()
  const documentsOf = ({ id }: Collection) => all.get(id)?.documents ?? new Documents()

  const define = (collection: Collection) => {
    const indexes = all.get(collection.id)?.indexes ?? new MemoryIndexes()
    const documents = documentsOf(collection)
    indexes.align(collection, documents)
    all.set(collection.id, { collection, documents, indexes })
  }

  const insert = (collection: Collection, documents: ReadonlyArray<Document.Document>) => {
    const storedDocuments = documentsOf(collection)
    return documents.map((document) => {
      const isNew = !storedDocuments.has(document.id) && storedDocuments.conflictOf(document) === undefined
      if (isNew) storedDocuments.set(document.id, document)
      return isNew
    })
  }

  const reads = <A>(work: () => Slices.Steps<A>) => Slices.run(work, Deadline.ofRead(readTimeout))

  /** Runs a read that may count, with the limit of its total. */
  const counting = <A, E>(run: (most: number) => Effect.Effect<A, E>) => Effect.flatMap(TotalLimit, run)

  /** Runs a write in steps. Fails if two documents would have the same values in a unique index. */
  const writes = <A>(collection: Collection, work: () => Slices.Steps<Result.Result<A, string>>) =>
    Effect.suspend(() => Slices.run(work, Deadline.ofWrite(writeTimeout))).pipe(
      Effect.flatMap((written) =>
        Effect.fromResult(Result.mapError(written, (name) => Indexes.uniqueViolation(nameOf(collection), name)))
      )
    )

  const change = Changes.make(documentsOf, (collection, id) => references.forget(collection, id))

  // A snapshot of the documents at the start, so that writes during a pause have no effect. Documents are immutable.
  const matching = (collection: Collection, filter: Filter) =>
    Evaluate.select([...documentsOf(collection).values()], ({ data }) => data, filter)

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

    get: (collection, ids, filter) => {
      const holds = Evaluate.atOnce(filter, ids.length)
      if (holds !== undefined)
        return Effect.sync(() => {
          const documents = documentsOf(collection)
          return ids.map((id) => Option.filter(Option.fromUndefinedOr(documents.get(id)), ({ data }) => holds(data)))
        })
      return reads(function* () {
        const documents = documentsOf(collection)
        const holds = Evaluate.inSteps(filter)
        const outcomes: Array<Option.Option<Document.Document>> = []
        for (const id of ids) {
          const found = documents.get(id)
          outcomes.push(found !== undefined && (yield* holds(found.data)) ? Option.some(found) : Option.none())
          yield
        }
        return outcomes
      })
    },
    insert: (collection, documents) => Effect.sync(() => insert(collection, documents)),
    update: (collection, documents, filter) =>
      writes(collection, () =>
        change(
          collection,
          documents.map(({ id }) => id),
          filter,
          (found, index) => {
            if (found === undefined) return undefined
            const document = Document.replace(found, documents[index] ?? found)
            return { next: document, outcome: document }
          }
        )
      ),
    alter: <E>(collection: Collection, ids: ReadonlyArray<string>, filter: Filter, make: Make<E>, apart = false) =>
      writes<Altered<E>>(collection, function* () {
        const some = (ids: ReadonlyArray<string>, first: number) =>
          change<Result.Result<Document.Document, E | ApplicationError>>(collection, ids, filter, (found, index) => {
            if (found === undefined) return undefined
            const outcome = Result.map(make(found, first + index), (changed) => Document.replace(found, changed))
            return { next: Result.isSuccess(outcome) ? outcome.success : "same", outcome }
          })
        const together = yield* some(ids, 0)
        if (!apart || Result.isSuccess(together)) return together
        const outcomes: Array<Altered<E>[number]> = []
        for (const [index, id] of ids.entries()) {
          const alone = yield* some([id], index)
          outcomes.push(
            Result.isSuccess(alone)
              ? (alone.success[0] ?? Option.none())
              : Option.some(Result.fail(Indexes.uniqueViolation(nameOf(collection), alone.failure)))
          )
        }
        return Result.succeed(outcomes)
      }),
    save: (collection, documents, filter) =>
      writes(collection, () =>
        change<Saved>(
          collection,
          documents.map(({ id }) => id),
          filter,
          (found, index) => {
            const given = documents[index]
            if (given === undefined) return undefined
            const document = found === undefined ? given : Document.replace(found, given)
            return { next: document, outcome: { action: found === undefined ? "INSERTED" : "UPDATED", document } }
          }
        )
      ),
    remove: (collection, ids, filter) =>
      writes(collection, () =>
        change(collection, ids, filter, (found) =>
          found === undefined ? undefined : { next: undefined, outcome: found }
        )
      ),
    truncate: (collection, filter) =>
      Effect.asVoid(
        writes(collection, function* () {
          const found = yield* Evaluate.select([...documentsOf(collection).values()], ({ data }) => data, filter)
          const ids = found.map(({ id }) => id)
          return yield* change(collection, ids, filter, (document) =>
            document === undefined ? undefined : { next: undefined, outcome: document }
          )
        })
      ),

    indexes: (collection) => Effect.sync(() => all.get(collection.id)?.indexes.all ?? Indexes.system),

    find: (collection, find) =>
      counting((most) =>
        reads(function* () {
          if (searchIn(find.filter) !== undefined) all.get(collection.id)?.indexes.searched()
          return yield* Select.page(yield* matching(collection, find.filter), find, most)
        })
      ),
    count: (collection, filter) =>
      reads(function* () {
        return (yield* matching(collection, filter)).length
      }),
    aggregate: (collection, find) =>
      Effect.flatMap(
        counting((most) => reads(() => Aggregates.page([...documentsOf(collection).values()], find, most))),
        Effect.fromResult
      ),
    distinct: (collection, find) =>
      counting((most) =>
        reads(function* () {
          return yield* Select.distinct(yield* matching(collection, find.filter), find, most)
        })
      ),

    references: MemoryReferences.make(references, find)
  })
}

type Altered<E> = ReadonlyArray<Option.Option<Result.Result<Document.Document, E | ApplicationError>>>

/** Provides `ItemStore` in memory, with options. */
export const layerOf = (options: Options): Layer.Layer<ItemStore> =>
  Layer.effect(
    ItemStore,
    Effect.sync(() => make(options))
  )

/** Provides `ItemStore` in memory. */
export const layer: Layer.Layer<ItemStore> = layerOf({})
