import { Control } from "../../parts/Elements.tsx"
import { useLabelRef } from "../../parts/Label.ts"
import { Part, type PartProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { isFocusLost } from "../../parts/focus.ts"
import * as React from "react"
import { DataErrorBox } from "../failure/FailureParts.view.tsx"
import { useChart } from "./ChartContext.ts"

export interface ChartTitleProps extends PartProps<"h2"> {
  /** The heading level that fits the surrounding page. Default: 3. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Shows the title of the chart. */
export function ChartTitle({ level = 3, ...own }: ChartTitleProps) {
  const { caption, classOf, id } = useChart("AggregateChartParts.Title")
  const heading = useLabelRef(`${id}-title`)
  const Heading = `h${level}` as const
  return (
    <Part as={Heading} own={own} className={classOf("chart-title")} id={`${id}-title`} ref={heading}>
      {caption}
    </Part>
  )
}

/** Shows a summary of the picture in one or two sentences. */
export function ChartSummary(own: Omit<PartProps<"p">, "id">) {
  const { classOf, id, listing, summary } = useChart("AggregateChartParts.Summary")
  if (listing._tag === "Loading")
    return <Part as="p" own={own} aria-hidden="true" className={classOf("chart-summary")} />
  if (listing._tag !== "Ready" || listing.items.length === 0) return null
  return (
    <Part as="p" own={own} className={classOf("chart-summary")} id={`${id}-summary`}>
      {summary}
    </Part>
  )
}

/** Renders a button that switches between the picture and the table. */
export function ChartToggle(own: PartProps<"button">) {
  const { classOf, isTable, listing, onTable, words } = useChart("AggregateChartParts.Toggle")
  if (listing._tag !== "Ready" || listing.items.length === 0) return null
  return (
    <Part
      as="button"
      own={own}
      className={classOf("button")}
      data-variant="quiet"
      onClick={() => onTable(!isTable)}
      type="button"
    >
      {isTable ? words.showChart : words.showTable}
    </Part>
  )
}

/**
 * Shows why the groups could not be read. If older groups exist, it appears above their picture, otherwise in place of
 * it.
 */
export function ChartError(own: RootElementProps) {
  const { classNames, listing, messages, onRetry, onSignIn, root, styled } = useChart("AggregateChartParts.Error")
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
    <DataErrorBox
      {...own}
      busy={listing.refetching}
      classNames={classNames}
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

export interface ChartEmptyProps extends PartProps<"div"> {
  /** The text for a result without groups. Without it, the one of the catalog. */
  readonly children?: React.ReactNode
}

/** Shows a message in place of the picture if there are no groups. */
export function ChartEmpty({ children, ...own }: ChartEmptyProps) {
  const { classOf, listing, words } = useChart("AggregateChartParts.Empty")
  if (listing._tag !== "Ready" || listing.items.length > 0) return null
  return (
    <Part as="div" own={own} className={classOf("empty")}>
      {children ?? words.empty}
    </Part>
  )
}

/**
 * Shows how many groups have no mark of their own, with a button that opens the table of all groups. It also shows
 * whether the results were cut off.
 */
export function ChartNote(own: PartProps<"div">) {
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
    <Part as="div" own={own} className={classOf("chart-note")}>
      {hides && <span>{shown.folded > 0 ? words.otherNote(shown.folded) : words.omittedNote(shown.omitted)}</span>}
      {isCut && <span>{words.cutNote(listing.items.length)}</span>}
      {hides && (
        <Control
          as="button"
          className={classOf("more")}
          onClick={() => {
            leads.current = true
            onTable(true)
          }}
          type="button"
        >
          {words.showAll}
        </Control>
      )}
    </Part>
  )
}

/** Announces the state of the chart to assistive technology. */
export function ChartStatus(own: PartProps<"output">) {
  const { caption, classOf, listing, words } = useChart("AggregateChartParts.Status")
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {message()}
    </Part>
  )

  function message(): string {
    if (listing._tag === "Loading") return words.loading(caption)
    if (listing.refetching) return words.refetching
    if (listing._tag === "Failed" || listing.problem !== undefined) return ""
    return listing.items.length === 0 ? words.empty : words.groups(listing.items.length)
  }
}
