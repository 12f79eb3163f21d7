"use client"
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
 *
 * @since 0.1.0
 */
import { rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import * as React from "react"
import { oauth } from "../../i18n/en/oauth.ts"
import { pageProblems } from "../../i18n/en/problems/page.ts"
import { useTextOf, useWords } from "../../i18n/MessagesContext.ts"
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

export interface OAuthCallbackRootProps
  extends OAuthCallbackOptions, ComponentProps<PassageClassNames>, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, classNames, messages, ...options }: OAuthCallbackRootProps) {
  const state = useOAuthCallback(options)
  const words = useWords("oauth", oauth, messages)
  const textOf = useTextOf(pageProblems, messages)
  const isMember = useMember()._tag === "Member"
  const passage = React.useMemo(() => passageOf(state, words, textOf, isMember), [isMember, state, textOf, words])
  return (
    <PassageRoot {...rootProps(options)} classNames={classNames} state={passage} styled={false}>
      {children}
    </PassageRoot>
  )
}

export { PassageActions as Actions, Root, PassageStatus as Status, PassageText as Text, PassageTitle as Title }
