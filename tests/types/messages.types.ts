/** The inferred types of messages have names that other modules can import. Checked by `tsc`, never run. */
import type { BulkVerb, GroupOverrides, MessageGroups, MessageOverrides, ProblemMessages } from "@portico/react"

export const words = {
  bulk: { act: (verb: BulkVerb) => (verb === "remove" ? "Throw away" : verb) }
} satisfies MessageOverrides

export const groups: GroupOverrides = words

export const bulkOf = (messages: MessageGroups): MessageGroups["bulk"] => messages.bulk

export const problemsOf = (messages: MessageGroups): ProblemMessages => messages.problems
