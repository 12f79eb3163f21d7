import { AccountMenu } from "@portico/react"
import * as React from "react"
import { Link, useLocation } from "wouter"
import { BasketLink } from "../basket/BasketLink.tsx"
import { scenario } from "../scenario.ts"
import { ThemeToggle } from "./ThemeToggle.tsx"

export interface ShopFrameProps {
  readonly children: React.ReactNode
}

/** What stands around every page: the name, the account, the foot. */
export function ShopFrame({ children }: ShopFrameProps) {
  const [location] = useLocation()
  const main = React.useRef<HTMLElement>(null)
  const shown = React.useRef(location)
  React.useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    main.current?.focus()
    window.scrollTo(0, 0)
  }, [location])
  const account = accountSearch(location)
  return (
    <div className="shop">
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="shop-header">
        <div className="shop-header-inner">
          <Link className="shop-name" href="/">
            <img alt="" height="32" src="/colonnade.svg" width="32" />
            The Colonnade
          </Link>
          <BasketLink />
          <ThemeToggle />
          <AccountMenu signInHref={`/sign-in${account}`} signUpHref={`/sign-up${account}`} />
        </div>
      </header>
      <main className="shop-main" id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer className="shop-footer">
        <p className="shop-footer-inner">The Colonnade is the example shop of Portico. Nothing in it is for sale.</p>
      </footer>
    </div>
  )
}

// The account's links load their page anew, so they carry what has to be known there.
const accountSearch = (location: string): string => {
  const search = new URLSearchParams()
  if (!location.startsWith("/sign-")) search.set("from", location)
  if (scenario !== null) search.set("scenario", scenario)
  return search.size === 0 ? "" : `?${search}`
}
