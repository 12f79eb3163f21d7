/**
 * The messages of a single item.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
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

/** The messages for a value that is outside of its limits, by the limits that are known. */
export interface LimitForms {
  /** The message if the limits are not known. */
  readonly other: string
  readonly between: (minimum: number, maximum: number) => string
  readonly atLeast: (minimum: number) => string
  readonly atMost: (maximum: number) => string
  /** The message if the minimum and the maximum are the same. Default: `between`. */
  readonly exactly?: (limit: number) => string
  /** The message for a minimum that is itself invalid. Default: `atLeast`. */
  readonly moreThan?: (minimum: number) => string
  /** The message for a maximum that is itself invalid. Default: `atMost`. */
  readonly lessThan?: (maximum: number) => string
}

/**
 * Returns a message that depends on the limits of its problem.
 *
 * **Example** (A shorter message for numbers)
 *
 * ```ts
 * import { formatOf, limitText } from "@portico/react"
 *
 * const { number } = formatOf("en")
 * const numberOutOfRange = limitText({
 *   other: "Not a valid number.",
 *   between: (minimum, maximum) => `${number(minimum)} to ${number(maximum)} only.`,
 *   atLeast: (minimum) => `${number(minimum)} or more.`,
 *   atMost: (maximum) => `${number(maximum)} or less.`
 * })
 *
 * numberOutOfRange({ limits: { minimum: 1, maximum: 5 } }) // => "1 to 5 only."
 * ```
 */
export const limitText =
  (forms: LimitForms) =>
  ({ limits = {} }: Pick<Problem, "limits">): string => {
    const { atLeast, atMost, between, exactly, lessThan = atMost, moreThan = atLeast, other } = forms
    const { exclusive, maximum, minimum } = limits
    if (minimum === undefined) return maximum === undefined ? other : (exclusive === true ? lessThan : atMost)(maximum)
    if (maximum === undefined) return (exclusive === true ? moreThan : atLeast)(minimum)
    return minimum === maximum && exactly !== undefined ? exactly(minimum) : between(minimum, maximum)
  }
