import * as React from "react"
import { DataErrorView } from "../failure/DataErrorView.view.tsx"
import { useChart } from "./ChartContext.ts"

export interface ChartTitleProps {
  readonly className?: string | undefined
  /** Level of the heading in the page around the chart. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** The chart's name. */
export function ChartTitle({ className, level = 3 }: ChartTitleProps) {
  const { caption, classOf, id } = useChart("Chart.Title")
  const Heading = `h${level}` as const
  return (
    <Heading className={classOf("chart-title", className)} id={`${id}-title`}>
      {caption}
    </Heading>
  )
}

export interface ChartPartProps {
  readonly className?: string | undefined
}

/** What the picture shows, in a sentence or two. */
export function ChartSummary({ className }: ChartPartProps) {
  const { classOf, id, listing, summary } = useChart("Chart.Summary")
  if (listing._tag === "Loading") return <p aria-hidden="true" className={classOf("chart-summary", className)} />
  if (listing._tag !== "Ready" || listing.items.length === 0) return null
  return (
    <p className={classOf("chart-summary", className)} id={`${id}-summary`}>
      {summary}
    </p>
  )
}

/** Turns from the picture to the table and back. */
export function ChartToggle({ className }: ChartPartProps) {
  const { classOf, isTable, listing, onTable, words } = useChart("Chart.Toggle")
  if (listing._tag !== "Ready" || listing.items.length === 0) return null
  return (
    <button className={classOf("button", className)} data-look="quiet" onClick={() => onTable(!isTable)} type="button">
      {isTable ? words.showChart : words.showTable}
    </button>
  )
}

/** Why the groups could not be read: in place of the picture where there is none, above it where there is an older one. */
export function ChartError() {
  const { listing, messages, onRetry, onSignIn, root, styled } = useChart("Chart.Error")
  const retried = React.useRef(false)
  const problem = listing._tag === "Loading" ? undefined : listing.problem
  // The button that had the focus is gone when trying again worked.
  React.useEffect(() => {
    if (problem !== undefined || !retried.current) return
    retried.current = false
    if (document.activeElement === null || document.activeElement === document.body) root.current?.focus()
  }, [problem, root])
  if (problem === undefined || listing._tag === "Loading") return null
  return (
    <DataErrorView
      busy={listing.refetching}
      messages={messages}
      onRetry={
        onRetry &&
        (() => {
          retried.current = true
          onRetry()
        })
      }
      onSignIn={onSignIn}
      problem={problem}
      styled={styled}
    />
  )
}

export interface ChartEmptyProps extends ChartPartProps {
  readonly children?: React.ReactNode
}

/** Stands in place of the picture where there are no groups. */
export function ChartEmpty({ children, className }: ChartEmptyProps) {
  const { classOf, listing, words } = useChart("Chart.Empty")
  if (listing._tag !== "Ready" || listing.items.length > 0) return null
  return <div className={classOf("empty", className)}>{children ?? words.empty}</div>
}

/** Says which groups have no mark of their own, and leads to the table that has all. */
export function ChartNote({ className }: ChartPartProps) {
  const { classOf, id, isTable, listing, onTable, root, shown, words } = useChart("Chart.Note")
  const leads = React.useRef(false)
  React.useEffect(() => {
    if (isTable && leads.current) root.current?.querySelector<HTMLElement>(`[id="${id}-table"]`)?.focus()
    leads.current = false
  }, [id, isTable, root])
  if (listing._tag !== "Ready" || listing.items.length === 0) return null
  const isCut = listing.total === undefined || listing.total > listing.items.length
  const hides = !isTable && (shown.folded > 0 || shown.omitted > 0)
  if (!isCut && !hides) return null
  return (
    <div className={classOf("chart-note", className)}>
      {hides && <span>{shown.folded > 0 ? words.otherNote(shown.folded) : words.omittedNote(shown.omitted)}</span>}
      {isCut && <span>{words.cutNote(listing.items.length)}</span>}
      {hides && (
        <button
          className={classOf("more")}
          onClick={() => {
            leads.current = true
            onTable(true)
          }}
          type="button"
        >
          {words.showAll}
        </button>
      )}
    </div>
  )
}

/** Tells what is going on to who cannot see it. */
export function ChartStatus({ className }: ChartPartProps) {
  const { caption, classOf, listing, words } = useChart("Chart.Status")
  return <output className={classOf("status", className)}>{said()}</output>

  function said(): string {
    if (listing._tag === "Loading") return words.loading(caption)
    if (listing.refetching) return words.refetching
    if (listing._tag === "Failed" || listing.problem !== undefined) return ""
    return listing.items.length === 0 ? words.empty : words.groups(listing.items.length)
  }
}
