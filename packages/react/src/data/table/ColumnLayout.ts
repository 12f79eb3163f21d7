/**
 * The layout of a table's columns as the user arranges them: order, visibility, pinned columns and widths.
 *
 * @since 0.1.0
 */

/** An edge of the table, in the writing direction. */
export type ColumnEdge = "start" | "end"

/** A column's part of a layout. */
export interface ColumnPlace {
  readonly id: string
  readonly hidden?: boolean | undefined
  /** The edge of the table at which the column stays visible while the others scroll. */
  readonly pinned?: ColumnEdge | undefined
  /** The width in pixels, if the user changed it. */
  readonly width?: number | undefined
}

/** The layout of a table's columns, in their order. */
export type ColumnLayout = ReadonlyArray<ColumnPlace>

/** The smallest width of a column in pixels. It fits a sort button with its focus ring. */
export const leastWidth = 64

/** The largest width of a column in pixels. */
export const mostWidth = 960

/**
 * Returns the layout of exactly these columns. Stored columns that no longer exist are dropped. New columns are inserted
 * after the column that precedes them by default.
 */
export const layoutOf = (ids: ReadonlyArray<string>, stored: ColumnLayout = []): ColumnLayout => {
  const known = new Set(ids)
  const places = stored.filter(({ id }) => known.has(id))
  for (const [index, id] of ids.entries()) {
    if (places.some((place) => place.id === id)) continue
    const before = ids[index - 1]
    places.splice(places.findIndex((place) => place.id === before) + 1, 0, { id })
  }
  return byPin(places)
}

/** Returns the layout with a column shown or hidden. The last visible column cannot be hidden. */
export const withHidden = (layout: ColumnLayout, id: string, hidden: boolean): ColumnLayout => {
  const isLast = layout.every((place) => place.hidden === true || place.id === id)
  return hidden && isLast ? layout : changed(layout, id, { hidden })
}

/** Returns the layout with a column pinned to an edge, next to the columns that are pinned there, or unpinned. */
export const withPinned = (layout: ColumnLayout, id: string, pinned: ColumnEdge | undefined): ColumnLayout =>
  byPin(changed(layout, id, { pinned }))

/** Returns the layout with another width of a column, within the limits. */
export const withWidth = (layout: ColumnLayout, id: string, width: number | undefined): ColumnLayout =>
  changed(layout, id, {
    width: width === undefined ? undefined : Math.round(Math.max(leastWidth, Math.min(mostWidth, width)))
  })

/**
 * Returns the layout with a column moved past its previous (-1) or next (1) visible neighbor. Returns the same layout if
 * there is none, or if the two are not pinned to the same edge.
 */
export const moved = (layout: ColumnLayout, id: string, by: -1 | 1): ColumnLayout => {
  const from = layout.findIndex((place) => place.id === id)
  const place = layout[from]
  if (place === undefined) return layout
  let to = from + by
  while (layout[to]?.hidden === true) to += by
  const neighbor = layout[to]
  if (neighbor === undefined || neighbor.pinned !== place.pinned) return layout
  return layout.toSpliced(from, 1).toSpliced(to, 0, place)
}

/**
 * Returns the layout with a column dropped before or after another one. Returns the same layout if they are the same
 * column, or if the two are not pinned to the same edge.
 */
export const dropped = (layout: ColumnLayout, id: string, target: string, side: "before" | "after"): ColumnLayout => {
  const place = layout.find((other) => other.id === id)
  const neighbor = layout.find((other) => other.id === target)
  if (place === undefined || neighbor === undefined || id === target || place.pinned !== neighbor.pinned) return layout
  const rest = layout.filter((other) => other !== place)
  const next = rest.toSpliced(rest.indexOf(neighbor) + (side === "after" ? 1 : 0), 0, place)
  return next.every((other, index) => other === layout[index]) ? layout : next
}

/** Returns the visible columns in the order of the layout. */
export const arranged = <A>(
  columns: ReadonlyArray<A>,
  layout: ColumnLayout,
  idOf: (column: A) => string
): ReadonlyArray<A> => {
  const byId = new Map(columns.map((column) => [idOf(column), column]))
  return layoutOf([...byId.keys()], layout).flatMap(({ hidden, id }) => {
    const column = byId.get(id)
    return column === undefined || hidden === true ? [] : [column]
  })
}

/** Parses a stored layout. Returns an empty one if it is invalid, because older pages stored it. */
export const parse = (stored: string | null): ColumnLayout => {
  let value: unknown
  try {
    value = JSON.parse(stored ?? "[]")
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  const seen = new Set<string>()
  return value.flatMap((place: unknown) => {
    if (typeof place !== "object" || place === null || !("id" in place) || typeof place.id !== "string") return []
    if (seen.has(place.id)) return []
    seen.add(place.id)
    const width = "width" in place && typeof place.width === "number" ? place.width : undefined
    const [valid] = withWidth([{ id: place.id }], place.id, Number.isFinite(width) ? width : undefined)
    const hidden = "hidden" in place && place.hidden === true ? true : undefined
    const pinned = "pinned" in place && (place.pinned === "start" || place.pinned === "end") ? place.pinned : undefined
    return [{ ...valid, id: place.id, hidden, pinned }]
  })
}

const changed = (layout: ColumnLayout, id: string, change: Omit<ColumnPlace, "id">): ColumnLayout =>
  layout.map((place) => (place.id === id ? { ...place, ...change } : place))

const byPin = (layout: ColumnLayout): ColumnLayout =>
  (["start", undefined, "end"] as const).flatMap((edge) => layout.filter(({ pinned }) => pinned === edge))
