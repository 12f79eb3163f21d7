"use client"
import * as React from "react"
import { flow as english } from "../../i18n/en/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { FlowContext, type FlowAppearance, type FlowSettings, useFlow, makeTypedEmail } from "./FlowContext.ts"
import { isNear, PageSlot } from "./LaterParts.tsx"
import { later } from "./loadScreens.ts"
import { Screens } from "./Screens.tsx"
import { type AuthFlowOptions, useAuthFlow } from "./useAuthFlow.ts"
import { FlowLinksView } from "./AuthFlowParts.view.tsx"

export interface AuthFlowRootProps extends Omit<AuthFlowOptions, "remembers">, FlowAppearance, FlowSettings {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

export interface FlowRootProps extends AuthFlowRootProps {
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/** Renders the root of a flow and provides its state, including the typed email address, to the parts. */
export function FlowRoot(props: FlowRootProps) {
  const {
    children,
    className,
    email,
    onScreenChange,
    onSignedIn,
    recoveryToken,
    returnTo,
    screen,
    start,
    styled,
    ...more
  } = props
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
  const [typed] = React.useState(() => makeTypedEmail(flow.email))
  React.useLayoutEffect(() => typed.note(flow.email), [flow.email, typed])
  const context = { ...more, flow, newsId, styled, typed }
  // The previous screen stays visible while the code of the next one loads.
  const before = React.useDeferredValue(context)
  const shown = isNear(flow.screen) || later.state()._tag === "Loaded" ? context : before
  return (
    <FlowContext value={shown}>
      <div
        aria-busy={shown.flow.screen !== flow.screen}
        className={classOf(more.classNames, styled)("flow", className)}
        data-screen={shown.flow.screen}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === "email") typed.note(target.value)
        }}
      >
        {children}
      </div>
    </FlowContext>
  )
}

function Root(props: AuthFlowRootProps) {
  return <FlowRoot {...props} styled={false} />
}

/** Renders the links that leave the current screen. */
export function Links() {
  const { classNames, flow, messages, page, styled, typed } = useFlow("Links")
  const words = useWords("flow", english, messages)
  return (
    <FlowLinksView
      began={flow.state.began}
      classNames={classNames}
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

/**
 * The unstyled parts of a flow. Compose them inside `AuthFlowParts.Root`, with your own layout around the screens.
 *
 * **Example** (A flow with a custom sign-in)
 *
 * ```tsx
 * import { SignInForm } from "@portico/react"
 * import { AuthFlowParts } from "@portico/react/auth"
 *
 * export const page = (
 *   <AuthFlowParts.Root className="door" onSignedIn={(to) => location.assign(to)}>
 *     <AuthFlowParts.Screens screens={{ signIn: (props) => <SignInForm {...props} headingLevel={1} /> }} />
 *     <AuthFlowParts.Links />
 *   </AuthFlowParts.Root>
 * )
 * ```
 */
export const AuthFlowParts = { Root, Screens, Links } as const
