/**
 * How much a question may ask for at once. Every field at its root is a call of its own, under whatever name: a small
 * question could ask for a large profile, or for changes of it, hundreds of times.
 *
 * @since 0.1.0
 */
import { type DocumentNode, Kind, type SelectionSetNode } from "graphql"

/** Fields at the root of a question at most, those of its fragments included. */
export const maximumRootFields = 20

/** Whether a question asks for more than `maximumRootFields`. Fragments that spread themselves do. */
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
  // A fragment counts like a field, so that this ends.
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
