import * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { DrawsContext } from "./DrawsContext.ts"
import { sameNode } from "./sameNode.ts"

export interface DrawnValueProps {
  readonly field: string
  readonly item: ListedItem
  readonly value: unknown
}

/** Renders a value with the page's current `cell` function. */
export function DrawnValue({ field, item, value }: DrawnValueProps) {
  const draws = React.use(DrawsContext)
  return <Still node={draws[field]?.(value, item)} />
}

export interface StillProps {
  readonly node: React.ReactNode
}

/** Renders a node. Keeps the previous output if the new node would render the same. */
export const Still = React.memo(
  function Still({ node }: StillProps) {
    return node
  },
  (before, after) => sameNode(before.node, after.node)
)
