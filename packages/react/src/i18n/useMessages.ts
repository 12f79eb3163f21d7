"use client"
import * as React from "react"
import { en } from "./en/en.ts"
import { type MessageOverrides, type Messages, overrideMessages } from "./messages/Messages.ts"
import { MessagesContext } from "./MessagesContext.ts"

/**
 * Returns the complete message catalog of the page, for an application's own components. It adds all English messages
 * of the kit to the bundle.
 */
export const useMessages = (overrides?: MessageOverrides): Messages => {
  const inherited = React.use(MessagesContext)
  return React.useMemo(() => overrideMessages(overrideMessages(en, inherited), overrides), [inherited, overrides])
}
