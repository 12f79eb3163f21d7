"use client"
/**
 * The unstyled parts of a silent login. Compose them in any order inside `SilentLoginParts.Root`. Each part renders only while it
 * has content.
 *
 * **Example** (A custom silent login)
 *
 * ```tsx
 * import { SignInForm } from "@portico/react"
 * import { SilentLoginParts } from "@portico/react/auth"
 *
 * export const page = (
 *   <SilentLoginParts.Root onSignedIn={() => location.assign("/")}>
 *     <SilentLoginParts.Passage className="card">
 *       <SilentLoginParts.Title level={1} />
 *       <SilentLoginParts.Text />
 *       <SilentLoginParts.Actions>
 *         <SilentLoginParts.Skip>Not now</SilentLoginParts.Skip>
 *         <SilentLoginParts.Retry />
 *       </SilentLoginParts.Actions>
 *       <SilentLoginParts.Status />
 *     </SilentLoginParts.Passage>
 *     <SilentLoginParts.Visitor>
 *       <SignInForm headingLevel={1} />
 *     </SilentLoginParts.Visitor>
 *   </SilentLoginParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type * as React from "react"
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

export interface SilentLoginRootProps extends SilentLoginOptions, ComponentProps<PassageClassNames> {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ onSignedIn, when, ...viewProps }: SilentLoginRootProps) {
  const { run, skip, state } = useSilentLogin({ onSignedIn, when })
  return <SilentRootView {...viewProps} onRetry={run} onSkip={skip} state={state} styled={false} />
}

export {
  SilentActions as Actions,
  SilentPage as Page,
  SilentPassage as Passage,
  SilentRetry as Retry,
  Root,
  SilentSkip as Skip,
  PassageStatus as Status,
  PassageText as Text,
  PassageTitle as Title,
  SilentVisitor as Visitor
}
