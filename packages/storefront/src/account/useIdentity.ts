import { Profiles } from "@portico/client/auth/Profiles"
import { Tokens } from "@portico/client/session/Tokens"
import { ofCall, type Problem, runtime, useAtomRefresh, useAtomValue, useMember } from "@portico/react"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as React from "react"
import * as Stream from "effect/Stream"

/** The id and the profile of a member. */
export type Identity = Option.Option.Value<Effect.Success<Profiles["Service"]["me"]>>

/** The identity of the signed-in member, and how far it is read. */
export type IdentityState =
  /** No member is signed in, or the identity is being read. */
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Known"; readonly identity: Identity }
  /** The provider does not know the member. */
  | { readonly _tag: "Absent" }
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly retry: () => void }

// Every sign-in creates another session, also one in another tab that replaces the member of this page.
const session = runtime.atom(
  Stream.unwrap(Effect.map(Tokens, ({ changes, current }) => Stream.mapEffect(changes, () => current))).pipe(
    Stream.map(({ refreshToken, session }) => (refreshToken.role === "member" ? session : undefined)),
    Stream.changes
  )
)

interface Read {
  readonly session: string | undefined
  readonly result: Effect.Success<ReturnType<typeof read>>
}

const read = (isMember: boolean) =>
  isMember ? Effect.result(Profiles.use(({ me }) => me)) : Effect.result(Effect.succeedNone)

const unreachable: ReadonlyArray<string> = ["offline", "unreachable"]

const identity = runtime.atom((get) => {
  // The hooks of the kit repeat a read that failed offline. An atom of the application does it here.
  const readAgain = () => {
    const last = Option.flatMap(get.self<AsyncResult.AsyncResult<Read>>(), AsyncResult.value)
    if (Option.isNone(last) || last.value.result._tag === "Success") return
    if (unreachable.includes(ofCall(last.value.result.failure).key)) get.refreshSelf()
  }
  addEventListener("online", readAgain)
  get.addFinalizer(() => removeEventListener("online", readAgain))
  const current = AsyncResult.getOrElse(get(session), () => undefined)
  return Effect.map(read(current !== undefined), (result): Read => ({ session: current, result }))
})

/** Returns the id and the profile of the signed-in member, or why they could not be read. */
export const useIdentityState = (): IdentityState => {
  const member = useMember()
  const current = AsyncResult.getOrElse(useAtomValue(session), () => undefined)
  const found = useAtomValue(identity)
  const retry = useAtomRefresh(identity)
  return React.useMemo((): IdentityState => {
    // While the next member's identity is read, the atom still has the previous one's.
    const isCurrent = AsyncResult.isSuccess(found) && found.value.session === current
    if (member._tag !== "Member" || !isCurrent) return { _tag: "Loading" }
    const { result } = found.value
    if (result._tag === "Failure") {
      return found.waiting ? { _tag: "Loading" } : { _tag: "Failed", problem: ofCall(result.failure), retry }
    }
    return Option.match(result.success, {
      onNone: () => ({ _tag: "Absent" }),
      onSome: (identity) => ({ _tag: "Known", identity })
    })
  }, [current, found, member._tag, retry])
}

/** Returns the id and the profile of the signed-in member, or `undefined` while they are not known. */
export const useIdentity = (): Identity | undefined => {
  const state = useIdentityState()
  return state._tag === "Known" ? state.identity : undefined
}
