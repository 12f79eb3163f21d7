import {
  AccountSecurity,
  ChangePasswordForm,
  LogoutButton,
  ProfilePanel,
  SignedIn,
  useMemberName
} from "@portico/react"
import { MembersPage } from "../account/MembersPage.tsx"
import { paths, signedOutPath } from "../account/screens.ts"
import { strength } from "../account/strength.ts"
import { useSignedOut } from "../account/useSignedOut.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { useShop } from "../words/useShop.ts"

/** Renders the member's account settings. It redirects visitors to the sign-in page, which returns them here. */
export function AccountPage() {
  const { words } = useShop()
  usePageTitle(words.account.title)
  const onSignedOut = useSignedOut()
  return (
    <div className="account-page">
      <MembersPage>
        <Account />
      </MembersPage>
      {/* Outside of `MembersPage`, because the provider's session must end even after the local one has ended. */}
      <div className="account-foot">
        <SignedIn>
          <p>{words.account.shared}</p>
        </SignedIn>
        <LogoutButton farewell={false} onSignedOut={onSignedOut} postFlowUrl={location.origin + signedOutPath} />
      </div>
    </div>
  )
}

const fields = ["nickname", "firstName", "lastName", "birthdate", "phone"] as const

function Account() {
  const { words } = useShop()
  const { name } = useMemberName()
  return (
    <>
      <div className="account-head">
        <h1>{words.account.title}</h1>
        <p>{name === undefined ? words.account.lead : words.account.welcome(name)}</p>
      </div>
      <div className="account-aside">
        <div className="account-card">
          <ProfilePanel addresses={2} fields={fields} headingLevel={2} signInHref={paths.signIn} />
        </div>
        <div className="account-card">
          <ChangePasswordForm headingLevel={2} strength={strength} />
        </div>
      </div>
      <div className="account-aside">
        <div className="account-card">
          <AccountSecurity headingLevel={2} onDeleted={() => location.assign(signedOutPath)} />
        </div>
      </div>
    </>
  )
}
