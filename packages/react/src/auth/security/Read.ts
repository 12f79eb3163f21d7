/**
 * Data of the signed-in member, and how far it is loaded.
 *
 * @since 0.1.0
 */
import { ofSecurity, type SecurityError } from "../../problem/SecurityProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { memberAtom, readForMember } from "../../session/memberAtom.ts"
import type * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "../../runtime/AsyncResult.ts"
import * as Atom from "../../runtime/Atom.ts"

/** Data of the signed-in member, and how far it is loaded. */
export type Read<A> =
  /** The state on a server, and until the data is read. */
  | { readonly _tag: "Loading" }
  /** No member is signed in, the provider lacks the extension, or the call failed. */
  | { readonly _tag: "Failed"; readonly problem: Problem.Problem }
  | { readonly _tag: "Ready"; readonly value: A }

/** The atom of data that belongs to the signed-in member, with the atom to refresh after a change. */
export interface ReadAtom<A> {
  readonly state: Atom.Atom<Read<A>>
  readonly source: Atom.Atom<unknown>
}

const loading: Read<never> = { _tag: "Loading" }
const visitor: Read<never> = { _tag: "Failed", problem: Problem.make("notSignedIn") }

/** Creates the atom that reads data of the signed-in member. It reads again after a change of the session. */
export const readAtom = <A>(read: Effect.Effect<A, SecurityError, Environment>): ReadAtom<A> => {
  const { result, source } = readForMember(read)
  const state = Atom.readable((get): Read<A> => {
    const member = get(memberAtom)
    if (member._tag === "Unknown") return loading
    if (member._tag === "Visitor") return visitor
    const found = get(result)
    if (AsyncResult.isSuccess(found)) return { _tag: "Ready", value: found.value }
    if (found.waiting) return loading
    return Option.match(AsyncResult.error(found), {
      onNone: () => (AsyncResult.isFailure(found) ? failed("unexpected") : loading),
      onSome: (error): Read<A> => ({ _tag: "Failed", problem: ofSecurity(error) })
    })
  }).pipe(Atom.withServerValue(() => loading))
  return { source, state }
}

const failed = (key: Problem.ProblemKey): Read<never> => ({ _tag: "Failed", problem: Problem.make(key) })
