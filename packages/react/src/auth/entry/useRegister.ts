"use client"
import { ofRegistration } from "../../problem/AccountProblem.ts"
import type { EntryHandlers } from "./Entry.ts"
import { entryMachine } from "./entryMachine.ts"
import * as Registration from "./Registration.ts"
import { type EntryController, useEntry } from "./useEntry.ts"
import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"

/** Creates the machine of a sign-up. */
export const signUp = () =>
  entryMachine((login, { inputOf, profile }) =>
    Effect.mapError(
      Members.use((members) => members.register(profile === undefined ? login : { ...login, profile })),
      (error) => ofRegistration(error, inputOf)
    )
  )

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
