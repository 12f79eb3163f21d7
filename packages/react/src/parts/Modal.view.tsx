import { type OwnProps, Part, type PartState } from "./Part.view.tsx"
import * as React from "react"

export interface ModalProps {
  readonly children: React.ReactNode
  readonly className: string | undefined
  /** The id of the element that describes the dialog. */
  readonly describedBy?: string | undefined
  /** The id of the dialog's heading. */
  readonly labelledBy: string
  /** Called when the user presses Escape. The dialog stays open until it is no longer rendered. */
  readonly onCancel: () => void
  /** The props that the application passes to the dialog. */
  readonly own?: OwnProps<PartState> | undefined
}

/** Renders a modal dialog that is open while it is mounted. */
export function Modal({ children, className, describedBy, labelledBy, onCancel, own = {} }: ModalProps) {
  const dialog = React.useRef<HTMLDialogElement>(null)
  // The dialog must close before React removes it. Otherwise the browser does not restore the focus to the element that
  // opened it.
  React.useLayoutEffect(() => {
    const shown = dialog.current
    if (shown !== null && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <Part
      as="dialog"
      own={own}
      aria-describedby={describedBy}
      aria-labelledby={labelledBy}
      className={className}
      onCancel={(event: React.SyntheticEvent) => {
        event.preventDefault()
        // React passes the event on to a dialog of the page that contains this one, which would close too.
        event.stopPropagation()
        onCancel()
      }}
      ref={dialog}
    >
      {children}
    </Part>
  )
}
