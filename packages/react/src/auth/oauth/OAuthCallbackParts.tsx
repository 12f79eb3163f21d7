"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import { oauth } from "../../i18n/en/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { useProblemText } from "../../i18n/useProblemText.ts"
import {
  type PassageClassNames,
  PassageActions,
  PassageStatus,
  PassageText,
  PassageTitle,
  PassageRoot
} from "../session/PassageParts.view.tsx"
import { useMember } from "../../session/memberAtom.ts"
import { passageOf } from "./Callback.ts"
import { type OAuthCallbackOptions, useOAuthCallback } from "./useOAuthCallback.ts"

export interface OAuthCallbackRootProps extends OAuthCallbackOptions, ComponentProps<PassageClassNames> {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

function Root({ children, className, classNames, messages, ...options }: OAuthCallbackRootProps) {
  const state = useOAuthCallback(options)
  const words = useWords("oauth", oauth, messages)
  const textOf = useProblemText(messages)
  const isMember = useMember()._tag === "Member"
  const passage = React.useMemo(() => passageOf(state, words, textOf, isMember), [isMember, state, textOf, words])
  return (
    <PassageRoot className={className} classNames={classNames} state={passage} styled={false}>
      {children}
    </PassageRoot>
  )
}

/**
 * The unstyled parts of a page that the provider redirects back to. Compose them in any order inside `OAuthCallbackParts.Root`.
 *
 * **Example** (A custom page)
 *
 * ```tsx
 * import { OAuthCallbackParts } from "@portico/react/auth"
 *
 * export const page = (
 *   <OAuthCallbackParts.Root className="card" onSignedIn={(originalUri) => location.replace(originalUri || "/")}>
 *     <OAuthCallbackParts.Title level={1} />
 *     <OAuthCallbackParts.Text />
 *     <OAuthCallbackParts.Actions>
 *       <a href="/sign-in">Back to the sign-in</a>
 *     </OAuthCallbackParts.Actions>
 *     <OAuthCallbackParts.Status />
 *   </OAuthCallbackParts.Root>
 * )
 * ```
 */
export const OAuthCallbackParts = {
  Actions: PassageActions,
  Root,
  Status: PassageStatus,
  Text: PassageText,
  Title: PassageTitle
} as const
