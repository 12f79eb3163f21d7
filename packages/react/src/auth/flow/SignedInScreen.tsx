"use client"
import { flow as english } from "../../i18n/en/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { useFlow } from "./FlowContext.ts"
import { FlowNote } from "./AuthFlowParts.view.tsx"

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
      <a className={classOf(classNames, styled)("button")} data-look="accent" href={flow.to}>
        {words.goOn}
      </a>
    </FlowNote>
  )
}
