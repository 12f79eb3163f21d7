/**
 * References in memory, indexed by both ends.
 *
 * @since 0.1.0
 */
import type { Collection } from "../../engine/collection/Collection.ts"
import type { Found } from "../../engine/order/Cursor.ts"
import * as TotalLimit from "../../engine/limits/TotalLimit.ts"
import type { FindReferences, Placed, Reference, Relation } from "../ReferenceStore.ts"

interface Row extends Placed {
  /** The key of collection, field, target and referring item. */
  readonly source: string
}

/** The references of a store. */
export class References {
  #last = 0
  // The references of each item and field, by referenced id, in the order in which they were added.
  readonly #bySource = new Map<string, Map<string, Row>>()
  // For each item, the keys of `#bySource` with references from it, and the references to it. `forget` needs both.
  readonly #from = new Map<string, Set<string>>()
  readonly #to = new Map<string, Set<Row>>()

  /** Adds a reference. Returns whether it was new. */
  add(relation: Relation, { referenced, referring }: Reference): boolean {
    const source = sourceOf(relation, referring)
    const rows = this.#bySource.get(source) ?? new Map<string, Row>()
    if (rows.has(referenced)) return false
    const row = { source, referenced, position: ++this.#last }
    this.#bySource.set(source, rows.set(referenced, row))
    put(this.#from, itemOf(relation.collection, referring), source)
    put(this.#to, itemOf(relation.target, referenced), row)
    return true
  }

  /** Removes a reference. Returns whether it existed. */
  remove(relation: Relation, { referenced, referring }: Reference): boolean {
    const row = this.#rowsOf(relation, referring).get(referenced)
    if (row === undefined) return false
    this.#bySource.get(row.source)?.delete(referenced)
    this.#to.get(itemOf(relation.target, referenced))?.delete(row)
    return true
  }

  /** Removes all references of an item in a field. */
  empty(relation: Relation, referring: string): void {
    for (const referenced of this.#rowsOf(relation, referring).keys()) this.remove(relation, { referring, referenced })
  }

  /** Removes all references from an item and to it. */
  forget(collection: Collection, id: string): void {
    const item = itemOf(collection, id)
    for (const source of this.#from.get(item) ?? []) {
      const [, , target = ""] = JSON.parse(source) as ReadonlyArray<string>
      for (const row of this.#bySource.get(source)?.values() ?? []) {
        this.#to.get(JSON.stringify([target, row.referenced]))?.delete(row)
      }
      this.#bySource.delete(source)
    }
    for (const row of this.#to.get(item) ?? []) this.#bySource.get(row.source)?.delete(id)
    this.#from.delete(item)
    this.#to.delete(item)
  }

  has(relation: Relation, { referenced, referring }: Reference): boolean {
    return this.#rowsOf(relation, referring).has(referenced)
  }

  /** Returns the references of an item in a field, by ascending position. */
  all(relation: Relation, referring: string): ReadonlyArray<Placed> {
    return [...this.#rowsOf(relation, referring).values()].map(({ position, referenced }) => ({ referenced, position }))
  }

  /** Returns a page of an item's references. `most` is the limit of its total. */
  find(
    relation: Relation,
    { from, limit, offset, order, referring, total }: FindReferences,
    most: number
  ): Found<Placed> {
    const all = this.all(relation, referring)
    const isBackward = from?.direction === "before"
    const sign = (order === "DESC") === isBackward ? 1 : -1
    const edge = from === undefined ? Number.NEGATIVE_INFINITY : sign * Number(from.values[0])
    const isBeyond = ({ position }: Placed) =>
      sign * position > edge || (from?.inclusive === true && sign * position === edge)
    const beyond = (sign > 0 ? all : all.toReversed()).filter(isBeyond)
    const found = beyond.slice(offset, offset + limit)
    return {
      found: isBackward ? found.toReversed() : found,
      hasNext: beyond.length > offset + limit,
      ...(total ? TotalLimit.totalOf(all.length, most) : TotalLimit.uncounted)
    }
  }

  clear(): void {
    this.#bySource.clear()
    this.#from.clear()
    this.#to.clear()
  }

  #rowsOf(relation: Relation, referring: string): ReadonlyMap<string, Row> {
    return this.#bySource.get(sourceOf(relation, referring)) ?? new Map<string, Row>()
  }
}

const sourceOf = ({ collection, field, target }: Relation, referring: string): string =>
  JSON.stringify([collection.id, field, target.id, referring])

const itemOf = ({ id: collection }: Collection, id: string): string => JSON.stringify([collection, id])

const put = <A>(sets: Map<string, Set<A>>, key: string, value: A): void => {
  sets.set(key, (sets.get(key) ?? new Set<A>()).add(value))
}
