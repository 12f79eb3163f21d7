"use client"
import { columnWords } from "../../i18n/en/table/columns.ts"
import { type ColumnAppearance, idOfColumn } from "./Column.ts"
import { dropped, layoutOf, withWidth } from "./ColumnLayout.ts"
import { useTable } from "./TableContext.ts"
import type { ColumnLayoutController } from "./useColumnLayout.ts"
import * as React from "react"

export interface ColumnHandleProps {
  readonly column: ColumnAppearance
  readonly controller: ColumnLayoutController
  /** The column's position among the visible columns, counted from 0. */
  readonly place: number
}

/**
 * Renders the handle at the end of a column header that resizes the column, and lets the user drag the header to another
 * position. Both are only for pointers: the list of columns offers the same by keyboard and to screen readers.
 */
export function ColumnHandle({ column, controller, place }: ColumnHandleProps) {
  const { allColumns, classOf, columns, messages, onNotice } = useTable("ColumnHandle")
  const handle = React.useRef<HTMLSpanElement>(null)
  const layout = layoutOf(allColumns.map(idOfColumn), controller.layout)
  const { id, pinned } = column
  usePinnedOffset(handle, pinned, place)

  const drop = (target: string, side: "before" | "after") => {
    const next = dropped(layout, id, target, side)
    if (next === layout) return
    controller.setLayout(next)
    const shown = next.filter(({ hidden }) => hidden !== true)
    const position = shown.findIndex((other) => other.id === id) + 1
    const words = { ...columnWords, ...messages.table }
    onNotice(words.columnMoved(column.header, position, shown.length))
  }
  const isMovable = layout.some((other) => other.id === id)
  const onDrag = React.useEffectEvent((event: PointerEvent, head: HTMLElement) => {
    if (isMovable && columns.length > 1) drag(event, head, drop)
  })
  React.useEffect(() => {
    const head = handle.current?.closest("th")
    if (head == null) return
    const start = (event: PointerEvent) => {
      // The handle resizes the column and does not drag its header.
      if (event.target !== handle.current) onDrag(event, head)
    }
    head.addEventListener("pointerdown", start)
    return () => head.removeEventListener("pointerdown", start)
  }, [])

  const onPointerDown = (event: React.PointerEvent<HTMLElement>) => {
    const head = event.currentTarget.closest("th")
    if (event.button !== 0 || head === null) return
    // The browser does not select text.
    event.preventDefault()
    const direction = getComputedStyle(head).direction === "rtl" ? -1 : 1
    const width = head.getBoundingClientRect().width
    const before = controller.layout
    follow(event.nativeEvent, {
      onMove: ({ clientX }) =>
        controller.setLayout(withWidth(layout, id, width + (clientX - event.clientX) * direction)),
      onCancel: () => controller.setLayout(before)
    })
  }
  return (
    <span
      aria-hidden="true"
      className={classOf("column-handle")}
      onDoubleClick={() => controller.setLayout(withWidth(layout, id, undefined))}
      onPointerDown={isMovable ? onPointerDown : undefined}
      ref={handle}
    />
  )
}

interface PointerMoves {
  readonly onMove: (event: PointerEvent) => void
  readonly onCancel?: () => void
  readonly onEnd?: () => void
}

// Follows a pointer until it is released. Escape cancels.
const follow = ({ pointerId }: PointerEvent, { onCancel, onEnd, onMove }: PointerMoves): void => {
  const listening = new AbortController()
  const stop = (act: (() => void) | undefined) => {
    listening.abort()
    act?.()
  }
  const { signal } = listening
  const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event)
  }
  window.addEventListener("pointermove", own(onMove), { signal })
  window.addEventListener(
    "pointerup",
    own(() => stop(onEnd)),
    { signal }
  )
  window.addEventListener(
    "pointercancel",
    own(() => stop(onCancel)),
    { signal }
  )
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      event.stopPropagation()
      stop(onCancel)
    },
    { capture: true, signal }
  )
}

/** The distance in pixels from which a press of the header is a drag and not a click. */
const threshold = 6

// Drags a header to the edge of another one. Touch scrolls the table and does not drag.
const drag = (
  event: PointerEvent,
  head: HTMLElement,
  onDrop: (target: string, side: "before" | "after") => void
): void => {
  if (event.button !== 0 || event.pointerType === "touch") return
  const heads = [...(head.parentElement?.querySelectorAll<HTMLElement>("th[data-column]") ?? [])]
  const isRightToLeft = getComputedStyle(head).direction === "rtl"
  let over: { readonly head: HTMLElement; readonly side: "before" | "after" } | undefined
  const mark = (next: typeof over) => {
    delete over?.head.dataset["drop"]
    over = next
    if (next !== undefined) next.head.dataset["drop"] = next.side
  }
  const end = () => {
    mark(undefined)
    delete head.dataset["dragged"]
  }
  follow(event, {
    onCancel: end,
    onEnd: () => {
      const target = over
      const isDragged = head.dataset["dragged"] !== undefined
      end()
      // The click that follows would sort the table.
      if (isDragged) {
        const swallow = (click: MouseEvent) => {
          click.stopPropagation()
          click.preventDefault()
        }
        head.addEventListener("click", swallow, { capture: true, once: true })
        setTimeout(() => head.removeEventListener("click", swallow, { capture: true }))
      }
      const id = target?.head.dataset["column"]
      if (target !== undefined && id !== undefined) onDrop(id, target.side)
    },
    onMove: ({ clientX }) => {
      if (head.dataset["dragged"] === undefined) {
        if (Math.abs(clientX - event.clientX) < threshold) return
        head.dataset["dragged"] = ""
      }
      const target = heads.find((other) => {
        const { left, right } = other.getBoundingClientRect()
        return clientX >= left && clientX < right
      })
      if (target === undefined || target === head) return mark(undefined)
      const { left, width } = target.getBoundingClientRect()
      mark({ head: target, side: clientX < left + width / 2 === isRightToLeft ? "after" : "before" })
    }
  })
}

// Sets the distance of a pinned column from its edge: the width of the columns between.
const usePinnedOffset = (
  handle: React.RefObject<HTMLElement | null>,
  pinned: ColumnAppearance["pinned"],
  place: number
): void => {
  React.useEffect(() => {
    const [head, table] = [handle.current?.closest("th"), handle.current?.closest("table")]
    const row = head?.parentElement
    if (pinned === undefined || head == null || table == null || row == null) return
    const name = `--portico-pinned-${place}`
    const cells = [...row.children]
    const at = cells.indexOf(head)
    const between = pinned === "start" ? cells.slice(0, at) : cells.slice(at + 1)
    const measure = () => {
      const width = between.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0)
      table.style.setProperty(name, `${width}px`)
    }
    const observer = new ResizeObserver(measure)
    for (const cell of between) observer.observe(cell)
    measure()
    return () => {
      observer.disconnect()
      table.style.removeProperty(name)
    }
  }, [handle, pinned, place])
}
