import * as React from "react"
import { problems as englishProblems } from "../../i18n/en/form.ts"
import { table as englishTable } from "../../i18n/en/lists.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { Problem } from "../../problem/Problem.ts"
import { DataErrorView, type DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import { TableAlert } from "../table/TableAlert.view.tsx"
import type { ItemSlot } from "./ItemContext.ts"

/** The part of an item's state that explains why the item cannot be shown. */
type AbsenceState =
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Absent" }
  | { readonly _tag: "Failed"; readonly problem: Problem }
  | { readonly _tag: "Ready"; readonly problem?: Problem | undefined; readonly refetching: boolean }

export interface AbsenceProps {
  readonly className: string | undefined
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
export function Absence({ className, classOf, state, words, ...props }: AbsenceProps) {
  const { messages, mode, onRetry, onSignIn, place, styled } = props
  const problems = useWords("problems", englishProblems, messages)
  const table = useWords("table", englishTable, messages)
  switch (state._tag) {
    case "Loading":
      return (
        <>
          <div aria-hidden="true" className={classOf("item-skeleton", className)} />
          <output className={classOf("status")}>{words.loading}</output>
        </>
      )
    case "Absent":
      return <output className={classOf("empty", className)}>{words.notFound}</output>
    case "Failed":
      return (
        <DataErrorView
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
          className={className}
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
