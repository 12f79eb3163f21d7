import * as React from "react"
import { Link } from "wouter"

export interface DrawerProps {
  readonly children: React.ReactNode
  /** Where its closing leads: a form in it asks first where something in it is not saved. */
  readonly closeHref: string
  readonly label: string
}

/** Something to work at beside the page, without leaving it. Escape closes it. */
export function Drawer({ children, closeHref, label }: DrawerProps) {
  const dialog = React.useRef<HTMLDialogElement>(null)
  const link = React.useRef<HTMLAnchorElement>(null)
  // While it is still in the page: only then does closing it give the focus back to what opened it.
  React.useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    return () => {
      shown?.close()
      // Nothing on the page opened it: it was in the address when the page was loaded.
      if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      aria-label={label}
      className="drawer"
      onCancel={(event) => {
        // A question in it is cancelled by itself.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        link.current?.click()
      }}
      ref={dialog}
    >
      <div className="drawer-head">
        <Link aria-label="Close" className="drawer-close" href={closeHref} ref={link}>
          <svg aria-hidden="true" fill="none" height="18" viewBox="0 0 18 18" width="18">
            <path d="m4 4 10 10M14 4 4 14" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75" />
          </svg>
        </Link>
      </div>
      {children}
    </dialog>
  )
}
