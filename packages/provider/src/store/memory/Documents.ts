/**
 * The documents of a collection in memory, with its unique indexes enforced.
 *
 * @since 0.1.0
 */
import * as Result from "effect/Result"
import type { Index } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Indexes from "../../engine/collection/Indexes.ts"

interface Unique {
  readonly index: Index
  readonly idsByKey: Map<string, string>
}

/** Documents by id. `attempt` fails if a write repeats a unique value. */
export class Documents extends Map<string, Document> {
  #uniques: ReadonlyArray<Unique> = []
  #replaced: Map<string, Document | undefined> | undefined
  #violated: string | undefined

  /** Replaces the enforced unique indexes. The documents must not repeat values in them. */
  enforce(indexes: ReadonlyArray<Index>): void {
    this.#uniques = indexes.map((index) => ({ index, idsByKey: new Map() }))
    for (const document of this.values()) this.#addKeys(document)
  }

  /** Returns the name of a unique index in which another document has the values of this one, if there is one. */
  conflictOf({ data, id }: Document): string | undefined {
    return this.#uniques
      .filter(({ idsByKey, index }) => (idsByKey.get(Indexes.uniqueKey(index, data) ?? "") ?? id) !== id)
      .map(({ index }) => Indexes.nameOf(index))[0]
  }

  /**
   * Runs a write atomically. If two documents would have the same values in a unique index, undoes the write and fails
   * with the name of the index.
   */
  attempt<A>(write: () => A): Result.Result<A, string> {
    if (this.#uniques.length === 0) return Result.succeed(write())
    this.#replaced = new Map()
    this.#violated = undefined
    const written = write()
    const replaced = this.#replaced
    this.#replaced = undefined
    if (this.#violated === undefined) return Result.succeed(written)
    for (const id of replaced.keys()) this.delete(id)
    for (const [id, document] of replaced) if (document !== undefined) this.set(id, document)
    return Result.fail(this.#violated)
  }

  override set(id: string, document: Document): this {
    if (this.#uniques.length > 0) {
      this.#violated ??= this.conflictOf(document)
      this.#removeKeys(id)
      this.#addKeys(document)
    }
    return super.set(id, document)
  }

  override delete(id: string): boolean {
    if (this.#uniques.length > 0) this.#removeKeys(id)
    return super.delete(id)
  }

  #addKeys({ data, id }: Document): void {
    for (const { idsByKey, index } of this.#uniques) {
      const key = Indexes.uniqueKey(index, data)
      if (key !== undefined && !idsByKey.has(key)) idsByKey.set(key, id)
    }
  }

  #removeKeys(id: string): void {
    const document = this.get(id)
    if (this.#replaced !== undefined && !this.#replaced.has(id)) this.#replaced.set(id, document)
    if (document === undefined) return
    for (const { idsByKey, index } of this.#uniques) {
      const key = Indexes.uniqueKey(index, document.data)
      if (key !== undefined && idsByKey.get(key) === id) idsByKey.delete(key)
    }
  }
}
