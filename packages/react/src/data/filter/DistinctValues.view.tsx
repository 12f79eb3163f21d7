"use client"
import * as React from "react"
import { distinct as english } from "../../i18n/en/distinct.ts"
import { table } from "../../i18n/en/table.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { type ClassNames, classOf } from "../../theme/classes.ts"
import { DataErrorView } from "../failure/DataErrorView.view.tsx"
import { type Choice, type DistinctState, isChoice, isSame, toggleChoice } from "./distinct.ts"

/** An element of a list of values that has a class of its own. */
export type DistinctSlot =
  | "distinct"
  | "distinct-values"
  | "distinct-value"
  | "distinct-count"
  | "filter-actions"
  | "skeleton"
  | "empty"
  | "button"
  | "status"
  | "unseen"

export interface DistinctValuesViewProps {
  /** Classes to add, by slot. */
  readonly classNames?: ClassNames<DistinctSlot> | undefined
  /** What the values are: the visible name of the list. */
  readonly label: React.ReactNode
  /** What a value is called. Its own text by default. */
  readonly labelOf?: ((value: Choice) => React.ReactNode) | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly onChange?: ((chosen: ReadonlyArray<Choice>) => void) | undefined
  readonly onMore?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
  readonly state: DistinctState
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
  /** The values that are chosen. */
  readonly value: ReadonlyArray<Choice>
}

/** How a list of values to choose from looks in each of its states. */
export function DistinctValuesView(props: DistinctValuesViewProps) {
  const { classNames, label, labelOf, messages, onChange, onMore, onRetry, state, styled, timeZone, value } = props
  const words = useWords("distinct", english, messages)
  const { no, yes } = useWords("table", table, messages)
  const locale = useLocale()
  const classes = classOf(classNames, styled)
  const group = React.useRef<HTMLFieldSetElement>(null)
  const busy = state._tag === "Loading" || state.refetching
  const problem = state._tag === "Loading" ? undefined : state.problem
  const found = state._tag === "Ready" ? state.values.filter(({ value }) => isChoice(value)) : []
  // What is chosen stays to be unchosen, even where no item has it any more.
  const missing = value.filter((one) => !found.some((other) => isSame(other.value as Choice, one)))
  const choices = [...missing.map((value) => ({ value, count: undefined })), ...found]
  const textOf = (one: Choice) => {
    if (typeof one === "boolean") return one ? yes : no
    if (typeof one === "number") return new Intl.NumberFormat(locale, { useGrouping: "min2" }).format(one)
    return one instanceof Date
      ? new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(one)
      : one
  }
  return (
    <fieldset aria-busy={busy} className={classes("distinct")} ref={group} tabIndex={-1}>
      <legend>{label}</legend>
      {problem !== undefined && (
        <DataErrorView busy={busy} messages={messages} onRetry={onRetry} problem={problem} styled={styled} />
      )}
      {state._tag === "Loading" &&
        [1, 2, 3].map((bar) => <span aria-hidden="true" className={classes("skeleton")} key={bar} />)}
      {state._tag === "Ready" && choices.length === 0 && <p className={classes("empty")}>{words.empty}</p>}
      {choices.length > 0 && (
        <ul className={classes("distinct-values")}>
          {choices.map(({ count, value: given }) => {
            const one = given as Choice
            return (
              <li key={`${typeof one} ${String(one)}`}>
                <label className={classes("distinct-value")}>
                  <input
                    checked={value.some((other) => isSame(other, one))}
                    onChange={() => onChange?.(toggleChoice(value, one))}
                    type="checkbox"
                  />
                  <span>{labelOf?.(one) ?? textOf(one)}</span>
                  {count !== undefined && (
                    <span className={classes("distinct-count")}>
                      <span aria-hidden="true">{new Intl.NumberFormat(locale).format(count)}</span>
                      <span className={classes("unseen")}>, {words.items(count)}</span>
                    </span>
                  )}
                </label>
              </li>
            )
          })}
        </ul>
      )}
      <div className={classes("filter-actions")}>
        {state._tag === "Ready" && state.hasNext && (
          <button className={classes("button")} data-look="quiet" onClick={onMore} type="button">
            {words.more}
          </button>
        )}
        {value.length > 0 && (
          <button
            className={classes("button")}
            data-look="quiet"
            onClick={() => {
              onChange?.([])
              group.current?.focus()
            }}
            type="button"
          >
            {words.clear}
          </button>
        )}
      </div>
      <output className={classes("status")}>{state._tag === "Loading" && words.loading}</output>
    </fieldset>
  )
}
