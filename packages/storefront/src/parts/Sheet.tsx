import * as React from "react"
import { useShop } from "../words/useShop.ts"

export interface SheetProps {
  readonly children: React.ReactNode
  readonly label: string
  readonly onClose: () => void
}

/** Renders a modal drawer that is not part of the page's address. Escape and its close button close it. */
export function Sheet({ children, label, onClose }: SheetProps) {
  const { words } = useShop()
  const dialog = React.useRef<HTMLDialogElement>(null)
  // The dialog must close before React removes it. Otherwise the browser does not restore the focus.
  React.useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      aria-label={label}
      className="drawer"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      ref={dialog}
    >
      <div className="drawer-head">
        <button aria-label={words.common.close} className="drawer-close" onClick={onClose} type="button">
          <svg aria-hidden="true" fill="none" height="18" viewBox="0 0 18 18" width="18">
            <path d="m4 4 10 10M14 4 4 14" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  )
}
