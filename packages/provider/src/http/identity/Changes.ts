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
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"

/**
 * Changes a member, and retries if a concurrent change was stored first. Returns `None` if the member does not exist or
 * if `to` returns undefined.
 */
export const change = Effect.fn("Changes.change")(function* (
  id: string,
  to: (member: Member, now: number) => Member | undefined
): Effect.fn.Return<Option.Option<Member>, StoreUnavailable, IdentityStore> {
  const store = yield* IdentityStore
  for (;;) {
    const found = yield* store.member(id)
    if (Option.isNone(found)) return found
    const changed = to(found.value, yield* Clock.currentTimeMillis)
    if (changed === undefined) return Option.none()
    if (yield* store.changeMember(changed)) return Option.some(changed)
  }
})
