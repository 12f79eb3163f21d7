/**
 * The English messages of the problems of an account that awaits approval.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { signInProblems } from "./signIn.ts"

/** The messages of the problems of an account that awaits approval. */
export const approvalProblems = {
  ...signInProblems,
  approvalUnknown: () => "We couldn't check whether your account is approved. Try again in a moment."
} satisfies Partial<ProblemMessages>
