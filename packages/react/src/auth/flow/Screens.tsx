"use client"
import { Notice } from "../../form/Notice.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { flow as english } from "../../i18n/en/signIn.ts"
import { classOf } from "../../theme/classes.ts"
import { CaptchaSlot } from "../captcha/CaptchaSlot.tsx"
import { ActionButton } from "../entry/EntryForm.view.tsx"
import { SignInFormView } from "../entry/SignInForm.view.tsx"
import { useLogin } from "../entry/useLogin.ts"
import { FlowNote } from "./AuthFlowParts.view.tsx"
import { ChunkBoundary, type MissingProps } from "./ChunkBoundary.tsx"
import { useFlow } from "./FlowContext.ts"
import type { ScreenName } from "./FlowTransitions.ts"
import { Gate, LaterScreen, PasskeySlot, isNear } from "./LaterParts.tsx"
import { submitted, type ScreenProps, useHandedOver } from "./ScreenProps.ts"
import { later } from "./loadScreens.ts"
import * as React from "react"

/** Renders the sign-in screen. */
export function SignInScreen() {
  const { captcha, classNames, flow, headingLevel, messages, passkeys, signIn } = useFlow("SignIn")
  const { defaultEmail, onForgotPassword, onSignUp: _, ...handlers } = flow.props.signIn
  const { reset, state, submit } = useLogin(handlers)
  return (
    <SignInFormView
      classNames={classNames}
      defaultEmail={defaultEmail}
      footer={signIn?.footer}
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
      <a className={classOf(classNames, styled)("button")} data-variant="accent" href={flow.to}>
        {words.continue}
      </a>
    </FlowNote>
  )
}

/** The custom screens of a page, by name. They replace the kit's. */
export type OwnScreens = {
  readonly [Name in ScreenName]?: (props: NonNullable<ScreenProps[Name]>) => React.ReactNode
}

export interface ScreensProps {
  /** Custom screens that replace the kit's. */
  readonly screens?: OwnScreens | undefined
}

/** Renders the current screen. Visited forms stay mounted but hidden, so that their entered values are kept. */
export function Screens({ screens = {} }: ScreensProps) {
  const { flow, silent } = useFlow("Screens")
  const current = flow.screen
  const seen = useSeen(current)
  React.useEffect(() => {
    // The code is preloaded while the user types. A failed preload is not reported, because the screen loads the code
    // again when it is needed.
    if (isNear(current)) later.load().catch(() => later.forget())
  }, [current])
  const place = (name: ScreenName) => (
    <Place name={name}>
      <Drawn name={name} own={screens} />
    </Place>
  )
  const all = (
    <>
      {persistentScreens.map(
        (name) =>
          seen.includes(name) &&
          current !== "signedIn" && (
            <React.Activity key={name} mode={name === current ? "visible" : "hidden"}>
              {place(name)}
            </React.Activity>
          )
      )}
      {!persistentScreens.includes(current) && <React.Fragment key={current}>{place(current)}</React.Fragment>}
    </>
  )
  return <React.Suspense fallback={<Loading />}>{silent === true ? <Gate>{all}</Gate> : all}</React.Suspense>
}

const persistentScreens: ReadonlyArray<ScreenName> = ["signIn", "signUp", "forgotPassword"]

const useSeen = (screen: ScreenName): ReadonlyArray<ScreenName> => {
  const [seen, see] = React.useState<ReadonlyArray<ScreenName>>([screen])
  if (seen.includes(screen)) return seen
  const now = [...seen, screen]
  see(now)
  return now
}

interface PlaceProps {
  readonly children: React.ReactNode
  readonly name: ScreenName
}

function Place({ children, name }: PlaceProps) {
  const { classNames, flow, messages, newsId, styled } = useFlow("Place")
  const words = useWords("flow", english, messages)
  const classes = classOf(classNames, styled)
  const { news } = flow.state
  return (
    <ChunkBoundary missing={Missing}>
      <Arrival className={classes("flow-screen")}>
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
  )
}

// Shown if the screen's code could not be loaded.
function Missing({ onRetry }: MissingProps) {
  const { classNames, headingLevel, messages, styled } = useFlow("Missing")
  const words = useWords("flow", english, messages)
  const classes = classOf(classNames, styled)
  // This message stays until the retry has finished. Retrying inside the boundary would replace it with a loading
  // state.
  const retry = () => {
    later.forget()
    later.load().then(onRetry, onRetry)
  }
  return (
    <Arrival className={classes("flow-screen")}>
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

function Loading() {
  const { classNames, messages, styled } = useFlow("Loading")
  const words = useWords("flow", english, messages)
  return <output className={classOf(classNames, styled)("flow-loading")}>{words.loading}</output>
}

interface ArrivalProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

// When the screen appears, its email field receives the last typed address and its heading takes the focus, so that
// screen readers announce it. The first screen does not move the focus.
function Arrival({ children, className }: ArrivalProps) {
  const { flow, newsId, typed } = useFlow("Arrival")
  const { moves, news } = flow.state
  const place = React.useRef<HTMLDivElement>(null)
  // The effect must run when the screen mounts or React's Activity shows it again, not when these values change. It
  // reads them from a ref.
  const latest = React.useRef({ moves, news })
  React.useLayoutEffect(() => {
    latest.current = { moves, news }
  })
  React.useEffect(() => {
    const screen = place.current
    if (screen === null || latest.current.moves === 0) return
    fillIn(screen, typed.read())
    focusOn(screen, latest.current.news === undefined ? undefined : newsId)
  }, [newsId, typed])
  return (
    <div className={className} ref={place}>
      {children}
    </div>
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
