/**
 * What the parts of a list of values to choose from share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { DistinctMessages } from "../../i18n/messages/ListMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { type Choice, type DistinctState, type DistinctValue, isChoice, isSame } from "./distinct.ts"

/** An element of a list of values that has a class of its own. */
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

/** Classes to add to the elements of a list of values, by slot. */
export type DistinctClassNames = ClassNames<DistinctSlot>

/** What a list of values is made of. */
export interface DistinctActions {
  readonly onChange?: ((chosen: ReadonlyArray<Choice>) => void) | undefined
  readonly onMore?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Leads to a sign-in, where the values are for members only. */
  readonly onSignIn?: (() => void) | undefined
  readonly state: DistinctState
  /** The values that are chosen. */
  readonly value: ReadonlyArray<Choice>
}

/** What the parts of a list of values read. */
export interface DistinctContextValue extends Omit<DistinctActions, "onChange"> {
  readonly choices: ReadonlyArray<Chooseable>
  readonly classOf: ClassOf<DistinctSlot>
  /** Chooses these values, and says so where they are none. */
  readonly choose: (chosen: ReadonlyArray<Choice>) => void
  readonly isCleared: boolean
  readonly messages: MessageOverrides | undefined
  /** Sends the focus to a value, by its place: at once, or when more are there. */
  readonly sendFocus: (place: number, when: "now" | "later") => void
  readonly styled: boolean | undefined
  readonly textOf: (value: Choice) => string
  readonly words: DistinctMessages
}

/** A value that can be chosen. */
export interface Chooseable extends DistinctValue {
  readonly value: Choice
}

export const DistinctContext = React.createContext<DistinctContextValue | undefined>(undefined)

/** Reads the list of values around a part. */
export const useDistinctContext = (part: string): DistinctContextValue => {
  const values = React.use(DistinctContext)
  if (values === undefined) throw new Error(`${part} is outside its values: put it inside its Root.`)
  return values
}

/** What can be chosen. What is chosen stays to be unchosen, even where no item has it any more. */
export const choicesOf = (state: DistinctState, chosen: ReadonlyArray<Choice>): ReadonlyArray<Chooseable> => {
  const found = state._tag === "Ready" ? state.values.filter(isChooseable) : []
  const missing = chosen.filter((one) => !found.some(({ value }) => isSame(value, one)))
  return [...missing.map((value) => ({ value })), ...found]
}

const isChooseable = (one: DistinctValue): one is Chooseable => isChoice(one.value)
