/**
 * What the parts of a chart share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ChartMessages } from "../../i18n/messages/ChartMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { Listing } from "../listing/Listing.ts"
import type { TableSlot } from "../table/TableSlot.ts"
import type { ChartCategory, ChartGroup, ChartKind, ChartRow, ChartValue, Shown } from "./Chart.ts"
import type { MarkPlace } from "./chartKeys.ts"

/** An element of a chart that has a class of its own, its table's included. */
export type ChartSlot =
  | Extract<
      TableSlot,
      "scroll" | "table" | "head" | "row" | "cell" | "more" | "empty" | "button" | "progress" | "status" | "unseen"
    >
  | "chart"
  | "chart-head"
  | "chart-title"
  | "chart-summary"
  | "chart-picture"
  | "chart-axis"
  | "chart-label"
  | "chart-mark"
  | "chart-shape"
  | "chart-line"
  | "chart-ring"
  | "chart-number"
  | "chart-total"
  | "chart-texture"
  | "chart-break"
  | "chart-legend"
  | "chart-entry"
  | "chart-swatch"
  | "chart-note"
  | "chart-skeleton"

/** Classes to add to the elements of a chart, by slot. */
export type ChartClassNames = ClassNames<ChartSlot>

/** What a picture is drawn from. */
export interface ChartPicture {
  readonly kind: ChartKind
  /** The groups to draw, in order. The last one may stand for several. */
  readonly groups: ReadonlyArray<ChartGroup>
  readonly values: ReadonlyArray<ChartValue>
  /** Writes a number as its column does, in the language of the page. */
  readonly write: (value: number | undefined, column: number) => string
}

/** What the parts of a chart read. */
export interface ChartContextValue extends ChartPicture {
  readonly active: MarkPlace
  /** Groups for which room is kept while none are there. */
  readonly awaited: number
  readonly caption: string
  readonly category: ChartCategory
  readonly classOf: ClassOf<ChartSlot>
  /** Every group, in order. */
  readonly all: ReadonlyArray<ChartGroup>
  readonly shown: Shown
  readonly id: string
  readonly isTable: boolean
  readonly listing: Listing<ChartRow>
  readonly messages: MessageOverrides | undefined
  readonly onActive: (place: MarkPlace) => void
  readonly onRetry: (() => void) | undefined
  readonly onSignIn: (() => void) | undefined
  readonly onTable: (isTable: boolean) => void
  readonly root: React.RefObject<HTMLElement | null>
  readonly styled: boolean
  readonly summary: string
  /** Writes a number of an axis, as short as it gets. */
  readonly writeTick: (value: number, column: number) => string
  /** Writes a share of the whole. */
  readonly writeShare: (share: number) => string
  readonly words: ChartMessages
}

export const ChartContext = React.createContext<ChartContextValue | undefined>(undefined)

/** Reads the chart around a part. */
export const useChart = (part: string): ChartContextValue => {
  const chart = React.use(ChartContext)
  if (chart === undefined) throw new Error(`${part} is outside its chart: put it inside a Chart.Root.`)
  return chart
}
