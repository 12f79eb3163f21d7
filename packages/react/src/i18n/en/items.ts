/**
 * The English messages of a single item.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { count, number } from "./format.ts"

/** The messages of an item and its form. */
export const item: Messages["item"] = {
  createTitle: "New item",
  editTitle: "Edit item",
  create: "Create",
  creating: "Creating…",
  save: "Save changes",
  saving: "Saving…",
  loading: "Loading…",
  notFound: "We couldn't find this item. It may have been deleted.",
  retry: "Try again",
  created: "Item created.",
  saved: "Changes saved.",
  unchanged: "No changes to save.",
  removed: "Item deleted.",
  reset: "Discard changes",
  unsaved: (fields) => `${count(fields, "field has", "fields have")} unsaved changes.`,
  changed: "changed",
  optional: "optional",
  linesHint: "Enter one value per line.",
  jsonHint: "Enter JSON. Put text in quotation marks.",
  referencesLater: "You can select these after you create the item.",
  notSelected: "None",
  oddNames: (names) => `Filters can't find these fields because their names contain a dot or a dollar sign: ${names}.`,
  conflict: "Someone else changed these fields too. Choose which values to keep:",
  mine: "Yours",
  theirs: "Theirs",
  saveSelected: "Save selected values",
  remove: "Delete",
  removeTitle: "Delete this item?",
  removeText: "The item will be deleted from the collection.",
  removing: "Deleting…",
  cancel: "Cancel",
  leaveTitle: "Leave without saving?",
  leaveText: "What you entered isn't saved and will be lost.",
  leave: "Leave",
  stay: "Stay",
  signIn: "Sign in"
}

/** The messages of a form that changes single fields. */
export const patch: Messages["patch"] = {
  title: "Change fields",
  submit: "Apply changes",
  submitting: "Applying…",
  change: (position) => `Change ${number(position)}`,
  field: "Field",
  action: "Action",
  value: "Value",
  set: "Set to",
  remove: "Remove field",
  increment: "Add to number",
  append: "Add to list",
  pull: "Remove from list",
  add: "Add a change",
  drop: (position) => `Remove change ${number(position)}`,
  preview: "Preview",
  before: "Before",
  after: "After",
  absent: "not set",
  same: "These changes have no effect on the item.",
  saved: "Changes saved."
}
