"use client"
// The roles are explicit because some browsers drop the table semantics when CSS changes the `display` of table
// elements, as the kit does on narrow pages.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Control } from "../../parts/Elements.tsx"
import * as React from "react"
import type { BulkMessages } from "../../i18n/messages/TransferMessages.ts"
import { isForDevelopers, siteWords } from "../../problem/DataProblem.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { ReportRow } from "./Bulk.ts"
import type { BulkSlot } from "./BulkContext.ts"
import type { Format } from "./failuresFile.ts"

export interface OutcomeReportProps {
  /** A function that returns the class names of the rendered elements. */
  readonly classOf: ClassOf<BulkSlot>
  /** Returns the display name of a field. Default: the name itself. */
  readonly labelOf?: ((field: string) => string) | undefined
  /** BCP 47 language tag for numbers. */
  readonly locale: string
  /** Saves the rows as a file. Without it, the report has no download buttons. */
  readonly onExport?: ((format: Format) => void) | undefined
  /** The failed items, such as the `rows` of a bulk operation. */
  readonly rows: ReadonlyArray<ReportRow>
  /** The messages of the report, such as `bulk` of `useMessages`. */
  readonly words: BulkMessages
}

// Rendering all rows of a long report makes scrolling slow. The downloaded file contains all of them.
const first = 20
const step = 200

/** Renders a table of the failed items with their position, id, field and reason. */
export function OutcomeReport({ classOf, labelOf, locale, onExport, rows, words }: OutcomeReportProps) {
  const [shown, show] = React.useState(first)
  if (rows.length === 0) return null
  const number = new Intl.NumberFormat(locale)
  const byLine = rows.some(({ line }) => line !== undefined)
  const hasFields = rows.some(({ field }) => field !== undefined)
  const hasIds = rows.some(({ id }) => id !== undefined)
  const left = rows.length - shown
  return (
    <div className={classOf("report")}>
      <section
        className={classOf("report-table")}
        aria-label={words.reportCaption(rows.length)} // Keyboard users can scroll it only if it takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table role="table">
          <caption>{words.reportCaption(rows.length)}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {byLine ? words.line : words.place}
              </th>
              {hasIds && (
                <th role="columnheader" scope="col">
                  {words.item}
                </th>
              )}
              {hasFields && (
                <th role="columnheader" scope="col">
                  {words.field}
                </th>
              )}
              <th role="columnheader" scope="col">
                {words.reason}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.slice(0, shown).map((row) => (
              <tr data-status={row.status} key={`${row.index}-${row.field ?? ""}`} role="row">
                <td role="cell">{number.format(row.line ?? row.index + 1)}</td>
                {hasIds && (
                  <td role="cell">
                    <bdi>{row.id ?? "–"}</bdi>
                  </td>
                )}
                {hasFields && (
                  <td role="cell">
                    <bdi>{row.field === undefined ? "–" : (labelOf?.(row.field) ?? row.field)}</bdi>
                  </td>
                )}
                <td className={classOf("report-reason")} role="cell">
                  <bdi>{reasonText(words, row)}</bdi>
                  {row.value !== undefined && row.value !== "" && (
                    <>
                      {" "}
                      <q dir="auto">{row.value}</q>
                    </>
                  )}
                  {row.code !== undefined && (
                    <>
                      {" "}
                      <code dir="ltr">{row.code}</code>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={classOf("report-files")}>
        {left > 0 && (
          <Control as="button" className={classOf("more")} onClick={() => show(shown + step)} type="button">
            {words.showMore(Math.min(left, step))}
          </Control>
        )}
        {onExport !== undefined &&
          formats.map((format) => (
            <Control
              as="button"
              className={classOf("more")}
              key={format}
              onClick={() => onExport(format)}
              type="button"
            >
              {words.saveAs(format)}
            </Control>
          ))}
      </div>
    </div>
  )
}

const formats = ["CSV", "JSONL"] as const

/** Returns the reason for a failure: the catalog's message for a known code, otherwise the provider's message. */
export const reasonText = (words: BulkMessages, { code, fault, reason, rowFault, status }: ReportRow): string => {
  if (status === "unknown") return words.reasonUnknown
  if (rowFault !== undefined) return words.rowFault(rowFault.kind, rowFault.cells ?? 0, rowFault.columns ?? 0)
  if (fault !== undefined && (fault !== "invalid" || reason === undefined || isForDevelopers(reason)))
    return words.valueFault(fault)
  switch (code) {
    case "WDE0027":
      return words.reasonForbidden
    case "WDE0073":
      return words.reasonGone
    case "PRECONDITION_FAILED":
      return words.reasonUnmet
    case "WDE0109":
      return words.reasonTooLarge
    case "WDE0078":
      return reason === undefined ? words.reasonUnknown : siteWords(reason)
    default:
      return reason ?? words.reasonUnknown
  }
}
