import type * as React from "react"
import type { FlowMessages } from "../../i18n/messages/SignInMessages.ts"
import { ActionButton } from "../recovery/ActionButton.view.tsx"
import { classOf } from "../../theme/classes.ts"
import type { FlowClassNames } from "./FlowContext.ts"
import type { ScreenName } from "./FlowTransitions.ts"

export interface WaysViewProps {
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
export function WaysView(props: WaysViewProps) {
  const { began, classNames, onBack, onSignIn, onSignUp, page, screen, styled, words } = props
  const classes = classOf(classNames, styled)
  if (screen === "signedIn") return null
  const isForm = screen === "signIn" || screen === "signUp"
  const backsUp = began === "signUp" && ["verifyEmail", "approval", "factor", "page"].includes(screen)
  return (
    <div className={classes("flow-ways")} data-screen={screen}>
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
