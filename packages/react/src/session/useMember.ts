"use client"
import { useAtomValue } from "../runtime/useAtomValue.ts"
import type { MemberState } from "./Member.ts"
import { memberAtom } from "./memberAtom.ts"

/**
 * Tells who is in front of the page: unknown, a visitor or a member. It follows sign-ins and sign-outs of other tabs
 * too. Show nothing of either while it is unknown.
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
