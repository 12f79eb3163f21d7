"use client"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { type MemberName, nameAtom } from "../profile/nameAtom.ts"

/**
 * Tells what the member who is signed in is called, with his address and picture. Nothing while nobody is, until it is
 * read, and where `Profiles` is not laid over the client.
 */
export const useMemberName = (): MemberName => useAtomValue(nameAtom)
