/**
 * Changes of a member's own profile.
 *
 * @since 0.1.0
 */
import type { Profile } from "@portico/contract/auth/Identity"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import { changed, mayStaySignedIn } from "../../engine/identity/Member.ts"
import * as ProfileChange from "../../engine/identity/ProfileChange.ts"
import { ApplicationError, type Refusal, ValidationError } from "../../engine/value/Refusal.ts"
import type { Call } from "../request/Call.ts"
import * as Changes from "./Changes.ts"
import * as Refusals from "./Refusals.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** A profile change that a member requests. */
export interface Update {
  /**
   * The id of the profile's member. Calls of another member are refused, because the page may still be open from an
   * earlier session.
   */
  readonly id?: string | null
  readonly profile: ProfileChange.ProfileFields
  /** The revision that the change is based on. Without it, the change is applied whatever has changed since. */
  readonly revision?: string | null
}

/** Changes the profile of the member who calls. Fails if `revision` is outdated. */
export const update = Effect.fn("Profiles.update")(function* (
  { id, profile, revision }: Update,
  { caller }: Pick<Call, "caller">
) {
  const desk = yield* TokenGrants
  const isMine = id === undefined || id === null || id === caller.subject
  if (!isMine || Option.isNone(yield* desk.present(caller))) return yield* Refusals.notSignedIn
  const change = ProfileChange.read(profile)
  if (Result.isFailure(change)) return yield* new ValidationError({ violations: change.failure })
  let refusal: Refusal = Refusals.notSignedIn
  const after = yield* Changes.change(caller.subject, (member, now) => {
    if (!mayStaySignedIn(member)) return undefined
    if (revision !== undefined && revision !== null && revision !== String(member.revision)) {
      refusal = profileChanged
      return undefined
    }
    const made: Result.Result<Profile, ValidationError["violations"]> = ProfileChange.apply(
      member.profile,
      change.success
    )
    if (Result.isSuccess(made)) return changed({ ...member, profile: made.success }, now)
    refusal = new ValidationError({ violations: made.failure })
    return undefined
  })
  return Option.isSome(after) ? after.value : yield* refusal
})

/** The refusal of a profile change that is based on an outdated revision. */
export const profileChanged = new ApplicationError({
  status: 409,
  code: "REVISION_CONFLICT",
  description: "The profile has been changed since it was read. Read it again, then repeat the update."
})
