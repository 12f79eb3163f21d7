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
  #kept: ReadonlyMap<string, Indexes.KeptIndex> = new Map()

  #isSearched = false

  /** All indexes, the system's first. */
  get all(): ReadonlyArray<Indexes.KeptIndex> {
    return [...Indexes.system, ...this.#kept.values(), ...(this.#isSearched ? [Indexes.search] : [])]
  }

  /** Records that the collection was searched, which adds the word index. */
  searched(): void {
    this.#isSearched = true
  }

  /** Updates the indexes to a collection's definition. */
  align({ indexes }: Collection, documents: Documents): void {
    const kept = new Map([...this.#kept].map(([name, index]) => [name, { ...index, status: "DROPPED" as const }]))
    const declared = new Map<string, Indexes.KeptIndex>()
    for (const index of indexes) {
      const name = Indexes.nameOf(index)
      const known = this.#kept.get(name)
      const flaw = Indexes.flawOf(index)
      const obstacle = flaw === undefined ? Indexes.obstacleIn(index, documents.values()) : undefined
      declared.set(
        name,
        known !== undefined && known.status !== "DROPPED"
          ? known
          : flaw === undefined
            ? Indexes.keep(index, obstacle === undefined ? "ACTIVE" : "FAILED", obstacle)
            : Indexes.keep(index, "INVALID", flaw)
      )
    }
    this.#kept = new Map([...kept, ...declared])
    documents.enforce(
      indexes.filter((index) => index.unique === true && declared.get(Indexes.nameOf(index))?.status === "ACTIVE")
    )
  }
}
