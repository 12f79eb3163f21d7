/** The basket of a visitor. It is stored on this device and shared by all tabs. */
import type { Line } from "./Line.ts"

const key = "colonnade.basket"

const listeners = new Set<() => void>()

let shown: { readonly text: string; readonly lines: ReadonlyArray<Line> } = { text: "[]", lines: [] }

/** Returns the lines, oldest first. It returns the same array until they change. */
export const lines = (): ReadonlyArray<Line> => {
  const text = load()
  if (text !== shown.text) shown = { text, lines: parse(text) }
  return shown.lines
}

/** Adds a book, unless it is already in the basket. */
export const add = (line: Line): void => {
  if (!lines().some(({ bookId }) => bookId === line.bookId)) save([...lines(), line])
}

/** Sets the number of copies of a book. */
export const setQuantity = (bookId: string, quantity: number): void =>
  save(lines().map((line) => (line.bookId === bookId ? { ...line, quantity } : line)))

/** Removes books. */
export const remove = (bookIds: ReadonlyArray<string>): void =>
  save(lines().filter(({ bookId }) => !bookIds.includes(bookId)))

/** Calls the listener after each change in this tab or in another one. Returns a function that unsubscribes. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  globalThis.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener("storage", listener)
  }
}

// The content that could not be written to `localStorage`, because it is blocked or full. It lasts until the page is
// closed.
let unsaved: string | undefined

const load = (): string => {
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(key) ?? "[]"
  } catch {
    return shown.text
  }
}

const save = (lines: ReadonlyArray<Line>): void => {
  const text = JSON.stringify(lines)
  try {
    localStorage.setItem(key, text)
    unsaved = undefined
  } catch {
    unsaved = text
  }
  for (const listener of listeners) listener()
}

const parse = (text: string): ReadonlyArray<Line> => {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isLine).map(withQuantity) : []
  } catch {
    return []
  }
}

const isLine = (line: Partial<Line> | null): line is Line =>
  typeof line?.bookId === "string" && typeof line.title === "string" && typeof line.price === "number"

// Baskets that were stored by an earlier version of the shop have no quantities.
const withQuantity = (line: Line): Line => ({
  ...line,
  quantity: Number.isInteger(line.quantity) && line.quantity > 0 ? line.quantity : 1
})
