/**
 * The English messages of invalid fields and of items that changed in the meantime.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { valueProblems } from "./values.ts"

/** The messages of the problems that editing an item adds to those of data calls. */
export const fieldProblems = {
  ...valueProblems,
  itemChanged: () => "Someone else changed this item. Choose which values to keep, then save again.",
  valueMissing: () => "This field is required.",
  valueInvalid: () => "Enter a valid value.",
  numberNotWhole: () => "Enter a whole number.",
  jsonMalformed: () => "This isn't valid JSON. Check the brackets, commas and quotation marks.",
  notANumber: () => "The value of this field isn't a number.",
  numberTooLarge: () => "This number is too large to save exactly.",
  notAList: () => "The value of this field isn't a list."
} satisfies Partial<ProblemMessages>
