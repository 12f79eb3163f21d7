"use client"
import { Part, rootProps, type RootElementProps, type PartProps } from "../../parts/Part.view.tsx"
import { isFocusLost, useFocusOnChange } from "../../parts/focus.ts"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useUnsaved } from "../../form/useUnsaved.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { form } from "../../i18n/en/form.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { bulk } from "../../i18n/en/transfer.ts"
import { useToast } from "../../toast/Toasts.ts"
import { classOf } from "../../theme/classes.ts"
import { isBusy, type BulkState } from "./Bulk.ts"
import {
  BulkContext,
  isSameAction,
  type BulkClassNames,
  type BulkHandlers,
  type SelectedCount,
  type ShownAction,
  useBulkContext,
  verbOf
} from "./BulkContext.ts"
import { BulkBar, BulkOutcome, BulkProblem, BulkProgress, BulkStatus } from "./BulkParts.view.tsx"
import { Confirm, TypedConfirm } from "../../parts/Confirm.view.tsx"
import * as React from "react"

export interface BulkRootViewProps extends BulkHandlers, RootProps<BulkClassNames> {
  readonly actions: ReadonlyArray<Omit<ShownAction, "label"> & { readonly label?: string | undefined }>
  /** The display name of the collection. */
  readonly name: string
  /** Whether a toast reports that the operation succeeded for all items. Default: `false`. */
  readonly reportsByToast?: boolean | undefined
  readonly selected: SelectedCount | undefined
  readonly state: BulkState
}

/**
 * Provides the context for the parts of a bulk operation. When a step replaces the pressed button, it moves the focus
 * to the new content.
 */
export function BulkRootView({
  actions,
  children,
  classNames,
  messages,
  reportsByToast = false,
  styled = true,
  ...props
}: BulkRootViewProps) {
  const words = useWords("bulk", bulk, messages)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", dataProblems, messages)
  const locale = useLocale()
  const [asked, ask] = React.useState<ShownAction | undefined>(undefined)
  const root = React.useRef<HTMLDivElement>(null)
  // The pressed button is no longer on the page. Without this, the focus would fall back to the document body.
  useFocusOnChange(
    root,
    "[data-focus]",
    props.state._tag,
    (after, before) => before !== "Gathering" || after !== "Running"
  )
  // After a toast has reported the result, nothing of the operation is left to take the focus.
  const isIdle = props.state._tag === "Idle"
  const wasIdle = React.useRef(isIdle)
  React.useEffect(() => {
    if (isIdle && !wasIdle.current && isFocusLost()) root.current?.focus()
    wasIdle.current = isIdle
  }, [isIdle])
  const classes = classOf(classNames, styled)
  const shown = actions.map((action) => ({ ...action, label: action.label ?? words.act(verbOf(action.kind)) }))
  // If the action changes while its dialog is open, a confirmation would run something other than what the user saw.
  if (asked !== undefined && !shown.some((action) => isSameAction(action, asked))) ask(undefined)
  return (
    <BulkContext
      value={{
        ...props,
        actions: shown,
        asked,
        ask,
        classOf: classes,
        locale,
        messages: { form: formWords, problems: problemWords },
        reportsByToast,
        words
      }}
    >
      <Part
        as="div"
        own={rootProps(props, "name")}
        aria-label={props.name}
        className={classes("bulk")}
        data-state={props.state._tag.toLowerCase()}
        ref={root}
        // No landmark: the table of the same collection is already one, usually with the same name.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no group of a form's fields
        role="group"
        tabIndex={-1}
      >
        {children}
      </Part>
    </BulkContext>
  )
}

/**
 * Shows a confirmation dialog for an action, with the number of affected items. It also shows a dialog if the user
 * tries to leave the page while an operation is under way.
 */
export function BulkConfirm(own: PartProps<"dialog">) {
  const { ask, asked, classOf, name, onAct, reportsByToast, state, words } = useBulkContext("BulkActionsParts.Confirm")
  // The operation may have ended with failed items while the dialog was open. The user must see them before they leave.
  const { isAsking, leave, stay } = useUnsaved(isBusy(state), { onceSaved: "stay" })
  if (isAsking) {
    return (
      <Confirm
        cancelLabel={words.stay}
        classOf={classOf}
        confirmLabel={words.leave}
        onCancel={stay}
        onConfirm={leave}
        own={own}
        title={words.leaveTitle}
      >
        <p>{words.leaveText}</p>
      </Confirm>
    )
  }
  if (asked === undefined) return null
  const verb = verbOf(asked.kind)
  const dialog = {
    cancelLabel: words.cancel,
    children: <p>{words.confirmText(verb, reportsByToast && asked.undoable === true)}</p>,
    classOf,
    confirmLabel: asked.label,
    onCancel: () => ask(undefined),
    onConfirm: () => {
      ask(undefined)
      onAct(asked)
    },
    title: words.confirmTitle(verb, asked.count, name)
  }
  return asked.kind === "truncate" ? (
    <TypedConfirm {...dialog} own={own} phrase={{ label: words.typeName(name), text: name }} />
  ) : (
    <Confirm {...dialog} own={own} />
  )
}

export interface BulkActionsViewProps extends Omit<BulkRootViewProps, "children" | keyof RootElementProps | "styled"> {}

/** Renders a bulk operation in its current state. */
export function BulkActionsView(props: BulkActionsViewProps) {
  return (
    <BulkRootView {...props} reportsByToast={useToast() !== undefined}>
      <BulkBar />
      <BulkProgress />
      <BulkProblem />
      <BulkOutcome />
      <BulkConfirm />
      <BulkStatus />
    </BulkRootView>
  )
}
