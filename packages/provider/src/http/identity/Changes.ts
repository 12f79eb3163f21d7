/**
 * Changes of members that may run concurrently with other changes.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Member } from "../../engine/identity/Member.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import { StoreUnavailable } from "../../store/StoreUnavailable.ts"

/** The number of attempts to store a change. Each failed one means that another change of the member was stored. */
export const maximumAttempts = 100

/**
 * Changes a member, and retries if a concurrent change was stored first. Returns `None` if the member does not exist or
 * if `to` returns undefined. Fails if no attempt succeeds, for example because the email address is taken.
 */
export const change = Effect.fn("Changes.change")(function* (
  id: string,
  to: (member: Member, now: number) => Member | undefined
): Effect.fn.Return<Option.Option<Member>, StoreUnavailable, IdentityStore> {
  const store = yield* IdentityStore
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    const found = yield* store.member(id)
    if (Option.isNone(found)) return found
    const changed = to(found.value, yield* Clock.currentTimeMillis)
    if (changed === undefined) return Option.none()
    if (yield* store.changeMember(changed)) return Option.some(changed)
  }
  return yield* new StoreUnavailable({ cause: new Error(`The change of a member failed ${maximumAttempts} times.`) })
})
