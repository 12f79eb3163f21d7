import * as React from "react"
import { PassageActions, type PassagePartProps } from "../session/PassageParts.view.tsx"
import { PassageRoot } from "../session/PassageRoot.view.tsx"
import type { SilentLoginState } from "./Silent.ts"
import { useSilent } from "./SilentContext.ts"

export interface SilentPartProps {
  readonly children: React.ReactNode
}

export interface SilentPassageProps extends SilentPartProps {
  readonly className?: string | undefined
  /** Shown where nobody is signed in, too: then nothing else stands there. */
  readonly forVisitors?: boolean | undefined
}

/** What is said of the silent login, while it is under way and once it came to something. */
export function SilentPassage({ children, className, forVisitors = false }: SilentPassageProps) {
  const { classNames, passage, state, styled } = useSilent("Silent.Passage")
  return isNobody(state) && !forVisitors ? null : (
    <PassageRoot className={className} classNames={classNames} state={passage} styled={styled}>
      {children}
    </PassageRoot>
  )
}

/** What a person can do about it, where there is something. */
export function SilentActions(props: PassagePartProps) {
  const { state } = useSilent("Silent.Actions")
  return isSlow(state) || offersPage(state) || mayRun(state) ? <PassageActions {...props} /> : null
}

/** Stops waiting, once it takes long. */
export function SilentSkip({ children, className }: PassagePartProps) {
  const { classOf, onSkip, state, words } = useSilent("Silent.Skip")
  return isSlow(state) ? (
    <button className={classOf("button", className)} onClick={onSkip} type="button">
      {children ?? words.skip}
    </button>
  ) : null
}

/** Tries, or tries again. */
export function SilentRetry({ children, className }: PassagePartProps) {
  const { classOf, onRetry, state, words } = useSilent("Silent.Retry")
  return mayRun(state) ? (
    <button className={classOf("button", className)} onClick={onRetry} type="button">
      {children ?? (state._tag === "Idle" ? words.signIn : words.openAgain)}
    </button>
  ) : null
}

/** Holds the way to the provider's own page, such as an `OAuth.Root`, where that is the way to sign in. */
export function SilentPage({ children }: SilentPartProps) {
  return offersPage(useSilent("Silent.Page").state) ? children : null
}

/** What stands there for a visitor, such as a form to sign in. It takes the focus of the button that led to it. */
export function SilentVisitor({ children }: SilentPartProps) {
  const { state } = useSilent("Silent.Visitor")
  return isNobody(state) ? <Landing takesFocus={state._tag === "Visitor" && state.skipped}>{children}</Landing> : null
}

// The button that led here is gone, and the focus was on it.
function Landing({ children, takesFocus }: SilentPartProps & { readonly takesFocus: boolean }) {
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

const isNobody = ({ _tag }: SilentLoginState): boolean => _tag === "Visitor" || _tag === "Idle"

const isSlow = (state: SilentLoginState): boolean => state._tag === "Pending" && state.slow

const mayRun = ({ _tag }: SilentLoginState): boolean => _tag === "Failed" || _tag === "Idle"

const offersPage = (state: SilentLoginState): boolean =>
  state._tag === "Visitor" || (state._tag === "Failed" && state.needsPage)
