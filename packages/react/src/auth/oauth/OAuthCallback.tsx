"use client"
import { oauth } from "../../i18n/en/oauth.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { LogoutButton } from "../session/LogoutButton.tsx"
import { useMember } from "../../session/memberAtom.ts"
import type { CallbackKind } from "./Callback.ts"
import { OAuthButton } from "./OAuthButton.tsx"
import { OAuthCallbackView, type OAuthCallbackAppearance } from "./OAuthCallback.view.tsx"
import { ReturnNotice } from "./ReturnNotice.view.tsx"
import { type OAuthCallbackOptions, useOAuthCallback } from "./useOAuthCallback.ts"
import type { OAuthRedirectOptions } from "./useOAuthRedirect.ts"

export interface OAuthCallbackProps extends OAuthCallbackOptions, OAuthCallbackAppearance {
  /**
   * The provider's page that redirects here: the sign-in (`"AUTHORIZE"`, the default), the sign-out or the checkout.
   */
  readonly callback?: CallbackKind | undefined
  /**
   * The options of the button that starts the sign-in again after a failure. By default the provider redirects back to
   * this page.
   */
  readonly again?: OAuthRedirectOptions | undefined
}

/**
 * Renders the page that the provider redirects back to. It finishes the sign-in and continues to the page that the user
 * came from. If the sign-in fails, it shows the reason and a button to start again. Set `callback` for the page after a
 * sign-out or a checkout.
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

function AuthorizeCallback({ address, again, onSignedIn = goTo, onStrip, ...viewProps }: OAuthCallbackProps) {
  const state = useOAuthCallback({ address, onSignedIn, onStrip })
  const member = useMember()
  const words = useWords("oauth", oauth, viewProps.messages)
  const originalUri = state._tag === "Failed" ? state.originalUri : ""
  return (
    <OAuthCallbackView
      {...viewProps}
      again={
        <OAuthButton
          variant="accent"
          messages={viewProps.messages}
          originalUri={originalUri === "" ? (viewProps.home ?? "/") : originalUri}
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

function Returned({ from, ...viewProps }: OAuthCallbackAppearance & { readonly from: "LOGOUT" | "CHECKOUT" }) {
  const member = useMember()
  return (
    <ReturnNotice
      classNames={viewProps.classNames}
      from={from}
      headingLevel={viewProps.headingLevel}
      home={viewProps.home}
      member={member._tag}
      messages={viewProps.messages}
    >
      {from === "LOGOUT" && member._tag === "Member" && <LogoutButton messages={viewProps.messages} />}
    </ReturnNotice>
  )
}

const goTo = (originalUri: string): void => {
  if (originalUri !== "") globalThis.location.replace(originalUri)
}
