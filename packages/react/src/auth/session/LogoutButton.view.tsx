"use client"
import { isFocusLost } from "../../parts/focus.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import { session } from "../../i18n/en/session.ts"
import { callProblems } from "../../i18n/en/problems/call.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf, type ClassNames } from "../../theme/classes.ts"
import { type ActionSlot, ActionButton, ActionError, ActionStatus, ActionRoot } from "./ActionParts.view.tsx"
import { actionOf, type LogoutState, withoutFarewell } from "./Logout.ts"

/** The class names to add to the elements of a `LogoutButton`, by slot. */
export type LogoutButtonClassNames = ClassNames<ActionSlot | "action-note">

export interface LogoutButtonAppearance extends ComponentProps<LogoutButtonClassNames> {
  /** The button's label. It overrides the catalog's. */
  readonly children?: string | undefined
  /**
   * Whether to show a message after the sign-out. Default: `true`. Use `false` if the page shows one itself, such as
   * the notice of `RequireMember`, which also takes the focus.
   */
  readonly farewell?: boolean | undefined
  /** The button's style. `accent` highlights it. */
  readonly variant?: "accent" | "quiet" | undefined
}

export interface LogoutButtonViewProps extends LogoutButtonAppearance {
  readonly onPress: () => void
  readonly state: LogoutState
}

/** Renders a sign-out in each of its states. There is no button if no member is signed in. */
export function LogoutButtonView(props: LogoutButtonViewProps) {
  const { children, classNames, farewell = true, variant, messages, onPress, state: given } = props
  const words = useWords("session", session, messages)
  const state = React.useMemo(() => (farewell ? given : withoutFarewell(given)), [farewell, given])
  const action = React.useMemo(() => actionOf(state, words), [state, words])
  const goodbye = React.useRef<HTMLParagraphElement>(null)
  const left = state._tag === "Visitor" && state.left
  // The button had the focus and is removed after the sign-out, so the focus would be lost.
  React.useEffect(() => {
    if (left && isFocusLost()) goodbye.current?.focus()
  }, [left])
  const hasButton = state._tag === "Member" || state._tag === "SigningOut"
  return (
    <ActionRoot classNames={classNames} messages={messages} onPress={onPress} problems={callProblems} state={action}>
      {hasButton && <ActionButton variant={variant}>{children}</ActionButton>}
      {state._tag === "Failed" && (
        <>
          <ActionError lead={words.signOutFailed} />
          <ActionButton variant={variant} />
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
