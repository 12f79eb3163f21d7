"use client"
/**
 * The signed-in member's name and picture, for components that do not show the rest of the profile.
 *
 * @since 0.1.0
 */
import { useAtomValue } from "../../runtime/useAtom.ts"
import { memberAtom, readForMember } from "../../session/memberAtom.ts"
import type { Identity } from "./Profile.ts"
import { Profiles } from "@portico/client/auth/Profiles"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "../../runtime/AsyncResult.ts"
import * as Atom from "../../runtime/Atom.ts"

/** The `Reactivity` key of the user. Refresh it after a change of the email address or the name. */
export const userKey = "@portico/user"

/** A member's name, email address and picture, if they are known. */
export interface MemberName {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly picture?: string | undefined
}

const nobody: MemberName = {}

// The account menu works without a name, so a missing `Profiles` layer is not an error.
const found = Effect.flatMap(
  Effect.serviceOption(Profiles),
  Option.match({ onNone: () => Effect.succeedNone, onSome: ({ me }) => me })
)

const { result } = readForMember(found, [userKey])

/** The signed-in member's name. It is empty while no member is signed in and until the profile is loaded. */
export const nameAtom: Atom.Atom<MemberName> = Atom.readable((get): MemberName => {
  if (get(memberAtom)._tag !== "Member") return nobody
  const found: AsyncResult.AsyncResult<Option.Option<Identity>, unknown> = get(result)
  if (!AsyncResult.isSuccess(found)) return nobody
  return Option.match(found.value, { onNone: () => nobody, onSome: nameOf })
}).pipe(Atom.withServerValue(() => nobody))

/**
 * Returns a member's display name: the nickname, otherwise the first and last name, otherwise the email address.
 * Ignores a picture that is not an HTTP or HTTPS address.
 */
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

/**
 * Returns the signed-in member's name, email address and picture. The result is empty while no member is signed in,
 * until the profile is loaded, and without the `Profiles` layer in the client.
 */
export const useMemberName = (): MemberName => useAtomValue(nameAtom)
