/** A request that could cost the provider more than one caller may use. */
export interface ExpensiveRequest {
  readonly name: string
  /** The path of a POST. */
  readonly path: string
  /** Returns the payload. It is called once for each copy. */
  readonly body?: () => unknown
  /** Returns the body itself, for bodies that are not JSON. */
  readonly rawBody?: () => string
  /** The number of copies that are sent at once, 1 by default. */
  readonly times?: number
  /** Whether the request carries a forged token. */
  readonly isAnonymous?: boolean
  /** Whether the response does not depend on the store of items. Then the request is sent singly to one provider only. */
  readonly isStoreless?: boolean
}

/** Marks a request whose response does not depend on the store of items. */
export const storeless = (request: ExpensiveRequest): ExpensiveRequest => ({ ...request, isStoreless: true })
