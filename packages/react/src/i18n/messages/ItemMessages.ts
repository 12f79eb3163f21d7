/**
 * The messages of a single item.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./FormMessages.ts"

/** Words of an item, shown and edited. */
export interface ItemMessages {
  readonly createTitle: string
  readonly editTitle: string
  readonly create: string
  readonly creating: string
  readonly save: string
  readonly saving: string
  readonly loading: string
  /** There is no such item. */
  readonly notFound: string
  readonly retry: string
  readonly created: string
  readonly saved: string
  /** Nothing differs from what is stored. */
  readonly unchanged: string
  readonly removed: string
  /** Drops what was entered. */
  readonly reset: string
  /** How many fields hold something that is not saved. */
  readonly unsaved: (fields: number) => string
  /** Marks a field that holds something that is not saved. */
  readonly changed: string
  /** Beside the label of a field that may be left empty. */
  readonly optional: string
  /** Below a list. */
  readonly linesHint: string
  /** Below a value that is edited as it travels. */
  readonly jsonHint: string
  /** In place of references that are kept beside an item that is not there yet. */
  readonly referencesLater: string
  /** The choice that stands for none. */
  readonly notChosen: string
  /** Fields that a filter cannot name. */
  readonly oddNames: (names: string) => string
  /** Stands over the fields that both sides changed. */
  readonly conflict: string
  readonly mine: string
  readonly theirs: string
  readonly saveChosen: string
  readonly remove: string
  readonly removeTitle: string
  readonly removeText: string
  readonly removing: string
  readonly cancel: string
  readonly leaveTitle: string
  readonly leaveText: string
  readonly leave: string
  readonly stay: string
  readonly signIn: string
}

/** Words of a form that changes single fields. */
export interface PatchMessages extends SubmitMessages {
  /** Names a change: "Change 2". */
  readonly change: (position: number) => string
  readonly field: string
  readonly action: string
  readonly value: string
  readonly set: string
  readonly remove: string
  readonly increment: string
  readonly append: string
  readonly pull: string
  readonly add: string
  readonly drop: (position: number) => string
  readonly preview: string
  readonly before: string
  readonly after: string
  /** In place of a value that is not there. */
  readonly absent: string
  /** The patch changes nothing of the item. */
  readonly same: string
  readonly saved: string
}

/** Words of a choice among the items of another collection. */
export interface ReferenceMessages {
  readonly search: string
  readonly searching: string
  readonly results: (shown: number) => string
  readonly noResults: string
  readonly more: string
  readonly chosen: string
  /** How many are chosen, as far as they are read. */
  readonly chosenCount: (items: number) => string
  /** More is chosen than was read, and what was not read stays so. */
  readonly unread: string
  readonly nothingChosen: string
  readonly take: (item: string) => string
  readonly taken: (item: string) => string
  readonly remove: (item: string) => string
  readonly removed: (item: string) => string
  /** What a reference leads to is not there. */
  readonly broken: (id: string) => string
  readonly loading: string
  readonly moreChosen: string
  /** Has the field refer to these items, and to no others. */
  readonly replace: string
  readonly replacing: string
  readonly replaced: string
  readonly clear: string
  readonly retry: string
}
