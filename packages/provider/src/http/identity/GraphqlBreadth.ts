/**
 * The limit on the breadth of a GraphQL request. Every field at the root is a call of its own, under any alias. Without
 * a limit, a small request could read or change a large profile hundreds of times.
 *
 * @since 0.1.0
 */
import { type DocumentNode, Kind, type SelectionSetNode } from "graphql"

/** The maximum number of fields at the root of a request, including those of its fragments. */
export const maximumRootFields = 20

/** Whether a request has more than `maximumRootFields`. Also true if a fragment spreads itself. */
export const isTooBroad = ({ definitions }: DocumentNode): boolean => {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
  return definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && isBroad(definition.selectionSet, fragments)
  )
}

const isBroad = (root: SelectionSetNode, fragments: ReadonlyMap<string, SelectionSetNode>): boolean => {
  const open = [root]
  let fields = 0
  // A fragment counts as a field. Otherwise a fragment that spreads itself would cause an endless loop.
  for (const { selections } of open) {
    fields += selections.length
    if (fields > maximumRootFields) return true
    for (const selection of selections) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : undefined
      if (inner !== undefined) open.push(inner)
    }
  }
  return false
}
