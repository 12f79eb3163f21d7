"use client"
import * as React from "react"
import { session } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import type { ActionClassNames } from "./Action.ts"
import { ActionButton, ActionError, ActionStatus } from "./ActionParts.view.tsx"
import { ActionRoot } from "./ActionRoot.view.tsx"
import { actionOf, type LogoutState, withoutFarewell } from "./Logout.ts"

export interface LogoutButtonLook {
  /** What the button says, in place of the catalogue's words. */
  readonly children?: string | undefined
  /** Classes to add, by slot. */
  readonly classNames?: ActionClassNames | undefined
  /**
   * Whether it says that somebody has signed out. It does by default; `false` where the page says it, such as the notice
   * of `RequireMember`, which takes the focus too.
   */
  readonly farewell?: boolean | undefined
  /** `accent` stands out. */
  readonly look?: "accent" | "quiet" | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

export interface LogoutButtonViewProps extends LogoutButtonLook {
  readonly onPress: () => void
  readonly state: LogoutState
}

/** How a sign-out looks in each of its states. Where nobody is signed in there is nothing to press. */
export function LogoutButtonView(props: LogoutButtonViewProps) {
  const { children, classNames, farewell = true, look, messages, onPress, state: given } = props
  const words = useWords("session", session, messages)
  const state = React.useMemo(() => (farewell ? given : withoutFarewell(given)), [farewell, given])
  const action = React.useMemo(() => actionOf(state, words), [state, words])
  const goodbye = React.useRef<HTMLParagraphElement>(null)
  const left = state._tag === "Visitor" && state.left
  // The focus was on the button, which is gone.
  React.useEffect(() => {
    if (left && document.activeElement === document.body) goodbye.current?.focus()
  }, [left])
  const hasButton = state._tag === "Member" || state._tag === "SigningOut"
  return (
    <ActionRoot classNames={classNames} messages={messages} onPress={onPress} state={action}>
      {hasButton && <ActionButton look={look}>{children}</ActionButton>}
      {state._tag === "Failed" && (
        <>
          <ActionError lead={words.signOutFailed} />
          <ActionButton look={look} />
        </>
      )}
      {left && (
        <p className={classOf(classNames)("action-note")} ref={goodbye} tabIndex={-1}>
          {words.signedOut}
        </p>
      )}
      <ActionStatus />
    </ActionRoot>
  )
}
