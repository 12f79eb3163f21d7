"use client"
import { OAuthButton } from "../oauth/OAuthButton.tsx"
import { useFlow } from "./FlowContext.ts"

/** Renders the button to the provider's own page, below a form. */
export function PageOffer() {
  const { classNames, flow, messages, page: { offered: _, ...page } = {} } = useFlow("PageOffer")
  return <OAuthButton classNames={classNames} messages={messages} originalUri={flow.to} {...page} />
}
