/**
 * The English messages of listed items.
 *
 * @since 0.1.0
 */
import type { ListedMessages } from "../../messages/ListMessages.ts"
import { seconds, time } from "../format.ts"
import { valueWords } from "./value.ts"

/** The messages of listed items: their values, edits and failed reads. */
export const itemWords: ListedMessages = {
  ...valueWords,
  retry: "Try again",
  draft: "Draft",
  saving: "Saving…",
  notSaved: (reason) => `Not saved: ${reason}`,
  stale: (since) => `Last updated at ${time(since)}.`,
  wait: (left) => `Try again in ${seconds(left)}`,
  waitOver: "You can try again now.",
  signIn: "Sign in"
}
