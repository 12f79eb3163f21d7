/**
 * The session as an atom.
 *
 * @since 0.1.0
 */
import { claimsOf } from "@portico/client/session/Tokens"
import type { StoredTokens } from "@portico/client/session/TokenStore"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import * as Stream from "effect/Stream"
import { runtime } from "../runtime/Runtime.ts"
import * as Member from "./Member.ts"
import * as StateOwner from "./StateOwner.ts"
import { notePresence } from "./presence.ts"

/** Who is in front of the page, and in which session: a member who signs in after another one has another. */
export interface Presence {
  readonly member: Member.MemberState
  readonly session: string | undefined
  /** Whose the things are that the page keeps. */
  readonly person: StateOwner.StateOwner
}

const nobody: Presence = { member: Member.unknown, session: undefined, person: StateOwner.nobody }

/** The member that tokens are of; nothing of a visitor's. */
export const identityOf = ({ accessToken, refreshToken, session }: StoredTokens): StateOwner.Identity | undefined =>
  refreshToken.role === "member" ? { subject: claimsOf(accessToken.value).subject, session } : undefined

const changes = runtime.atom(
  Stream.unwrap(
    Effect.map(Tokens, ({ changes, current }) =>
      Stream.mapEffect(changes, (change) => Effect.map(current, (tokens) => ({ change, tokens })))
    )
  ).pipe(
    Stream.scan(
      () => nobody,
      ({ member, person }, { change, tokens }) => ({
        member: Member.after(member, change),
        session: tokens.session,
        person: StateOwner.after(person, change, identityOf(tokens))
      })
    )
  )
)

/** Who is in front of the page, with the session: unknown on a server, while it hydrates, until the tokens are read. */
export const presenceAtom: Atom.Atom<Presence> = Atom.readable((get) => {
  const presence = AsyncResult.getOrElse(get(changes), () => nobody)
  notePresence(get.registry, presence.member._tag === "Member")
  return presence
}).pipe(
  Atom.withServerValue(() => nobody),
  // Who was there before is known as long as the page is.
  Atom.keepAlive
)

/** Who is in front of the page: unknown on a server, while the page hydrates, and until the tokens are read. */
export const memberAtom: Atom.Atom<Member.MemberState> = Atom.map(presenceAtom, ({ member }) => member).pipe(
  Atom.withServerValue(() => Member.unknown)
)
