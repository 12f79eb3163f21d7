import { AccountMenu, type AccountLink } from "@portico/react"
import { Link, useLocation, useSearch } from "wouter"
import { loadAccount, loadEntrance } from "../pages/later.ts"
import { entranceFrom, paths, signedOutPath } from "./screens.ts"
import { useSignedOut } from "./useSignedOut.ts"

const items = [{ id: "account", label: "Your account", href: "/account" }] as const

/** The account in the head of every page. Its links are the router's, and their pages come while they are pointed at. */
export function AccountLinks() {
  const [location] = useLocation()
  const search = useSearch()
  const onSignedOut = useSignedOut()
  return (
    <AccountMenu
      items={items}
      onSignedOut={onSignedOut}
      postFlowUrl={location === "/account" ? globalThis.location.origin + signedOutPath : undefined}
      renderLink={renderLink}
      signInHref={entranceFrom(paths.signIn, location, search)}
      signUpHref={entranceFrom(paths.signUp, location, search)}
    />
  )
}

const renderLink = ({ children, className, href, ...link }: AccountLink) => {
  const load = href === "/account" ? loadAccount : loadEntrance
  return (
    <Link {...link} className={className ?? ""} href={href} onFocus={load} onPointerEnter={load}>
      {children}
    </Link>
  )
}
