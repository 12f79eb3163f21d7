/**
 * The messages of lists of items.
 *
 * @since 0.1.0
 */

/** The messages of values. */
export interface ValueMessages {
  readonly yes: string
  readonly no: string
  /** The announcement in place of a missing value. */
  readonly noValue: string
  readonly more: string
  readonly less: string
  readonly cut: (characters: number) => string
  /** The message in place of an invalid date. */
  readonly notADate: string
}

/** The messages of listed items: their values, edits and failed reads. */
export interface ListedMessages extends ValueMessages {
  readonly retry: string
  /** The marker of an item that is not published. */
  readonly draft: string
  /** The marker of an item while its edit is being saved. */
  readonly saving: string
  /** The marker of an item whose edit was refused, with the reason. */
  readonly notSaved: (reason: string) => string
  /** The note that the items shown have not been read again since a time. */
  readonly stale: (since: Date) => string
  readonly wait: (seconds: number) => string
  readonly waitOver: string
  readonly signIn: string
}

/** The messages that every table shows. */
export interface TableFrameMessages extends ListedMessages {
  readonly loading: (caption: string) => string
  readonly refetching: string
  readonly empty: string
  readonly ready: (shown: number, total: number | undefined) => string
  readonly sorted: (column: string, order: "ASC" | "DESC") => string
  /** The accessible name of an item's checkbox. */
  readonly select: (item: string) => string
  readonly selectPage: string
  readonly selected: (count: number) => string
  /** The message if all matching items are selected, except some. `count` is `undefined` if it is not known. */
  readonly allSelected: (count: number | undefined, except: number) => string
  readonly selectAll: (total: number | undefined) => string
  readonly clearSelection: string
  /** The button next to a checkbox that moves the focus to the actions for the selected items. */
  readonly toActions: string
  /** The header of the column with a menu of actions in each row. */
  readonly actions: string
}

/** The messages of the menus of columns. */
export interface ColumnMessages {
  /** The button that opens the list of columns. */
  readonly columns: string
  readonly columnEarlier: (column: string) => string
  readonly columnLater: (column: string) => string
  readonly columnWidth: (column: string) => string
  /** The accessible name of the choice of an edge, which has the next three options. */
  readonly columnPin: (column: string) => string
  readonly columnNotPinned: string
  readonly columnAtStart: string
  readonly columnAtEnd: string
  /** The announcement after a column was moved. The first position is 1. It is a sentence. */
  readonly columnMoved: (column: string, position: number, columns: number) => string
  /** The announcement after a column was pinned to an edge, or is no longer pinned (`undefined`). It is a sentence. */
  readonly columnPinned: (column: string, edge: "start" | "end" | undefined) => string
  readonly resetColumns: string
  /** The announcement after the columns were reset. It is a sentence. */
  readonly columnsReset: string
}

/** The messages of the menus of rows. */
export interface RowMenuMessages {
  /** The accessible name of a row's menu. */
  readonly actionsOf: (item: string) => string
}

/** The messages of editing in cells. */
export interface CellMessages {
  /** The accessible name of the button that edits a cell. */
  readonly edit: (column: string, item: string) => string
  /** The button that saves the open editor of a cell. */
  readonly saveCell: string
  readonly cancelEdit: string
  /** The name of a cell. */
  readonly cellOf: (column: string, item: string) => string
  readonly cellSaved: (column: string, item: string) => string
  readonly cellNotSaved: (column: string, item: string, reason: string) => string
  /** The entry of a cell that is not saved, before the reason. */
  readonly entryNotSaved: (entry: string) => string
  /** The reason if another user changed the same value. */
  readonly cellChanged: string
  /** The button that overwrites the value of another user. */
  readonly saveAnyway: string
  /** The button that drops an entry that is not saved. */
  readonly discard: string
}

/** The messages of a table of items. */
export interface TableMessages extends TableFrameMessages, ColumnMessages, RowMenuMessages, CellMessages {}

/** The messages of a table. Its menus and the editing in cells add their English messages when they are loaded. */
export type TableWords = TableFrameMessages & Partial<TableMessages>

/** The messages of a pager, of an infinite list, and of the page's address that stores the state of a list. */
export interface PagingMessages {
  /** The accessible name of the pager's landmark. */
  readonly label: string
  /** The number of the current page, starting at 1, and the number of pages if it is known. */
  readonly page: (page: number, pages: number | undefined) => string
  /**
   * The positions of the items shown, starting at 1, and the total if it is known. `more` is whether there are more
   * items than `total`.
   */
  readonly range: (from: number, to: number, total: number | undefined, more: boolean) => string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
  readonly size: string
  readonly loading: string
  readonly noNext: string
  readonly noPrevious: string
  /** The message if a page could not be read. The first page is 1. */
  readonly unread: (page: number) => string
  /** The message if the page is empty although other pages are not. */
  readonly beyond: string
  readonly loadingList: (label: string) => string
  readonly loadMore: string
  readonly loadingMore: string
  /** The number of items added, and of all items shown now. Like `end`, it is a sentence. */
  readonly loaded: (added: number, shown: number) => string
  readonly end: (shown: number) => string
  readonly empty: string
  readonly retry: string
  readonly signIn: string
  readonly newItems: (count: number) => string
  readonly pastList: string
  readonly offline: string
  /** The message about parts of the page's address that were ignored because they are invalid. */
  readonly ignored: (parts: ReadonlyArray<string>) => string
  readonly dismiss: string
}

/** The messages of a search box and its results. */
export interface SearchMessages {
  readonly label: string
  readonly submit: string
  readonly clear: string
  readonly mode: string
  readonly allWords: string
  readonly anyWord: string
  readonly fuzzy: string
  readonly searching: string
  /** The number of results. `more` is whether there are more results than `count`. */
  readonly results: (count: number, more: boolean, text: string) => string
  readonly noResults: (text: string) => string
  /** Shown with results that may be incomplete, because the provider is still preparing items for searches. */
  readonly preparing: string
  readonly hint: string
  readonly tryAny: string
  readonly tryFuzzy: string
  readonly retry: string
  readonly signIn: string
}

/** The messages of a sort menu. */
export interface OrderMessages {
  readonly label: string
  readonly none: string
  readonly thenBy: string
  readonly ascending: string
  readonly descending: string
  /** The label of the button that reverses the order of a field. */
  readonly turn: (field: string, order: "ASC" | "DESC") => string
  readonly sooner: (field: string) => string
  readonly later: (field: string) => string
  readonly remove: (field: string) => string
  /** One field of the sort order, as a part of `sorted`. */
  readonly by: (field: string, order: "ASC" | "DESC") => string
  /** The sort order of a list, with the first sort field first. */
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

/** The messages of the filter builder. */
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
  /** The label of the upper bound, which is exclusive. */
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
  /** A string in quotation marks. */
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
  /** The message for a filter that cannot be used, such as an invalid one from an address. */
  readonly broken: string
  /** The message for a condition that no control can edit. */
  readonly fixed: string
  /** A condition as a sentence: field, operator, value. */
  readonly comparison: (field: string, operator: string, value: string) => string
  /** A comparison of a list with values. Names of lists are often plurals, so the sentence has no verb. */
  readonly listComparison: (field: string, operator: string, value: string) => string
  readonly rangeComparison: (field: string, lower: string, upper: string) => string
  /**
   * Joins conditions that must all match. `grouped` is whether one of them is in parentheses. A comma before the word
   * then makes the grouping audible in a screen reader.
   */
  readonly and: (parts: ReadonlyArray<string>, grouped: boolean) => string
  /** Joins conditions of which at least one must match, in the same way. */
  readonly or: (parts: ReadonlyArray<string>, grouped: boolean) => string
  readonly not: (part: string) => string
  readonly everything: string
  readonly nothing: string
  readonly more: (values: string, hidden: number) => string
}

/** The messages of a list of distinct values to choose from. */
export interface DistinctMessages {
  readonly loading: string
  readonly empty: string
  readonly more: string
  readonly clear: string
  /** The announcement after the selection was cleared. */
  readonly cleared: string
  /** The note if the number of items with each value could not be counted. */
  readonly uncounted: string
  /** The number of items with a value. It is appended to the value, so it starts with the separator. */
  readonly items: (items: number) => string
}

/** The messages of the box that explains why a collection is not shown. */
export interface FailureMessages {
  readonly retry: string
  readonly retrying: string
  readonly retryIn: (seconds: number) => string
  readonly waitOver: string
  readonly signIn: string
  /** The reference that the user can pass to support: a code or the id of a request. */
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
  /** The message if the call has to be corrected. */
  readonly mendable: string
  /** The message if the call is correct. */
  readonly faultless: string
}
