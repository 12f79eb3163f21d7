/**
 * The tree of a filter: functions that build it, and that simplify it before it is sent. A tree is a `FilterModel`:
 * `$and` and `$or` have an array, `$not` an array of one tree, and everything else is a leaf.
 *
 * @since 0.1.0
 */
import type { FilterModel } from "@portico/contract/data/Query"

/** A filter model while it is built. */
export type Tree = FilterModel

type Trees = ReadonlyArray<Tree>

/** The empty conjunction: the initial tree of a stand-alone filter. */
export const emptyConjunction: Tree = { $and: [] }

/** The tree without conditions: the initial tree of a query. */
export const empty: Tree = {}

/** Adds leaves to the top-level conjunction, and creates it if necessary. */
export const append = (tree: Tree, leaves: Trees): Tree => {
  const parts = partsOf(tree, "$and") ?? (isBlank(tree) ? [] : [tree])
  return { $and: [...parts, ...leaves] }
}

/** Joins two trees that must both hold. */
export const and = (left: Tree, right: Tree): Tree => ({ $and: [...joinable(left), simplify(right)] })

/**
 * Joins two trees of which at least one must hold. If `left` has no conditions (`empty`), the result always holds.
 */
export const or = (left: Tree, right: Tree): Tree => ({ $and: [{ $or: [...joinable(left), simplify(right)] }] })

/** Adds the negation of a tree to the top-level conjunction. */
export const not = (tree: Tree, inner: Tree): Tree => ({
  $and: [...(partsOf(tree, "$and") ?? [tree]), { $not: [simplify(inner)] }]
})

/** Simplifies a tree from the bottom up, without changing its meaning. */
export const simplify = (tree: Tree): Tree => {
  const all = partsOf(tree, "$and")
  if (all !== undefined) return join(all.map(simplify))
  const any = partsOf(tree, "$or")
  if (any !== undefined) return { $or: any.map(simplify).flatMap((part) => partsOf(part, "$or") ?? [part]) }
  const none = partsOf(tree, "$not")
  return none === undefined ? tree : { $not: none.map(simplify) }
}

// Simplifies each time and not only before sending, so that a thousand calls of `or` build a wide tree and not a deep
// one.
const joinable = (left: Tree): Trees => (partsOf(left, "$and")?.length === 0 ? [] : [simplify(left)])

const join = (parts: Trees): Tree => {
  const [first = empty] = parts
  if (parts.length < 2) return first
  const merged = merge(parts)
  if (merged !== undefined) return join(merged)
  const flat = parts.flatMap((part) => partsOf(part, "$and") ?? [part])
  return flat.length > parts.length ? join(flat) : { $and: flat }
}

/**
 * Merges conditions on different fields into one object, and puts it first. Returns `undefined` if none can be merged.
 */
const merge = (parts: Trees): Trees | undefined => {
  const plain = parts.filter((part) => !isOperator(part))
  const names = plain.flatMap(Object.keys)
  if (plain.length < 2 || new Set(names).size < names.length) return undefined
  return [Object.fromEntries(plain.flatMap(Object.entries)), ...parts.filter(isOperator)]
}

const isOperator = (tree: Tree): boolean => !isBlank(tree) && Object.keys(tree).every((key) => key.startsWith("$"))

const isBlank = (tree: Tree): boolean => Object.keys(tree).length === 0

const partsOf = (tree: Tree, operator: "$and" | "$or" | "$not"): Trees | undefined => {
  const parts = tree[operator]
  return Array.isArray(parts) && Object.keys(tree).length === 1 ? parts : undefined
}
