import { AuthFlow, SilentLogin } from "@portico/react"

/** Signs a member in without a form if the provider knows them, and shows all screens of a sign-in otherwise. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: () => void }) {
  return (
    <SilentLogin onSignedIn={onSignedIn}>
      <AuthFlow headingLevel={1} onSignedIn={onSignedIn} />
    </SilentLogin>
  )
}
