import type * as React from "react"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { DataErrorView } from "../failure/DataErrorView.view.tsx"
import { type Choice, isSame, toggleChoice } from "./distinct.ts"
import { useDistinctContext } from "./DistinctContext.ts"
import { isBusy } from "./DistinctRoot.view.tsx"

export interface DistinctPartProps {
  readonly className?: string | undefined
}

export interface DistinctListProps extends DistinctPartProps {
  /** A function that returns the label of a value. The formatted value by default. */
  readonly labelOf?: ((value: Choice) => React.ReactNode) | undefined
}

/** Renders the values as checkboxes, with the count of items that have each value if counts were requested. */
export function DistinctList({ className, labelOf }: DistinctListProps) {
  const { choices, choose, classOf, state, textOf, value, words } = useDistinctContext("DistinctList")
  const locale = useLocale()
  if (choices.length === 0) {
    if (state._tag === "Loading") return <Skeletons />
    return state._tag === "Ready" ? <p className={classOf("empty", className)}>{words.empty}</p> : null
  }
  return (
    <ul className={classOf("distinct-values", className)}>
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
    </ul>
  )
}

// Two dates within the same second have the same string, so the key uses milliseconds.
const keyOf = (value: Choice): string => `${typeof value} ${value instanceof Date ? value.getTime() : value}`

function Skeletons() {
  const { classOf } = useDistinctContext("Skeletons")
  return [1, 2, 3].map((bar) => <span aria-hidden="true" className={classOf("skeleton")} key={bar} />)
}

/** Renders the error of a failed read with a retry button. Values that are already loaded stay. */
export function DistinctProblem() {
  const { messages, onRetry, onSignIn, state, styled } = useDistinctContext("DistinctProblem")
  const problem = state._tag === "Loading" ? undefined : state.problem
  if (problem === undefined) return null
  return (
    <DataErrorView
      busy={isBusy(state)}
      messages={messages}
      onRetry={onRetry}
      onSignIn={onSignIn}
      problem={problem}
      styled={styled}
    />
  )
}

/** Renders a note that the items could not be counted, if counts were requested. */
export function DistinctNote({ className }: DistinctPartProps) {
  const { classOf, state, words } = useDistinctContext("DistinctNote")
  if (state._tag !== "Ready" || state.uncounted !== true || state.values.length === 0) return null
  return <p className={classOf("distinct-note", className)}>{words.uncounted}</p>
}

/** Renders a button that loads more values and moves the focus to the first of them. */
export function DistinctMore({ className }: DistinctPartProps) {
  const { choices, classOf, onMore, sendFocus, state, words } = useDistinctContext("DistinctMore")
  if (state._tag !== "Ready" || !state.hasNext || onMore === undefined) return null
  const more = () => {
    if (state.refetching) return
    sendFocus(choices.length, "later")
    onMore()
  }
  return (
    <button
      aria-disabled={state.refetching || undefined}
      className={classOf("button", className)}
      data-look="quiet"
      onClick={more}
      type="button"
    >
      {words.more}
    </button>
  )
}

/** Renders a button that deselects all values. */
export function DistinctClear({ className }: DistinctPartProps) {
  const { choose, classOf, sendFocus, value, words } = useDistinctContext("DistinctClear")
  if (value.length === 0) return null
  const clear = () => {
    choose([])
    sendFocus(0, "now")
  }
  return (
    <button className={classOf("button", className)} data-look="quiet" onClick={clear} type="button">
      {words.clear}
    </button>
  )
}

/** Announces to assistive technology that values are loading, and that the selection was cleared. */
export function DistinctStatus({ className }: DistinctPartProps) {
  const { classOf, isCleared, state, words } = useDistinctContext("DistinctStatus")
  return (
    <output className={classOf("status", className)}>
      {state._tag === "Loading" ? words.loading : isCleared && words.cleared}
    </output>
  )
}
