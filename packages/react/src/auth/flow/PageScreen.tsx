"use client"
import * as React from "react"
import { flow as english } from "../../i18n/en/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { OAuthButtonView } from "../oauth/OAuthButton.view.tsx"
import { useOAuthRedirect } from "../oauth/useOAuthRedirect.ts"
import { useFlow } from "./FlowContext.ts"
import { FlowNote } from "./AuthFlowParts.view.tsx"

/** Renders the screen that redirects to the provider's own page, for sign-ins that only that page can complete. */
export function PageScreen() {
  const { classNames, flow, headingLevel, messages, page: { offered: _, ...page } = {}, styled } = useFlow("Page")
  const words = useWords("flow", english, messages)
  const { sessionToken } = flow.props.page
  const { begin, state } = useOAuthRedirect({
    originalUri: flow.to,
    ...page,
    ...(sessionToken === undefined ? {} : { sessionToken })
  })
  const start = React.useRef(begin)
  React.useEffect(() => start.current(), [])
  return (
    <FlowNote
      classNames={classNames}
      headingLevel={headingLevel}
      styled={styled}
      text={words.pageText}
      title={words.pageTitle}
    >
      <OAuthButtonView classNames={classNames} look="accent" messages={messages} onPress={begin} state={state}>
        {words.toPage}
      </OAuthButtonView>
    </FlowNote>
  )
}
