"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { paging as english } from "../../i18n/en/lists.ts"
import { classOf } from "../../theme/classes.ts"
import {
  isBroken,
  PagerContext,
  type PagerActions,
  type PagerClassNames,
  usePagerContext,
  PagerFirst,
  PagerLast,
  PagerNext,
  PagerPosition,
  PagerPrevious,
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
  const { children, classNames, label, messages, paging, sizes = usual, styled } = props
  const words = useWords("paging", english, messages)
  const problemWords = useWords("problems", dataProblems, messages)
  const id = React.useId()
  const classes = classOf(classNames, styled)
  return (
    <PagerContext value={{ ...props, classOf: classes, id, problems: problemWords, sizes, words }}>
      <Part
        as="nav"
        own={rootProps(props)}
        aria-label={label ?? words.label}
        className={classes("pager")}
        data-awaited={paging.awaited || undefined}
        data-by={paging._tag.toLowerCase()}
      >
        {children}
      </Part>
    </PagerContext>
  )
}

export type PagerViewProps = Omit<PagerRootViewProps, "children" | keyof RootElementProps | "styled">

/**
 * Renders a pager, by offset or by cursor, with or without a total. Renders nothing if the paging parameters are
 * invalid: the list shows the reason, and there are no pages.
 */
export function PagerView(props: PagerViewProps) {
  if (isBroken(props.paging)) return null
  return (
    <PagerRootView {...props}>
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
