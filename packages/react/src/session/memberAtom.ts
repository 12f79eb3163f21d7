"use client"
/**
 * The session as an atom.
 *
 * @since 0.1.0
 */
import { type Environment, runtime, withReactivity } from "../runtime/Runtime.ts"
import { useAtomValue } from "../runtime/useAtom.ts"
import * as Member from "./Member.ts"
import type { MemberState } from "./Member.ts"
import * as StateOwner from "./StateOwner.ts"
import type { StoredTokens } from "@portico/client/session/TokenStore"
import { type SessionChange, Tokens, claimsOf } from "@portico/client/session/Tokens"
import * as Streams from "@portico/contract/Streams"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "../runtime/AsyncResult.ts"
import * as Atom from "../runtime/Atom.ts"

/** The sign-in state of the page, with the session. Each sign-in creates another session. */
export interface Presence {
  readonly member: Member.MemberState
  readonly session: string | undefined
  /** The owner of the state that the page keeps. */
  readonly person: StateOwner.StateOwner
}

const nobody: Presence = { member: Member.unknown, session: undefined, person: StateOwner.nobody }

/** Returns the identity of the member whose tokens these are, or `undefined` for a visitor's tokens. */
export const identityOf = ({ accessToken, refreshToken, session }: StoredTokens): StateOwner.Identity | undefined =>
  refreshToken.role === "member" ? { subject: claimsOf(accessToken.value).subject, session } : undefined

const after = ({ member, person }: Presence, change: SessionChange, tokens: StoredTokens): Presence => ({
  member: Member.after(member, change),
  session: tokens.session,
  person: StateOwner.after(person, change, identityOf(tokens))
})

const changes = runtime.atom(
  Streams.fromPull(
    Effect.gen(function* () {
      const tokens = yield* Tokens
      const next = yield* Streams.toPull(tokens.changes, yield* Effect.scope)
      let presence = nobody
      return Effect.flatMap(next, (changes) =>
        Effect.map(tokens.current, (stored) => {
          for (const change of changes) presence = after(presence, change, stored)
          return [presence] as const
        })
      )
    })
  )
)

/** The sign-in state with the session. It is unknown on a server, during hydration, and until the tokens are read. */
export const presenceAtom: Atom.Atom<Presence> = Atom.readable((get) => {
  const presence = AsyncResult.getOrElse(get(changes), () => nobody)
  Member.notePresence(get.registry, presence.member._tag === "Member")
  return presence
}).pipe(
  Atom.withServerValue(() => nobody),
  // Without it, the owner is lost when the last subscriber unmounts. The next member could then see the inputs of the
  // previous one.
  Atom.keepAlive
)

/** The sign-in state of the page. It is unknown on a server, during hydration, and until the tokens are read. */
export const memberAtom: Atom.Atom<Member.MemberState> = Atom.map(presenceAtom, ({ member }) => member).pipe(
  Atom.withServerValue(() => Member.unknown)
)

/**
 * Returns the sign-in state of the page: unknown, a visitor or a member. It also follows sign-ins and sign-outs in
 * other tabs. Render neither visitor nor member content while it is unknown.
 *
 * **Example** (A greeting)
 *
 * ```tsx
 * import { useMember } from "@portico/react"
 *
 * export function Greeting() {
 *   const member = useMember()
 *   return <p>{member._tag === "Member" ? "Good to see you again." : ""}</p>
 * }
 * ```
 */
export const useMember = (): MemberState => useAtomValue(memberAtom)

/**
 * The user that a read runs for: a visitor, or the member of a session. Data that was read for a member must not be
 * shown to a visitor or to the member who signs in next.
 */
export type Viewer = "Visitor" | `Member ${string}`

/** The user that reads run for. `undefined` on a server, during hydration, and until the tokens are loaded. */
export const viewerAtom: Atom.Atom<Viewer | undefined> = Atom.map(
  presenceAtom,
  ({ member, session = "" }): Viewer | undefined => {
    if (member._tag === "Unknown") return undefined
    return member._tag === "Member" ? `Member ${session}` : "Visitor"
  }
).pipe(Atom.withServerValue(() => undefined))

/** Returns the user that reads run for. Reads wait while it is `undefined`. */
export const useViewer = (): Viewer | undefined => useAtomValue(viewerAtom)

/** Data of the signed-in member. */
export interface MemberData<A, E> {
  /** The atom to refresh after a change of the data. */
  readonly source: Atom.Atom<unknown>
  /**
   * The result for the current session. It is initial while no member is signed in. Data of another session, which the
   * source has until it has read again, is never in it.
   */
  readonly result: Atom.Atom<AsyncResult.AsyncResult<A, E>>
}

/** Creates the atoms of data of the signed-in member. They read again after a change of the session, or with the keys. */
export const readForMember = <A, E>(
  read: Effect.Effect<A, E, Environment>,
  keys: ReadonlyArray<unknown> = []
): MemberData<A, E> => {
  const source = runtime
    .atom((get) => {
      const viewer = get(viewerAtom)
      return get(memberAtom)._tag === "Member"
        ? Effect.map(read, (value) => Option.some({ value, viewer }))
        : Effect.succeedNone
    })
    .pipe(withReactivity(keys))
  const result = Atom.readable((get): AsyncResult.AsyncResult<A, E> => {
    const viewer = get(viewerAtom)
    const found = get(source)
    if (AsyncResult.isFailure(found)) return AsyncResult.failure(found.cause, { waiting: found.waiting })
    const data = Option.filter(Option.flatten(AsyncResult.value(found)), (data) => data.viewer === viewer)
    return Option.match(data, {
      onNone: () => AsyncResult.initial(true),
      onSome: ({ value }) => AsyncResult.success(value, { waiting: found.waiting })
    })
  })
  return { source, result }
}
