"use client"
import { useAtomValue } from "../runtime/useAtom.ts"
import type { MemberState } from "./Member.ts"
import { memberAtom } from "./memberAtom.ts"

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
