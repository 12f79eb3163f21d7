/**
 * The registries of pages with a signed-in member. It is separate from the session's atom, so that a form that creates
 * a session can read it without loading the code of that atom.
 *
 * @since 0.1.0
 */
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"

const present = new WeakSet<AtomRegistry.AtomRegistry>()

/** Records whether a member is signed in on the page of a registry. */
export const notePresence = (registry: AtomRegistry.AtomRegistry, isMember: boolean): void => {
  if (isMember) present.add(registry)
  else present.delete(registry)
}

/** Whether a member is signed in on the page of a registry. It is `false` if no component has read the session. */
export const isMemberPresent = (registry: AtomRegistry.AtomRegistry): boolean => present.has(registry)
