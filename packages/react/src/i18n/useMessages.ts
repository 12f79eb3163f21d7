"use client"
/**
 * The complete messages of the page, in a module that the components of the kit do not import.
 *
 * @since 0.1.0
 */
import { MessagesContext } from "./MessagesContext.ts"
import { en } from "./en/en.ts"
import { overrideMessages, type MessageOverrides, type Messages } from "./messages/Messages.ts"
import * as React from "react"

/**
 * Returns the complete message catalog of the page, for an application's own components. It adds all English messages
 * of the kit to the bundle.
 */
export const useMessages = (overrides?: MessageOverrides): Messages => {
  const inherited = React.use(MessagesContext)
  return React.useMemo(() => overrideMessages(overrideMessages(en, inherited), overrides), [inherited, overrides])
}
