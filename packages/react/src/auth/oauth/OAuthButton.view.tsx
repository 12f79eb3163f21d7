"use client"
import * as React from "react"
import { oauth } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { ActionClassNames } from "../session/Action.ts"
import { ActionButton, ActionError, ActionStatus } from "../session/ActionParts.view.tsx"
import { ActionRoot } from "../session/ActionRoot.view.tsx"
import { actionOf, type RedirectState } from "./Redirect.ts"

export interface OAuthButtonViewProps {
  /** What the button says, in place of the catalogue's words. */
  readonly children?: string | undefined
  /** Classes to add, by slot. */
  readonly classNames?: ActionClassNames | undefined
  /** `accent` stands out. */
  readonly look?: "accent" | "quiet" | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly onPress: () => void
  readonly state: RedirectState
}

/** How a button looks that leads to the provider's sign-in page. */
export function OAuthButtonView({ children, classNames, look, messages, onPress, state }: OAuthButtonViewProps) {
  const words = useWords("oauth", oauth, messages)
  const action = React.useMemo(() => actionOf(state, words, children), [children, state, words])
  return (
    <ActionRoot classNames={classNames} messages={messages} onPress={onPress} state={action}>
      <ActionError />
      <ActionButton look={look} />
      <ActionStatus />
    </ActionRoot>
  )
}
