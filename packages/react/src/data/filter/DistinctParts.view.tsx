import { Part, type PartProps, type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import { useLocale } from "../../i18n/MessagesContext.ts"
import type { DistinctMessages } from "../../i18n/messages/ListMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { DataErrorBox } from "../failure/FailureParts.view.tsx"
import type { FailureSlot } from "../failure/FailureParts.view.tsx"
import { isChoice, isSame, toggleChoice, type Choice, type DistinctState, type DistinctValue } from "./distinct.ts"
import * as React from "react"

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
export type DistinctClassNames = ClassNames<DistinctSlot | FailureSlot>

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
  readonly choices: ReadonlyArray<Choosable>
  readonly classNames: DistinctClassNames | undefined
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
export interface Choosable extends DistinctValue {
  readonly value: Choice
}

export const DistinctContext = React.createContext<DistinctContextValue | undefined>(undefined)

/** Returns the context of the surrounding distinct values list. Throws if there is none. */
export const useDistinctContext = (part: string): DistinctContextValue =>
  usePartContext(DistinctContext, part, "DistinctValuesParts.Root")

/**
 * Returns the values to choose from. Selected values that items no longer have are included, so that they can be
 * deselected.
 */
export const choicesOf = (state: DistinctState, chosen: ReadonlyArray<Choice>): ReadonlyArray<Choosable> => {
  const found = state._tag === "Ready" ? state.values.filter(isChoosable) : []
  const missing = chosen.filter((one) => !found.some(({ value }) => isSame(value, one)))
  return [...missing.map((value) => ({ value })), ...found]
}

const isChoosable = (one: DistinctValue): one is Choosable => isChoice(one.value)

export interface DistinctListProps extends PartProps<"ul"> {
  /** A function that returns the label of a value. Default: the formatted value. */
  readonly labelOf?: ((value: Choice) => React.ReactNode) | undefined
}

/** Renders the values as checkboxes, with the count of items that have each value if counts were requested. */
export function DistinctList({ labelOf, ...own }: DistinctListProps) {
  const { choices, choose, classOf, state, textOf, value, words } = useDistinctContext("DistinctList")
  const locale = useLocale()
  if (choices.length === 0) {
    if (state._tag === "Loading") {
      return (
        <Part as="div" own={own} aria-hidden="true" className={classOf("distinct-values")}>
          {[1, 2, 3].map((bar) => (
            <span className={classOf("skeleton")} key={bar} />
          ))}
        </Part>
      )
    }
    return state._tag === "Ready" ? (
      <Part as="p" own={own} className={classOf("empty")}>
        {words.empty}
      </Part>
    ) : null
  }
  return (
    <Part as="ul" own={own} className={classOf("distinct-values")}>
      {choices.map(({ count, value: one }) => (
        <li key={keyOf(one)}>
          <label className={classOf("distinct-value")}>
            <input
              checked={value.some((other) => isSame(other, one))}
              onChange={() => choose(toggleChoice(value, one))}
              type="checkbox"
            />
            <span>{labelOf?.(one) ?? textOf(one)}</span>
            {count !== undefined && (
              <span className={classOf("distinct-count")}>
                <span aria-hidden="true">{new Intl.NumberFormat(locale).format(count)}</span>
                <span className={classOf("unseen")}>{words.items(count)}</span>
              </span>
            )}
          </label>
        </li>
      ))}
    </Part>
  )
}

// Two dates within the same second have the same string, so the key uses milliseconds.
const keyOf = (value: Choice): string => `${typeof value} ${value instanceof Date ? value.getTime() : value}`

/** Renders the error of a failed read with a retry button. Values that are already loaded stay. */
export function DistinctProblem(own: RootElementProps) {
  const { classNames, messages, onRetry, onSignIn, state, styled } = useDistinctContext("DistinctProblem")
  const problem = state._tag === "Loading" ? undefined : state.problem
  if (problem === undefined) return null
  return (
    <DataErrorBox
      {...own}
      busy={isBusy(state)}
      classNames={classNames}
      messages={messages}
      onRetry={onRetry}
      onSignIn={onSignIn}
      problem={problem}
      styled={styled}
    />
  )
}

/** Renders a note that the items could not be counted, if counts were requested. */
export function DistinctNote(own: PartProps<"p">) {
  const { classOf, state, words } = useDistinctContext("DistinctNote")
  if (state._tag !== "Ready" || state.uncounted !== true || state.values.length === 0) return null
  return (
    <Part as="p" own={own} className={classOf("distinct-note")}>
      {words.uncounted}
    </Part>
  )
}

/** Renders a button that loads more values and moves the focus to the first of them. */
export function DistinctMore(own: PartProps<"button">) {
  const { choices, classOf, onMore, sendFocus, state, words } = useDistinctContext("DistinctMore")
  if (state._tag !== "Ready" || !state.hasNext || onMore === undefined) return null
  const more = () => {
    if (state.refetching) return
    sendFocus(choices.length, "later")
    onMore()
  }
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={state.refetching || undefined}
      className={classOf("button")}
      data-variant="quiet"
      onClick={more}
      type="button"
    >
      {words.more}
    </Part>
  )
}

/** Renders a button that deselects all values. */
export function DistinctClear(own: PartProps<"button">) {
  const { choose, classOf, sendFocus, value, words } = useDistinctContext("DistinctClear")
  if (value.length === 0) return null
  const clear = () => {
    choose([])
    sendFocus(0, "now")
  }
  return (
    <Part as="button" own={own} className={classOf("button")} data-variant="quiet" onClick={clear} type="button">
      {words.clear}
    </Part>
  )
}

/** Announces to assistive technology that values are loading, and that the selection was cleared. */
export function DistinctStatus(own: PartProps<"output">) {
  const { classOf, isCleared, state, words } = useDistinctContext("DistinctStatus")
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {state._tag === "Loading" ? words.loading : isCleared && words.cleared}
    </Part>
  )
}

/** Whether values are loading. */
export const isBusy = (state: DistinctState): boolean => state._tag === "Loading" || state.refetching
