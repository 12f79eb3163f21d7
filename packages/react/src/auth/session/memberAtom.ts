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

const changes = /*#__PURE__*/ runtime.atom(
  /*#__PURE__*/ Stream.unwrap(/*#__PURE__*/ Effect.map(Tokens, (tokens) => tokens.changes)).pipe(
    Stream.scan(() => Member.unknown, Member.after)
  )
)

/** Who is in front of the page: unknown on a server, while the page hydrates, and until the tokens are read. */
export const memberAtom: Atom.Atom<Member.MemberState> = /*#__PURE__*/ Atom.readable((get) => {
  const member = AsyncResult.getOrElse(get(changes), () => Member.unknown)
  notePresence(get.registry, member._tag === "Member")
  return member
}).pipe(/*#__PURE__*/ Atom.withServerValue(() => Member.unknown))
