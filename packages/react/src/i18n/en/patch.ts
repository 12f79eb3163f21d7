/**
 * Words of a form that changes single fields, in English.
 *
 * @since 0.1.0
 */
import type { PatchMessages } from "../groups/Patch.ts"
import { number } from "./format.ts"

/** Words of a form that changes single fields. */
export const patch: PatchMessages = {
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
