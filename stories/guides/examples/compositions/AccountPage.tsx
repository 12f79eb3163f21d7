import { AccountMenu, AccountSecurity, ChangePasswordForm, RequireMember } from "@portico/react"

/** The account of a member: the menu, the password, second factors, the email address, sessions and the deletion. */
export function AccountPage({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <>
      <AccountMenu onSignIn={onSignIn} />
      <RequireMember fallback={<p>Sign in to see your account.</p>}>
        <h1>Your account</h1>
        <ChangePasswordForm />
        <AccountSecurity />
      </RequireMember>
    </>
  )
}
