import * as React from "react"
import { Link } from "wouter"
import { useShop } from "../words/useShop.ts"

export type DrawerProps = {
  readonly children: React.ReactNode
  readonly label: string
} & (
  | {
      /** The address to navigate to on close. A form in the drawer can block the navigation if it has unsaved changes. */
      readonly closeHref: string
    }
  | {
      /** Closes a drawer that is not part of the page's address. */
      readonly onClose: () => void
    }
)

/** Renders a modal drawer at the side of the page. Escape closes it. */
export function Drawer({ children, label, ...close }: DrawerProps) {
  const dialog = React.useRef<HTMLDialogElement>(null)
  const closer = React.useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  const { words } = useShop()
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
  const look = { "aria-label": words.common.close, children: cross, className: "drawer-close", ref: closer }
  return (
    <dialog
      aria-label={label}
      className="drawer"
      onCancel={(event) => {
        // The event bubbles from a nested dialog, which closes on its own.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        closer.current?.click()
      }}
      ref={dialog}
    >
      <div className="drawer-head">
        {"closeHref" in close ? (
          <Link {...look} href={close.closeHref} />
        ) : (
          <button {...look} onClick={close.onClose} type="button" />
        )}
      </div>
      {children}
    </dialog>
  )
}

const cross = (
  <svg aria-hidden="true" fill="none" height="18" viewBox="0 0 18 18" width="18">
    <path d="m4 4 10 10M14 4 4 14" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75" />
  </svg>
)
