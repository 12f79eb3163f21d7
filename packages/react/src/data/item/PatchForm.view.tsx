"use client"
import { Control } from "../../parts/Elements.tsx"
import { type PartProps, type RootElementProps, rootProps } from "../../parts/Part.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { FormElement } from "../../form/FormElement.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { Status, SubmitButton, type SubmitButtonProps, Title } from "../../form/FormParts.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { useWords, WordsScope } from "../../i18n/MessagesContext.ts"
import { item as englishItem, patch as english } from "../../i18n/en/items.ts"
import { editProblems } from "../../i18n/en/problems/edit.ts"
import { classOf } from "../../theme/classes.ts"
import { useReportedOutcome } from "../listing/useOutcomeToast.ts"
import { Absence } from "./Absence.view.tsx"
import type { ItemSlot } from "./ItemContext.ts"
import {
  PatchChanges,
  PatchPreview,
  PatchContext,
  type PatchRootViewProps,
  usePatchContext
} from "./PatchChanges.view.tsx"
import { inputOf } from "./PatchDraft.ts"
import * as React from "react"

/** Renders the form of a patch and provides the context of its parts. */
export function PatchRootView({ children, ...props }: PatchRootViewProps) {
  const { classNames, item, messages, onSubmit, state, styled } = props
  const words = useWords("patch", english, messages)
  const itemWords = useWords("item", englishItem, messages)
  const classes = classOf<ItemSlot>(classNames, styled)
  const place = React.useRef<HTMLDivElement>(null)
  const isThere = item === undefined || item._tag === "Ready"
  return (
    <PatchContext value={{ ...props, classOf: classes, isThere, itemWords, place, words }}>
      <FormElement
        {...rootProps(props)}
        problems={editProblems}
        check={props.onCheck}
        formClass={classes("patch")}
        classNames={classNames}
        messages={messages}
        onSubmit={onSubmit}
        state={state}
        styled={styled}
        words={words}
      >
        <WordsScope messages={messages}>{children}</WordsScope>
      </FormElement>
    </PatchContext>
  )
}

/** Renders the reason why the changes were not saved. */
export function PatchError(own: PartProps<"div">) {
  const { classOf, draft, itemWords, onSignIn, state, words } = usePatchContext("PatchError")
  const labels = Object.fromEntries(draft.changes.map(({ key }, index) => [inputOf(key), words.change(index + 1)]))
  const isSignedOut = problemOf(state)?.key === "notSignedIn"
  return (
    <ErrorSummary {...own} labels={labels}>
      {isSignedOut && onSignIn !== undefined && (
        <Control as="button" className={classOf("button")} onClick={onSignIn} type="button">
          {itemWords.signIn}
        </Control>
      )}
    </ErrorSummary>
  )
}

/**
 * Renders the replacement for an item that cannot be shown. For an item that was read, it shows why a refresh failed.
 */
export function PatchAbsence(own: PartProps<"div">) {
  const { itemWords, item, ...patch } = usePatchContext("PatchAbsence")
  const { classNames, classOf, messages, mode, onRetry, onSignIn, place, styled } = patch
  if (item === undefined) return null
  return (
    <Absence
      {...{ classNames, classOf, messages, mode, onRetry, onSignIn, place, styled }}
      own={own}
      state={item}
      words={itemWords}
    />
  )
}

/** Renders the button that sends the changes. */
export function PatchSubmit(props: SubmitButtonProps) {
  return usePatchContext("PatchSubmit").isThere ? <SubmitButton {...props} /> : null
}

/** Renders the message that the changes were saved. */
export function PatchNotice(own: PartProps<"output">) {
  const { classOf, draft, state, words } = usePatchContext("PatchNotice")
  return state._tag === "Done" && draft.changes.length === 0 ? (
    <Notice className={classOf("notice")} own={own} outcome="saved" takesFocus tone="success">
      {words.saved}
    </Notice>
  ) : null
}

/** Reports in a toast that the changes were saved. On a page without toasts it renders a notice. */
export function PatchOutcome() {
  const { draft, messages, onUndo, state, words } = usePatchContext("PatchOutcome")
  const isSaved = state._tag === "Done" && draft.changes.length === 0
  const isReported = useReportedOutcome(state, isSaved ? { message: words.saved, onUndo } : undefined, messages)
  return isReported ? null : <PatchNotice />
}

export interface PatchFormViewProps extends Omit<PatchRootViewProps, "children" | keyof RootElementProps> {
  /** The heading, which replaces that of the catalog. */
  readonly title?: string | undefined
}

/** Renders a form that changes single fields in any of its states. */
export function PatchFormView({ title, ...root }: PatchFormViewProps) {
  return (
    <PatchRootView {...root}>
      <Title>{title}</Title>
      <PatchOutcome />
      <PatchAbsence />
      <PatchError />
      <PatchChanges />
      <PatchPreview />
      <PatchSubmit />
      <Status />
    </PatchRootView>
  )
}
