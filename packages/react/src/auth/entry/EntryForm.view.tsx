import * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import type { EntryMessages } from "../../i18n/messages/SignInMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { classOf } from "../../theme/classes.ts"
import type { EntryState } from "./Entry.ts"
import { EntryNotice } from "./EntryNotice.view.tsx"

/** The props that the roots of a sign-in and a sign-up share. */
export interface EntryRootProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** Additional class names for the parts, by slot. */
  readonly classNames?: FormClassNames | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}

export interface EntryFormProps extends EntryRootProps {
  readonly onSubmit: (entries: FormData) => void
  readonly state: EntryState
  readonly styled?: boolean | undefined
  readonly words: EntryMessages
}

/** Renders the form of a sign-in or sign-up, and a notice in its place after it succeeded. */
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
