import * as React from "react"
import { distinct as english, table } from "../../i18n/en/lists.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import type { Choice, DistinctState } from "./distinct.ts"
import { choicesOf, type DistinctActions, type DistinctClassNames, DistinctContext } from "./DistinctContext.ts"

export interface DistinctRootViewProps extends DistinctActions {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes to add, by slot. */
  readonly classNames?: DistinctClassNames | undefined
  /** What the values are: the visible name of the list. */
  readonly label: React.ReactNode
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
}

/** What the parts of a list of values stand in: a group with a name. */
export function DistinctRootView(props: DistinctRootViewProps) {
  const { children, className, classNames, label, messages, onChange, onMore, onRetry, state, styled, value } = props
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
      <fieldset
        aria-busy={isBusy(state)}
        className={classes("distinct", className)}
        data-state={state._tag.toLowerCase()}
        ref={group}
        tabIndex={-1}
      >
        <legend>{label}</legend>
        {children}
      </fieldset>
    </DistinctContext>
  )
}

/** Whether values are being read. */
export const isBusy = (state: DistinctState): boolean => state._tag === "Loading" || state.refetching

const useTexts = (messages: MessageOverrides | undefined, timeZone: string | undefined) => {
  const { no, yes } = useWords("table", table, messages)
  const locale = useLocale()
  return (value: Choice): string => {
    if (typeof value === "boolean") return value ? yes : no
    if (typeof value === "number") return new Intl.NumberFormat(locale, { useGrouping: "min2" }).format(value)
    return value instanceof Date
      ? new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(value)
      : value
  }
}

// A button that goes away would take the focus with it: it goes to a value, or to the group where there is none.
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
