import { AuthFlow, returnTo, useMember } from "@portico/react"
import * as React from "react"
import { Redirect, useLocation, useSearch } from "wouter"
import { callbackPath, type EntranceScreen, paths } from "../account/screens.ts"
import { strength } from "../account/strength.ts"
import { pathOf } from "../parts/ownLink.ts"
import { PageLoading } from "../parts/PageLoading.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { useShop } from "../words/useShop.ts"
import { securityPage } from "../provider.ts"
import { scenario } from "../scenario.ts"

export interface EntrancePageProps {
  readonly screen: EntranceScreen
}

/** Renders the sign-in page for a screen. After the sign-in, it returns the user to their previous page. */
export function EntrancePage({ screen }: EntrancePageProps) {
  const { words } = useShop()
  usePageTitle(words.account.screens[screen])
  const messages = React.useMemo(() => ({ oauth: { signIn: words.account.hosted } }), [words])
  const [, navigate] = useLocation()
  const search = useSearch()
  const { isHere, isKnown } = useMemberOnArrival()
  const to = pathOf(returnTo()) ?? "/"
  if (!isKnown) return <PageLoading />
  if (isHere && screen !== "resetPassword") return <Redirect replace to={to} />
  return (
    <div className="account">
      <div className="account-card">
        <AuthFlow
          factor={{ enrollHref: securityPage }}
          headingLevel={1}
          hrefOf={(name) => (name === "signedIn" ? undefined : paths[name] + (search === "" ? "" : `?${search}`))}
          messages={messages}
          onScreenChange={(next, { replace }) => {
            if (next !== "signedIn") navigate(paths[next] + (search === "" ? "" : `?${search}`), { replace })
          }}
          onSignedIn={(address) => navigate(pathOf(address) ?? "/", { replace: true })}
          page={{
            // In a scenario, the mock provider has no sign-in page to redirect to.
            offered: scenario === null && (screen === "signIn" || screen === "signUp"),
            redirectUri: location.origin + callbackPath
          }}
          recovery={{ redirectUrl: location.origin + paths.resetPassword }}
          resetPassword={{ strength }}
          returnTo={to}
          screen={screen}
          signUp={{ strength }}
          verification={{ remember: true }}
        />
      </div>
      <p className="account-note">{words.account.note}</p>
    </div>
  )
}

// A signed-in member who opens a sign-in page is redirected at once. A member who signs in on this page is not, because
// the flow redirects them after its last step.
const useMemberOnArrival = () => {
  const { _tag } = useMember()
  const [arrived, setArrived] = React.useState(_tag)
  if (arrived === "Unknown" && _tag !== "Unknown") setArrived(_tag)
  return { isHere: arrived === "Member" && _tag === "Member", isKnown: arrived !== "Unknown" }
}
