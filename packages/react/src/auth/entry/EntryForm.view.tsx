import * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import type { EntryMessages } from "../../i18n/messages/SignInMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { classOf } from "../../theme/classes.ts"
import type { EntryState } from "./Entry.ts"
import { EntryNotice } from "./EntryNotice.view.tsx"

/** What the page may say of a sign-in or sign-up as a whole. */
export interface EntryRootProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** Classes to add to parts, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

export interface EntryFormProps extends EntryRootProps {
  readonly onSubmit: (entries: FormData) => void
  readonly state: EntryState
  readonly styled?: boolean | undefined
  readonly words: EntryMessages
}

/** The form of a sign-in or sign-up, and the notice that stands in its place once it is done. */
export function EntryForm({ children, ...form }: EntryFormProps) {
  const { classNames, state, styled, words } = form
  const [began] = React.useState(state._tag)
  if (state._tag !== "Done") return <FormRoot {...form}>{children}</FormRoot>
  return (
    <EntryNotice
      className={classOf(classNames, styled)("notice")}
      outcome={state.outcome}
      takesFocus={began !== "Done"}
      words={words}
    />
  )
}
