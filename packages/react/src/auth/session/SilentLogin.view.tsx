"use client"
import * as React from "react"
import { problems } from "../../i18n/en/problems.ts"
import { session } from "../../i18n/en/session.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { type SilentLoginState, passageOf } from "./Silent.ts"
import type { PassageClassNames } from "./Passage.ts"
import {
  PassageActions,
  PassageSign,
  PassageStatus,
  PassageText,
  PassageTitle,
  type PassageTitleProps
} from "./PassageParts.view.tsx"
import { PassageRoot } from "./PassageRoot.view.tsx"

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
export function SilentLoginView(props: SilentLoginViewProps) {
  const { children, classNames, headingLevel, messages, onRetry, onSkip, page, state } = props
  const words = useWords("session", session, messages)
  const problemWords = useWords("problems", problems, messages)
  const passage = React.useMemo(
    () => passageOf(state, words, (problem) => problemWords[problem.key](problem)),
    [problemWords, state, words]
  )
  if ((state._tag === "Visitor" || state._tag === "Idle") && children !== undefined) {
    return <Landing takesFocus={state._tag === "Visitor" && state.skipped}>{children}</Landing>
  }
  const isSlow = state._tag === "Pending" && state.slow
  const offersPage = state._tag === "Visitor" || (state._tag === "Failed" && state.needsPage)
  const classes = classOf(classNames)
  return (
    <PassageRoot classNames={classNames} state={passage}>
      <PassageSign />
      <PassageTitle level={headingLevel} />
      <PassageText />
      {(isSlow || offersPage || state._tag === "Failed" || state._tag === "Idle") && (
        <PassageActions>
          {isSlow && (
            <button className={classes("button")} onClick={onSkip} type="button">
              {words.skip}
            </button>
          )}
          {offersPage && page}
          {(state._tag === "Failed" || state._tag === "Idle") && (
            <button className={classes("button")} onClick={onRetry} type="button">
              {state._tag === "Idle" ? words.signIn : words.openAgain}
            </button>
          )}
        </PassageActions>
      )}
      <PassageStatus />
    </PassageRoot>
  )
}

// The button that led here is gone, and the focus was on it.
function Landing({ children, takesFocus }: { readonly children: React.ReactNode; readonly takesFocus: boolean }) {
  const place = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
