import { Part, type PartProps, type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import { useTakesFocus } from "../../parts/focus.ts"
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import {
  PassageActions,
  PassageRoot,
  type PassageClassNames,
  type PassageSlot,
  type PassageState
} from "../session/PassageParts.view.tsx"
import type { SilentLoginState } from "./Silent.ts"
import * as React from "react"

/** The context value of a silent login's parts. */
export interface SilentContextValue {
  readonly classNames: PassageClassNames | undefined
  readonly classOf: ClassOf<PassageSlot>
  readonly onRetry: () => void
  readonly onSkip: () => void
  readonly passage: PassageState
  readonly state: SilentLoginState
  readonly styled: boolean | undefined
  readonly words: SessionMessages
}

export const SilentContext = React.createContext<SilentContextValue | undefined>(undefined)

/** Returns the silent login of the nearest root. Throws outside one. */
export const useSilent = (part: string): SilentContextValue =>
  usePartContext(SilentContext, part, "SilentLoginParts.Root")

export interface SilentPartProps {
  /** The content that is shown in this state. */
  readonly children: React.ReactNode
}

export interface SilentPassageProps extends RootElementProps {
  /** The parts that are shown while the login runs. */
  readonly children: React.ReactNode
  /** Whether to render also if no member is signed in, for pages without a `SilentLoginParts.Visitor`. Default: `false`. */
  readonly forVisitors?: boolean | undefined
}

/** Renders the progress and the result of the silent login. */
export function SilentPassage({ children, forVisitors = false, ...own }: SilentPassageProps) {
  const { classNames, passage, state, styled } = useSilent("SilentLoginParts.Passage")
  return isNobody(state) && !forVisitors ? null : (
    <PassageRoot {...own} classNames={classNames} state={passage} styled={styled}>
      {children}
    </PassageRoot>
  )
}

/** Renders a container for the user's actions. Renders nothing if there are none. */
export function SilentActions(props: PartProps<"div">) {
  const { state } = useSilent("SilentLoginParts.Actions")
  return isSlow(state) || offersPage(state) || mayRun(state) ? <PassageActions {...props} /> : null
}

/** Renders a button that stops waiting, once the login takes longer than usual. */
export function SilentSkip({ children, ...own }: PartProps<"button">) {
  const { classOf, onSkip, state, words } = useSilent("SilentLoginParts.Skip")
  return isSlow(state) ? (
    <Part as="button" own={own} className={classOf("button")} onClick={onSkip} type="button">
      {children ?? words.skip}
    </Part>
  ) : null
}

/** Renders a button that starts or retries the login. */
export function SilentRetry({ children, ...own }: PartProps<"button">) {
  const { classOf, onRetry, state, words } = useSilent("SilentLoginParts.Retry")
  return mayRun(state) ? (
    <Part as="button" own={own} className={classOf("button")} onClick={onRetry} type="button">
      {children ?? (state._tag === "Idle" ? words.signIn : words.openAgain)}
    </Part>
  ) : null
}

/** Renders its children, such as an `OAuthButtonParts.Root`, if the user can sign in on the provider's own page. */
export function SilentPage({ children }: SilentPartProps) {
  return offersPage(useSilent("SilentLoginParts.Page").state) ? children : null
}

/** Renders the content for a visitor, such as a sign-in form. It takes the focus after the user skipped the wait. */
export function SilentVisitor(own: PartProps<"div">) {
  const { state } = useSilent("SilentLoginParts.Visitor")
  return isNobody(state) ? <Landing own={own} takesFocus={state._tag === "Visitor" && state.skipped} /> : null
}

// The skip button had the focus and is removed, so the focus would be lost.
function Landing({ own, takesFocus }: { readonly own: PartProps<"div">; readonly takesFocus: boolean }) {
  const place = React.useRef<HTMLDivElement>(null)
  useTakesFocus(place, takesFocus)
  return <Part as="div" own={own} ref={place} tabIndex={-1} />
}

const isNobody = ({ _tag }: SilentLoginState): boolean => _tag === "Visitor" || _tag === "Idle"

const isSlow = (state: SilentLoginState): boolean => state._tag === "Pending" && state.slow

const mayRun = ({ _tag }: SilentLoginState): boolean => _tag === "Failed" || _tag === "Idle"

const offersPage = (state: SilentLoginState): boolean =>
  state._tag === "Visitor" || (state._tag === "Failed" && state.needsPage)
