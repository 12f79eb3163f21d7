/**
 * Which items of a collection a person chose: some by their ids, or all that match a filter except some. It lives
 * longer than the page that shows them.
 *
 * @since 0.1.0
 */
import type { AnyUse } from "@portico/client/data/Collection"
import type { Filter } from "@portico/client/data/Filter"

/** Chosen items. One by a filter is for collections that have the fields which that uses. */
export type Selection<Uses = AnyUse> =
  | { readonly _tag: "Ids"; readonly ids: ReadonlySet<string> }
  /** All that match `filter`, whether they were ever shown or not, except these. `total`: how many match, where known. */
  | {
      readonly _tag: "AllMatching"
      readonly filter: Filter<Uses>
      readonly except: ReadonlySet<string>
      readonly total?: number | undefined
      /** Whether items that nobody published yet are among them. */
      readonly drafts?: boolean | undefined
    }

/** How many items of a page are chosen. */
export type PageSelection = "none" | "some" | "all"

/** Nothing is chosen. */
export const none: Selection<never> = Object.freeze({ _tag: "Ids", ids: new Set<string>() })

/** Chooses the items of these ids and no others. */
export const ofIds = (ids: Iterable<string>): Selection<never> => ({ _tag: "Ids", ids: new Set(ids) })

/** Chooses all items that match a filter; with `drafts` also those that nobody published yet. */
export const allMatching = <Uses>(
  filter: Filter<Uses>,
  total?: number,
  { drafts }: { readonly drafts?: boolean | undefined } = {}
): Selection<Uses> => ({ _tag: "AllMatching", filter, except: new Set(), total, drafts })

/** The same items, of which there are so many by now. */
export const counted = <Uses>(self: Selection<Uses>, total: number): Selection<Uses> =>
  self._tag === "Ids" || self.total === total ? self : { ...self, total }

/** Whether an item is chosen. The item is one that matches. */
export const has = (self: Selection<unknown>, id: string): boolean =>
  self._tag === "Ids" ? self.ids.has(id) : !self.except.has(id)

/** Chooses items, or gives them up. */
export const put = <Uses>(self: Selection<Uses>, ids: Iterable<string>, chosen: boolean): Selection<Uses> => {
  const named = new Set(self._tag === "Ids" ? self.ids : self.except)
  for (const id of ids) {
    if (chosen === (self._tag === "Ids")) named.add(id)
    else named.delete(id)
  }
  return self._tag === "Ids" ? { ...self, ids: named } : { ...self, except: named }
}

/** Chooses an item, or gives it up where it was chosen. */
export const toggle = <Uses>(self: Selection<Uses>, id: string): Selection<Uses> => put(self, [id], !has(self, id))

/**
 * Toggles an item, and has everything between it and another one follow it. `page` is the order that they are shown in.
 * Where one of them is not on the page, only `to` is toggled.
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

/** How many of a page's items are chosen. */
export const pageSelection = (self: Selection<unknown>, page: ReadonlyArray<string>): PageSelection => {
  const chosen = page.filter((id) => has(self, id)).length
  return chosen === 0 ? "none" : chosen === page.length ? "all" : "some"
}

/** Chooses all items of a page, or gives them up where all were chosen. What other pages hold stays as it is. */
export const page = <Uses>(self: Selection<Uses>, ids: ReadonlyArray<string>): Selection<Uses> =>
  put(self, ids, pageSelection(self, ids) !== "all")

/** How many items are chosen; nothing where nobody counted them. */
export const count = (self: Selection<unknown>): number | undefined => {
  if (self._tag === "Ids") return self.ids.size
  return self.total === undefined ? undefined : Math.max(0, self.total - self.except.size)
}

/** Whether nothing is chosen, as far as is known. */
export const isNone = (self: Selection<unknown>): boolean => count(self) === 0
