/**
 * The owner of the state that this page keeps, and checks that the same member is still signed in.
 *
 * @since 0.1.0
 */
import { failureOfCall, type RequestError } from "@portico/client/data/Failure"
import { Tokens } from "@portico/client/session/Tokens"
import { SessionEnded, TokenUnavailable } from "@portico/client/transport/Failure"
import * as Effect from "effect/Effect"
import * as Atom from "effect/reactivity/Atom"
import { identityOf, presenceAtom } from "../../session/memberAtom.ts"
import { type Identity, isSame } from "../../session/StateOwner.ts"

/** A number that changes when the state that the page keeps no longer belongs to the current user. */
export const ownerAtom: Atom.Atom<number> = Atom.map(presenceAtom, ({ person }) => person.turn).pipe(
  Atom.withServerValue(() => 0)
)

/** The member whose session is active, or `undefined` for a visitor. */
export const memberNow: Effect.Effect<Identity | undefined, never, Tokens> = Tokens.use((tokens) =>
  Effect.map(tokens.current, identityOf)
)

/** The failure of a request whose member is no longer signed in. */
export const left: RequestError = failureOfCall({ codes: [] })(new TokenUnavailable({ cause: new SessionEnded() }))

/**
 * Fails if the member who started an operation is no longer signed in. An operation that a visitor started always
 * continues.
 */
export const stays = (by: Identity | undefined): Effect.Effect<void, RequestError, Tokens> =>
  by === undefined
    ? Effect.void
    : Effect.flatMap(memberNow, (now) => (now !== undefined && isSame(by, now) ? Effect.void : Effect.fail(left)))
