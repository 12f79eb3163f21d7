"use client"
import { ToneIcon } from "../../parts/Alert.view.tsx"
import { type OwnProps, Part, type PartState } from "../../parts/Part.view.tsx"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import type { FlowMessages } from "../../i18n/messages/SignInMessages.ts"
import { type ClassNames, classOf } from "../../theme/classes.ts"
import { ActionButton, ActionLink } from "../entry/EntryForm.view.tsx"
import type { ScreenName } from "./FlowTransitions.ts"
import * as React from "react"

export interface FlowNoteProps {
  /** The user's actions. */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: ClassNames<"explanation" | "flow-note" | "flow-sign" | "title"> | undefined
  /** The level of the heading. */
  readonly headingLevel?: TitleProps["level"]
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
  /** The sentence below the heading. */
  readonly text?: string | undefined
  /** The text of the heading. */
  readonly title: string
  /** The style of the note. `success` adds a success icon. */
  readonly tone?: "success" | undefined
}

/** Renders a screen without inputs: a heading, a sentence and the user's actions. */
export function FlowNote({ children, classNames, headingLevel = 2, styled, text, title, tone }: FlowNoteProps) {
  const id = React.useId()
  const classes = classOf(classNames, styled)
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className={classes("flow-note")}>
      {tone !== undefined && (
        <span aria-hidden="true" className={classes("flow-sign")}>
          <ToneIcon tone={tone} />
        </span>
      )}
      <Heading className={classes("title")} id={id}>
        {title}
      </Heading>
      {text !== undefined && <p className={classes("explanation")}>{text}</p>}
      {children}
    </section>
  )
}

export interface FlowLinksViewProps {
  /** The form that the flow started with. */
  readonly began: "signIn" | "signUp"
  readonly classNames?: ClassNames<"button" | "divider" | "flow-links"> | undefined
  /** Returns the address of a screen. Without one, its control is a button. */
  readonly hrefOf?: ((screen: ScreenName) => string | undefined) | undefined
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onSignUp: () => void
  /** The props that the application passes to the part. */
  readonly own?: OwnProps<PartState> | undefined
  /** The button to the provider's own page. */
  readonly page?: React.ReactNode
  readonly screen: ScreenName
  readonly styled?: boolean | undefined
  readonly words: FlowMessages
}

/** Renders the links that leave a screen, to the other form or back. Each screen except `signedIn` has one. */
export function FlowLinksView(props: FlowLinksViewProps) {
  const { began, classNames, hrefOf, onBack, onSignIn, onSignUp, own = {}, page, screen, styled, words } = props
  const classes = classOf(classNames, styled)
  if (screen === "signedIn") return null
  const isForm = screen === "signIn" || screen === "signUp"
  const backsUp = began === "signUp" && ["verifyEmail", "approval", "factor", "page"].includes(screen)
  return (
    <Part as="div" own={own} className={classes("flow-links")} data-screen={screen}>
      {isForm && page !== undefined && (
        <>
          <span className={classes("divider")}>{words.or}</span>
          {page}
        </>
      )}
      {isForm ? (
        <p>
          {screen === "signIn" ? words.newHere : words.haveAccount}{" "}
          <ActionLink
            className={classes("button")}
            href={hrefOf?.(screen === "signIn" ? "signUp" : "signIn")}
            onPress={screen === "signIn" ? onSignUp : onSignIn}
            variant="quiet"
          >
            {screen === "signIn" ? words.toSignUp : words.toSignIn}
          </ActionLink>
        </p>
      ) : (
        <ActionButton className={classes("button")} onPress={onBack}>
          {backsUp ? words.backToSignUp : words.back}
        </ActionButton>
      )}
    </Part>
  )
}
