"use client"
/**
 * Which words the parts below read. Each part brings its own in English, and the page lays a catalogue or single words
 * over them: who shows a sign-in does not pay for the words of a table.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { GroupOverrides, MessageGroups, MessageOverrides } from "./messages/Messages.ts"

/** What is laid over the English words. Nothing where nobody says otherwise. */
export const MessagesContext = React.createContext<MessageOverrides | undefined>(undefined)

/** Reads one group of words: the page's and the part's own over the English ones. */
export const useWords = <Group extends keyof MessageGroups>(
  group: Group,
  english: MessageGroups[Group],
  overrides?: GroupOverrides
): MessageGroups[Group] => {
  const inherited: GroupOverrides | undefined = React.use(MessagesContext)
  const words: Partial<MessageGroups[Group]> | undefined = inherited?.[group]
  const own: Partial<MessageGroups[Group]> | undefined = overrides?.[group]
  return React.useMemo(
    () => (words === undefined && own === undefined ? english : { ...english, ...words, ...own }),
    [english, own, words]
  )
}

/** The BCP 47 tag that numbers and dates follow. */
export const useLocale = (): string => React.use(MessagesContext)?.locale ?? "en"
