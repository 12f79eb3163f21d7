"use client"
import { Part, rootProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { distinct as english } from "../../i18n/en/lists.ts"
import { valueWords } from "../../i18n/en/table/value.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { classOf } from "../../theme/classes.ts"
import {
  isBusy,
  DistinctContext,
  choicesOf,
  type DistinctActions,
  type DistinctClassNames,
  useDistinctContext,
  DistinctClear,
  DistinctList,
  DistinctMore,
  DistinctNote,
  DistinctProblem,
  DistinctStatus,
  type DistinctListProps
} from "./DistinctParts.view.tsx"
import type { Choice, DistinctState } from "./distinct.ts"
import * as React from "react"

export interface DistinctRootViewProps extends DistinctActions, RootProps<DistinctClassNames> {
  /** The visible label of the list. */
  readonly label: React.ReactNode
  /** IANA time zone in which dates are shown. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
}

/** Renders the container of a distinct values list's parts, a labeled group, and provides their context. */
export function DistinctRootView(props: DistinctRootViewProps) {
  const { children, classNames, label, messages, onChange, onMore, onRetry, state, styled, value } = props
  const words = useWords("distinct", english, messages)
  const group = React.useRef<HTMLFieldSetElement>(null)
  const [isCleared, setCleared] = React.useState(false)
  const sendFocus = useFocus(group, state)
  const classes = classOf(classNames, styled)
  const textOf = useTexts(messages, props.timeZone)
  return (
    <DistinctContext
      value={{
        choices: choicesOf(state, value),
        choose: (chosen) => {
          setCleared(chosen.length === 0)
          onChange?.(chosen)
        },
        classNames,
        classOf: classes,
        isCleared,
        messages,
        onMore,
        onRetry,
        onSignIn: props.onSignIn,
        sendFocus,
        state,
        styled,
        textOf,
        value,
        words
      }}
    >
      <Part
        as="fieldset"
        own={rootProps(props)}
        aria-busy={isBusy(state)}
        className={classes("distinct")}
        data-state={state._tag.toLowerCase()}
        ref={group}
        tabIndex={-1}
      >
        <legend>{label}</legend>
        {children}
      </Part>
    </DistinctContext>
  )
}

const useTexts = (messages: MessageOverrides | undefined, timeZone: string | undefined) => {
  const { no, yes } = useWords("table", valueWords, messages)
  const locale = useLocale()
  return (value: Choice): string => {
    if (typeof value === "boolean") return value ? yes : no
    if (typeof value === "number") return new Intl.NumberFormat(locale, { useGrouping: "min2" }).format(value)
    return value instanceof Date
      ? new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(value)
      : value
  }
}

// Removing a focused button would lose the focus. It moves to a value, or to the group if there is none.
const useFocus = (group: React.RefObject<HTMLFieldSetElement | null>, state: DistinctState) => {
  const wanted = React.useRef<number>(undefined)
  const focus = React.useCallback(
    (place: number) => {
      const boxes = group.current?.querySelectorAll<HTMLElement>('input[type="checkbox"]')
      const box = boxes?.[Math.min(place, boxes.length - 1)] ?? group.current
      box?.focus()
    },
    [group]
  )
  React.useEffect(() => {
    if (wanted.current === undefined || isBusy(state)) return
    if (state._tag === "Ready" && state.problem === undefined) focus(wanted.current)
    wanted.current = undefined
  }, [focus, state])
  return React.useCallback(
    (place: number, when: "now" | "later") => {
      if (when === "later") wanted.current = place
      else focus(place)
    },
    [focus]
  )
}

export interface DistinctValuesViewProps
  extends Omit<DistinctRootViewProps, "children">, Pick<DistinctListProps, "labelOf"> {}

/** Renders a distinct values list in each of its states. */
export function DistinctValuesView({ labelOf, ...root }: DistinctValuesViewProps) {
  return (
    <DistinctRootView {...root}>
      <DistinctProblem />
      <DistinctList labelOf={labelOf} />
      <DistinctNote />
      <Actions />
      <DistinctStatus />
    </DistinctRootView>
  )
}

function Actions() {
  const { classOf, state, value } = useDistinctContext("Actions")
  const canShowMore = state._tag === "Ready" && state.hasNext
  return canShowMore || value.length > 0 ? (
    <div className={classOf("distinct-actions")}>
      <DistinctMore />
      <DistinctClear />
    </div>
  ) : null
}
