import { Confirm as Dialog } from "@portico/react"
import { useShop } from "../words/useShop.ts"

export interface ConfirmProps {
  /** The label of the button that confirms. */
  readonly action: string
  /** The label of the button that cancels. Default: "Cancel". */
  readonly cancel?: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
  readonly text: string
  readonly title: string
}

/** Renders a dialog of the kit that asks the user to confirm an action. Escape cancels it. */
export function Confirm({ action, cancel, onCancel, onConfirm, text, title }: ConfirmProps) {
  const { words } = useShop()
  return (
    <Dialog
      cancelLabel={cancel ?? words.common.cancel}
      confirmLabel={action}
      onCancel={onCancel}
      onConfirm={onConfirm}
      title={title}
    >
      <p>{text}</p>
    </Dialog>
  )
}
