/**
 * What was chosen and taken back of a field's references, and is not saved yet.
 *
 * @since 0.1.0
 */
import type { Asker } from "../listing/Question.ts"
import type { ChosenItem } from "./PickerContext.ts"

/** What comes and what goes. `since`: the change after which it was chosen. `asker`: who chose. */
export interface Kept {
  readonly added: ReadonlyArray<ChosenItem>
  readonly removed: ReadonlyArray<string>
  readonly since?: unknown
  readonly asker?: Asker | undefined
}

/** Nothing that differs from what is stored. */
export const nothingKept: Kept = { added: [], removed: [] }

/** What is chosen: what is stored, without what goes, and with what comes. */
export const amended = (stored: ReadonlyArray<ChosenItem>, { added, removed }: Kept): ReadonlyArray<ChosenItem> => [
  ...stored.filter(({ id }) => !removed.includes(id)),
  ...added.filter(({ id }) => !stored.some((one) => one.id === id))
]

/** The same while the session is over: the edit stays, and what things are called is not for a visitor. */
export const keptFor = (kept: Kept, asker: Asker | undefined): Kept =>
  kept.asker === asker ? kept : { ...kept, added: kept.added.map(({ id }) => ({ id, title: id })) }

/** Chooses an item, or takes it back where it is chosen. */
export const toggled = (kept: Kept, stored: ReadonlyArray<ChosenItem>, item: ChosenItem): Kept => {
  const { added, removed } = kept
  const without = <A>(list: ReadonlyArray<A>, isIt: (one: A) => boolean) => list.filter((one) => !isIt(one))
  if (removed.includes(item.id)) return { ...kept, removed: without(removed, (id) => id === item.id) }
  if (added.some(({ id }) => id === item.id)) return { ...kept, added: without(added, ({ id }) => id === item.id) }
  return stored.some(({ id }) => id === item.id)
    ? { ...kept, removed: [...removed, item.id] }
    : { ...kept, added: [...added, item] }
}
