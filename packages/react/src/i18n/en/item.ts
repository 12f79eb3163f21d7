/**
 * Words of an item, in English.
 *
 * @since 0.1.0
 */
import type { ItemMessages } from "../groups/Item.ts"
import { count } from "./format.ts"

/** Words of an item, shown and edited. */
export const item: ItemMessages = {
  createTitle: "New item",
  editTitle: "Edit item",
  create: "Create",
  creating: "Creating…",
  save: "Save changes",
  saving: "Saving…",
  loading: "Loading…",
  notFound: "There is no such item. It may have been removed.",
  retry: "Try again",
  created: "It is created.",
  saved: "Your changes are saved.",
  unchanged: "You changed nothing, so there was nothing to save.",
  removed: "It is removed.",
  reset: "Discard changes",
  unsaved: (fields) => `${count(fields, "field is", "fields are")} not saved yet.`,
  changed: "changed",
  optional: "optional",
  linesHint: "One entry a line.",
  jsonHint: "Written as JSON, texts in quotation marks.",
  referencesLater: "Can be chosen once the item is created.",
  notChosen: "None",
  oddNames: (names) => `Filters cannot find these fields, because of a dot or a dollar sign in their names: ${names}.`,
  conflict: "You both changed these fields. Choose which value should stay:",
  mine: "Yours",
  theirs: "Theirs",
  saveChosen: "Save with these values",
  remove: "Delete",
  removeTitle: "Delete this item?",
  removeText: "It cannot be brought back.",
  removing: "Deleting…",
  cancel: "Cancel",
  leaveTitle: "Leave without saving?",
  leaveText: "What you entered here is not saved yet, and will be lost.",
  leave: "Leave",
  stay: "Stay",
  signIn: "Sign in"
}
