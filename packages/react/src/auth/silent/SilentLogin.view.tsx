"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { useTextOf, useWords } from "../../i18n/MessagesContext.ts"
import { session } from "../../i18n/en/session.ts"
import { pageProblems } from "../../i18n/en/problems/page.ts"
import { sessionProblems } from "../../i18n/en/problems/session.ts"
import { classOf } from "../../theme/classes.ts"
import {
  PassageSign,
  PassageStatus,
  PassageText,
  PassageTitle,
  type PassageClassNames,
  type PassageTitleProps
} from "../session/PassageParts.view.tsx"
import { passageOf, type SilentLoginState } from "./Silent.ts"
import {
  SilentContext,
  SilentActions,
  SilentPage,
  SilentPassage,
  SilentRetry,
  SilentSkip,
  SilentVisitor
} from "./SilentParts.view.tsx"
import * as React from "react"

const english = { ...pageProblems, ...sessionProblems }

export interface SilentRootViewProps extends ComponentProps<PassageClassNames> {
  readonly children: React.ReactNode
  readonly onRetry: () => void
  readonly onSkip: () => void
  readonly state: SilentLoginState
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/** Provides the state of a silent login to its parts. Renders no element of its own. */
export function SilentRootView(props: SilentRootViewProps) {
  const { children, classNames, messages, onRetry, onSkip, state, styled } = props
  const words = useWords("session", session, messages)
  const textOf = useTextOf(english, messages)
  const context = React.useMemo(
    () => ({
      classNames,
      classOf: classOf(classNames, styled),
      onRetry,
      onSkip,
      passage: passageOf(state, words, textOf),
      state,
      styled,
      words
    }),
    [classNames, onRetry, onSkip, state, styled, textOf, words]
  )
  return <SilentContext value={context}>{children}</SilentContext>
}

export interface SilentLoginAppearance extends ComponentProps<PassageClassNames> {
  /** The content for a visitor, such as a sign-in form. */
  readonly children?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: PassageTitleProps["level"]
}

export interface SilentLoginViewProps extends SilentLoginAppearance {
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
