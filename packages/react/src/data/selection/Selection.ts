/**
 * A selection of a collection's items: by their ids, or all that match a filter with exceptions. It persists across
 * pages.
 *
 * @since 0.1.0
 */
import type { AnyUse } from "@portico/client/data/Collection"
import type { Filter } from "@portico/client/data/Filter"

/** A selection of items. `Uses` limits a selection by filter to collections that have the filter's fields. */
export type Selection<Uses = AnyUse> =
  | { readonly _tag: "Ids"; readonly ids: ReadonlySet<string> }
  /**
   * All items that match `filter` except `except`, including items on other pages. `total`: the count of matching
   * items, if known.
   */
  | {
      readonly _tag: "AllMatching"
      readonly filter: Filter<Uses>
      readonly except: ReadonlySet<string>
      readonly total?: number | undefined
      /** Whether drafts (unpublished items) are included. */
      readonly drafts?: boolean | undefined
    }

/** The extent to which a page's items are selected. */
export type PageSelection = "none" | "some" | "all"

/** The empty selection. */
export const none: Selection<never> = Object.freeze({ _tag: "Ids", ids: new Set<string>() })

/** Returns a selection of exactly these ids. */
export const ofIds = (ids: Iterable<string>): Selection<never> => ({ _tag: "Ids", ids: new Set(ids) })

/** Returns a selection of all items that match a filter. With `drafts` it includes unpublished items. */
export const allMatching = <Uses>(
  filter: Filter<Uses>,
  total?: number,
  { drafts }: { readonly drafts?: boolean | undefined } = {}
): Selection<Uses> => ({ _tag: "AllMatching", filter, except: new Set(), total, drafts })

/** Returns the selection with an updated count of matching items. */
export const counted = <Uses>(self: Selection<Uses>, total: number): Selection<Uses> =>
  self._tag === "Ids" || self.total === total ? self : { ...self, total }

/** Whether an item is selected. The item must match the filter. */
export const has = (self: Selection<unknown>, id: string): boolean =>
  self._tag === "Ids" ? self.ids.has(id) : !self.except.has(id)

/** Selects or deselects items. */
export const put = <Uses>(self: Selection<Uses>, ids: Iterable<string>, selected: boolean): Selection<Uses> => {
  const named = new Set(self._tag === "Ids" ? self.ids : self.except)
  for (const id of ids) {
    if (selected === (self._tag === "Ids")) named.add(id)
    else named.delete(id)
  }
  return self._tag === "Ids" ? { ...self, ids: named } : { ...self, except: named }
}

/** Selects an item, or deselects it if it is selected. */
export const toggle = <Uses>(self: Selection<Uses>, id: string): Selection<Uses> => put(self, [id], !has(self, id))

/**
 * Toggles `to` and sets all items between `from` and `to` to the same state. `page` contains the ids in display order.
 * If one of the two is not on the page, only `to` is toggled.
 */
export const range = <Uses>(
  self: Selection<Uses>,
  page: ReadonlyArray<string>,
  from: string | undefined,
  to: string
): Selection<Uses> => {
  const [first, last] = [from === undefined ? -1 : page.indexOf(from), page.indexOf(to)].toSorted((a, b) => a - b)
  if (first === undefined || last === undefined || first < 0) return toggle(self, to)
  return put(self, page.slice(first, last + 1), !has(self, to))
}

/** Returns whether none, some or all of a page's items are selected. */
export const pageSelection = (self: Selection<unknown>, page: ReadonlyArray<string>): PageSelection => {
  const selected = page.filter((id) => has(self, id)).length
  return selected === 0 ? "none" : selected === page.length ? "all" : "some"
}

/** Selects all items of a page, or deselects them if all are selected. Other pages are unaffected. */
export const page = <Uses>(self: Selection<Uses>, ids: ReadonlyArray<string>): Selection<Uses> =>
  put(self, ids, pageSelection(self, ids) !== "all")

/** Returns the count of selected items, or `undefined` if the matching items were not counted. */
export const count = (self: Selection<unknown>): number | undefined => {
  if (self._tag === "Ids") return self.ids.size
  return self.total === undefined ? undefined : Math.max(0, self.total - self.except.size)
}

/** Whether the selection is known to be empty. */
export const isNone = (self: Selection<unknown>): boolean => count(self) === 0
