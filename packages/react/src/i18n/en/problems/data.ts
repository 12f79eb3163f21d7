/**
 * The English messages of the problems of data calls.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { count, number } from "../format.ts"
import { callProblems } from "./call.ts"
import { memberProblems } from "./member.ts"
import { supportReference } from "./details.ts"

/** The messages of the problems of data calls. */
export const dataProblems = {
  ...callProblems,
  ...memberProblems,
  noPermission: () => "You don't have permission to see this.",
  internalError: (problem) => `Something went wrong on our end. Try again in a moment.${supportReference(problem)}`,
  itemNotFound: () => "This item no longer exists.",
  itemExists: () => "This item already exists.",
  itemsOmitted: ({ count: omitted = 1 }) => `We couldn't show ${count(omitted, "item", "items")}.`,
  siteCode: ({ detail }) => detail ?? "This site refused the request.",
  tooManyItems: ({ limit }) => `You can use up to ${number(limit ?? 1000)} items at once. Select fewer and try again.`,
  tooManyRemovals: ({ limit }) =>
    `You can delete up to ${number(limit ?? 1000)} items at once. Select fewer and try again.`,
  noPreviousPage: () => "This is the first page.",
  noNextPage: () => "This is the last page.",
  changeForbidden: () => "You don't have permission to change this.",
  conditionNotMet: () => "This item has changed, so this edit no longer applies. Check it and try again."
} satisfies Partial<ProblemMessages>
