/**
 * Words of a search.
 *
 * @since 0.1.0
 */

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
