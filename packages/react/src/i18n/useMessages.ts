"use client"
import * as React from "react"
import { en } from "./en/en.ts"
import { type MessageOverrides, type Messages, overrideMessages } from "./messages/Messages.ts"
import { MessagesContext } from "./MessagesContext.ts"

/**
 * Reads the whole catalogue in force, for parts of a page's own. It brings every English word of the kit along.
 */
export const useMessages = (overrides?: MessageOverrides): Messages => {
  const inherited = React.use(MessagesContext)
  return React.useMemo(() => overrideMessages(overrideMessages(en, inherited), overrides), [inherited, overrides])
}
