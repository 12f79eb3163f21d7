"use client"
import { rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { MfaChallengeClassNames } from "../session/AuthSlot.ts"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { FormElement } from "../../form/FormElement.view.tsx"
import type { Resend as ResendState } from "../../form/useResendTimer.ts"
import { Status, Title, type TitleProps } from "../../form/FormParts.view.tsx"
import { useWords } from "../../i18n/MessagesContext.ts"
import { factors } from "../../i18n/en/factors.ts"
import { factorProblems } from "../../i18n/en/problems/factor.ts"
import type { FactorMessages } from "../../i18n/messages/AccountMessages.ts"
import type { SubmitMessages } from "../../i18n/messages/FormMessages.ts"
import { classOf } from "../../theme/classes.ts"
import { EntryNotice } from "../entry/EntryForm.view.tsx"
import { hasCode } from "./Method.ts"
import {
  MfaContext,
  type MfaContextValue,
  Code,
  MfaNavigation,
  Email,
  Lead,
  MfaError,
  Push,
  Reason,
  Remember,
  Resend,
  Submit
} from "./MfaParts.view.tsx"
import { checkCode, methodOf, submissionOf, type MfaState } from "./MfaState.ts"
import { MfaMethods } from "./MfaMethods.view.tsx"
import type { MfaActions } from "./useMfaChallenge.ts"
import * as React from "react"

export interface MfaRootViewProps extends RootProps<MfaChallengeClassNames> {
  readonly actions: MfaActions
  /** Whether the first control takes the focus on mount. It always takes it when the step changes. Default: `false`. */
  readonly autoFocus?: boolean | undefined
  /** The email address of the sign-in. It is shown, so that the user does not have to enter it again. */
  readonly email?: string | undefined
  /** The address of the page to set up a method: one page for all, or a function that returns the page of a factor. */
  readonly enrollHref?: MfaContextValue["enrollHref"]
  /** Called when the user returns to the sign-in because this one cannot be completed. */
  readonly onRestart?: (() => void) | undefined
  readonly resend: ResendState
  readonly state: MfaState
}

/** Renders the form of each step of a second factor, and a notice in its place after it succeeded. */
export function MfaRootView(props: MfaRootViewProps) {
  const { actions, autoFocus = false, children, classNames, messages, state, styled } = props
  const { email, enrollHref, onRestart, resend } = props
  const words = useWords("factors", factors, messages)
  const [began] = React.useState(state._tag)
  const panel = panelOf(state)
  const moved = useMoved(panel, autoFocus)
  const context = React.useMemo(
    () => (state._tag === "Done" ? undefined : { actions, email, enrollHref, moved, onRestart, resend, state, words }),
    [actions, email, enrollHref, moved, onRestart, resend, state, words]
  )
  const submission = React.useMemo(() => submissionOf(state), [state])
  const ofStep = React.useMemo(() => wordsOf(state, words), [state, words])
  if (context === undefined || state._tag === "Done") {
    return state._tag === "Done" ? (
      <EntryNotice
        className={classOf(classNames, styled)("notice")}
        own={rootProps(props)}
        outcome={state.outcome}
        takesFocus={began !== "Done"}
        words={words}
      />
    ) : null
  }
  return (
    <MfaContext value={context}>
      <FormElement
        {...rootProps(props)}
        problems={factorProblems}
        check={(entries) => {
          const code = codeOf(state, entries)
          return code === undefined ? undefined : checkCode(methodOf(state), code)
        }}
        classNames={classNames}
        key={panel}
        messages={messages}
        onSubmit={(entries) => actions.submit(codeOf(state, entries))}
        state={submission}
        styled={styled}
        words={ofStep}
      >
        {children}
      </FormElement>
    </MfaContext>
  )
}

// The form's React key. States of the same method share it, so that the entered code and the focus stay.
const panelOf = (state: MfaState): string => (state._tag === "Requesting" ? undefined : methodOf(state)) ?? "methods"

const codeOf = (state: MfaState, entries: FormData): string | undefined => {
  const method = methodOf(state)
  const code = entries.get("code")
  return state._tag === "Proving" && method !== undefined && hasCode(method)
    ? typeof code === "string"
      ? code
      : ""
    : undefined
}

// The button's label depends on the step: sending a code, using a passkey, or sending a request to a device.
const wordsOf = (state: MfaState, words: FactorMessages): SubmitMessages => {
  const base = { title: words.title, opening: words.opening }
  if (state._tag === "Unopened") return { ...base, submit: words.openAgain, submitting: words.submitting }
  if (state._tag === "Requesting" || state._tag === "Sending") {
    return { ...base, submit: words.sendPushAgain, submitting: words.sending }
  }
  switch (methodOf(state)) {
    case "WEBAUTHN":
      return {
        ...base,
        submit: words.usePasskey,
        submitting: state._tag === "Ceremony" ? words.askingPasskey : words.submitting
      }
    case "PUSH":
      return { ...base, submit: words.sendPushAgain, submitting: words.submitting }
    default:
      return { ...base, submit: words.submit, submitting: words.submitting }
  }
}

// Returns whether the panel changed since the first one.
const useMoved = (panel: string, from: boolean): boolean => {
  const [seen, see] = React.useState({ panel, moved: from })
  if (seen.panel !== panel) see({ panel, moved: true })
  return seen.moved || seen.panel !== panel
}

export interface MfaChallengeViewProps extends Omit<MfaRootViewProps, "children" | keyof RootElementProps | "styled"> {
  /** The content below the form, such as a link to get help. */
  readonly footer?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Whether the user can choose to skip the second factor on this device from now on. Default: `true`. */
  readonly rememberDevice?: boolean | undefined
}

/** Renders a second factor in each of its states. */
export function MfaChallengeView({ footer, headingLevel, rememberDevice = true, ...root }: MfaChallengeViewProps) {
  return (
    <MfaRootView {...root}>
      <Title level={headingLevel} />
      <Reason />
      <Email />
      <Lead />
      <MfaError />
      <MfaMethods />
      <Code />
      <Push />
      {rememberDevice && <Remember />}
      <Submit />
      <Resend />
      <MfaNavigation />
      <Status />
      {footer}
    </MfaRootView>
  )
}
