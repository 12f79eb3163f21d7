/** Walks syntax trees. */

/** A node of a syntax tree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"

type Index = Map<string, Array<Node>>

// The pages of many components walk the same modules.
const indexes = new WeakMap<Node, Index>()

/** Returns all nodes of a tree of the given type, in the order of the source. */
export const nodesOf = <N extends Node>(node: unknown, type: N["type"]): ReadonlyArray<N> => {
  if (Array.isArray(node)) return node.flatMap((one) => nodesOf<N>(one, type))
  if (!isNode(node)) return []
  const index: Index = indexes.get(node) ?? new Map()
  if (!indexes.has(node)) addTo(index, node)
  indexes.set(node, index)
  // The cast is safe: the index is by type.
  return (index.get(type) ?? []) as ReadonlyArray<Node> as ReadonlyArray<N>
}

const addTo = (index: Index, value: unknown): void => {
  if (Array.isArray(value)) for (const one of value) addTo(index, one)
  if (!isNode(value)) return
  const same = index.get(value.type)
  if (same === undefined) index.set(value.type, [value])
  else same.push(value)
  for (const child of Object.values(value)) if (typeof child === "object") addTo(index, child)
}
