/**
 * Words of the box that says why a collection is not shown, in English.
 *
 * @since 0.1.0
 */
import type { FailureMessages } from "../groups/Failure.ts"
import { seconds } from "./format.ts"

/** Words of the box that says why a collection is not shown. */
export const failure: FailureMessages = {
  retry: "Try again",
  retryIn: (left) => `Try again in ${seconds(left)}`,
  waitOver: "You can try again now.",
  signIn: "Sign in",
  reference: (reference) => `Reference: ${reference}`,
  copy: "Copy the reference",
  copied: "Copied.",
  copyFailed: "It could not be copied. Select it and copy it by hand.",
  developers: "For developers",
  code: "Code",
  fix: "What to do",
  meaning: "Meaning",
  place: "Where",
  parameters: "Values",
  mendable: "Something in the call is to be mended.",
  faultless: "Nothing in the call was at fault. Trying again later may help."
}
