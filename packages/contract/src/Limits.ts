/**
 * Every number of the two specifications that a caller can meet, with its unit.
 *
 * @since 0.1.0
 */

/** Items in one bulk insert, save, update or remove (data.md §9). */
export const maximumItemsPerRequest = 1000

/** Bytes of JSON, as the client estimates them, up to which items are put into one request of a long bulk. */
export const maximumPieceBytes = 4_000_000

/** Requests that a long bulk keeps under way unless told otherwise. */
export const piecesUnderWay = 6

/** Items in a page when a query names no limit (data.md §9). The provider applies it; it is not sent. */
export const defaultPageSize = 50

/** Items in a page of referenced items when the call names no limit (data.md §9). */
export const defaultReferencedLimit = 50

/** Fields whose items one call includes at most. */
export const maximumIncludedFields = 100

/** Items in one page at most. A larger limit is refused by the provider (WDE0036). */
export const maximumPageSize = 1000

/** Characters of path and query, service prefix included, up to which a readable call is sent as GET (data.md §9). */
export const maximumReadUrlLength = 2048

/** Characters of a GET's query text above which its declared fallback is sent (auth.md §9). */
export const maximumQueryLength = 4000

/** Integers must stay strictly within plus and minus this bound: 2^53 − 1, "about 9e15" in data.md §9. */
export const integerBound = Number.MAX_SAFE_INTEGER

/** Bytes of one item's JSON at most. */
export const maximumItemBytes = 500_000

/** Levels of nesting of one item at most. PGlite loses deeper documents without an error. */
export const maximumItemDepth = 50

/** Changes of one item in one patch at most. */
export const maximumFieldModifications = 1000

/** Characters of an item's id or a collection's name at most. */
export const maximumIdLength = 256

/** Levels of nesting of one filter's JSON at most. */
export const maximumFilterDepth = 200

/** Conditions of one filter at most. */
export const maximumFilterConditions = 1000

/** Values of one set in a filter at most. */
export const maximumFilterValues = 10_000

/** Values in all sets of the filters of one request at most. */
export const maximumStatementValues = 20_000

/** Characters of all values of one request's filters and expressions at most. */
export const maximumStatementCharacters = 4_000_000

/**
 * Times that one request may read the values of each item at most. A text condition, an order comparison and a text
 * operation of an expression read them once; a pattern that repeats itself and a long `$matches` count several times.
 */
export const maximumTextPasses = 200

/** Words of one search at most. */
export const maximumSearchWords = 32

/** Characters of the expression of one search at most. */
export const maximumSearchText = 4000

/** Characters that `startsWith`, `endsWith` or `contains` looks for, and of all pieces of one `$matches`, at most. */
export const maximumFilterText = 1000

/** Fields of one sort at most. */
export const maximumSortFields = 32

/** Stages of one pipeline at most. */
export const maximumStages = 50

/** Expressions, fields of projections, group keys and accumulators of one pipeline at most. */
export const maximumExpressions = 500

/** Levels of nesting of one expression at most, and of one projection. */
export const maximumExpressionDepth = 50

/** Rows that unwinding an array may make in one stage at most. */
export const maximumUnwoundRows = 1_000_000

/** Bytes of the rows that unwinding one row may make, in about. */
export const maximumUnwoundBytes = 200_000_000

/** Bytes of one row that a pipeline makes at most, in about: the stores measure it each in their own form. */
export const maximumRowBytes = 4_000_000

/** Milliseconds that a read may take in a store by default. */
export const maximumReadMilliseconds = 5000

/** Milliseconds that a write may take in a store by default. A write that takes longer writes nothing. */
export const maximumWriteMilliseconds = 5000

/** Bytes that the values of an index's fields take in one item at most. */
export const maximumIndexBytes = 2048

/** Characters of a PKCE code verifier (auth.md §9). */
export const codeVerifierLength = { minimum: 43, maximum: 128, default: 43 } as const

/** Milliseconds after which silent login gives up (auth.md §9). */
export const silentLoginTimeout = 120_000

/** Milliseconds that a hidden frame may stay silent after it loaded before it counts as refused. */
export const frameReadyTimeout = 5000

/** Milliseconds within which a redirect session is not pre-warmed again: seven days (auth.md §9). */
export const preWarmInterval = 604_800_000

/** Seconds that an access token of the local provider lives. */
export const accessTokenLifetime = 14_400

/** Milliseconds that a pre-warmed redirect session's frame may take to load. */
export const preWarmFrameTimeout = 10_000

/** Authorizations that one browser remembers at a time: the oldest makes room for a further one. */
export const maximumPendingFlows = 5

/** Milliseconds that an authorization is remembered while the visitor is away on the provider's page: one hour. */
export const pendingFlowLifetime = 3_600_000

/** Milliseconds that a hand-over from a visitor to a member is tried again: seven days. */
export const handOverLifetime = 604_800_000

/** Bytes of a request's body that the provider reads without a reservation of memory. */
export const smallBodyBytes = 65_536

/** Bytes of larger bodies that the provider holds in memory at once. */
export const maximumBodiesBytes = 67_108_864

/** Bytes of these bodies that one member, or the visitors of one network address, may hold. */
export const maximumBodiesBytesPerCaller = 33_554_432

/** Milliseconds within which a request's body must arrive. */
export const maximumBodyMilliseconds = 60_000

/** Milliseconds that a request may wait for room before the provider responds with 503 and `Retry-After`. */
export const maximumQueueMilliseconds = 5000

/** The number of expensive operations that a store in the provider's own process runs at once. */
export const embeddedParallelism = 4

/** Expensive operations of one caller that may wait for their turn. The provider refuses further ones with 503. */
export const maximumWaitingPerCaller = 64

/** Expensive operations of all visitors of one network address that may wait for their turn. */
export const maximumWaitingPerAddress = 256
