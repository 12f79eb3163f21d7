"use client"
/**
 * The messages of the components below. Each component imports its own English messages, and the page overrides them
 * with a catalog or single messages. A page with only a sign-in form therefore does not load the messages of a table.
 *
 * @since 0.1.0
 */
import { layMessages, type GroupOverrides, type MessageGroups, type MessageOverrides } from "./messages/Messages.ts"
import * as React from "react"

/** The messages that override the English ones, or `undefined` if there are none. */
export const MessagesContext = React.createContext<MessageOverrides | undefined>(undefined)

/**
 * Returns one group of messages: the English ones, overridden by those of the page and then by `overrides`. `english` has
 * the messages that the component needs.
 */
export const useWords = <Group extends keyof MessageGroups, English extends Partial<MessageGroups[Group]>>(
  group: Group,
  english: English,
  overrides?: GroupOverrides
): English => {
  const inherited: GroupOverrides | undefined = React.use(MessagesContext)
  const words: Partial<MessageGroups[Group]> | undefined = inherited?.[group]
  const own: Partial<MessageGroups[Group]> | undefined = overrides?.[group]
  return React.useMemo(
    () => (words === undefined && own === undefined ? english : { ...english, ...words, ...own }),
    [english, own, words]
  )
}

/** Returns the BCP 47 tag for formatting numbers and dates, `en` by default. */
export const useLocale = (): string => React.use(MessagesContext)?.locale ?? "en"

export interface WordsScopeProps {
  readonly children: React.ReactNode
  readonly messages: MessageOverrides | undefined
}

/** Overrides the page's messages for the components within it. */
export function WordsScope({ children, messages }: WordsScopeProps) {
  const inherited = React.use(MessagesContext)
  const laid = React.useMemo(() => layMessages(inherited, messages), [inherited, messages])
  return React.createElement(MessagesContext, { value: laid }, children)
}
