/**
 * The English messages of invalid fields and of items that changed in the meantime.
 *
 * @since 0.1.0
 */
import { limitText } from "../../messages/ItemMessages.ts"
import type { ProblemMessages } from "../../messages/Messages.ts"
import { count, number } from "../format.ts"
import { valueProblems } from "./values.ts"

/** The messages of the problems that editing an item adds to those of data calls. */
export const fieldProblems = {
  ...valueProblems,
  itemChanged: () => "Someone else changed this item. Choose which values to keep, then save again.",
  valueMissing: () => "This field is required.",
  valueInvalid: () => "Enter a valid value.",
  numberNotWhole: () => "Enter a whole number.",
  numberOutOfRange: limitText({
    other: "Enter a valid value.",
    between: (minimum, maximum) => `Enter a number from ${number(minimum)} to ${number(maximum)}.`,
    atLeast: (minimum) => `Enter ${number(minimum)} or more.`,
    atMost: (maximum) => `Enter ${number(maximum)} or less.`,
    exactly: (limit) => `Enter ${number(limit)}.`,
    moreThan: (minimum) => `Enter a number greater than ${number(minimum)}.`,
    lessThan: (maximum) => `Enter a number less than ${number(maximum)}.`
  }),
  textLengthInvalid: limitText({
    other: "Enter a valid value.",
    between: (minimum, maximum) => `Enter ${number(minimum)} to ${count(maximum, "character", "characters")}.`,
    atLeast: (minimum) => `Enter at least ${count(minimum, "character", "characters")}.`,
    atMost: (maximum) => `Enter at most ${count(maximum, "character", "characters")}.`,
    exactly: (limit) => `Enter exactly ${count(limit, "character", "characters")}.`
  }),
  listLengthInvalid: limitText({
    other: "Enter a valid value.",
    between: (minimum, maximum) => `Enter ${number(minimum)} to ${count(maximum, "value", "values")}.`,
    atLeast: (minimum) => `Enter at least ${count(minimum, "value", "values")}.`,
    atMost: (maximum) => `Enter at most ${count(maximum, "value", "values")}.`,
    exactly: (limit) => `Enter exactly ${count(limit, "value", "values")}.`
  }),
  jsonMalformed: () => "This isn't valid JSON. Check the brackets, commas and quotation marks.",
  notANumber: () => "The value of this field isn't a number.",
  numberTooLarge: () => "This number is too large to save exactly.",
  notAList: () => "The value of this field isn't a list."
} satisfies Partial<ProblemMessages>
