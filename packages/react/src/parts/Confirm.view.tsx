import { Modal } from "./Modal.view.tsx"
import * as React from "react"
import type { ClassOf } from "../theme/classes.ts"

/** A class name slot of a confirmation dialog. */
export type ConfirmSlot = "button" | "dialog" | "dialog-actions" | "dialog-title" | "field" | "input" | "label"

export interface ConfirmProps {
  readonly cancelLabel: string
  readonly children?: React.ReactNode
  readonly classOf: ClassOf<ConfirmSlot>
  readonly confirmLabel: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
  /** The phrase that the user must type to confirm, and the label of its field. */
  readonly phrase?: { readonly label: string; readonly text: string } | undefined
  readonly title: string
}

/**
 * Renders a modal dialog that asks the user to confirm an action. The native dialog traps the focus and restores it on
 * close.
 */
export function Confirm({
  cancelLabel,
  children,
  classOf,
  confirmLabel,
  onCancel,
  onConfirm,
  phrase,
  title
}: ConfirmProps) {
  const id = React.useId()
  const [typed, type] = React.useState("")
  const ready = phrase === undefined || typed.trim() === phrase.text
  const confirm = (event: React.SyntheticEvent) => {
    event.preventDefault()
    if (ready) onConfirm()
  }
  return (
    <Modal className={classOf("dialog")} describedBy={`${id}-text`} labelledBy={`${id}-title`} onCancel={onCancel}>
      <Content {...(phrase === undefined ? {} : { onSubmit: confirm })}>
        <h2 className={classOf("dialog-title")} id={`${id}-title`}>
          {title}
        </h2>
        <div id={`${id}-text`}>{children}</div>
        {phrase !== undefined && (
          <div className={classOf("field")}>
            <label className={classOf("label")} htmlFor={`${id}-typed`}>
              {phrase.label}
            </label>
            <span className={classOf("input")}>
              <input
                autoComplete="off"
                dir="auto"
                id={`${id}-typed`}
                onChange={(event) => type(event.target.value)}
                spellCheck={false}
                value={typed}
              />
            </span>
          </div>
        )}
        <div className={classOf("dialog-actions")}>
          <button className={classOf("button")} onClick={onCancel} type="button">
            {cancelLabel}
          </button>
          <button
            aria-disabled={!ready || undefined}
            className={classOf("button")}
            data-variant="danger"
            onClick={phrase === undefined ? confirm : undefined}
            type={phrase === undefined ? "button" : "submit"}
          >
            {confirmLabel}
          </button>
        </div>
      </Content>
    </Modal>
  )
}

interface ContentProps {
  readonly children: React.ReactNode
  readonly onSubmit?: React.FormEventHandler | undefined
}

// Enter confirms a typed phrase. Without a phrase there is no form, because the dialog can be inside the form of an item.
function Content({ children, onSubmit }: ContentProps) {
  return onSubmit === undefined ? (
    <div data-confirm="">{children}</div>
  ) : (
    <form method="dialog" onSubmit={onSubmit}>
      {children}
    </form>
  )
}
