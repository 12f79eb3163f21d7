import { Profiles } from "@portico/client/auth/Profiles"
import { Tokens } from "@portico/client/session/Tokens"
import { runtime, useAtomValue, useMember } from "@portico/react"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Stream from "effect/Stream"

type Identity = Option.Option.Value<Effect.Success<Profiles["Service"]["me"]>>

// Every sign-in creates another session, also one in another tab that replaces the member of this page.
const session = runtime.atom(
  Stream.unwrap(Effect.map(Tokens, ({ changes, current }) => Stream.mapEffect(changes, () => current))).pipe(
    Stream.map(({ refreshToken, session }) => (refreshToken.role === "member" ? session : undefined)),
    Stream.changes
  )
)

interface Read {
  readonly session: string | undefined
  readonly identity: Identity | undefined
}

const identity = runtime.atom((get) => {
  const current = AsyncResult.getOrElse(get(session), () => undefined)
  const read: Effect.Effect<Identity | undefined, unknown, Profiles> =
    current === undefined
      ? Effect.succeed(undefined)
      : Profiles.use(({ me }) => me).pipe(Effect.map(Option.getOrUndefined))
  return Effect.map(read, (identity): Read => ({ session: current, identity }))
})

/** Returns the id and the profile of the signed-in member, or `undefined` until they are known. */
export const useIdentity = (): Identity | undefined => {
  const member = useMember()
  const current = AsyncResult.getOrElse(useAtomValue(session), () => undefined)
  const result = useAtomValue(identity)
  // While the next member's identity is read, the atom still has the previous one's.
  const isCurrent = AsyncResult.isSuccess(result) && result.value.session === current
  return member._tag === "Member" && isCurrent ? result.value.identity : undefined
}
