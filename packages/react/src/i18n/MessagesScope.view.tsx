import * as React from "react"
import { layMessages, type MessageOverrides } from "./messages/Messages.ts"
import { MessagesContext } from "./MessagesContext.ts"

export interface WordsScopeProps {
  readonly children: React.ReactNode
  readonly messages: MessageOverrides | undefined
}

/** Overrides the page's messages for the components within it. */
export function WordsScope({ children, messages }: WordsScopeProps) {
  const inherited = React.use(MessagesContext)
  const laid = React.useMemo(() => layMessages(inherited, messages), [inherited, messages])
  return <MessagesContext value={laid}>{children}</MessagesContext>
}
