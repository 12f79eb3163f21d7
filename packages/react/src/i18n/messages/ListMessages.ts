/**
 * The messages of lists of items.
 *
 * @since 0.1.0
 */

/** Words of a table of items. */
export interface TableMessages {
  readonly loading: (caption: string) => string
  readonly refetching: string
  readonly empty: string
  readonly retry: string
  readonly ready: (shown: number, total: number | undefined) => string
  readonly sorted: (column: string, order: "ASC" | "DESC") => string
  readonly yes: string
  readonly no: string
  /** Read out in place of a value that is not there. */
  readonly noValue: string
  readonly more: string
  readonly less: string
  readonly cut: (characters: number) => string
  /** In place of a date that is none. */
  readonly notADate: string
  /** Marks an item that nobody published yet. */
  readonly draft: string
  /** Marks an item with an edit that is under way. */
  readonly saving: string
  /** Marks an item with an edit that was refused, and says why. */
  readonly notSaved: (reason: string) => string
  /** Says since when what is shown was not read again. */
  readonly stale: (since: Date) => string
  readonly wait: (seconds: number) => string
  readonly waitOver: string
  readonly signIn: string
  /** Names the checkbox of an item. */
  readonly select: (item: string) => string
  readonly selectPage: string
  readonly selected: (count: number) => string
  /** All that match are chosen, known by number or not, except some. */
  readonly allSelected: (count: number | undefined, except: number) => string
  readonly selectAll: (total: number | undefined) => string
  readonly clearSelection: string
}

/** Words of a pager, of an endless list, and of an address that says what a list shows. */
export interface PagingMessages {
  /** What the buttons are for: the name of their landmark. */
  readonly label: string
  /** Which page it is, from 1, and of how many where that is known. */
  readonly page: (page: number, pages: number | undefined) => string
  /** Which items are shown, from 1, and of how many. `more`: there are more than the total tells. */
  readonly range: (from: number, to: number, total: number | undefined, more: boolean) => string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
  readonly size: string
  readonly loading: string
  readonly noNext: string
  readonly noPrevious: string
  /** A page, by its number from 1, could not be read. */
  readonly unread: (page: number) => string
  /** The page is empty, though others are not. */
  readonly beyond: string
  readonly loadingList: (label: string) => string
  readonly loadMore: string
  readonly loadingMore: string
  /** So many items came, of how many that are there now: a sentence, as `end` is. */
  readonly loaded: (added: number, shown: number) => string
  readonly end: (shown: number) => string
  readonly empty: string
  readonly retry: string
  readonly signIn: string
  readonly newItems: (count: number) => string
  readonly pastList: string
  readonly offline: string
  /** Parts of the page's address that were left out because they mean nothing. */
  readonly ignored: (parts: ReadonlyArray<string>) => string
  readonly dismiss: string
}

/** Words of a search box and of what it finds. */
export interface SearchMessages {
  readonly label: string
  readonly submit: string
  readonly clear: string
  readonly mode: string
  readonly allWords: string
  readonly anyWord: string
  readonly fuzzy: string
  readonly searching: string
  /** What was found. `more`: there is more than so much. */
  readonly results: (count: number, more: boolean, text: string) => string
  readonly noResults: (text: string) => string
  readonly hint: string
  readonly tryAny: string
  readonly tryFuzzy: string
  readonly retry: string
  readonly signIn: string
}

/** Words of a menu that sorts. */
export interface OrderMessages {
  readonly label: string
  readonly none: string
  readonly thenBy: string
  readonly ascending: string
  readonly descending: string
  /** What a button does that turns an order round. */
  readonly turn: (field: string, order: "ASC" | "DESC") => string
  readonly sooner: (field: string) => string
  readonly later: (field: string) => string
  readonly remove: (field: string) => string
  /** One field of an order, as a part of `sorted`. */
  readonly by: (field: string, order: "ASC" | "DESC") => string
  /** How a list is sorted: first by the first. */
  readonly sorted: (parts: ReadonlyArray<string>) => string
  readonly unsorted: string
}

type OperatorWord =
  | "eq"
  | "ne"
  | "lt"
  | "gt"
  | "lte"
  | "gte"
  | "between"
  | "before"
  | "after"
  | "notAfter"
  | "notBefore"
  | "startsWith"
  | "endsWith"
  | "contains"
  | "matches"
  | "hasSome"
  | "hasAll"
  | "in"
  | "exists"
  | "existsNot"
  | "isEmpty"
  | "isNotEmpty"

/** Words of the builder of filters. */
export interface FilterMessages extends Readonly<Record<OperatorWord, string>> {
  readonly title: string
  readonly match: string
  readonly all: string
  readonly any: string
  readonly notAll: string
  readonly none: string
  readonly condition: (position: number) => string
  readonly group: (position: number) => string
  readonly field: string
  readonly operator: string
  readonly value: string
  readonly lower: string
  /** The upper bound, which is excluded. */
  readonly upper: string
  readonly type: string
  readonly text: string
  readonly number: string
  readonly date: string
  readonly boolean: string
  readonly yes: string
  readonly no: string
  readonly addCondition: string
  readonly addGroup: string
  readonly removeCondition: (position: number) => string
  readonly removeGroup: (position: number) => string
  readonly addValue: string
  readonly removeValue: (value: string) => string
  /** A text as it stands in a sentence. */
  readonly quoted: (text: string) => string
  readonly apply: string
  readonly clear: string
  readonly conditionAdded: string
  readonly groupAdded: string
  readonly conditionRemoved: string
  readonly groupRemoved: string
  readonly applied: string
  readonly cleared: string
  readonly fieldMissing: string
  readonly valueMissing: string
  readonly valuesMissing: string
  readonly numberMalformed: string
  readonly dateMalformed: string
  readonly kindsDiffer: string
  /** Of a filter that cannot be used as it came, such as one from an address. */
  readonly broken: string
  /** Of a part that no control can edit. */
  readonly fixed: string
  /** A condition as a sentence: field, operator, value. */
  readonly says: (field: string, operator: string, value: string) => string
  readonly saysRange: (field: string, lower: string, upper: string) => string
  /**
   * Joins parts of a sentence that must all hold. `grouped`: one of them stands in brackets; a comma before the word makes
   * heard what brackets show.
   */
  readonly and: (parts: ReadonlyArray<string>, grouped: boolean) => string
  /** Joins parts of which any must hold, in the same way. */
  readonly or: (parts: ReadonlyArray<string>, grouped: boolean) => string
  readonly not: (part: string) => string
  readonly everything: string
  readonly nothing: string
  readonly more: (values: string, hidden: number) => string
}

/** Words of a list of values to choose from. */
export interface DistinctMessages {
  readonly loading: string
  readonly empty: string
  readonly more: string
  readonly clear: string
  /** Said once no value is chosen any more. */
  readonly cleared: string
  /** Values are told without how many items have them: that could not be found out. */
  readonly uncounted: string
  /** How many items have a value, as it is said after the value: with the sign that stands between. */
  readonly items: (items: number) => string
}

/** Words of the box that says why a collection is not shown. */
export interface FailureMessages {
  readonly retry: string
  readonly retryIn: (seconds: number) => string
  readonly waitOver: string
  readonly signIn: string
  /** What whoever helps the person asks for: a code, the id of a call. */
  readonly reference: (reference: string) => string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly developers: string
  readonly code: string
  readonly fix: string
  readonly meaning: string
  readonly place: string
  readonly parameters: string
  /** The call is at fault. */
  readonly mendable: string
  /** The call is not at fault. */
  readonly faultless: string
}
