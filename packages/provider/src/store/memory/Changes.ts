/**
 * Changes of documents in memory. All changes of a call are computed first, with pauses, and then written at once. If
 * one of the documents was written during a pause, all changes are computed again.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { Collection } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Evaluate from "../../engine/filter/Evaluate.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type * as Slices from "../../engine/limits/Slices.ts"
import type { Documents } from "./Documents.ts"

/**
 * The result of changing one document: its replacement, `undefined` to remove it, or `"same"` to leave it unchanged.
 */
export interface Change<A> {
  readonly next: Document | undefined | "same"
  readonly outcome: A
}

/**
 * Creates the function that changes the documents of these ids in order, and fails with the name of a violated unique
 * index. If an id occurs several times, each change receives the result of the previous one. `onRemoved` is called for
 * each removed document.
 */
export const make = (
  documentsOf: (collection: Collection) => Documents,
  onRemoved: (collection: Collection, id: string) => void
) =>
  function* <A>(
    collection: Collection,
    ids: ReadonlyArray<string>,
    filter: Filter,
    act: (found: Document | undefined, index: number) => Change<A> | undefined
  ): Slices.Steps<Result.Result<ReadonlyArray<Option.Option<A>>, string>> {
    const holds = Evaluate.inSteps(filter)
    for (;;) {
      const documents = documentsOf(collection)
      const before = new Map<string, Document | undefined>()
      const now = new Map<string, Document | undefined>()
      const changes: Array<() => void> = []
      const outcomes: Array<Option.Option<A>> = []
      for (const [index, id] of ids.entries()) {
        if (!before.has(id)) {
          before.set(id, documents.get(id))
          now.set(id, documents.get(id))
        }
        const found = now.get(id)
        const changed = found === undefined || (yield* holds(found.data)) ? act(found, index) : undefined
        outcomes.push(Option.map(Option.fromUndefinedOr(changed), ({ outcome }) => outcome))
        if (changed !== undefined && changed.next !== "same") {
          const { next } = changed
          now.set(id, next)
          changes.push(() => {
            if (next !== undefined) {
              documents.set(next.id, next)
              return
            }
            documents.delete(id)
            onRemoved(collection, id)
          })
        }
        yield
      }
      const isCurrent =
        documents === documentsOf(collection) && [...before].every(([id, found]) => documents.get(id) === found)
      if (!isCurrent) continue
      const written = documents.attempt(() => {
        for (const one of changes) one()
      })
      return Result.map(written, () => outcomes)
    }
  }
