import { Part, type OwnProps, type PartState } from "../../parts/Part.view.tsx"
import * as React from "react"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { itemWords } from "../../i18n/en/table/item.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import { DataErrorBox } from "../failure/FailureParts.view.tsx"
import { TableAlert } from "../table/TableAlert.view.tsx"
import type { ItemClassNames, ItemSlot } from "./ItemContext.ts"

/** The part of an item's state that explains why the item cannot be shown. */
type AbsenceState =
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Absent" }
  | { readonly _tag: "Failed"; readonly problem: Problem }
  | { readonly _tag: "Ready"; readonly problem?: Problem | undefined; readonly refetching: boolean }

export interface AbsenceProps {
  /** The props that the application passes to the part. */
  readonly own: OwnProps<PartState>
  readonly classNames: ItemClassNames | undefined
  readonly classOf: ClassOf<ItemSlot>
  readonly messages: MessageOverrides | undefined
  readonly mode: DataErrorViewProps["mode"]
  readonly onRetry: (() => void) | undefined
  readonly onSignIn: (() => void) | undefined
  /** The element that receives the focus after a successful retry. */
  readonly place: React.RefObject<HTMLElement | null>
  readonly state: AbsenceState
  readonly styled: boolean | undefined
  readonly words: ItemMessages
}

/**
 * Renders the replacement for an item that is loading, does not exist or could not be read. For an item that was read,
 * it shows why it could not be refreshed.
 */
export function Absence({ classOf, own, state, words, ...props }: AbsenceProps) {
  const { classNames, messages, mode, onRetry, onSignIn, place, styled } = props
  const problems = useWords("problems", dataProblems, messages)
  const table = useWords("table", itemWords, messages)
  switch (state._tag) {
    case "Loading":
      return (
        <>
          <Part as="div" own={own} aria-hidden="true" className={classOf("item-skeleton")} />
          <output className={classOf("status")}>{words.loading}</output>
        </>
      )
    case "Absent":
      return (
        <Part as="output" own={own} className={classOf("empty")}>
          {words.notFound}
        </Part>
      )
    case "Failed":
      return (
        <DataErrorBox
          {...own}
          classNames={classNames}
          messages={messages}
          mode={mode}
          onRetry={onRetry}
          onSignIn={onSignIn}
          problem={state.problem}
          styled={styled}
        />
      )
    case "Ready":
      return state.problem === undefined ? null : (
        <TableAlert
          busy={state.refetching}
          own={own}
          classOf={classOf}
          messages={{ problems, table }}
          onRetry={onRetry}
          onSignIn={onSignIn}
          problem={state.problem}
          table={place}
        />
      )
  }
}
