"use client"
/**
 * Which catalogue the parts below read.
 *
 * @since 0.1.0
 */
import * as React from "react"
import { en } from "./en.ts"
import { type MessageOverrides, type Messages, overrideMessages } from "./Messages.ts"

/** The catalogue in force. English where nobody says otherwise. */
export const MessagesContext = /*#__PURE__*/ React.createContext<Messages>(en)

/**
 * Reads the catalogue in force, with a part's own words in place of the catalogue's.
 */
export const useMessages = (overrides?: MessageOverrides): Messages => {
  const messages = React.use(MessagesContext)
  return React.useMemo(() => overrideMessages(messages, overrides), [messages, overrides])
}
