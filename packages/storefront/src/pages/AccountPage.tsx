import { ChangePasswordForm, LogoutButton, ProfilePanel, SignedIn, useMemberName } from "@portico/react"
import { MembersPage } from "../account/MembersPage.tsx"
import { paths, signedOutPath } from "../account/screens.ts"
import { strength } from "../account/strength.ts"
import { useSignedOut } from "../account/useSignedOut.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { securityPage } from "../provider.ts"

/** Renders the member's account settings. It redirects visitors to the sign-in page, which returns them here. */
export function AccountPage() {
  usePageTitle("Your account")
  const onSignedOut = useSignedOut()
  return (
    <div className="account-page">
      <MembersPage>
        <Account />
      </MembersPage>
      {/* Outside of `MembersPage`, because the provider's session must end even after the local one has ended. */}
      <div className="account-foot">
        <SignedIn>
          <p>On a shared computer, sign out when you're done. Your basket stays in your account.</p>
        </SignedIn>
        <LogoutButton farewell={false} onSignedOut={onSignedOut} postFlowUrl={location.origin + signedOutPath} />
      </div>
    </div>
  )
}

const fields = ["nickname", "firstName", "lastName", "birthdate", "phone"] as const

function Account() {
  const { name } = useMemberName()
  return (
    <>
      <div className="account-head">
        <h1>Your account</h1>
        <p>{name === undefined ? "Manage your profile and how you sign in." : `Welcome back, ${name}.`}</p>
      </div>
      <div className="account-card">
        <ProfilePanel addresses={2} fields={fields} headingLevel={2} signInHref={paths.signIn} />
      </div>
      <div className="account-aside">
        <div className="account-card">
          <ChangePasswordForm headingLevel={2} strength={strength} />
        </div>
        <section aria-labelledby="two-step" className="account-card">
          <h2 id="two-step">Two-step verification</h2>
          <p>Protect your account with a passkey, an authenticator app or a code, in addition to your password.</p>
          <a aria-label="Set up two-step verification" className="portico-button" href={securityPage}>
            Set up
          </a>
        </section>
      </div>
    </>
  )
}
