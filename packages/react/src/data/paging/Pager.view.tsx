"use client"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { problems } from "../../i18n/en/form.ts"
import { paging as english } from "../../i18n/en/lists.ts"
import { classOf } from "../../theme/classes.ts"
import {
  PagerContext,
  type PagerActions,
  type PagerClassNames,
  usePagerContext,
  PagerFirst,
  PagerLast,
  PagerNext,
  PagerPosition,
  PagerPrevious,
  PagerProblem,
  PagerRange,
  PagerSize,
  PagerStatus
} from "./PagerParts.view.tsx"
import type { Paging } from "./Paging.ts"
import * as React from "react"

export interface PagerRootViewProps extends PagerActions, RootProps<PagerClassNames> {
  /** The accessible name of the landmark. Each pager on a page needs a different one. */
  readonly label?: string | undefined
  readonly paging: Paging
  /** The page sizes to choose from. */
  readonly sizes?: ReadonlyArray<number> | undefined
}

const usual = [10, 20, 50, 100]

/** Renders the container of a pager's parts, a landmark, and provides their context. */
export function PagerRootView(props: PagerRootViewProps) {
  const { children, className, classNames, label, messages, paging, sizes = usual, styled } = props
  const words = useWords("paging", english, messages)
  const problemWords = useWords("problems", problems, messages)
  const id = React.useId()
  const classes = classOf(classNames, styled)
  return (
    <PagerContext value={{ ...props, classOf: classes, id, problems: problemWords, sizes, words }}>
      <nav
        aria-label={label ?? words.label}
        className={classes("pager", className)}
        data-awaited={paging.awaited || undefined}
        data-by={paging._tag.toLowerCase()}
      >
        {children}
      </nav>
    </PagerContext>
  )
}

export type PagerViewProps = Omit<PagerRootViewProps, "children" | "className" | "styled">

/** Renders a pager, by offset or by cursor, with or without a total. */
export function PagerView(props: PagerViewProps) {
  return (
    <PagerRootView {...props}>
      <PagerProblem />
      <PagerRange />
      <PagerSize />
      <Steps />
      <PagerStatus />
    </PagerRootView>
  )
}

function Steps() {
  const { classOf } = usePagerContext("Steps")
  return (
    <div className={classOf("pager-steps")}>
      <PagerFirst />
      <PagerPrevious />
      <PagerPosition />
      <PagerNext />
      <PagerLast />
    </div>
  )
}
