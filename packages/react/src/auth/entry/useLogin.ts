"use client"
import { ofLogin } from "../../problem/EntryProblem.ts"
import * as Credentials from "./Credentials.ts"
import type { EntryHandlers } from "./Entry.ts"
import { entryMachine } from "./entryMachine.ts"
import { type EntryController, useEntry } from "./useEntry.ts"
import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"

/** Creates the machine of a sign-in. */
export const signIn = () =>
  entryMachine((login) =>
    Effect.mapError(
      Members.use((members) => members.login(login)),
      ofLogin
    )
  )

/**
 * Signs a member in with an email address and a password, and creates the session.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { useLogin } from "@portico/react"
 *
 * export function QuickSignIn() {
 *   const { state, submit } = useLogin({ onSignedIn: () => location.assign("/") })
 *   return (
 *     <button onClick={() => submit({ email: "ada@example.com", password: "…" })} type="button">
 *       {state._tag === "Submitting" ? "One moment…" : "Sign in as Ada"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useLogin = (handlers: EntryHandlers = {}): EntryController => useEntry(signIn, Credentials.check, handlers)
