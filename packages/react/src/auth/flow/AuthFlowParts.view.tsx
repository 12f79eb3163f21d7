import { NoticeIcon } from "../../form/Notice.view.tsx"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import type { FlowMessages } from "../../i18n/messages/SignInMessages.ts"
import { classOf } from "../../theme/classes.ts"
import { ActionButton } from "../entry/EntryForm.view.tsx"
import type { FlowClassNames } from "./FlowContext.ts"
import type { ScreenName } from "./FlowTransitions.ts"
import * as React from "react"

export interface FlowNoteProps {
  /** The user's actions. */
  readonly children?: React.ReactNode
  readonly classNames?: FlowClassNames | undefined
  readonly headingLevel?: TitleProps["level"]
  readonly styled?: boolean | undefined
  readonly text?: string | undefined
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
          <NoticeIcon tone={tone} />
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
  readonly classNames?: FlowClassNames | undefined
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onSignUp: () => void
  /** The button to the provider's own page. */
  readonly page?: React.ReactNode
  readonly screen: ScreenName
  readonly styled?: boolean | undefined
  readonly words: FlowMessages
}

/** Renders the links that leave a screen, to the other form or back. Each screen except `signedIn` has one. */
export function FlowLinksView(props: FlowLinksViewProps) {
  const { began, classNames, onBack, onSignIn, onSignUp, page, screen, styled, words } = props
  const classes = classOf(classNames, styled)
  if (screen === "signedIn") return null
  const isForm = screen === "signIn" || screen === "signUp"
  const backsUp = began === "signUp" && ["verifyEmail", "approval", "factor", "page"].includes(screen)
  return (
    <div className={classes("flow-links")} data-screen={screen}>
      {isForm && page !== undefined && (
        <>
          <span className={classes("divider")}>{words.or}</span>
          {page}
        </>
      )}
      {isForm ? (
        <p>
          {screen === "signIn" ? words.newHere : words.haveAccount}{" "}
          <ActionButton className={classes("button")} onPress={screen === "signIn" ? onSignUp : onSignIn}>
            {screen === "signIn" ? words.toSignUp : words.toSignIn}
          </ActionButton>
        </p>
      ) : (
        <ActionButton className={classes("button")} onPress={onBack}>
          {backsUp ? words.backToSignUp : words.back}
        </ActionButton>
      )}
    </div>
  )
}
