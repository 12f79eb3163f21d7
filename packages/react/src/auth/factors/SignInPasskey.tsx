"use client"
import { Control } from "../../parts/Elements.tsx"
import type { AuthSlot } from "../session/AuthSlot.ts"
import { useForm } from "../../form/FormContext.ts"
import { factorProblems } from "../../i18n/en/problems/factor.ts"
import { signInProblems } from "../../i18n/en/problems/signIn.ts"
import { signIn } from "../../i18n/en/signIn.ts"
import { problemText, useWords } from "../../i18n/MessagesContext.ts"
import { type PasskeyAutofillOptions, usePasskeyAutofill } from "./usePasskeyAutofill.ts"

const english = { ...signInProblems, ...factorProblems }

export interface SignInPasskeyProps extends PasskeyAutofillOptions {
  /** A class name to add to its element. */
  readonly className?: string | undefined
}

/**
 * Offers passkeys among the suggestions of the email field, inside `SignInForm` or `SignInFormParts.Root`, and shows the
 * progress of the chosen one. It shows nothing until a passkey is chosen. Its code is loaded only by pages that render
 * it.
 *
 * **Example** (A sign-in form with passkeys)
 *
 * ```tsx
 * import { SignInForm, SignInPasskey } from "@portico/react"
 * import * as Redacted from "effect/Redacted"
 *
 * const post = (path: string, body?: unknown) =>
 *   fetch(path, { method: "POST", body: JSON.stringify(body) }).then((answer) => answer.json())
 *
 * const home = () => location.assign("/")
 *
 * export const page = (
 *   <SignInForm onSignedIn={home}>
 *     <SignInPasskey
 *       challenge={() => post("/passkey/challenge")}
 *       onSignedIn={home}
 *       verify={async (proof) => {
 *         const { sessionToken } = await post("/passkey/verify", proof)
 *         return { _tag: "SUCCESS", sessionToken: Redacted.make(sessionToken) }
 *       }}
 *     />
 *   </SignInForm>
 * )
 * ```
 */
export function SignInPasskey({ className, ...options }: SignInPasskeyProps) {
  const { classOf, messages } = useForm<AuthSlot>("SignInPasskey")
  const words = useWords("signIn", signIn)
  const { retry, state } = usePasskeyAutofill(options)
  const news = () => {
    if (state._tag === "Failed") {
      return problemText({ problems: { ...english, ...messages.problems } }, state.problem)
    }
    return state._tag === "Verifying" ? words.passkeyVerifying : ""
  }
  return (
    <div className={classOf("passkey", className)} data-passkey={state._tag.toLowerCase()}>
      <output className={classOf("passkey-news")}>{news()}</output>
      {state._tag === "Failed" && state.stopped && (
        <Control as="button" className={classOf("button")} onClick={retry} type="button">
          {words.passkeyRetry}
        </Control>
      )}
    </div>
  )
}
