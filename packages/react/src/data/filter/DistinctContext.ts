/**
 * The context that the parts of a distinct values list share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { DistinctMessages } from "../../i18n/messages/ListMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { type Choice, type DistinctState, type DistinctValue, isChoice, isSame } from "./distinct.ts"

/** A styleable element of a distinct values list. */
export type DistinctSlot =
  | "distinct"
  | "distinct-values"
  | "distinct-value"
  | "distinct-count"
  | "distinct-note"
  | "distinct-actions"
  | "skeleton"
  | "empty"
  | "button"
  | "status"
  | "unseen"

/** Class names to add to the elements of a distinct values list, by slot. */
export type DistinctClassNames = ClassNames<DistinctSlot>

/** The state of a distinct values list and its callbacks. */
export interface DistinctActions {
  readonly onChange?: ((chosen: ReadonlyArray<Choice>) => void) | undefined
  readonly onMore?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Starts a sign-in, if only members may read the values. */
  readonly onSignIn?: (() => void) | undefined
  readonly state: DistinctState
  /** The selected values. */
  readonly value: ReadonlyArray<Choice>
}

/** The value of the distinct values context. */
export interface DistinctContextValue extends Omit<DistinctActions, "onChange"> {
  readonly choices: ReadonlyArray<Chooseable>
  readonly classOf: ClassOf<DistinctSlot>
  /** Selects exactly these values. Records an empty selection, so that it is announced. */
  readonly choose: (chosen: ReadonlyArray<Choice>) => void
  readonly isCleared: boolean
  readonly messages: MessageOverrides | undefined
  /** Moves the focus to the value at an index: now, or when more values have loaded. */
  readonly sendFocus: (place: number, when: "now" | "later") => void
  readonly styled: boolean | undefined
  readonly textOf: (value: Choice) => string
  readonly words: DistinctMessages
}

/** A value that can be selected. */
export interface Chooseable extends DistinctValue {
  readonly value: Choice
}

export const DistinctContext = React.createContext<DistinctContextValue | undefined>(undefined)

/** Returns the context of the surrounding distinct values list. Throws if there is none. */
export const useDistinctContext = (part: string): DistinctContextValue => {
  const values = React.use(DistinctContext)
  if (values === undefined) throw new Error(`${part} is outside its values: put it inside its Root.`)
  return values
}

/**
 * Returns the values to choose from. Selected values that no item has any more are included, so that they can be
 * deselected.
 */
export const choicesOf = (state: DistinctState, chosen: ReadonlyArray<Choice>): ReadonlyArray<Chooseable> => {
  const found = state._tag === "Ready" ? state.values.filter(isChooseable) : []
  const missing = chosen.filter((one) => !found.some(({ value }) => isSame(value, one)))
  return [...missing.map((value) => ({ value })), ...found]
}

const isChooseable = (one: DistinctValue): one is Chooseable => isChoice(one.value)
