import { AccountMenu } from "@portico/react"
import type { AccountLink } from "@portico/react/auth"
import { Link, useLocation, useSearch } from "wouter"
import { loadAccount, loadEntrance, loadMyReviews } from "../pages/later.ts"
import { entranceFrom, paths, signedOutPath } from "./screens.ts"
import { useSignedOut } from "./useSignedOut.ts"

const items = [
  { id: "account", label: "Your account", href: "/account" },
  { id: "reviews", label: "Your reviews", href: "/my-reviews" }
] as const

const ahead: Readonly<Record<string, () => void>> = { "/account": loadAccount, "/my-reviews": loadMyReviews }

/** The account in the head of every page. Its links are the router's, and their pages come while they are pointed at. */
export function AccountLinks() {
  const [location] = useLocation()
  const search = useSearch()
  const onSignedOut = useSignedOut()
  return (
    <AccountMenu
      items={items}
      onSignedOut={onSignedOut}
      postFlowUrl={membersOnly(location) ? globalThis.location.origin + signedOutPath : undefined}
      renderLink={renderLink}
      signInHref={entranceFrom(paths.signIn, location, search)}
      signUpHref={entranceFrom(paths.signUp, location, search)}
    />
  )
}

// A page that asks a visitor to sign in is none to come back to after signing out.
const membersOnly = (path: string): boolean => path in ahead || path.startsWith("/staff")

const renderLink = ({ children, className, href, ...link }: AccountLink) => {
  const load = ahead[href] ?? loadEntrance
  return (
    <Link {...link} className={className ?? ""} href={href} onFocus={load} onPointerEnter={load}>
      {children}
    </Link>
  )
}
