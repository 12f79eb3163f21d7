import * as React from "react"
import type { FormClassNames } from "../../form/FormContext.ts"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { signIn, signUp } from "../../i18n/en/entry.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import * as Credentials from "./Credentials.ts"
import type { EntryState } from "./Entry.ts"
import { EntryNotice } from "./EntryNotice.view.tsx"

export interface EntryFormProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: FormClassNames | undefined
  readonly kind: "signIn" | "signUp"
  readonly messages?: MessageOverrides | undefined
  readonly onSubmit: (credentials: Credentials.Credentials) => void
  readonly state: EntryState
  readonly styled?: boolean | undefined
}

/** The form of a sign-in or sign-up, and the notice that stands in its place once it is done. */
export function EntryForm({ children, classNames, kind, messages, onSubmit, state, styled, ...root }: EntryFormProps) {
  const words = useWords(kind, kind === "signIn" ? signIn : signUp, messages)
  const [began] = React.useState(state._tag)
  if (state._tag === "Done") {
    return (
      <EntryNotice
        className={classOf(classNames, styled)("notice")}
        outcome={state.outcome}
        takesFocus={began !== "Done"}
        words={words}
      />
    )
  }
  return (
    <FormRoot
      {...root}
      classNames={classNames}
      messages={messages}
      onSubmit={(entries) => onSubmit(Credentials.ofForm(entries))}
      state={state}
      styled={styled}
      words={words}
    >
      {children}
    </FormRoot>
  )
}
