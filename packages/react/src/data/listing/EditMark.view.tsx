import { problemText } from "../../i18n/MessagesContext.ts"
import type { ListedMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { ShownEdit } from "./ItemEdit.ts"

/** The message groups of listed items. */
export interface ListedMessageGroups {
  readonly problems: ProblemWords
  readonly table: ListedMessages
}

export interface EditMarkProps {
  readonly classOf: ClassOf<"mark" | "unseen">
  readonly edit: ShownEdit | undefined
  readonly messages: ListedMessageGroups
}

/** Renders an icon for an edit that is being saved or was rejected. Renders nothing if there is no edit. */
export function EditMark({ classOf, edit, messages }: EditMarkProps) {
  if (edit === undefined) return null
  const isSaving = edit._tag === "Saving"
  const text = isSaving ? messages.table.saving : messages.table.notSaved(problemText(messages, edit.problem))
  return (
    <span className={classOf("mark")} data-edit={edit._tag.toLowerCase()} title={text}>
      <svg aria-hidden="true" fill="none" height="12" viewBox="0 0 12 12" width="12">
        <path
          d={isSaving ? "M6 1.5A4.5 4.5 0 1 1 1.5 6" : "M6 1.5v5.25M6 9.75v.5"}
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth="2"
        />
      </svg>
      <span className={classOf("unseen")}> {text}</span>
    </span>
  )
}
