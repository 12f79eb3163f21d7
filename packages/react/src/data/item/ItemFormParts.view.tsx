import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { WordsScope } from "../../i18n/MessagesScope.view.tsx"
import { ValueEditor } from "../value/ValueEditor.view.tsx"
import { Absence } from "./Absence.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import { oddFields } from "./ItemFormState.ts"
import * as React from "react"

export interface ItemPartProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

export interface ItemTitleProps extends ItemPartProps {
  /** The level of the heading within the page around the form. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Renders the heading of an item's form, which also labels the form. */
export function ItemTitle({ children, className, level = 2 }: ItemTitleProps) {
  const { classOf, id, state, words } = useItemFormContext("ItemTitle")
  const Heading = `h${level}` as const
  const isNew = state._tag === "Editing" && state.id === undefined
  return (
    <Heading className={classOf("title", className)} id={`${id}-heading`}>
      {children ?? (isNew ? words.createTitle : words.editTitle)}
    </Heading>
  )
}

/** Renders the result of a save or a removal. */
export function ItemNotice({ className }: ItemPartProps) {
  const { classOf, state, words } = useItemFormContext("ItemNotice")
  if (state._tag === "Removed") {
    return (
      <Notice className={classOf("notice", className)} outcome="removed" takesFocus tone="success">
        {words.removed}
      </Notice>
    )
  }
  if (state._tag !== "Editing" || state.notice === undefined) return null
  return (
    <Notice
      className={classOf("notice", className)}
      key={state.notice}
      outcome={state.notice}
      takesFocus
      tone={state.notice === "unchanged" ? "info" : "success"}
    >
      {words[state.notice]}
    </Notice>
  )
}

/** Renders the form of an item while it is being edited. */
export function ItemFormElement({ children, className }: ItemPartProps) {
  const { classNames, id, messages, onSave, state, styled, words } = useItemFormContext("ItemFormElement")
  if (state._tag !== "Editing") return null
  const isNew = state.id === undefined
  const removing = state.doing === "remove"
  return (
    <FormRoot
      className={className}
      classNames={classNames}
      labelledBy={`${id}-heading`}
      messages={messages}
      onSubmit={onSave}
      state={state.save}
      styled={styled}
      words={{
        title: isNew ? words.createTitle : words.editTitle,
        submit: state.conflict === undefined ? (isNew ? words.create : words.save) : words.saveSelected,
        submitting: removing ? words.removing : isNew ? words.creating : words.saving
      }}
    >
      <WordsScope messages={messages}>{children}</WordsScope>
    </FormRoot>
  )
}

/** Renders the reason why an item could not be saved. If the session has ended, it offers to sign in. */
export function ItemFormError({ className }: ItemPartProps) {
  const { classOf, onSignIn, state, words } = useItemFormContext("ItemFormError")
  if (state._tag !== "Editing") return null
  const labels = Object.fromEntries(state.fields.map(({ label, name }) => [name, label ?? name]))
  const isSignedOut = problemOf(state.save)?.key === "notSignedIn"
  return (
    <ErrorSummary className={className} labels={labels}>
      {isSignedOut && onSignIn !== undefined && (
        <button className={classOf("button")} onClick={onSignIn} type="button">
          {words.signIn}
        </button>
      )}
    </ErrorSummary>
  )
}

export interface ItemFieldsProps {
  /** The names of the fields to show. All fields by default. */
  readonly only?: ReadonlyArray<string> | undefined
}

/** Renders the inputs of an item. */
export function ItemFields({ only }: ItemFieldsProps) {
  const { classOf, dirty, onChange, onUnsaved, renderReference, round, state, words } = useItemFormContext("ItemFields")
  if (state._tag !== "Editing") return null
  const fields = only === undefined ? state.fields : state.fields.filter(({ name }) => only.includes(name))
  return (
    <div className={classOf("fields")}>
      {fields.map((field) => {
        const entry = state.entries[field.name] ?? ""
        const change = (entry: string | boolean) => onChange(field.name, entry)
        const isDirty = dirty.includes(field.name)
        const reference =
          field.type === "reference" && typeof entry === "string"
            ? renderReference?.(field, entry, change, { dirty: isDirty, item: state.id, onUnsaved })
            : undefined
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
    </div>
  )
}

/** Renders a warning about fields whose names a filter cannot refer to. */
export function ItemWarning({ className }: ItemPartProps) {
  const { classOf, state, words } = useItemFormContext("ItemWarning")
  const odd = state._tag === "Editing" ? oddFields(state) : []
  return odd.length === 0 ? null : (
    <p className={classOf("item-warning", className)} role="note">
      {words.oddNames(odd.join(", "))}
    </p>
  )
}

/** Renders the number of unsaved fields and announces it to assistive technology. */
export function ItemUnsaved({ className }: ItemPartProps) {
  const { classOf, dirty, state, words } = useItemFormContext("ItemUnsaved")
  if (state._tag !== "Editing") return null
  return (
    <p aria-live="polite" className={classOf("hint", className)} data-unsaved="">
      {dirty.length === 0 ? "" : words.unsaved(dirty.length)}
    </p>
  )
}

/** Renders the button that discards unsaved changes. */
export function ItemReset({ children, className }: ItemPartProps) {
  const { classOf, dirty, onReset, state, words } = useItemFormContext("ItemReset")
  if (state._tag !== "Editing" || dirty.length === 0) return null
  const isBusy = state.save._tag === "Submitting"
  return (
    <button
      aria-disabled={isBusy || undefined}
      className={classOf("button", className)}
      onClick={onReset}
      type="button"
    >
      {children ?? words.reset}
    </button>
  )
}

/** Renders the replacement for the form of an item that is loading, does not exist or could not be read. */
export function ItemAbsence({ className }: ItemPartProps) {
  const { classOf, messages, mode, onReload, onSignIn, state, styled, words } = useItemFormContext("ItemAbsence")
  const place = React.useRef<HTMLElement>(null)
  if (state._tag !== "Loading" && state._tag !== "Absent" && state._tag !== "Failed") return null
  return (
    <Absence
      className={className}
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
