"use client"
import type * as React from "react"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { type PassageClassNames, PassageStatus, PassageText, PassageTitle } from "../session/PassageParts.view.tsx"
import {
  SilentActions,
  SilentPage,
  SilentPassage,
  SilentRetry,
  SilentSkip,
  SilentVisitor
} from "./SilentParts.view.tsx"
import { SilentRootView } from "./SilentLogin.view.tsx"
import { type SilentLoginOptions, useSilentLogin } from "./useSilentLogin.ts"

export interface SilentRootProps extends SilentLoginOptions {
  readonly children: React.ReactNode
  /** Additional class names for the parts, by slot. */
  readonly classNames?: PassageClassNames | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}

function Root({ onSignedIn, when, ...look }: SilentRootProps) {
  const { run, skip, state } = useSilentLogin({ onSignedIn, when })
  return <SilentRootView {...look} onRetry={run} onSkip={skip} state={state} styled={false} />
}

/**
 * The unstyled parts of a silent login. Compose them in any order inside `Silent.Root`. Each part renders only while it
 * has content.
 *
 * **Example** (A custom silent login)
 *
 * ```tsx
 * import { SignInForm } from "@portico/react"
 * import { Silent } from "@portico/react/auth"
 *
 * export const page = (
 *   <Silent.Root onSignedIn={() => location.assign("/")}>
 *     <Silent.Passage className="card">
 *       <Silent.Title level={1} />
 *       <Silent.Text />
 *       <Silent.Actions>
 *         <Silent.Skip>Not now</Silent.Skip>
 *         <Silent.Retry />
 *       </Silent.Actions>
 *       <Silent.Status />
 *     </Silent.Passage>
 *     <Silent.Visitor>
 *       <SignInForm headingLevel={1} />
 *     </Silent.Visitor>
 *   </Silent.Root>
 * )
 * ```
 */
export const Silent = {
  Actions: SilentActions,
  Page: SilentPage,
  Passage: SilentPassage,
  Retry: SilentRetry,
  Root,
  Skip: SilentSkip,
  Status: PassageStatus,
  Text: PassageText,
  Title: PassageTitle,
  Visitor: SilentVisitor
} as const
