/**
 * Which items of a collection a person chose: some by their ids, or all that match a filter except some. It lives
 * longer than the page that shows them.
 *
 * @since 0.1.0
 */
import type { Filter } from "@portico/client/data/Filter"

/** Chosen items. */
export type Selection =
  | { readonly _tag: "Ids"; readonly ids: ReadonlySet<string> }
  /** All that match `filter`, whether they were ever shown or not, except these. `total`: how many match, where known. */
  | {
      readonly _tag: "AllMatching"
      readonly filter: Filter
      readonly except: ReadonlySet<string>
      readonly total?: number | undefined
    }

/** How many items of a page are chosen. */
export type Standing = "none" | "some" | "all"

/** Nothing is chosen. */
export const none: Selection = /*#__PURE__*/ Object.freeze({ _tag: "Ids", ids: new Set<string>() })

/** Chooses the items of these ids and no others. */
export const ofIds = (ids: Iterable<string>): Selection => ({ _tag: "Ids", ids: new Set(ids) })

/** Chooses all items that match a filter. */
export const allMatching = (filter: Filter, total?: number): Selection => ({
  _tag: "AllMatching",
  filter,
  except: new Set(),
  total
})

/** Whether an item is chosen. The item is one that matches. */
export const has = (self: Selection, id: string): boolean =>
  self._tag === "Ids" ? self.ids.has(id) : !self.except.has(id)

/** Chooses items, or gives them up. */
export const put = (self: Selection, ids: Iterable<string>, chosen: boolean): Selection => {
  const named = new Set(self._tag === "Ids" ? self.ids : self.except)
  for (const id of ids) {
    if (chosen === (self._tag === "Ids")) named.add(id)
    else named.delete(id)
  }
  return self._tag === "Ids" ? { ...self, ids: named } : { ...self, except: named }
}

/** Chooses an item, or gives it up where it was chosen. */
export const toggle = (self: Selection, id: string): Selection => put(self, [id], !has(self, id))

/**
 * Toggles an item, and has everything between it and another one follow it. `page` is the order that they are shown in.
 * Where one of them is not on the page, only `to` is toggled.
 */
export const range = (
  self: Selection,
  page: ReadonlyArray<string>,
  from: string | undefined,
  to: string
): Selection => {
  const [first, last] = [from === undefined ? -1 : page.indexOf(from), page.indexOf(to)].toSorted((a, b) => a - b)
  if (first === undefined || last === undefined || first < 0) return toggle(self, to)
  return put(self, page.slice(first, last + 1), !has(self, to))
}

/** How many of a page's items are chosen. */
export const standing = (self: Selection, page: ReadonlyArray<string>): Standing => {
  const chosen = page.filter((id) => has(self, id)).length
  return chosen === 0 ? "none" : chosen === page.length ? "all" : "some"
}

/** Chooses all items of a page, or gives them up where all were chosen. What other pages hold stays as it is. */
export const page = (self: Selection, ids: ReadonlyArray<string>): Selection =>
  put(self, ids, standing(self, ids) !== "all")

/** How many items are chosen; nothing where nobody counted them. */
export const count = (self: Selection): number | undefined => {
  if (self._tag === "Ids") return self.ids.size
  return self.total === undefined ? undefined : Math.max(0, self.total - self.except.size)
}

/** Whether nothing is chosen, as far as is known. */
export const isNone = (self: Selection): boolean => count(self) === 0
