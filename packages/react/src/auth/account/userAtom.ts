"use client"
/**
 * The signed-in member's id, email address and name. Unlike the profile, it needs neither GraphQL nor another layer.
 *
 * @since 0.1.0
 */
import { useAtomValue } from "../../runtime/useAtom.ts"
import { memberAtom, readForMember } from "../../session/memberAtom.ts"
import { userKey } from "../profile/nameAtom.ts"
import * as Account from "@portico/client/auth/Account"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "../../runtime/AsyncResult.ts"
import * as Atom from "../../runtime/Atom.ts"

/** The signed-in member, and how far they are loaded. */
export type UserState =
  /** The state on a server, and until the session and the user are read. */
  | { readonly _tag: "Loading" }
  /** No member is signed in. */
  | { readonly _tag: "Visitor" }
  | { readonly _tag: "User"; readonly user: Account.User }
  /** The user could not be read. The error is `NotSupported` if the provider lacks the account extension. */
  | { readonly _tag: "Failed"; readonly error: Account.UserError | UserCrashed }

/** Reading the user failed because of a defect of the client. */
export interface UserCrashed {
  readonly _tag: "UserCrashed"
}

const loading: UserState = { _tag: "Loading" }
const visitor: UserState = { _tag: "Visitor" }
const crashed: UserState = { _tag: "Failed", error: { _tag: "UserCrashed" } }

const { result } = readForMember(Account.Account.use(({ user }) => user).pipe(Effect.provide(Account.layer)), [userKey])

/** The signed-in member. */
export const userAtom: Atom.Atom<UserState> = Atom.readable((get): UserState => {
  const member = get(memberAtom)
  if (member._tag === "Unknown") return loading
  if (member._tag === "Visitor") return visitor
  const found = get(result)
  if (AsyncResult.isSuccess(found)) {
    return Option.match(found.value, { onNone: () => visitor, onSome: (user): UserState => ({ _tag: "User", user }) })
  }
  if (found.waiting) return loading
  return Option.match(AsyncResult.error(found), {
    onNone: () => (AsyncResult.isFailure(found) ? crashed : loading),
    onSome: (error): UserState => ({ _tag: "Failed", error })
  })
}).pipe(Atom.withServerValue(() => loading))

/**
 * Returns the signed-in member's id, email address, whether it is verified, and name.
 *
 * **Example** (A greeting)
 *
 * ```tsx
 * import { useUser } from "@portico/react"
 *
 * export function Greeting() {
 *   const state = useUser()
 *   return <p>{state._tag === "User" ? `Hello ${state.user.name ?? state.user.email}` : ""}</p>
 * }
 * ```
 */
export const useUser = (): UserState => useAtomValue(userAtom)
