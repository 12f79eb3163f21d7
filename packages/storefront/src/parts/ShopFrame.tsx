import { SessionNotice, usePrewarm } from "@portico/react"
import * as React from "react"
import { Link, useLocation } from "wouter"
import { AccountLinks } from "../account/AccountLinks.tsx"
import { SilentArrival } from "../account/SilentArrival.tsx"
import { BasketLink } from "../basket/BasketLink.tsx"
import { loadStaff } from "../pages/later.ts"
import { useShop } from "../words/useShop.ts"
import { LanguageSwitch } from "../words/LanguageSwitch.tsx"
import { followed } from "./ownLink.ts"
import { useScroll } from "./useScroll.ts"
import { ThemeToggle } from "./ThemeToggle.tsx"

export interface ShopFrameProps {
  readonly children: React.ReactNode
}

/** Renders the header, the footer and the notices around every page. */
export function ShopFrame({ children }: ShopFrameProps) {
  const { words } = useShop()
  const [location, navigate] = useLocation()
  const main = React.useRef<HTMLElement>(null)
  const shown = React.useRef(location)
  React.useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    // A sign-in screen has already focused its heading.
    if (main.current?.contains(document.activeElement) === false) main.current.focus({ preventScroll: true })
  }, [location])
  useScroll(location)
  usePrewarm()
  // The kit renders plain links. Without this handler, a click on one would reload the page.
  const follow = (event: React.MouseEvent) => {
    const to = followed(event.nativeEvent)
    if (to === undefined) return
    event.preventDefault()
    navigate(to)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the handler acts only on clicks on links
    <div className="shop" onClick={follow}>
      <a className="skip" href="#main">
        {words.frame.skip}
      </a>
      <header className="shop-header">
        <div className="shop-header-inner">
          <Link className="shop-name" href="/">
            <img alt="" height="32" src="/colonnade.svg" width="32" />
            The Colonnade
          </Link>
          <BasketLink />
          <LanguageSwitch />
          <ThemeToggle />
          <AccountLinks />
        </div>
      </header>
      <main className="shop-main" id="main" ref={main} tabIndex={-1}>
        <SessionNotice />
        <SilentArrival>{children}</SilentArrival>
      </main>
      <footer className="shop-footer">
        <div className="shop-footer-inner">
          <p>{words.frame.footer}</p>
          <nav aria-label={words.frame.footerNav}>
            <Link href="/">{words.orders.books}</Link>
            <Link href="/legal">{words.legal.title}</Link>
            <Link href="/staff" onFocus={loadStaff} onPointerEnter={loadStaff}>
              {words.staff.nav}
            </Link>
          </nav>
        </div>
      </footer>
    </div>
  )
}
