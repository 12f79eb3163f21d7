"use client"
import { Control } from "./Elements.tsx"
import { type OwnProps, Part, type PartState } from "./Part.view.tsx"
import * as React from "react"
import { type ClassNames, classOf, type ClassOf } from "../theme/classes.ts"

/** A class name slot of a confirmation dialog. */
export type ConfirmSlot = "button" | "dialog" | "dialog-actions" | "dialog-title" | "field" | "input" | "label"

export interface ConfirmDialogProps {
  /** The text of the button that cancels. */
  readonly cancelLabel: string
  readonly children?: React.ReactNode
  readonly classOf: ClassOf<ConfirmSlot>
  /** The text of the button that confirms. */
  readonly confirmLabel: string
  /** Called when the user cancels, with the button or with Escape. */
  readonly onCancel: () => void
  /** Called when the user confirms. */
  readonly onConfirm: () => void
  /** The props that the application passes to the dialog. */
  readonly own?: OwnProps<PartState> | undefined
  /** The question in the heading. */
  readonly title: string
}

/**
 * Renders a modal dialog that asks the user to confirm an action. The native dialog traps the focus and restores it on
 * close.
 */
export function Confirm({ onConfirm, own, ...dialog }: ConfirmDialogProps) {
  const id = React.useId()
  // No form, because the dialog can be inside the form of an item.
  return (
    <ConfirmModal {...dialog} id={id} own={own}>
      <div data-confirm="">
        <Content {...dialog} button={{ onClick: onConfirm, type: "button" }} id={id} />
      </div>
    </ConfirmModal>
  )
}

export interface TypedConfirmProps extends ConfirmDialogProps {
  /** The phrase that the user must type to confirm, and the label of its field. */
  readonly phrase: { readonly label: string; readonly text: string }
}

/** Renders a modal dialog in which the user must type a phrase to confirm an action. Enter confirms a typed phrase. */
export function TypedConfirm({ onConfirm, own, phrase, ...dialog }: TypedConfirmProps) {
  const id = React.useId()
  const { classOf } = dialog
  const [typed, type] = React.useState("")
  const ready = typed.trim() === phrase.text
  return (
    <ConfirmModal {...dialog} id={id} own={own}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) onConfirm()
        }}
      >
        <Content
          {...dialog}
          button={{ "aria-disabled": !ready || undefined, type: "submit" }}
          field={
            <div className={classOf("field")}>
              <label className={classOf("label")} htmlFor={`${id}-typed`}>
                {phrase.label}
              </label>
              <span className={classOf("input")}>
                <Control
                  as="input"
                  autoComplete="off"
                  dir="auto"
                  id={`${id}-typed`}
                  onChange={(event) => type(event.target.value)}
                  spellCheck={false}
                  value={typed}
                />
              </span>
            </div>
          }
          id={id}
        />
      </form>
    </ConfirmModal>
  )
}

interface ConfirmModalProps extends Pick<ConfirmDialogProps, "children" | "classOf" | "onCancel" | "own"> {
  readonly id: string
}

function ConfirmModal({ children, classOf, id, onCancel, own }: ConfirmModalProps) {
  return (
    <Modal
      className={classOf("dialog")}
      describedBy={`${id}-text`}
      labelledBy={`${id}-title`}
      onCancel={onCancel}
      own={own}
    >
      {children}
    </Modal>
  )
}

interface ContentProps extends Omit<ConfirmDialogProps, "onConfirm" | "own"> {
  /** The props of the button that confirms. */
  readonly button: Pick<React.ComponentProps<"button">, "aria-disabled" | "onClick" | "type">
  readonly field?: React.ReactNode
  readonly id: string
}

function Content({ button, cancelLabel, children, classOf, confirmLabel, field, id, onCancel, title }: ContentProps) {
  return (
    <>
      <h2 className={classOf("dialog-title")} id={`${id}-title`}>
        {title}
      </h2>
      <div id={`${id}-text`}>{children}</div>
      {field}
      <div className={classOf("dialog-actions")}>
        <Control as="button" className={classOf("button")} onClick={onCancel} type="button">
          {cancelLabel}
        </Control>
        <Control as="button" {...button} className={classOf("button")} data-variant="danger">
          {confirmLabel}
        </Control>
      </div>
    </>
  )
}

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

export interface ConfirmProps extends Omit<ConfirmDialogProps, "classOf"> {
  /** The description of the dialog: the effect of the action. */
  readonly children?: React.ReactNode
  /** Additional class names, by slot. */
  readonly classNames?: ClassNames<ConfirmSlot> | undefined
  /** The phrase that the user must type to confirm, and the label of its field. By default, nothing must be typed. */
  readonly phrase?: TypedConfirmProps["phrase"] | undefined
}

/**
 * Renders a modal dialog that asks the user to confirm an action, in the style of the kit's own dialogs. It is open while it is
 * rendered. Escape and the cancel button call `onCancel`. The focus returns to the element that opened it.
 *
 * **Example** (A confirmation before a removal)
 *
 * ```tsx
 * import { Confirm } from "@portico/react"
 * import * as React from "react"
 *
 * export function RemoveButton({ onRemove }: { readonly onRemove: () => void }) {
 *   const [asks, ask] = React.useState(false)
 *   return (
 *     <>
 *       <button onClick={() => ask(true)} type="button">Remove</button>
 *       {asks && (
 *         <Confirm
 *           cancelLabel="Cancel"
 *           confirmLabel="Remove"
 *           onCancel={() => ask(false)}
 *           onConfirm={onRemove}
 *           title="Remove this book?"
 *         >
 *           <p>This can't be undone.</p>
 *         </Confirm>
 *       )}
 *     </>
 *   )
 * }
 * ```
 */
export function StyledConfirm({ classNames, phrase, ...props }: ConfirmProps) {
  const classes = classOf(classNames)
  return phrase === undefined ? (
    <Confirm {...props} classOf={classes} />
  ) : (
    <TypedConfirm {...props} classOf={classes} phrase={phrase} />
  )
}
