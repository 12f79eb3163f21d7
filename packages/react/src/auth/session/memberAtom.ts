/**
 * The session as an atom.
 *
 * @since 0.1.0
 */
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import * as Stream from "effect/Stream"
import { runtime } from "../../runtime/Runtime.ts"
import * as Member from "./Member.ts"
import { notePresence } from "./presence.ts"

/** Who is in front of the page, and in which session: a member who signs in after another one has another. */
export interface Presence {
  readonly member: Member.MemberState
  readonly session: string | undefined
}

const nobody: Presence = { member: Member.unknown, session: undefined }

const changes = /*#__PURE__*/ runtime.atom(
  /*#__PURE__*/ Stream.unwrap(
    /*#__PURE__*/ Effect.map(Tokens, ({ changes, current }) =>
      Stream.mapEffect(changes, (change) => Effect.map(current, ({ session }) => ({ change, session })))
    )
  ).pipe(
    Stream.scan(
      () => nobody,
      ({ member }, { change, session }) => ({ member: Member.after(member, change), session })
    )
  )
)

/** Who is in front of the page, with the session: unknown on a server, while it hydrates, until the tokens are read. */
export const presenceAtom: Atom.Atom<Presence> = /*#__PURE__*/ Atom.readable((get) => {
  const presence = AsyncResult.getOrElse(get(changes), () => nobody)
  notePresence(get.registry, presence.member._tag === "Member")
  return presence
}).pipe(/*#__PURE__*/ Atom.withServerValue(() => nobody))

/** Who is in front of the page: unknown on a server, while the page hydrates, and until the tokens are read. */
export const memberAtom: Atom.Atom<Member.MemberState> = /*#__PURE__*/ Atom.map(
  presenceAtom,
  ({ member }) => member
).pipe(/*#__PURE__*/ Atom.withServerValue(() => Member.unknown))
