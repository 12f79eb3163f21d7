import * as Profiles from "@portico/client/auth/Profiles"
import * as Client from "@portico/client/Client"
import {
  AccountMenu,
  ChangePasswordForm,
  ClientProvider,
  EmailVerificationForm,
  ForgotPasswordForm,
  LogoutButton,
  MfaChallenge,
  OAuthButton,
  OwnerApprovalPending,
  ProfilePanel,
  ResetPasswordForm,
  SignedIn,
  SignedOut,
  SignInForm,
  SignUpForm
} from "@portico/react"
import "@portico/react/styles.css"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { createRoot } from "react-dom/client"

const host = document.querySelector<HTMLMetaElement>("meta[name=provider]")?.content ?? ""
const layer = Layer.provideMerge(Profiles.layer, Client.layer({ clientId: "shop", host }))
const stateToken = Redacted.make("a state")

const place = document.querySelector("#page")
if (place !== null) {
  createRoot(place).render(
    <ClientProvider layer={layer}>
      <AccountMenu name="Ada" onSignIn={() => {}} />
      <SignedOut fallback={null}>
        <SignInForm />
        <SignUpForm />
        <ForgotPasswordForm />
        <ResetPasswordForm recoveryToken={Redacted.make("a token")} />
        <EmailVerificationForm email="ada@example.com" stateToken={stateToken} />
        <OwnerApprovalPending />
        <MfaChallenge challenge={{ stateToken }} />
        <OAuthButton />
      </SignedOut>
      <SignedIn fallback={null}>
        <ProfilePanel />
        <ChangePasswordForm />
        <LogoutButton />
      </SignedIn>
    </ClientProvider>
  )
}
