import { isFocusLost } from "../../parts/focus.ts"
import * as React from "react"
import { DataErrorView } from "../failure/DataErrorView.view.tsx"
import { useChart } from "./ChartContext.ts"

export interface ChartTitleProps {
  readonly className?: string | undefined
  /** The heading level that fits the surrounding page. Default: 3. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Shows the title of the chart. */
export function ChartTitle({ className, level = 3 }: ChartTitleProps) {
  const { caption, classOf, id } = useChart("AggregateChartParts.Title")
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

/** Shows a summary of the picture in one or two sentences. */
export function ChartSummary({ className }: ChartPartProps) {
  const { classOf, id, listing, summary } = useChart("AggregateChartParts.Summary")
  if (listing._tag === "Loading") return <p aria-hidden="true" className={classOf("chart-summary", className)} />
  if (listing._tag !== "Ready" || listing.items.length === 0) return null
  return (
    <p className={classOf("chart-summary", className)} id={`${id}-summary`}>
      {summary}
    </p>
  )
}

/** Renders a button that switches between the picture and the table. */
export function ChartToggle({ className }: ChartPartProps) {
  const { classOf, isTable, listing, onTable, words } = useChart("AggregateChartParts.Toggle")
  if (listing._tag !== "Ready" || listing.items.length === 0) return null
  return (
    <button
      className={classOf("button", className)}
      data-variant="quiet"
      onClick={() => onTable(!isTable)}
      type="button"
    >
      {isTable ? words.showChart : words.showTable}
    </button>
  )
}

/**
 * Shows why the groups could not be read. If older groups exist, it appears above their picture, otherwise in place of
 * it.
 */
export function ChartError() {
  const { listing, messages, onRetry, onSignIn, root, styled } = useChart("AggregateChartParts.Error")
  const retried = React.useRef(false)
  const problem = listing._tag === "Loading" ? undefined : listing.problem
  // After a successful retry the retry button is removed. Without this, the focus would fall back to the document body.
  React.useEffect(() => {
    if (problem !== undefined || !retried.current) return
    retried.current = false
    if (isFocusLost()) root.current?.focus()
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

/** Shows a message in place of the picture if there are no groups. */
export function ChartEmpty({ children, className }: ChartEmptyProps) {
  const { classOf, listing, words } = useChart("AggregateChartParts.Empty")
  if (listing._tag !== "Ready" || listing.items.length > 0) return null
  return <div className={classOf("empty", className)}>{children ?? words.empty}</div>
}

/**
 * Shows how many groups have no mark of their own, with a button that opens the table of all groups. It also shows
 * whether the results were cut off.
 */
export function ChartNote({ className }: ChartPartProps) {
  const { classOf, id, isTable, listing, onTable, root, shown, words } = useChart("AggregateChartParts.Note")
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

/** Announces the state of the chart to assistive technology. */
export function ChartStatus({ className }: ChartPartProps) {
  const { caption, classOf, listing, words } = useChart("AggregateChartParts.Status")
  return <output className={classOf("status", className)}>{message()}</output>

  function message(): string {
    if (listing._tag === "Loading") return words.loading(caption)
    if (listing.refetching) return words.refetching
    if (listing._tag === "Failed" || listing.problem !== undefined) return ""
    return listing.items.length === 0 ? words.empty : words.groups(listing.items.length)
  }
}
