"use client"
import { Part, type PartProps, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import { flow as english } from "../../i18n/en/flow.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import {
  FlowContext,
  type FlowAppearance,
  type FlowSettings,
  type FlowSlot,
  makeDrafts,
  makeTypedEmail,
  useFlow
} from "./FlowContext.ts"
import { isNear, PageSlot } from "./LaterParts.tsx"
import { later } from "./loadScreens.ts"
import { type AuthFlowOptions, useAuthFlow } from "./useAuthFlow.ts"
import { FlowLinksView } from "./AuthFlowParts.view.tsx"
import { type OwnScreens, Screens } from "./Screens.tsx"

export interface AuthFlowRootProps
  extends Omit<AuthFlowOptions, "remembers">, FlowAppearance, FlowSettings, RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
}

export interface FlowRootProps extends AuthFlowRootProps {
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/** Renders the root of a flow and provides its state, including the typed email address, to the parts. */
export function FlowRoot(props: FlowRootProps) {
  const { children, email, onScreenChange, onSignedIn, recoveryToken, returnTo, screen, start, styled, ...more } = props
  const flow = useAuthFlow({
    email,
    onScreenChange,
    onSignedIn,
    recoveryToken,
    remembers: more.verification?.remember,
    returnTo,
    screen,
    start
  })
  const newsId = React.useId()
  const [drafts] = React.useState(makeDrafts)
  const [typed] = React.useState(() => makeTypedEmail(flow.email))
  React.useLayoutEffect(() => typed.note(flow.email), [flow.email, typed])
  const context = { ...more, drafts, flow, newsId, styled, typed }
  // The previous screen stays visible while the code of the next one loads.
  const before = React.useDeferredValue(context)
  const shown = isNear(flow.screen) || later.state()._tag === "Loaded" ? context : before
  return (
    <FlowContext value={shown}>
      <Part
        as="div"
        own={rootProps(props)}
        aria-busy={shown.flow.screen !== flow.screen}
        className={classOf<FlowSlot>(more.classNames, styled)("flow")}
        data-screen={shown.flow.screen}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === "email") typed.note(target.value)
        }}
      >
        {children}
      </Part>
    </FlowContext>
  )
}

/** Renders the links that leave the current screen. */
export function Links(own: PartProps<"div">) {
  const { classNames, flow, hrefOf, messages, page, styled, typed } = useFlow("Links")
  const words = useWords("flow", english, messages)
  return (
    <FlowLinksView
      began={flow.state.began}
      classNames={classNames}
      own={own}
      hrefOf={hrefOf}
      onBack={() => flow.back?.()}
      onSignIn={() => flow.goTo("signIn", typed.read())}
      onSignUp={() => flow.goTo("signUp", typed.read())}
      page={page?.offered === true ? <PageSlot /> : undefined}
      screen={flow.screen}
      styled={styled}
      words={words}
    />
  )
}

export interface AuthFlowProps extends Omit<AuthFlowRootProps, "children"> {
  /** Custom screens that replace the kit's. */
  readonly screens?: OwnScreens | undefined
}

/**
 * Renders a complete sign-in and sign-up flow. It covers email verification, the wait for approval, password recovery,
 * a second factor, and the provider's own page if only that can create the session. The email address is typed once and
 * passed from screen to screen. Each screen has a way back. Secrets are stored in memory only.
 *
 * **Example** (A sign-in page)
 *
 * ```tsx
 * import { AuthFlow, returnTo } from "@portico/react"
 *
 * export const page = (
 *   <AuthFlow headingLevel={1} onSignedIn={(to) => location.replace(to)} returnTo={returnTo()} />
 * )
 * ```
 *
 * **Example** (The browser's back button)
 *
 * ```tsx
 * import { AuthFlow } from "@portico/react"
 * import type { ScreenName } from "@portico/react/auth"
 * import * as React from "react"
 *
 * const named = () => (location.hash.slice(1) || "signIn") as ScreenName
 *
 * export function Door() {
 *   const [screen, setScreen] = React.useState(named)
 *   React.useEffect(() => {
 *     const follow = () => setScreen(named())
 *     addEventListener("popstate", follow)
 *     return () => removeEventListener("popstate", follow)
 *   }, [])
 *   return (
 *     <AuthFlow
 *       onScreenChange={(screen, { replace }) => {
 *         setScreen(screen)
 *         history[replace ? "replaceState" : "pushState"](null, "", `#${screen}`)
 *       }}
 *       screen={screen}
 *     />
 *   )
 * }
 * ```
 */
export function AuthFlow({ screens, ...root }: AuthFlowProps) {
  return (
    <FlowRoot {...root}>
      <Screens screens={screens} />
      <Links />
    </FlowRoot>
  )
}
