"use client"
import * as React from "react"
import { oauth } from "../../i18n/en/signIn.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { LogoutButton } from "../session/LogoutButton.tsx"
import { useMember } from "../../session/useMember.ts"
import type { CallbackKind } from "./Callback.ts"
import { OAuthButton } from "./OAuthButton.tsx"
import { OAuthCallbackView, type OAuthCallbackLook } from "./OAuthCallback.view.tsx"
import { ReturnNotice } from "./ReturnNotice.view.tsx"
import { type OAuthCallbackOptions, useOAuthCallback } from "./useOAuthCallback.ts"
import type { OAuthRedirectOptions } from "./useOAuthRedirect.ts"

export interface OAuthCallbackProps extends OAuthCallbackOptions, OAuthCallbackLook {
  /** What the provider leads back from: a sign-in by default, its sign-out, or a checkout. */
  readonly callback?: CallbackKind | undefined
  /** How the sign-in is begun again where it came to nothing. It leads back to this page by default. */
  readonly again?: OAuthRedirectOptions | undefined
}

/**
 * The page that the provider leads back to. It finishes the sign-in, and goes on to where the person was; where that
 * fails it says why, and begins again on demand. With `callback` it stands at the end of a sign-out or a checkout.
 *
 * **Example** (The page at `redirectUri`)
 *
 * ```tsx
 * import { OAuthCallback } from "@portico/react"
 *
 * export const page = <OAuthCallback headingLevel={1} home="/books" />
 * ```
 *
 * **Example** (The page at `postFlowUrl`, after a sign-out)
 *
 * ```tsx
 * import { OAuthCallback } from "@portico/react"
 *
 * export const page = <OAuthCallback callback="LOGOUT" headingLevel={1} />
 * ```
 */
export function OAuthCallback({ callback = "AUTHORIZE", ...props }: OAuthCallbackProps) {
  return callback === "AUTHORIZE" ? <AuthorizeCallback {...props} /> : <Returned {...props} from={callback} />
}

function AuthorizeCallback({ address, again, onSignedIn = goTo, onStrip, ...look }: OAuthCallbackProps) {
  const state = useOAuthCallback({ address, onSignedIn, onStrip })
  const member = useMember()
  const words = useWords("oauth", oauth, look.messages)
  const originalUri = state._tag === "Failed" ? state.originalUri : ""
  return (
    <OAuthCallbackView
      {...look}
      again={
        <OAuthButton
          look="accent"
          messages={look.messages}
          originalUri={originalUri === "" ? (look.home ?? "/") : originalUri}
          {...again}
        >
          {words.startAgain}
        </OAuthButton>
      }
      signedIn={member._tag === "Member"}
      state={state}
    />
  )
}

function Returned({ from, ...look }: OAuthCallbackLook & { readonly from: "LOGOUT" | "CHECKOUT" }) {
  const member = useMember()
  return (
    <ReturnNotice
      classNames={look.classNames}
      from={from}
      headingLevel={look.headingLevel}
      home={look.home}
      member={member._tag}
      messages={look.messages}
    >
      {from === "LOGOUT" && member._tag === "Member" && <LogoutButton messages={look.messages} />}
    </ReturnNotice>
  )
}

const goTo = (originalUri: string): void => {
  if (originalUri !== "") globalThis.location.replace(originalUri)
}
