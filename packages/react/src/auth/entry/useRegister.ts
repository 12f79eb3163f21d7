"use client"
import type { EntryHandlers } from "./Entry.ts"
import { signUp } from "./entryMachine.ts"
import * as Registration from "./Registration.ts"
import { type EntryController, useEntry } from "./useEntry.ts"

/**
 * Registers a member with an email address and a password. Signs the member in, unless the provider requires another
 * step first.
 *
 * **Example** (With a profile)
 *
 * ```tsx
 * import { useRegister } from "@portico/react"
 *
 * export function Guest() {
 *   const { state, submit } = useRegister({ onSignedIn: () => location.assign("/") })
 *   const guest = { email: "grace@example.com", password: "…", profile: { nickname: "Grace" } }
 *   return (
 *     <button disabled={state._tag === "Submitting"} onClick={() => submit(guest)} type="button">
 *       Join as Grace
 *     </button>
 *   )
 * }
 * ```
 */
export const useRegister = (handlers: EntryHandlers = {}): EntryController<Registration.Registration> =>
  useEntry(signUp, Registration.check, handlers)
