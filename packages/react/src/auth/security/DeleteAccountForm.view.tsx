"use client"
import { Control } from "../../parts/Elements.tsx"
import { Part, type PartProps, type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { SubmitButton, type TitleProps } from "../../form/FormParts.view.tsx"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { idle, problemOf, type Submission } from "../../form/Submission.ts"
import { TextField } from "../../form/TextField.view.tsx"
import { Modal } from "../../parts/Confirm.view.tsx"
import { ofFields } from "../../problem/Problem.ts"
import type { DeleteAccountFormClassNames } from "./SecurityContext.ts"
import { textOf } from "../recovery/Recovery.ts"
import { useSecurity } from "./SecurityContext.ts"
import { SecurityNotice, SecurityProblem, SecurityRoot, SecurityText, SecurityTitle } from "./SecurityParts.view.tsx"
import type { DeleteAccountActions, DeleteAccountState } from "./useDeleteAccount.ts"
import * as React from "react"

interface DeleteAccountContextValue {
  readonly actions: DeleteAccountActions
  readonly state: DeleteAccountState
}

const DeleteAccountContext = React.createContext<DeleteAccountContextValue | undefined>(undefined)

const useDeleteAccountContext = (part: string): DeleteAccountContextValue =>
  usePartContext(DeleteAccountContext, part, "DeleteAccountFormParts.Root")

export interface DeleteAccountRootViewProps extends RootProps<DeleteAccountFormClassNames> {
  readonly actions: DeleteAccountActions
  readonly state: DeleteAccountState
}

/** Renders the section around the parts of a deletion. */
export function DeleteAccountRootView({ actions, children, state, ...root }: DeleteAccountRootViewProps) {
  const context = React.useMemo(() => ({ actions, state }), [actions, state])
  return (
    <SecurityRoot {...root} state={state.change._tag.toLowerCase()}>
      <DeleteAccountContext value={context}>{children}</DeleteAccountContext>
    </SecurityRoot>
  )
}

/** Renders the heading of a deletion. */
export function DeleteAccountTitle({ children, ...title }: TitleProps) {
  const { words } = useSecurity("Title")
  return <SecurityTitle {...title}>{children ?? words.deleteTitle}</SecurityTitle>
}

/** Explains what a deletion removes. Afterwards, shows that the account was deleted. */
export function DeleteAccountText(own: PartProps<"p">) {
  const { state } = useDeleteAccountContext("Text")
  const { words } = useSecurity("Text")
  if (state.change._tag === "Done") return <SecurityNotice own={own} text={words.deleted} />
  return state.problem === undefined ? (
    <SecurityText {...own}>{words.deleteText}</SecurityText>
  ) : (
    <SecurityProblem own={own} problem={state.problem} />
  )
}

/** Renders the button that opens the dialog in which the user confirms the deletion. */
export function DeleteAccountButton({ children, ...own }: PartProps<"button">) {
  const { actions, state } = useDeleteAccountContext("Button")
  const { classOf, words } = useSecurity("Button")
  if (state.problem !== undefined || state.change._tag === "Done") return null
  const isBusy = state.change._tag === "Submitting"
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={isBusy || undefined}
      className={classOf("button")}
      data-variant="danger"
      onClick={() => {
        if (!isBusy) actions.open()
      }}
      type="button"
    >
      {isBusy && <span aria-hidden="true" className={classOf("spinner")} />}
      {isBusy ? words.deleting : (children ?? words.deleteOpen)}
    </Part>
  )
}

/** Announces the deletion in progress, and shows why it failed. */
export function DeleteAccountStatus(own: PartProps<"output">) {
  const { state } = useDeleteAccountContext("Status")
  const { classOf, words } = useSecurity("Status")
  return (
    <>
      <Part as="output" own={own} className={classOf("status")}>
        {state.change._tag === "Submitting" ? words.deleting : ""}
      </Part>
      <SecurityProblem problem={problemOf(state.change)} />
    </>
  )
}

/** Renders the dialog in which the user types a word to confirm the deletion. */
export function DeleteAccountDialog(own: PartProps<"dialog">) {
  const { actions, state } = useDeleteAccountContext("Dialog")
  return state.isOpen ? <Confirmation onCancel={actions.cancel} onConfirm={actions.confirm} own={own} /> : null
}

interface ConfirmationProps {
  readonly onCancel: () => void
  readonly onConfirm: () => void
  readonly own: PartProps<"dialog">
}

function Confirmation({ onCancel, onConfirm, own }: ConfirmationProps) {
  const { classNames, classOf, id, messages, styled, words } = useSecurity("Dialog")
  const [attempt, setAttempt] = React.useState(0)
  const wrong = ofFields({ word: "confirmationMissing" })
  const state: Submission<unknown> = attempt === 0 ? idle : { _tag: "Failed", attempt, problem: wrong, wait: 0 }
  const check = (entries: FormData) => (textOf(entries, "word").trim() === words.deleteWord ? undefined : wrong)
  const label = words.deleteLabel(words.deleteWord)
  return (
    <Modal
      className={classOf("dialog")}
      describedBy={`${id}-delete-text`}
      labelledBy={`${id}-delete`}
      onCancel={onCancel}
      own={own}
    >
      <h2 className={classOf("dialog-title")} id={`${id}-delete`}>
        {words.deleteTitle}
      </h2>
      <p id={`${id}-delete-text`}>{words.deleteText}</p>
      <FormRoot
        check={check}
        classNames={classNames}
        labelledBy={`${id}-delete`}
        messages={messages}
        onSubmit={(entries) => {
          if (check(entries) === undefined) onConfirm()
          else setAttempt((attempt) => attempt + 1)
        }}
        state={state}
        styled={styled}
        words={{ title: words.deleteTitle, submit: words.deleteSubmit, submitting: words.deleting }}
      >
        <ErrorSummary labels={{ word: label }} />
        <TextField autoComplete="off" dir="auto" label={label} name="word" spellCheck={false} />
        <div className={classOf("dialog-actions")}>
          <Control as="button" className={classOf("button")} onClick={onCancel} type="button">
            {words.cancel}
          </Control>
          <SubmitButton data-variant="danger" />
        </div>
      </FormRoot>
    </Modal>
  )
}

export interface DeleteAccountFormViewProps extends Omit<
  DeleteAccountRootViewProps,
  "children" | keyof RootElementProps | "styled"
> {
  /** The dialog in which the member authenticates again, while it is open. */
  readonly dialog?: React.ReactNode
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
}

/** Renders a deletion in each of its states. */
export function DeleteAccountFormView({ dialog, headingLevel, ...root }: DeleteAccountFormViewProps) {
  return (
    <DeleteAccountRootView {...root}>
      <DeleteAccountTitle level={headingLevel} />
      <DeleteAccountText />
      <DeleteAccountButton />
      <DeleteAccountStatus />
      <DeleteAccountDialog />
      {dialog}
    </DeleteAccountRootView>
  )
}
