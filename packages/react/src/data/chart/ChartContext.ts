/**
 * The context that the parts of a chart share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/Part.view.tsx"
import * as React from "react"
import type { ChartMessages } from "../../i18n/messages/ChartMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { FailureSlot } from "../failure/FailureParts.view.tsx"
import type { Listing } from "../listing/Listing.ts"
import type { ChartCategory, ChartGroup, ChartKind, ChartRow, ChartValue, Shown } from "./Chart.ts"
import type { MarkPlace } from "./chartKeys.ts"

/** A class name slot of a chart, including its table. */
export type ChartSlot =
  | "scroll"
  | "table"
  | "head"
  | "row"
  | "cell"
  | "more"
  | "empty"
  | "button"
  | "progress"
  | "status"
  | "unseen"
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

/** Additional class names for the elements of a chart, by slot. */
export type ChartClassNames = ClassNames<ChartSlot | FailureSlot>

/** The data of a picture. */
export interface ChartPicture {
  readonly kind: ChartKind
  /** The groups to render, in order. The last one may combine several groups. */
  readonly groups: ReadonlyArray<ChartGroup>
  readonly values: ReadonlyArray<ChartValue>
  /** Formats a number in its column's format and the page's locale. */
  readonly write: (value: number | undefined, column: number) => string
}

/** The context value of a chart. */
export interface ChartContextValue extends ChartPicture {
  readonly active: MarkPlace
  /** The number of groups to reserve space for while the chart loads. */
  readonly awaited: number
  readonly caption: string
  readonly category: ChartCategory
  readonly classNames: ChartClassNames | undefined
  readonly classOf: ClassOf<ChartSlot>
  /** All groups, in order. */
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
  /** Formats a number of an axis in compact notation. */
  readonly writeTick: (value: number, column: number) => string
  /** Formats a share of the whole as a percentage. */
  readonly writeShare: (share: number) => string
  readonly words: ChartMessages
}

export const ChartContext = React.createContext<ChartContextValue | undefined>(undefined)

/** Returns the context of the surrounding chart. Throws if `part` is outside a `AggregateChartParts.Root`. */
export const useChart = (part: string): ChartContextValue =>
  usePartContext(ChartContext, part, "AggregateChartParts.Root")
