import * as React from "react"
import type { Submission } from "../../form/Submission.ts"
import { form } from "../../i18n/en/form.ts"
import { session } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { useProblemText } from "../../i18n/useProblemText.ts"
import { classOf } from "../../theme/classes.ts"
import type { SessionClassNames } from "./MembersOnly.view.tsx"
import { SessionContext } from "./SessionContext.ts"

export interface SessionRootViewProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: SessionClassNames | undefined
  readonly messages?: MessageOverrides | undefined
  readonly onRetry: () => void
  readonly state: Submission<unknown>
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/** Renders the container of a session notice and provides its state to the parts. */
export function SessionRootView(props: SessionRootViewProps) {
  const { children, className, classNames, messages, onRetry, state, styled } = props
  const words = useWords("session", session, messages)
  const formWords = useWords("form", form, messages)
  const textOf = useProblemText(messages)
  const context = React.useMemo(
    () => ({ classOf: classOf(classNames, styled), formWords, onRetry, state, textOf, words }),
    [classNames, formWords, onRetry, state, styled, textOf, words]
  )
  return (
    <SessionContext value={context}>
      <div className={context.classOf("session-notice", className)} data-why="parked">
        {children}
      </div>
    </SessionContext>
  )
}
