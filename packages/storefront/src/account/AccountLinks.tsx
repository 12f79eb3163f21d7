import { AccountMenu } from "@portico/react"
import type { AccountLink } from "@portico/react/auth"
import { Link, useLocation, useSearch } from "wouter"
import { loadAccount, loadEntrance, loadMyReviews, loadOrders } from "../pages/later.ts"
import { useShop } from "../words/useShop.ts"
import { entranceFrom, paths, signedOutPath } from "./screens.ts"
import { useSignedOut } from "./useSignedOut.ts"

const ahead: Readonly<Record<string, () => void>> = {
  "/account": loadAccount,
  "/my-reviews": loadMyReviews,
  "/orders": loadOrders
}

/** Renders the account menu in the header. Its links use the router, and hovering or focusing one preloads its page. */
export function AccountLinks() {
  const [location] = useLocation()
  const { words } = useShop()
  const items = [
    { id: "account", label: words.account.title, href: "/account" },
    { id: "orders", label: words.orders.title, href: "/orders" },
    { id: "reviews", label: words.reviews.mine, href: "/my-reviews" }
  ]
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

// After signing out, a visitor cannot see these pages, so the redirect after the sign-out must not return to them.
const membersOnly = (path: string): boolean => path in ahead || /^\/(checkout|orders|staff)/.test(path)

const renderLink = ({ children, className, href, ...link }: AccountLink) => {
  const load = ahead[href] ?? loadEntrance
  return (
    <Link {...link} className={className ?? ""} href={href} onFocus={load} onPointerEnter={load}>
      {children}
    </Link>
  )
}
