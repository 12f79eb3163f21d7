"use client"
import { Notice } from "../../form/Notice.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { flow as english } from "../../i18n/en/flow.ts"
import { classOf } from "../../theme/classes.ts"
import { CaptchaSlot } from "../captcha/CaptchaSlot.tsx"
import { ActionButton } from "../entry/EntryForm.view.tsx"
import { SignInFormView } from "../entry/SignInForm.view.tsx"
import { useLogin } from "../entry/useLogin.ts"
import { FlowNote } from "./AuthFlowParts.view.tsx"
import { ChunkBoundary, type MissingProps } from "../../runtime/Chunk.ts"
import { type FlowSlot, useFlow, useFormClassNames } from "./FlowContext.ts"
import type { ScreenName } from "./FlowTransitions.ts"
import { Gate, LaterScreen, PasskeySlot, isNear } from "./LaterParts.tsx"
import { submitted, type ScreenProps, useHandedOver } from "./ScreenProps.ts"
import { later } from "./loadScreens.ts"
import { type OwnProps, Part, type PartProps, type PartState } from "../../parts/Part.view.tsx"
import * as React from "react"

/** Renders the sign-in screen. */
export function SignInScreen() {
  const { captcha, flow, headingLevel, hrefOf, messages, passkeys, signIn } = useFlow("SignIn")
  const classNames = useFormClassNames("signIn")
  const { defaultEmail, onForgotPassword, onSignUp: _, ...handlers } = flow.props.signIn
  const { reset, state, submit } = useLogin(handlers)
  return (
    <SignInFormView
      classNames={classNames}
      defaultEmail={defaultEmail}
      footer={signIn?.footer}
      forgotHref={hrefOf?.("forgotPassword")}
      headingLevel={headingLevel}
      messages={messages}
      onForgotPassword={onForgotPassword}
      onSubmit={(entered) => {
        flow.send(submitted(entered))
        submit(entered)
      }}
      state={useHandedOver(state, reset)}
    >
      {passkeys !== undefined && <PasskeySlot port={passkeys} />}
      {signIn?.children}
      <CaptchaSlot {...captcha} />
    </SignInFormView>
  )
}

/** Renders the screen that confirms the sign-in, until the page navigates. */
export function SignedInScreen() {
  const { classNames, flow, headingLevel, messages, styled } = useFlow("SignedIn")
  const words = useWords("flow", english, messages)
  return (
    <FlowNote
      classNames={classNames}
      headingLevel={headingLevel}
      styled={styled}
      text={flow.email === "" ? undefined : flow.email}
      title={words.signedIn}
      tone="success"
    >
      <a className={classOf<FlowSlot>(classNames, styled)("button")} data-variant="accent" href={flow.to}>
        {words.continue}
      </a>
    </FlowNote>
  )
}

/** The custom screens of a page, by name. They replace the kit's. */
export type OwnScreens = {
  readonly [Name in ScreenName]?: (props: NonNullable<ScreenProps[Name]>) => React.ReactNode
}

export interface ScreensProps extends Omit<PartProps<"div">, "children"> {
  /** Custom screens that replace the kit's. */
  readonly screens?: OwnScreens | undefined
}

/**
 * Renders the current screen. Only one screen is in the page, so a query for a label finds one input. A form that the
 * user returns to has the values that they entered.
 */
export function Screens({ screens = {}, ...own }: ScreensProps) {
  const { drafts, flow, silent } = useFlow("Screens")
  const current = flow.screen
  React.useEffect(() => {
    if (current === "signedIn") drafts.clear()
  }, [current, drafts])
  React.useEffect(() => {
    // The code is preloaded while the user types. A failed preload is not reported, because the screen loads the code
    // again when it is needed.
    if (isNear(current)) later.load().catch(() => later.forget())
  }, [current])
  const screen = (
    <Place key={current} name={current} own={own}>
      <Drawn name={current} own={screens} />
    </Place>
  )
  return (
    <React.Suspense fallback={<Loading own={own} />}>{silent === true ? <Gate>{screen}</Gate> : screen}</React.Suspense>
  )
}

interface PlaceProps {
  readonly children: React.ReactNode
  readonly name: ScreenName
  /** The props that the application passes to the element of the screen. */
  readonly own: OwnProps<PartState>
}

// The message about missing code has the element of the screen too.
const OwnContext = React.createContext<OwnProps<PartState>>({})

function Place({ children, name, own }: PlaceProps) {
  const { classNames, flow, messages, newsId, styled } = useFlow("Place")
  const words = useWords("flow", english, messages)
  const classes = classOf<FlowSlot>(classNames, styled)
  const { news } = flow.state
  return (
    <OwnContext value={own}>
      <ChunkBoundary missing={Missing}>
        <Arrival className={classes("flow-screen")} name={name}>
          {news !== undefined && name === flow.screen && (
            <div id={newsId}>
              <Notice className={classes("notice")} outcome={news} takesFocus={false} tone="success">
                {words[news]}
              </Notice>
            </div>
          )}
          {children}
        </Arrival>
      </ChunkBoundary>
    </OwnContext>
  )
}

// Shown if the screen's code could not be loaded.
function Missing({ onRetry }: MissingProps) {
  const { classNames, flow, headingLevel, messages, styled } = useFlow("Missing")
  const words = useWords("flow", english, messages)
  const classes = classOf<FlowSlot>(classNames, styled)
  // This message stays until the retry has finished. Retrying inside the boundary would replace it with a loading
  // state.
  const retry = () => {
    later.forget()
    later.load().then(onRetry, onRetry)
  }
  return (
    <Arrival className={classes("flow-screen")} name={flow.screen}>
      <FlowNote
        classNames={classNames}
        headingLevel={headingLevel}
        styled={styled}
        text={words.missingText}
        title={words.missingTitle}
      >
        <ActionButton className={classes("button")} variant="accent" onPress={retry}>
          {words.retry}
        </ActionButton>
      </FlowNote>
    </Arrival>
  )
}

interface DrawnProps {
  readonly name: ScreenName
  readonly own: OwnScreens
}

function Drawn({ name, own }: DrawnProps) {
  const { flow } = useFlow("Drawn")
  const draw = own[name] as ((props: ScreenProps[ScreenName]) => React.ReactNode) | undefined
  if (draw !== undefined) return draw(flow.props[name])
  if (name === "signIn") return <SignInScreen />
  return name === "signedIn" ? <SignedInScreen /> : <LaterScreen name={name} />
}

function Loading({ own }: { readonly own: OwnProps<PartState> }) {
  const { classNames, messages, styled } = useFlow("Loading")
  const words = useWords("flow", english, messages)
  return (
    <Part as="output" own={own} className={classOf<FlowSlot>(classNames, styled)("flow-loading")}>
      {words.loading}
    </Part>
  )
}

// The other screens require codes and new passwords, which must not appear again.
const keptScreens: ReadonlySet<ScreenName> = new Set(["signIn", "signUp", "forgotPassword"])

interface ArrivalProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly name: ScreenName
}

// When the screen appears, its email field receives the last typed address and its heading takes the focus, so that
// screen readers announce it. The first screen does not move the focus.
function Arrival({ children, className, name }: ArrivalProps) {
  const { drafts, flow, newsId, typed } = useFlow("Arrival")
  const { moves, news } = flow.state
  const place = React.useRef<HTMLDivElement>(null)
  // The effect must run when the screen mounts, not when these values change. It reads them from a ref.
  const latest = React.useRef({ moves, news })
  React.useLayoutEffect(() => {
    latest.current = { moves, news }
  })
  // Runs before the effects of the inputs, such as a strength meter that reads the value.
  React.useLayoutEffect(() => {
    const screen = place.current
    if (screen === null || !keptScreens.has(name)) return undefined
    drafts.restore(name, screen)
    return () => drafts.save(name, screen)
  }, [drafts, name])
  React.useEffect(() => {
    const screen = place.current
    if (screen === null || latest.current.moves === 0) return
    fillIn(screen, typed.read())
    focusOn(screen, latest.current.news === undefined ? undefined : newsId)
  }, [newsId, typed])
  return (
    <Part as="div" own={React.use(OwnContext)} className={className} ref={place}>
      {children}
    </Part>
  )
}

const fillIn = (screen: HTMLElement, email: string): void => {
  const field = screen.querySelector("input[name=email]")
  if (!(field instanceof HTMLInputElement) || field.readOnly || email === "" || field.value === email) return
  field.value = email
}

const focusOn = (screen: HTMLElement, describedBy: string | undefined): void => {
  const heading = screen.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6") ?? screen
  heading.tabIndex = -1
  if (describedBy === undefined) heading.removeAttribute("aria-describedby")
  else heading.setAttribute("aria-describedby", describedBy)
  heading.focus()
}
