/**
 * Whose it is what the page keeps, as an atom, and who may act in the name of whom.
 *
 * @since 0.1.0
 */
import { type DataError, failureOf } from "@portico/client/data/Failure"
import { Tokens } from "@portico/client/session/Tokens"
import { SessionEnded, TokenUnavailable } from "@portico/client/transport/Failure"
import * as Effect from "effect/Effect"
import * as Atom from "effect/reactivity/Atom"
import { identityOf, presenceAtom } from "../../session/memberAtom.ts"
import { type Identity, isSame } from "../../session/StateOwner.ts"

/** Another number where what the page kept is not for whoever is in front of it now. */
export const ownerAtom: Atom.Atom<number> = Atom.map(presenceAtom, ({ person }) => person.turn).pipe(
  Atom.withServerValue(() => 0)
)

/** The member whose session it is at this moment; nothing where a visitor asks. */
export const memberNow: Effect.Effect<Identity | undefined, never, Tokens> = Tokens.use((tokens) =>
  Effect.map(tokens.current, identityOf)
)

/** What meets a call of a member who is not there any more. */
export const left: DataError = failureOf(new TokenUnavailable({ cause: new SessionEnded() }))

/** Fails where the member is not there any more who began something. What a visitor began, whoever comes goes on with. */
export const stays = (by: Identity | undefined): Effect.Effect<void, DataError, Tokens> =>
  by === undefined
    ? Effect.void
    : Effect.flatMap(memberNow, (now) => (now !== undefined && isSame(by, now) ? Effect.void : Effect.fail(left)))
