"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { order } from "../../i18n/en/lists.ts"
import { classOf } from "../../theme/classes.ts"
import { sameOrder, type SortOrder } from "./SortOrder.ts"
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
  const { children, classNames, messages, multiple, onSort, sorting, styled } = props
  const words = useWords("order", order, messages)
  const problemWords = useWords("problems", dataProblems, messages)
  const id = React.useId()
  const [last, setLast] = React.useState<SortOrder>()
  const select = (next: SortOrder) => {
    setLast(next)
    onSort(next)
  }
  const chosen = last !== undefined && sameOrder(last, sorting)
  const classes = classOf(classNames, styled)
  return (
    <SortContext value={{ ...props, chosen, classOf: classes, id, onSort: select, problems: problemWords, words }}>
      <Part
        as="div"
        own={rootProps(props)}
        aria-label={words.label}
        className={classes("order")}
        data-multiple={multiple || undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a list of rows
        role="group"
      >
        {children}
      </Part>
    </SortContext>
  )
}

export type SortMenuViewProps = Omit<SortRootViewProps, "children" | keyof RootElementProps | "styled">

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
