"use client"
import type * as React from "react"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { PassageClassNames } from "../session/Passage.ts"
import {
  PassageSign,
  PassageStatus,
  PassageText,
  PassageTitle,
  type PassageTitleProps
} from "../session/PassageParts.view.tsx"
import type { SilentLoginState } from "./Silent.ts"
import {
  SilentActions,
  SilentPage,
  SilentPassage,
  SilentRetry,
  SilentSkip,
  SilentVisitor
} from "./SilentParts.view.tsx"
import { SilentRootView } from "./SilentRoot.view.tsx"

export interface SilentLoginLook {
  /** The content for a visitor, such as a sign-in form. */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: PassageClassNames | undefined
  /** The heading level. Default: 2. */
  readonly headingLevel?: PassageTitleProps["level"]
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
}

export interface SilentLoginViewProps extends SilentLoginLook {
  readonly onRetry: () => void
  readonly onSkip: () => void
  /** The button that redirects to the provider's own page. It is shown if the user must sign in there. */
  readonly page?: React.ReactNode
  readonly state: SilentLoginState
}

/** Renders a silent login in each of its states. */
export function SilentLoginView({ children, headingLevel, page, ...root }: SilentLoginViewProps) {
  const hasOwn = children !== undefined
  return (
    <SilentRootView {...root}>
      <SilentPassage forVisitors={!hasOwn}>
        <PassageSign />
        <PassageTitle level={headingLevel} />
        <PassageText />
        <SilentActions>
          <SilentSkip />
          <SilentPage>{page}</SilentPage>
          <SilentRetry />
        </SilentActions>
        <PassageStatus />
      </SilentPassage>
      {hasOwn && <SilentVisitor>{children}</SilentVisitor>}
    </SilentRootView>
  )
}
