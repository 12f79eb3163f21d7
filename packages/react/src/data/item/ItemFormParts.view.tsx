import { Control } from "../../parts/Elements.tsx"
import { useLabelId, useLabelRef } from "../../parts/Label.ts"
import { Part, type PartProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { FormElement } from "../../form/FormElement.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { useWords, WordsScope } from "../../i18n/MessagesContext.ts"
import { toast as english } from "../../i18n/en/toast.ts"
import { editProblems } from "../../i18n/en/problems/edit.ts"
import { useReportedOutcome, useUndo } from "../listing/useOutcomeToast.ts"
import type { Entry } from "../value/Entry.ts"
import type { ShownField } from "../value/FormField.ts"
import { ValueEditor } from "../value/ValueEditor.view.tsx"
import { Absence } from "./Absence.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import { oddFields } from "./ItemFormState.ts"
import * as React from "react"

export interface ItemTitleProps extends PartProps<"h2"> {
  /** The level of the heading within the page around the form. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Renders the heading of an item's form, which also labels the form. */
export function ItemTitle({ children, level = 2, ...own }: ItemTitleProps) {
  const { classOf, id, state, words } = useItemFormContext("ItemTitle")
  const heading = useLabelRef(`${id}-heading`)
  const Heading = `h${level}` as const
  const isNew = state._tag === "Editing" && state.id === undefined
  return (
    <Part as={Heading} own={own} className={classOf("title")} id={`${id}-heading`} ref={heading}>
      {children ?? (isNew ? words.createTitle : words.editTitle)}
    </Part>
  )
}

/** Renders the result of a save or a removal. */
export function ItemNotice(own: PartProps<"output">) {
  const { classOf, messages, onUndo, state, words } = useItemFormContext("ItemNotice")
  const toastWords = useWords("toast", english, messages)
  const undo = useUndo(messages)
  if (state._tag === "Removed") {
    return (
      <Notice className={classOf("notice")} own={own} outcome="removed" takesFocus tone="success">
        {words.removed}
        {onUndo !== undefined && (
          <>
            {" "}
            <Control as="button" className={classOf("more")} onClick={() => undo(onUndo)} type="button">
              {toastWords.undo}
            </Control>
          </>
        )}
      </Notice>
    )
  }
  if (state._tag !== "Editing" || state.notice === undefined) return null
  return (
    <Notice
      className={classOf("notice")}
      own={own}
      key={state.notice}
      outcome={state.notice}
      takesFocus
      tone={state.notice === "unchanged" ? "info" : "success"}
    >
      {words[state.notice]}
    </Notice>
  )
}

/**
 * Reports the result of a save or a removal as a toast. On a page without toasts, and after a removal that leaves the form on
 * the page, it renders a notice.
 */
export function ItemOutcome() {
  const { isLeft, messages, onUndo, state, words } = useItemFormContext("ItemOutcome")
  const notice = state._tag === "Editing" ? state.notice : undefined
  const isRemoved = state._tag === "Removed" && isLeft
  const key = state._tag === "Editing" ? state.before : state
  const isReported = useReportedOutcome(
    key,
    isRemoved
      ? { message: words.removed, onUndo }
      : notice && { message: words[notice], onUndo, tone: notice === "unchanged" ? "info" : "success" },
    messages
  )
  return isReported && (isRemoved || state._tag !== "Removed") ? null : <ItemNotice />
}

interface ItemFormElementProps extends RootElementProps {
  /** The parts of the form. */
  readonly children?: React.ReactNode
}

/** Renders the form of an item while it is being edited. */
export function ItemFormElement({ children, ...own }: ItemFormElementProps) {
  const { classNames, id, messages, onCheck, onSave, round, state, styled, words } =
    useItemFormContext("ItemFormElement")
  const labelId = useLabelId(`${id}-heading`)
  if (state._tag !== "Editing") return null
  const isNew = state.id === undefined
  const removing = state.doing === "remove"
  return (
    <FormElement
      {...own}
      problems={editProblems}
      check={onCheck}
      classNames={classNames}
      labelledBy={labelId}
      messages={messages}
      onSubmit={onSave}
      round={round}
      state={state.save}
      styled={styled}
      words={{
        title: isNew ? words.createTitle : words.editTitle,
        submit: state.conflict === undefined ? (isNew ? words.create : words.save) : words.saveSelected,
        submitting: removing ? words.removing : isNew ? words.creating : words.saving
      }}
    >
      <WordsScope messages={messages}>{children}</WordsScope>
    </FormElement>
  )
}

/**
 * Renders the reason why an item could not be saved. If the session has ended, it offers to sign in. If another user
 * changed the same fields, {@link ItemConflict} renders the reason.
 */
export function ItemFormError(own: PartProps<"div">) {
  const { classOf, onSignIn, state, words } = useItemFormContext("ItemFormError")
  if (state._tag !== "Editing") return null
  const labels = Object.fromEntries(state.fields.map(({ label, name }) => [name, label ?? name]))
  const problem = problemOf(state.save)?.key
  if (problem === "itemChanged" && (state.conflict?.differences.length ?? 0) > 0) return null
  const isSignedOut = problem === "notSignedIn"
  return (
    <ErrorSummary {...own} labels={labels}>
      {isSignedOut && onSignIn !== undefined && (
        <Control as="button" className={classOf("button")} data-variant="accent" onClick={onSignIn} type="button">
          {words.signIn}
        </Control>
      )}
    </ErrorSummary>
  )
}

export interface ItemFieldsProps extends Omit<PartProps<"div">, "children"> {
  /** The names of the fields to show. Default: all fields. */
  readonly only?: ReadonlyArray<string> | undefined
}

/** Renders the inputs of an item. */
export function ItemFields({ only, ...own }: ItemFieldsProps) {
  const { classOf, dirty, onChange, onUnsaved, renderReference, round, state, words } = useItemFormContext("ItemFields")
  if (state._tag !== "Editing") return null
  const fields = only === undefined ? state.fields : state.fields.filter(({ name }) => only.includes(name))
  return (
    <Part as="div" own={own} className={classOf("fields")}>
      {fields.map((field) => {
        const entry = state.entries[field.name] ?? ""
        const change = (entry: string | boolean) => onChange(field.name, entry)
        const isDirty = dirty.includes(field.name)
        const reference =
          field.type === "reference" && typeof entry === "string"
            ? renderReference?.(field, entry, change, { dirty: isDirty, item: state.id, onUnsaved })
            : undefined
        const shown: ShownField = field
        if (shown.render !== undefined)
          return <PageInput change={change} entry={entry} field={shown} key={field.name} />
        if (reference !== undefined) return <div key={`${field.name} ${round}`}>{reference}</div>
        return (
          <ValueEditor
            before={state.before[field.name]}
            dirty={isDirty}
            entry={entry}
            field={field}
            key={field.name}
            onChange={change}
            words={words}
          />
        )
      })}
    </Part>
  )
}

interface PageInputProps {
  readonly change: (entry: Entry) => void
  readonly entry: Entry
  readonly field: ShownField
}

// Renders a field with an input of the page.
function PageInput({ change, entry, field: { label, name, render } }: PageInputProps) {
  const { changed, classOf, errorOf, id } = useForm("ItemFields")
  const error = errorOf(name)
  // The input can be a control that emits no change event.
  const onChange = (entry: Entry) => {
    changed(name)
    change(entry)
  }
  return (
    <div className={classOf("field")} data-invalid={error !== undefined || undefined} data-name={name}>
      {render?.({ entry, error, id: `${id}-${name}`, label: label ?? name, name, onChange })}
    </div>
  )
}

/** Renders a warning about fields whose names a filter cannot refer to. */
export function ItemWarning(own: PartProps<"p">) {
  const { classOf, state, words } = useItemFormContext("ItemWarning")
  const odd = state._tag === "Editing" ? oddFields(state) : []
  return odd.length === 0 ? null : (
    <Part as="p" own={own} className={classOf("item-warning")} role="note">
      {words.oddNames(odd.join(", "))}
    </Part>
  )
}

/** Renders the number of unsaved fields and announces it to assistive technology. */
export function ItemUnsaved(own: PartProps<"p">) {
  const { classOf, dirty, state, words } = useItemFormContext("ItemUnsaved")
  if (state._tag !== "Editing") return null
  return (
    <Part as="p" own={own} aria-live="polite" className={classOf("hint")} data-unsaved="">
      {dirty.length === 0 ? "" : words.unsaved(dirty.length)}
    </Part>
  )
}

/** Renders the button that discards unsaved changes. */
export function ItemReset({ children, ...own }: PartProps<"button">) {
  const { classOf, dirty, onReset, state, words } = useItemFormContext("ItemReset")
  if (state._tag !== "Editing" || dirty.length === 0) return null
  const isBusy = state.save._tag === "Submitting"
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={isBusy || undefined}
      className={classOf("button")}
      onClick={onReset}
      type="button"
    >
      {children ?? words.reset}
    </Part>
  )
}

/** Renders the replacement for the form of an item that is loading, does not exist or could not be read. */
export function ItemAbsence(own: PartProps<"div">) {
  const { classNames, classOf, messages, mode, ...form } = useItemFormContext("ItemAbsence")
  const { onReload, onSignIn, state, styled, words } = form
  const place = React.useRef<HTMLElement>(null)
  if (state._tag !== "Loading" && state._tag !== "Absent" && state._tag !== "Failed") return null
  return (
    <Absence
      own={own}
      classNames={classNames}
      classOf={classOf}
      messages={messages}
      mode={mode}
      onRetry={onReload}
      onSignIn={onSignIn}
      place={place}
      state={state}
      styled={styled}
      words={words}
    />
  )
}
