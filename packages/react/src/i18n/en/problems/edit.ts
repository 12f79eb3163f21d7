/**
 * The English messages of the problems of editing an item.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { dataProblems } from "./data.ts"
import { fieldProblems } from "./fields.ts"

/** The messages of the problems of editing an item. */
export const editProblems = { ...dataProblems, ...fieldProblems } satisfies Partial<ProblemMessages>
