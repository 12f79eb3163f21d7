/**
 * The limits, defaults and timeouts of the two specifications and of the provider, with their units.
 *
 * @since 0.1.0
 */

/** The maximum number of items in one bulk insert, save, update or remove (data.md §9). */
export const maximumItemsPerRequest = 1000

/** The maximum size of the items in one request of a chunked bulk call, in bytes of JSON as estimated by the client. */
export const maximumChunkBytes = 4_000_000

/** The default number of concurrent requests of a chunked bulk call. */
export const concurrentChunks = 6

/** The number of items in a page if the query has no limit (data.md §9). The provider applies it; it is not sent. */
export const defaultPageSize = 50

/** The number of items in a page of referenced items if the call has no limit (data.md §9). */
export const defaultReferencedLimit = 50

/** The maximum number of reference fields that one call can include. */
export const maximumIncludedFields = 100

/** The maximum number of items in one page. The provider refuses a larger limit (WDE0036). */
export const maximumPageSize = 1000

/**
 * The maximum total of a page. If more items match, the provider stops counting and returns this total with
 * `tooManyToCount`. The call `count` has no limit.
 */
export const maximumTotal = 100_000

/** The maximum length of the path (with service prefix) and query of a GET with `.r`, in characters (data.md §9). */
export const maximumReadUrlLength = 2048

/** The maximum length of a GET's query string, in characters. Above it, the fallback POST is sent (auth.md §9). */
export const maximumQueryLength = 4000

/** The exclusive bound of an integer's absolute value: 2^53 − 1 (data.md §5, "about 9e15"). */
export const integerBound = Number.MAX_SAFE_INTEGER

/** The maximum size of one item's JSON, in bytes. */
export const maximumItemBytes = 500_000

/** The maximum nesting depth of one item. PGlite loses deeper documents without an error. */
export const maximumItemDepth = 50

/** The maximum number of changes to one item in one patch. */
export const maximumFieldModifications = 1000

/** The maximum length of an item's id or a collection's name, in characters. */
export const maximumIdLength = 256

/** The maximum nesting depth of one filter's JSON. */
export const maximumFilterDepth = 200

/** The maximum number of conditions in one filter. */
export const maximumFilterConditions = 1000

/** The maximum number of values in one set of a filter. */
export const maximumFilterValues = 10_000

/** The maximum number of values in all sets of the filters of one request. */
export const maximumStatementValues = 20_000

/** The maximum length of all values of one request's filters and expressions, in characters. */
export const maximumStatementCharacters = 4_000_000

/**
 * The maximum number of times that one request may read the values of each item. A string condition, an order
 * comparison and a string operation of an expression count once. A repetitive pattern and a long `$matches` count
 * several times.
 */
export const maximumTextPasses = 200

/** The maximum number of words in one search. */
export const maximumSearchWords = 32

/** The maximum length of one search's expression, in characters. */
export const maximumSearchText = 4000

/** The maximum length of a `startsWith`, `endsWith` or `contains` value, or of a whole `$matches`, in characters. */
export const maximumFilterText = 1000

/** The maximum number of fields in one sort. */
export const maximumSortFields = 32

/** The maximum number of stages in one pipeline. */
export const maximumStages = 50

/** The maximum number of expressions, projected fields, group keys and accumulators in one pipeline. */
export const maximumExpressions = 500

/** The maximum nesting depth of one expression or one projection. */
export const maximumExpressionDepth = 50

/** The maximum number of rows that unwinding arrays may produce in one stage. */
export const maximumUnwoundRows = 1_000_000

/** The approximate maximum size of all rows that unwinding one row may produce, in bytes. */
export const maximumUnwoundBytes = 200_000_000

/** The approximate maximum size of one row of a pipeline, in bytes. Each store measures its own representation. */
export const maximumRowBytes = 4_000_000

/** The approximate maximum size of all rows on one page of a pipeline, in bytes. */
export const maximumPageBytes = 16_000_000

/** The default time limit of a read in a store, in milliseconds. */
export const maximumReadMilliseconds = 5000

/** The default time limit of a write in a store, in milliseconds. A write that takes longer writes nothing. */
export const maximumWriteMilliseconds = 5000

/** The maximum size of one item's values for an index, in bytes. */
export const maximumIndexBytes = 2048

/** The length of a PKCE code verifier, in characters (auth.md §9). */
export const codeVerifierLength = { minimum: 43, maximum: 128, default: 43 } as const

/** The timeout of a silent login, in milliseconds (auth.md §9). */
export const silentLoginTimeout = 120_000

/** The time after a hidden frame's load event within which its page must send a message, in milliseconds. */
export const frameReadyTimeout = 5000

/** The minimum interval between two pre-warmed redirect sessions, in milliseconds: seven days (auth.md §9). */
export const preWarmInterval = 604_800_000

/** The lifetime of an access token of the local provider, in seconds. */
export const accessTokenLifetime = 14_400

/** The timeout for loading the frame of a pre-warmed redirect session, in milliseconds. */
export const preWarmFrameTimeout = 10_000

/** The maximum number of pending authorizations that a browser stores. A new one replaces the oldest one. */
export const maximumPendingFlows = 5

/** The time that a pending authorization is stored while the visitor is on the provider's page, in ms: one hour. */
export const pendingFlowLifetime = 3_600_000

/** The time within which a failed hand-over from a visitor to a member is retried, in milliseconds: seven days. */
export const handOverLifetime = 604_800_000

/** The maximum size of a request body that the provider reads without reserving memory, in bytes. */
export const smallBodyBytes = 65_536

/** The maximum total size of larger bodies that the provider has in memory at once, in bytes. */
export const maximumBodiesBytes = 67_108_864

/** The share of `maximumBodiesBytes` for one member, or for all visitors of one network address, in bytes. */
export const maximumBodiesBytesPerCaller = 33_554_432

/** The time within which a request body must arrive, in milliseconds. */
export const maximumBodyMilliseconds = 60_000

/** The time that a request may wait for capacity before the provider responds with 503 and `Retry-After`, in ms. */
export const maximumQueueMilliseconds = 5000

/** The number of expensive operations that a store in the provider's own process runs at once. */
export const embeddedParallelism = 4

/** The maximum number of queued expensive operations of one caller. The provider refuses more with 503. */
export const maximumWaitingPerCaller = 64

/** The maximum number of queued expensive operations of all visitors of one network address. */
export const maximumWaitingPerAddress = 256
