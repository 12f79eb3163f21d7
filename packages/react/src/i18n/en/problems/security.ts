/**
 * The English messages of the problems of a change of the account.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"

/** The messages of the problems of a change of the account. */
export const securityProblems = {
  notSupported: () => "You can't change this here. Contact us and we'll help you.",
  reverificationRequired: () => "Confirm it's you again to make this change.",
  passkeyNotAllowed: () => "You can't add passkeys on this page. Contact us and we'll help you.",
  passkeyExists: () => "This device already has a passkey for your account.",
  confirmationMissing: () => "Type the word exactly as shown."
} satisfies Partial<ProblemMessages>
