/**
 * Words of an item: shown, created, edited and removed.
 *
 * @since 0.1.0
 */

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
