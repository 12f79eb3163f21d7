"use client"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { type MemberName, nameAtom } from "../profile/nameAtom.ts"

/**
 * Returns the signed-in member's name, email address and picture. The result is empty while no member is signed in,
 * until the profile is loaded, and without the `Profiles` layer in the client.
 */
export const useMemberName = (): MemberName => useAtomValue(nameAtom)
