"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import { oauth } from "../../i18n/en/oauth.ts"
import { pageProblems } from "../../i18n/en/problems/page.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import {
  type ActionClassNames,
  ActionButton,
  ActionError,
  ActionStatus,
  ActionRoot
} from "../session/ActionParts.view.tsx"
import { actionOf, type RedirectState } from "./Redirect.ts"

export interface OAuthButtonViewProps extends ComponentProps<ActionClassNames> {
  /** The button's label. It overrides the catalog's. */
  readonly children?: string | undefined
  /** The button's style. `accent` highlights it. */
  readonly variant?: "accent" | "quiet" | undefined
  readonly onPress: () => void
  readonly state: RedirectState
}

/** Renders a button that redirects to the provider's sign-in page, in each of its states. */
export function OAuthButtonView({ children, classNames, variant, messages, onPress, state }: OAuthButtonViewProps) {
  const words = useWords("oauth", oauth, messages)
  const action = React.useMemo(() => actionOf(state, words, children), [children, state, words])
  return (
    <ActionRoot classNames={classNames} messages={messages} onPress={onPress} problems={pageProblems} state={action}>
      <ActionError />
      <ActionButton variant={variant} />
      <ActionStatus />
    </ActionRoot>
  )
}
