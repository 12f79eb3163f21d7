/**
 * What a member is called, and his picture, for parts that show no more of his profile.
 *
 * @since 0.1.0
 */
import { Profiles } from "@portico/client/auth/Profiles"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import { runtime } from "../../runtime/Runtime.ts"
import { memberAtom } from "../../session/memberAtom.ts"
import type { Identity } from "./Profile.ts"

/** What reads of the profile depend on, and what saves it changes: a key of `Reactivity`. */
export const profileKey = "@portico/profile"

/** What a member is called, his address and his picture, as far as they are known. */
export interface MemberName {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly picture?: string | undefined
}

const nobody: MemberName = {}

// Where the profile cannot be read, or nobody laid `Profiles` over the client, a menu does without.
const found = Effect.flatMap(
  Effect.serviceOption(Profiles),
  Option.match({
    onNone: () => Effect.succeedNone,
    onSome: ({ me }) => Effect.catch(me, () => Effect.succeedNone)
  })
)

// Whoever else is signed in next has another name.
const read = runtime
  .atom((get) => (get(memberAtom)._tag === "Member" ? found : Effect.succeedNone))
  .pipe(Atom.withReactivity([profileKey]))

/** The name of whoever is signed in. Nothing while nobody is, and until it is read. */
export const nameAtom: Atom.Atom<MemberName> = Atom.readable((get): MemberName => {
  if (get(memberAtom)._tag !== "Member") return nobody
  const found = AsyncResult.getOrElse(get(read), () => Option.none<Identity>())
  return Option.match(found, { onNone: () => nobody, onSome: nameOf })
}).pipe(Atom.withServerValue(() => nobody))

/** What to call a member: by his nickname, his names, or his address where he gave neither. */
export const nameOf = ({ email, identityProfile = {} }: Identity): MemberName => {
  const { firstName, lastName, nickname, picture } = identityProfile
  const names = [firstName, lastName].filter((part) => part !== undefined && part !== "").join(" ")
  const name = [nickname, names, email?.address].find((text) => text !== undefined && text !== "")
  return {
    email: email?.address,
    name,
    picture: picture === undefined || !/^https?:/.test(picture) ? undefined : picture
  }
}
