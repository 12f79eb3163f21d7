"use client"
/**
 * The messages of the components below. Each component imports its own English messages, and the page overrides them
 * with a catalog or single messages. A page with only a sign-in form therefore does not load the messages of a table.
 *
 * @since 0.1.0
 */
import type { FieldProblem, Problem, ProblemKey } from "../problem/Problem.ts"
import {
  layMessages,
  type GroupOverrides,
  type MessageGroups,
  type MessageOverrides,
  type ProblemWords
} from "./messages/Messages.ts"
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

/** The part of a catalog with the messages of problems. */
interface Words {
  readonly problems: ProblemWords
}

/** Returns the message of a problem. */
export const problemText = (messages: Words, problem: Problem): string => textOf(messages, problem.key, problem)

/** Returns the message for one field of a problem, or `undefined` if the problem does not mention the field. */
export const fieldText = (messages: Words, problem: Problem | undefined, name: string): string | undefined => {
  const fields = problem?.fields
  const found: FieldProblem | undefined = fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined
  if (problem === undefined || found === undefined) return undefined
  if (typeof found === "object" && "text" in found) return found.text
  const { key, limits } = typeof found === "string" ? { key: found, limits: undefined } : found
  return textOf(messages, key, { ...problem, limits })
}

const textOf = ({ problems }: Words, key: ProblemKey, problem: Problem): string =>
  (problems[key] ?? problems.unexpected)(problem)

/**
 * Returns a function that converts a problem to its message. `english` has the messages of the problems that the
 * component can have.
 */
export const useTextOf = (english: ProblemWords, messages?: MessageOverrides): ((problem: Problem) => string) => {
  const words = useWords("problems", english, messages)
  return React.useCallback((problem) => problemText({ problems: words }, problem), [words])
}

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
