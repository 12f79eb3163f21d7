"use client"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { problems } from "../../i18n/en/form.ts"
import { order } from "../../i18n/en/lists.ts"
import { classOf } from "../../theme/classes.ts"
import {
  SortContext,
  type SortChoice,
  type SortClassNames,
  SortFields,
  SortProblem,
  SortStatus
} from "./SortParts.view.tsx"
import * as React from "react"

export interface SortRootViewProps extends SortChoice, RootProps<SortClassNames> {}

/** Renders the container of a sort menu's parts, a labeled group, and provides their context. */
export function SortRootView(props: SortRootViewProps) {
  const { children, className, classNames, messages, multiple, styled } = props
  const words = useWords("order", order, messages)
  const problemWords = useWords("problems", problems, messages)
  const id = React.useId()
  const classes = classOf(classNames, styled)
  return (
    <SortContext value={{ ...props, classOf: classes, id, problems: problemWords, words }}>
      <div
        aria-label={words.label}
        className={classes("order", className)}
        data-multiple={multiple || undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a list of rows
        role="group"
      >
        {children}
      </div>
    </SortContext>
  )
}

export type SortMenuViewProps = Omit<SortRootViewProps, "children" | "className" | "styled">

/** Renders a sort menu for one or several fields, each with its direction and position. */
export function SortMenuView(props: SortMenuViewProps) {
  return (
    <SortRootView {...props}>
      <SortProblem />
      <SortFields />
      <SortStatus />
    </SortRootView>
  )
}
