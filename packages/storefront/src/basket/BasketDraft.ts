/**
 * The basket of somebody who has not signed in: on this device only, the same in all of its tabs.
 */
import type { Line } from "./Line.ts"

const key = "colonnade.basket"

const listeners = new Set<() => void>()

let shown: { readonly text: string; readonly lines: ReadonlyArray<Line> } = { text: "[]", lines: [] }

/** The lines, the oldest first. The same array as long as they do not change. */
export const lines = (): ReadonlyArray<Line> => {
  const text = load()
  if (text !== shown.text) shown = { text, lines: parse(text) }
  return shown.lines
}

/** Puts a book in. One that is there already stays as it is. */
export const add = (line: Line): void => {
  if (!lines().some(({ bookId }) => bookId === line.bookId)) save([...lines(), line])
}

/** Takes books out. */
export const remove = (bookIds: ReadonlyArray<string>): void =>
  save(lines().filter(({ bookId }) => !bookIds.includes(bookId)))

/** Tells of every change, in this tab or in another, until what it returns is called. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  globalThis.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener("storage", listener)
  }
}

// What the storage did not take: a browser may refuse it, or have it full. Then the basket lasts as long as the page.
let untaken: string | undefined

const load = (): string => {
  if (untaken !== undefined) return untaken
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
    untaken = undefined
  } catch {
    untaken = text
  }
  for (const listener of listeners) listener()
}

const parse = (text: string): ReadonlyArray<Line> => {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isLine) : []
  } catch {
    return []
  }
}

const isLine = (line: Partial<Line> | null): line is Line =>
  typeof line?.bookId === "string" && typeof line.title === "string" && typeof line.price === "number"
