import { problems as englishProblems } from "../../i18n/en/problems.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { DataErrorView } from "../failure/DataErrorView.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import type { ItemPartProps } from "./ItemFormParts.view.tsx"

/** What stands in place of the form of an item that is not there: it is read, it does not exist, it could not be read. */
export function ItemAbsence({ className }: ItemPartProps) {
  const { classOf, messages, mode, onReload, onSignIn, state, styled, words } = useItemFormContext("ItemAbsence")
  useWords("problems", englishProblems, messages)
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
          onRetry={onReload}
          onSignIn={onSignIn}
          problem={state.problem}
          styled={styled}
        />
      )
    default:
      return null
  }
}
