/**
 * The messages of a single item.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./FormMessages.ts"

/** The messages of an item and its form. */
export interface ItemMessages {
  readonly createTitle: string
  readonly editTitle: string
  readonly create: string
  readonly creating: string
  readonly save: string
  readonly saving: string
  readonly loading: string
  /** The message if the item does not exist. */
  readonly notFound: string
  readonly retry: string
  readonly created: string
  readonly saved: string
  /** The message if a save contains no changes. */
  readonly unchanged: string
  readonly removed: string
  /** The button that discards the changes. */
  readonly reset: string
  /** The number of fields with unsaved changes. */
  readonly unsaved: (fields: number) => string
  /** The marker of a field with unsaved changes. */
  readonly changed: string
  /** The marker next to the label of an optional field. */
  readonly optional: string
  /** The hint below a field that contains an array. */
  readonly linesHint: string
  /** The hint below a field that is edited as JSON. */
  readonly jsonHint: string
  /** The message in place of references that are stored separately from the item, until the item is created. */
  readonly referencesLater: string
  /** The option for no value. */
  readonly notSelected: string
  /** The note about fields that filters cannot address. */
  readonly oddNames: (names: string) => string
  /** The heading above the fields that both sides changed. */
  readonly conflict: string
  readonly mine: string
  readonly theirs: string
  readonly saveSelected: string
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

/** The messages of a form that changes single fields. */
export interface PatchMessages extends SubmitMessages {
  /** The name of a change: "Change 2". */
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
  /** The message in place of a missing value. */
  readonly absent: string
  /** The message if the patch does not change the item. */
  readonly same: string
  readonly saved: string
}

/** The messages of a selection among the items of another collection. */
export interface ReferenceMessages {
  readonly search: string
  readonly searching: string
  readonly results: (shown: number) => string
  readonly noResults: string
  readonly more: string
  readonly selected: string
  /** The number of selected items, as far as they have been read. */
  readonly selectedCount: (items: number) => string
  /** The message if more items are selected than have been read. The others stay selected. */
  readonly unread: string
  readonly nothingSelected: string
  readonly itemSelected: (item: string) => string
  readonly remove: (item: string) => string
  readonly removed: (item: string) => string
  /** The message for a reference to an item that no longer exists. */
  readonly broken: (id: string) => string
  readonly loading: string
  readonly moreSelected: string
  /** The button that replaces the field's references with the selected items. */
  readonly replace: string
  readonly replacing: string
  readonly replaced: string
  readonly clear: string
  readonly retry: string
}
