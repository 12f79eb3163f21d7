import * as React from "react"
import { Link } from "wouter"
import { useShop } from "../words/useShop.ts"

export interface DrawerProps {
  readonly children: React.ReactNode
  /** The address to navigate to on close. A form in the drawer can block the navigation if it has unsaved changes. */
  readonly closeHref: string
  readonly label: string
}

/** Renders a modal drawer at the side of the page. Escape closes it. */
export function Drawer({ children, closeHref, label }: DrawerProps) {
  const { words } = useShop()
  const dialog = React.useRef<HTMLDialogElement>(null)
  const link = React.useRef<HTMLAnchorElement>(null)
  // The dialog must close before React removes it. Otherwise the browser does not restore the focus to the element that
  // opened it.
  React.useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    return () => {
      shown?.close()
      // If the drawer was open when the page loaded, no element opened it, so the focus moves to the main content.
      if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      aria-label={label}
      className="drawer"
      onCancel={(event) => {
        // The event bubbles from a nested dialog, which closes on its own.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        link.current?.click()
      }}
      ref={dialog}
    >
      <div className="drawer-head">
        <Link aria-label={words.common.close} className="drawer-close" href={closeHref} ref={link}>
          <svg aria-hidden="true" fill="none" height="18" viewBox="0 0 18 18" width="18">
            <path d="m4 4 10 10M14 4 4 14" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75" />
          </svg>
        </Link>
      </div>
      {children}
    </dialog>
  )
}
