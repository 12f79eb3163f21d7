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

/** The messages of a form that changes single fields. */
export const patch: Messages["patch"] = {
  title: "Change fields",
  submit: "Apply changes",
  submitting: "Applying…",
  change: (position) => `Change ${number(position)}`,
  field: "Field",
  action: "What to do",
  value: "Value",
  set: "Set to",
  remove: "Remove the field",
  increment: "Add to the number",
  append: "Append to the list",
  pull: "Take out of the list",
  add: "Add another change",
  drop: (position) => `Drop change ${number(position)}`,
  preview: "Preview",
  before: "Before",
  after: "After",
  absent: "not there",
  same: "These changes leave the item as it is.",
  saved: "The changes are made."
}

/** The messages of a selection among the items of another collection. */
export const reference: Messages["reference"] = {
  search: "Type to search",
  searching: "Searching…",
  results: (shown) => count(shown, "result", "results"),
  noResults: "Nothing found.",
  more: "Show more results",
  chosen: "Chosen",
  chosenCount: (items) => `Chosen: ${number(items)}`,
  unread: "More is chosen than is shown here. What is not shown stays chosen.",
  nothingChosen: "Nothing is chosen.",
  take: (item) => `Choose ${item}`,
  taken: (item) => `${item} chosen`,
  remove: (item) => `Remove ${item}`,
  removed: (item) => `${item} removed`,
  broken: (id) => `Not there any more: ${id}`,
  loading: "Loading what is chosen…",
  moreChosen: "Show more of what is chosen",
  replace: "Save the selection",
  replacing: "Saving…",
  replaced: "The selection is saved.",
  clear: "Clear the search",
  retry: "Try again"
}
