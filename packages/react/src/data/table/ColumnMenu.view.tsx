"use client"
import { Control } from "../../parts/Elements.tsx"
import { columnWords } from "../../i18n/en/table/columns.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { idOfColumn } from "./Column.ts"
import {
  type ColumnEdge,
  type ColumnLayout,
  layoutOf,
  leastWidth,
  mostWidth,
  moved,
  withHidden,
  withPinned,
  withWidth
} from "./ColumnLayout.ts"
import { useTable } from "./TableContext.ts"
import type { ColumnIdentity, ColumnLayoutController } from "./useColumnLayout.ts"
import * as React from "react"

export interface ColumnMenuProps extends Omit<PartProps<"div", ColumnMenuState>, "children"> {
  /** All columns of the table, including hidden ones. */
  readonly columns: ReadonlyArray<ColumnIdentity>
  /** The layout of the columns, which `useColumnLayout` returns. */
  readonly controller: ColumnLayoutController
}

/** The state of the column menu. */
export interface ColumnMenuState {
  /** Whether the list of columns is shown. */
  readonly open: boolean
}

// One chunk for all that arranges columns.
export { ColumnHandle } from "./ColumnHandle.view.tsx"

/** The width that the slider of a hidden column shows until the user changes it, in pixels. */
const usualWidth = 160

/** Renders a button that opens the list of columns, in which the user shows, hides, moves and resizes them. */
export function ColumnMenu({ columns, controller, ...own }: ColumnMenuProps) {
  const { classOf, messages, onNotice, region } = useTable("ColumnMenu")
  const words = { ...columnWords, ...messages.table }
  const [open, setOpen] = React.useState(false)
  const id = React.useId()
  const pressed = React.useRef<HTMLElement>(undefined)
  // A row that moves in the document loses the focus.
  React.useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = undefined
  })
  const layout = layoutOf(columns.map(idOfColumn), controller.layout)
  const widths = useWidths(region, open)
  const headerOf = (of: string) => columns.find((column) => idOfColumn(column) === of)?.header ?? of
  const move = (of: string, by: -1 | 1, button: HTMLElement) => {
    const next = moved(layout, of, by)
    if (next === layout) return
    pressed.current = button
    controller.setLayout(next)
    onNotice(positionIn(next, of))
  }
  const positionIn = (next: ColumnLayout, of: string) => {
    const shown = next.filter(({ hidden }) => hidden !== true)
    return words.columnMoved(headerOf(of), shown.findIndex((place) => place.id === of) + 1, shown.length)
  }
  const pin = (of: string, edge: ColumnEdge | undefined, select: HTMLElement) => {
    const next = withPinned(layout, of, edge)
    pressed.current = select
    controller.setLayout(next)
    onNotice(`${words.columnPinned(headerOf(of), edge)} ${positionIn(next, of)}`)
  }
  return (
    <Part as="div" own={own} className={classOf("columns")} state={{ open }}>
      <Control
        as="button"
        aria-controls={id}
        aria-expanded={open}
        className={classOf("button")}
        onClick={() => setOpen(!open)}
        type="button"
      >
        {words.columns}
      </Control>
      <div className={classOf("columns-list")} hidden={!open} id={id}>
        <ul>
          {layout.map((place) => {
            const header = headerOf(place.id)
            const isShown = place.hidden !== true
            const width = place.width ?? widths.get(place.id) ?? usualWidth
            return (
              <li className={classOf("columns-row")} key={place.id}>
                <label>
                  <input
                    checked={isShown}
                    className={classOf("choice-box")}
                    onChange={({ target }) => controller.setLayout(withHidden(layout, place.id, !target.checked))}
                    type="checkbox"
                  />{" "}
                  {header}
                </label>
                <MoveButton
                  enabled={isShown && moved(layout, place.id, -1) !== layout}
                  name={words.columnEarlier(header)}
                  onPress={(button) => move(place.id, -1, button)}
                  path="m4 10 4-4 4 4"
                />
                <MoveButton
                  enabled={isShown && moved(layout, place.id, 1) !== layout}
                  name={words.columnLater(header)}
                  onPress={(button) => move(place.id, 1, button)}
                  path="m4 6 4 4 4-4"
                />
                <div className={classOf("input")}>
                  <Control
                    as="select"
                    aria-label={words.columnPin(header)}
                    disabled={!isShown}
                    onChange={({ target }) =>
                      pin(
                        place.id,
                        target.value === "start" || target.value === "end" ? target.value : undefined,
                        target
                      )
                    }
                    value={place.pinned ?? ""}
                  >
                    <option value="">{words.columnNotPinned}</option>
                    <option value="start">{words.columnAtStart}</option>
                    <option value="end">{words.columnAtEnd}</option>
                  </Control>
                </div>
                <div className={classOf("columns-row")}>
                  <span aria-hidden="true" className={classOf("hint")}>
                    {words.columnWidth(header)}
                  </span>
                  <input
                    aria-label={words.columnWidth(header)}
                    disabled={!isShown}
                    max={mostWidth}
                    min={leastWidth}
                    onChange={({ target }) => controller.setLayout(withWidth(layout, place.id, target.valueAsNumber))}
                    step={8}
                    type="range"
                    value={width}
                  />
                  <span aria-hidden="true" className={classOf("hint")} dir="ltr">
                    {width} px
                  </span>
                </div>
              </li>
            )
          })}
        </ul>
        <Control
          as="button"
          className={classOf("button")}
          onClick={() => {
            controller.reset()
            onNotice(words.columnsReset)
          }}
          type="button"
        >
          {words.resetColumns}
        </Control>
      </div>
    </Part>
  )
}

// Returns the widths of the headers, by the id of the column, while the list is open.
const useWidths = (region: React.RefObject<HTMLElement | null>, open: boolean): ReadonlyMap<string, number> => {
  const [widths, setWidths] = React.useState<ReadonlyMap<string, number>>(new Map())
  React.useEffect(() => {
    if (!open) return
    const heads = () => [...(region.current?.querySelectorAll<HTMLElement>("th[data-column]") ?? [])]
    // A column that is shown again makes the others narrower.
    const observer = new ResizeObserver(() =>
      setWidths(
        new Map(heads().map((head) => [head.dataset["column"] ?? "", Math.round(head.getBoundingClientRect().width)]))
      )
    )
    for (const head of heads()) observer.observe(head)
    return () => observer.disconnect()
  }, [open, region])
  return widths
}

interface MoveButtonProps {
  readonly enabled: boolean
  readonly name: string
  readonly onPress: (button: HTMLElement) => void
  readonly path: string
}

// Not `disabled`, which would take the focus away when the column reaches the end.
function MoveButton({ enabled, name, onPress, path }: MoveButtonProps) {
  const { classOf } = useTable("MoveButton")
  return (
    <Control
      as="button"
      aria-disabled={!enabled || undefined}
      aria-label={name}
      className={classOf("row-menu")}
      data-variant="inline"
      onClick={({ currentTarget }) => onPress(currentTarget)}
      title={name}
      type="button"
    >
      <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
        <path d={path} stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
      </svg>
    </Control>
  )
}
