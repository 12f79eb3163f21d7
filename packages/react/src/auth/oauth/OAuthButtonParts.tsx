"use client"
/**
 * The unstyled parts of a redirect to the provider's sign-in page. Compose them in any order inside `OAuthButtonParts.Root`.
 *
 * **Example** (A custom button)
 *
 * ```tsx
 * import { OAuthButtonParts } from "@portico/react/auth"
 *
 * export const button = (
 *   <OAuthButtonParts.Root className="card" redirectUri="https://shop.example/signed-in">
 *     <OAuthButtonParts.Button>Sign in elsewhere</OAuthButtonParts.Button>
 *     <OAuthButtonParts.Error />
 *     <OAuthButtonParts.Status />
 *   </OAuthButtonParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
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
import { actionOf } from "./Redirect.ts"
import { type OAuthRedirectOptions, useOAuthRedirect } from "./useOAuthRedirect.ts"

export interface OAuthButtonRootProps extends OAuthRedirectOptions, ComponentProps<ActionClassNames>, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, classNames, messages, ...options }: OAuthButtonRootProps) {
  const { begin, state } = useOAuthRedirect(options)
  const words = useWords("oauth", oauth, messages)
  const action = React.useMemo(() => actionOf(state, words), [state, words])
  return (
    <ActionRoot
      {...rootProps(options)}
      classNames={classNames}
      messages={messages}
      onPress={begin}
      problems={pageProblems}
      state={action}
      styled={false}
    >
      {children}
    </ActionRoot>
  )
}

export { ActionButton as Button, ActionError as Error, Root, ActionStatus as Status }
