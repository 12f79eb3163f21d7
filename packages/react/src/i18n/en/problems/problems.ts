/**
 * The English messages of all problems. A component imports only those of the problems that it can have.
 *
 * @since 0.1.0
 */
import type { Messages } from "../../messages/Messages.ts"
import { approvalProblems } from "./approval.ts"
import { editProblems } from "./edit.ts"
import { factorProblems } from "./factor.ts"
import { pageProblems } from "./page.ts"
import { profileProblems } from "./profile.ts"
import { securityProblems } from "./security.ts"
import { signUpProblems } from "./signUp.ts"
import { verificationProblems } from "./verification.ts"

/** The messages of problems, by key. */
export const problems: Messages["problems"] = {
  ...signUpProblems,
  ...approvalProblems,
  ...verificationProblems,
  ...pageProblems,
  ...profileProblems,
  ...factorProblems,
  ...securityProblems,
  ...editProblems
}
