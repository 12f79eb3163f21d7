/**
 * Whether a page knows of a member. It stands apart from the session's atom, so that a form which makes a session can ask
 * without bringing what follows one.
 *
 * @since 0.1.0
 */
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"

const present = new WeakSet<AtomRegistry.AtomRegistry>()

/** Notes whether the page of a registry has a member in front of it. */
export const notePresence = (registry: AtomRegistry.AtomRegistry, isMember: boolean): void => {
  if (isMember) present.add(registry)
  else present.delete(registry)
}

/** Whether any part of the page has shown itself to a member. */
export const isMemberPresent = (registry: AtomRegistry.AtomRegistry): boolean => present.has(registry)
