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
  /** What a value is called. Its own text by default. */
  readonly labelOf?: ((value: Choice) => React.ReactNode) | undefined
}

/** The values, each with a checkbox, and with how many items have it where that was asked. */
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

// Dates of one second have one text.
const keyOf = (value: Choice): string => `${typeof value} ${value instanceof Date ? value.getTime() : value}`

function Skeletons() {
  const { classOf } = useDistinctContext("Skeletons")
  return [1, 2, 3].map((bar) => <span aria-hidden="true" className={classOf("skeleton")} key={bar} />)
}

/** Why the values could not be read, and the way to try again. Those that are here stay. */
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

/** Says that nobody could tell how many items have each value, where that was asked. */
export function DistinctNote({ className }: DistinctPartProps) {
  const { classOf, state, words } = useDistinctContext("DistinctNote")
  if (state._tag !== "Ready" || state.uncounted !== true || state.values.length === 0) return null
  return <p className={classOf("distinct-note", className)}>{words.uncounted}</p>
}

/** Reads more values, and sends the focus to the first of them. */
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

/** Chooses none of the values any more. */
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

/** Tells assistive technology that values are being read, and that none is chosen any more. */
export function DistinctStatus({ className }: DistinctPartProps) {
  const { classOf, isCleared, state, words } = useDistinctContext("DistinctStatus")
  return (
    <output className={classOf("status", className)}>
      {state._tag === "Loading" ? words.loading : isCleared && words.cleared}
    </output>
  )
}
