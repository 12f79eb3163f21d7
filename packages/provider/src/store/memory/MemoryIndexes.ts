/**
 * The status of indexes in memory. Nothing needs to be built, so each index is ACTIVE immediately unless it is invalid
 * or the items prevent it.
 *
 * @since 0.1.0
 */
import type { Collection } from "../../engine/collection/Collection.ts"
import * as Indexes from "../../engine/collection/Indexes.ts"
import type { Documents } from "./Documents.ts"

/** The indexes of one collection. */
export class MemoryIndexes {
  #byName: ReadonlyMap<string, Indexes.StoredIndex> = new Map()

  #isSearched = false

  /** All indexes, the system's first. */
  get all(): ReadonlyArray<Indexes.StoredIndex> {
    return [...Indexes.system, ...this.#byName.values(), ...(this.#isSearched ? [Indexes.search] : [])]
  }

  /** Records that the collection was searched, which adds the word index. */
  searched(): void {
    this.#isSearched = true
  }

  /** Updates the indexes to a collection's definition. */
  align({ indexes }: Collection, documents: Documents): void {
    const droppedIndexes = new Map(
      [...this.#byName].map(([name, index]) => [name, { ...index, status: "DROPPED" as const }])
    )
    const declared = new Map<string, Indexes.StoredIndex>()
    for (const index of indexes) {
      const name = Indexes.nameOf(index)
      const known = this.#byName.get(name)
      const flaw = Indexes.invalidReason(index)
      const obstacle = flaw === undefined ? Indexes.failureReason(index, documents.values()) : undefined
      declared.set(
        name,
        known !== undefined && known.status !== "DROPPED"
          ? known
          : flaw === undefined
            ? Indexes.toStored(index, obstacle === undefined ? "ACTIVE" : "FAILED", obstacle)
            : Indexes.toStored(index, "INVALID", flaw)
      )
    }
    this.#byName = new Map([...droppedIndexes, ...declared])
    documents.enforce(
      indexes.filter((index) => index.unique === true && declared.get(Indexes.nameOf(index))?.status === "ACTIVE")
    )
  }
}
