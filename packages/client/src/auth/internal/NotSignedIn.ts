/**
 * The error of a call that only a member can make.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"

/** No member is signed in, or the signed-in member is not the one that the call is about. */
export class NotSignedIn extends Data.TaggedError("NotSignedIn")<{}> {
  override get message(): string {
    return "The member is not signed in. Sign in as this member, then try again."
  }
}
