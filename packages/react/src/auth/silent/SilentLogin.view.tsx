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
  /** Stands there for a visitor, such as a form to sign in. */
  readonly children?: React.ReactNode
  /** Classes to add, by slot. */
  readonly classNames?: PassageClassNames | undefined
  /** Level of the heading in the page around it. */
  readonly headingLevel?: PassageTitleProps["level"]
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
}

export interface SilentLoginViewProps extends SilentLoginLook {
  readonly onRetry: () => void
  readonly onSkip: () => void
  /** The way to the provider's own page, offered where that is the way to sign in. */
  readonly page?: React.ReactNode
  readonly state: SilentLoginState
}

/** How a silent login looks in each of its states. */
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
