/** Walks syntax trees. */

/** A node of a syntax tree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"

/** Returns all nodes of a tree of the given type. */
export function* nodesOf<N extends Node>(node: unknown, type: N["type"]): Generator<N> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf<N>(one, type)
  if (!isNode(node)) return
  if (node.type === type) yield node as N
  for (const value of Object.values(node)) if (typeof value === "object") yield* nodesOf<N>(value, type)
}
