"use client"
import * as React from "react"
import { bulk } from "../../i18n/en/transfer.ts"
import { form, problems } from "../../i18n/en/form.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import type { BulkState } from "./Bulk.ts"
import {
  type BulkClassNames,
  BulkContext,
  type BulkHandlers,
  isSameAction,
  type SelectedCount,
  type ShownAction
} from "./BulkContext.ts"

export interface BulkRootViewProps extends BulkHandlers {
  readonly actions: ReadonlyArray<Omit<ShownAction, "label"> & { readonly label?: string | undefined }>
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: BulkClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** What the collection is called. */
  readonly name: string
  readonly selected: SelectedCount | undefined
  readonly state: BulkState
  readonly styled?: boolean | undefined
}

/** What the parts of a bulk stand in. It moves the focus to what takes the place of what was pressed. */
export function BulkRootView({
  actions,
  children,
  className,
  classNames,
  messages,
  styled = true,
  ...props
}: BulkRootViewProps) {
  const words = useWords("bulk", bulk, messages)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", problems, messages)
  const locale = useLocale()
  const [asked, ask] = React.useState<ShownAction | undefined>(undefined)
  const root = React.useRef<HTMLDivElement>(null)
  useFocus(root, props.state._tag)
  const classes = classOf(classNames, styled)
  const shown = actions.map((action) => ({ ...action, label: action.label ?? words.act(verbs[action.kind]) }))
  // A question ends where its answer would do something else than what was asked.
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
        words
      }}
    >
      <div
        aria-label={props.name}
        className={classes("bulk", className)}
        data-state={props.state._tag.toLowerCase()}
        ref={root}
        // No landmark: the table of the same collection is one, and mostly by the same name.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no group of a form's fields
        role="group"
      >
        {children}
      </div>
    </BulkContext>
  )
}

const verbs = {
  insert: "add",
  save: "change",
  update: "change",
  patch: "change",
  remove: "remove",
  truncate: "truncate"
} as const

// What was pressed is gone: the panel that tells of it takes the focus, and at the end the bar again.
const useFocus = (root: React.RefObject<HTMLElement | null>, tag: BulkState["_tag"]): void => {
  const seen = React.useRef(tag)
  React.useEffect(() => {
    const before = seen.current
    seen.current = tag
    if (before === tag || (before === "Gathering" && tag === "Running")) return
    root.current?.querySelector<HTMLElement>("[data-focus]")?.focus()
  }, [root, tag])
}
