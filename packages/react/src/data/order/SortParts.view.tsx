import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps, usePartContext } from "../../parts/Part.view.tsx"
import { problemText } from "../../i18n/MessagesContext.ts"
import type { OrderMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { placed, shifted, turned, type SortField, type SortOrder } from "./SortOrder.ts"
import * as React from "react"

/** A styleable element of a sort menu. */
export type SortSlot =
  | "order"
  | "order-list"
  | "order-row"
  | "order-label"
  | "input"
  | "order-select"
  | "order-buttons"
  | "order-button"
  | "order-problem"
  | "status"

/** Class names to add to the elements of a sort menu, by slot. */
export type SortClassNames = ClassNames<SortSlot>

/** The properties of a sort menu. */
export interface SortChoice {
  /** The fields that the user can sort by. */
  readonly fields: ReadonlyArray<SortField>
  /** Whether the user can sort by several fields. */
  readonly multiple?: boolean | undefined
  readonly onSort: (sorting: SortOrder) => void
  /** Whether an order is required. The user then cannot select "none". */
  readonly required?: boolean | undefined
  /** The problem with the list's current order, if it is invalid. */
  readonly problem?: Problem | undefined
  readonly sorting: SortOrder
}

/** The value of the sort menu context. */
export interface SortContextValue extends SortChoice {
  /** Whether the current order was selected in this menu. */
  readonly chosen: boolean
  readonly classOf: ClassOf<SortSlot>
  readonly id: string
  readonly problems: ProblemWords
  readonly words: OrderMessages
}

export const SortContext = React.createContext<SortContextValue | undefined>(undefined)

/** Returns the context of the surrounding sort menu. Throws if there is none. */
export const useSortContext = (part: string): SortContextValue =>
  usePartContext(SortContext, part, "SortMenuParts.Root")

/** Renders a row for each field that the list is sorted by, and an empty row to add another field. */
export function SortFields(own: PartProps<"ol">) {
  const { classOf, fields, multiple, sorting } = useSortContext("SortFields")
  const list = React.useRef<HTMLOListElement>(null)
  const shown = multiple === true ? sorting : sorting.slice(0, 1)
  const hasMore = shown.length === 0 || (multiple === true && shown.length < fields.length)
  const rows = hasMore ? shown.length + 1 : shown.length
  return (
    <Part as="ol" own={own} className={classOf("order-list")} ref={list}>
      {Array.from({ length: rows }, (_, place) => (
        <SortRow key={place} list={list} place={place} />
      ))}
    </Part>
  )
}

interface SortRowProps {
  readonly list: React.RefObject<HTMLOListElement | null>
  readonly place: number
}

// Rows are keyed by position, so a moved row's focus must be set at its new position.
function SortRow({ list, place }: SortRowProps) {
  const { classOf, fields, id, multiple, onSort, required, sorting, words } = useSortContext("SortRow")
  const current = sorting[place]
  const isOnly = multiple !== true || sorting.length === 1
  const stays = required === true && current !== undefined && isOnly
  const taken = new Set(sorting.map(({ field }) => field))
  const offered = fields.filter(({ field }) => field === current?.field || multiple !== true || !taken.has(field))
  const label = fields.find(({ field }) => field === current?.field)?.label ?? current?.field ?? ""
  const focus = (at: number, what: string) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector<HTMLElement>(what)?.focus())
  const move = (by: -1 | 1) => {
    onSort(shifted(sorting, place, by))
    focus(place + by, by < 0 ? '[data-do="sooner"]' : '[data-do="later"]')
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!event.altKey || multiple !== true || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
    const by = event.key === "ArrowUp" ? -1 : 1
    const after = shifted(sorting, place, by)
    if (after === sorting) return
    event.preventDefault()
    onSort(after)
    focus(place + by, "select")
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it
    <li className={classOf("order-row")} onKeyDown={onKeyDown}>
      <label className={classOf("order-label")} htmlFor={`${id}-${place}`}>
        {place === 0 ? words.label : words.thenBy}
      </label>
      <span className={classOf("input")} data-kind="select">
        <Control
          as="select"
          className={classOf("order-select")}
          id={`${id}-${place}`}
          onChange={({ target }) => {
            const next = placed(multiple === true ? sorting : sorting.slice(0, 1), place, target.value || undefined)
            onSort(next)
          }}
          value={current?.field ?? ""}
        >
          {!stays && <option value="">{words.none}</option>}
          {current !== undefined && !fields.some(({ field }) => field === current.field) && (
            <option value={current.field}>{current.field}</option>
          )}
          {offered.map(({ field, label }) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </Control>
      </span>
      {current !== undefined && (
        <span className={classOf("order-buttons")}>
          <RowButton name={words.turn(label, current.order)} onPress={() => onSort(turned(sorting, place))} to="turn">
            <path
              d={current.order === "ASC" ? "M2.5 4h4M2.5 8H9M2.5 12h11" : "M2.5 4h11M2.5 8H9M2.5 12h4"}
              stroke="currentColor"
              strokeLinecap="round"
              strokeWidth="1.5"
            />
          </RowButton>
          {multiple === true && (
            <>
              <RowButton enabled={place > 0} name={words.sooner(label)} onPress={() => move(-1)} to="sooner">
                <path d="m4 10 4-4 4 4" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
              </RowButton>
              <RowButton
                enabled={place < sorting.length - 1}
                name={words.later(label)}
                onPress={() => move(1)}
                to="later"
              >
                <path d="m4 6 4 4 4-4" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
              </RowButton>
              <RowButton
                enabled={!stays}
                name={words.remove(label)}
                onPress={() => {
                  onSort(placed(sorting, place, undefined))
                  focus(place, "select")
                }}
                to="remove"
              >
                <path d="m4.5 4.5 7 7m0-7-7 7" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
              </RowButton>
            </>
          )}
        </span>
      )}
    </li>
  )
}

interface RowButtonProps {
  readonly children: React.ReactNode
  readonly enabled?: boolean
  readonly name: string
  readonly onPress: () => void
  readonly to: string
}

function RowButton({ children, enabled = true, name, onPress, to }: RowButtonProps) {
  const { classOf } = useSortContext("RowButton")
  return (
    <Control
      as="button"
      aria-disabled={!enabled || undefined}
      aria-label={name}
      className={classOf("order-button")}
      data-do={to}
      data-variant="inline"
      onClick={() => enabled && onPress()}
      title={name}
      type="button"
    >
      <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
        {children}
      </svg>
    </Control>
  )
}

/** Renders the problem with the list's current order. It disappears when the user selects another order. */
export function SortProblem(own: PartProps<"div">) {
  const { classOf, problem, problems } = useSortContext("SortProblem")
  if (problem === undefined) return null
  return (
    <Alert own={own} className={classOf("order-problem")} problem={problem}>
      {problemText({ problems }, problem)}
    </Alert>
  )
}

/**
 * Announces the list's order to assistive technology when the user changes it in this menu. Other components, such as the
 * headers of a table, announce their own changes.
 */
export function SortStatus(own: PartProps<"output">) {
  const { chosen, classOf, fields, sorting, words } = useSortContext("SortStatus")
  const parts = sorting.map(({ field, order }) =>
    words.by(fields.find((known) => known.field === field)?.label ?? field, order)
  )
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {chosen && (parts.length === 0 ? words.unsorted : words.sorted(parts))}
    </Part>
  )
}
