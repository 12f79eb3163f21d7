/**
 * The unsaved changes to the references of a field.
 *
 * @since 0.1.0
 */
import type { Asker } from "../listing/Question.ts"
import type { ChosenItem } from "./PickerContext.ts"

/**
 * The unsaved additions and removals. `since` is the submission after which they were made, and `asker` the user who
 * made them.
 */
export interface Kept {
  readonly added: ReadonlyArray<ChosenItem>
  readonly removed: ReadonlyArray<string>
  readonly since?: unknown
  readonly asker?: Asker | undefined
}

/** The initial value, without unsaved changes. */
export const nothingKept: Kept = { added: [], removed: [] }

/** Returns the selected items: the stored ones, without the removals and with the additions. */
export const amended = (stored: ReadonlyArray<ChosenItem>, { added, removed }: Kept): ReadonlyArray<ChosenItem> => [
  ...stored.filter(({ id }) => !removed.includes(id)),
  ...added.filter(({ id }) => !stored.some((one) => one.id === id))
]

/**
 * Returns the unsaved changes for the current user. If another user made them, for example before the session ended,
 * they remain. Ids then replace the titles, which a visitor may not be allowed to read.
 */
export const keptFor = (kept: Kept, asker: Asker | undefined): Kept =>
  kept.asker === asker ? kept : { ...kept, added: kept.added.map(({ id }) => ({ id, title: id })) }

/** Selects an item, or deselects it if it is selected. */
export const toggled = (kept: Kept, stored: ReadonlyArray<ChosenItem>, item: ChosenItem): Kept => {
  const { added, removed } = kept
  const without = <A>(list: ReadonlyArray<A>, isIt: (one: A) => boolean) => list.filter((one) => !isIt(one))
  if (removed.includes(item.id)) return { ...kept, removed: without(removed, (id) => id === item.id) }
  if (added.some(({ id }) => id === item.id)) return { ...kept, added: without(added, ({ id }) => id === item.id) }
  return stored.some(({ id }) => id === item.id)
    ? { ...kept, removed: [...removed, item.id] }
    : { ...kept, added: [...added, item] }
}
