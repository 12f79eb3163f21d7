/**
 * Named faults of the network and of the provider, and an injector that changes the faults while a provider runs.
 *
 * @since 0.1.0
 */
import type { Fault } from "@portico/provider/Provider"
import * as Effect from "effect/Effect"

/**
 * The requests that a fault applies to: a row of the endpoint table or the start of a path. All requests by default.
 */
export type Where = Fault["match"]

/** The match of the token endpoint. */
export const tokens = { row: "auth.token" } as const satisfies Where

/** Creates a fault that drops the connection before the provider processes the request, as without a network. */
export const noNetwork = (match: Where = {}): Fault => ({ match, drop: "before" })

/** Creates a fault that drops the connection after the provider processed the request, before the response. */
export const responseLost = (match: Where = {}): Fault => ({ match, drop: "after" })

/** Creates a fault that resets the connection in the middle of the response. */
export const resetMidway = (match: Where = {}): Fault => ({ match, drop: "midway" })

/** Creates a fault of an internal error in the provider: 500 with a request id. */
export const failing = (match: Where = {}): Fault => ({ match, status: 500 })

/** Creates a fault of a proxy whose provider is unavailable: 503 with an HTML page. */
export const unavailable = (match: Where = {}): Fault => ({ match, status: 503, body: page("Service Unavailable") })

/** Creates a fault of a captive portal: 200 with an HTML page that is not the provider's. */
export const captivePortal = (match: Where = {}): Fault => ({ match, body: page("Welcome to our network") })

/** Creates a fault of a firewall in front of the provider: 403 with an HTML page that is not the provider's. */
export const firewall = (match: Where = {}): Fault => ({ match, status: 403, body: page("Access denied") })

/** Creates a fault that responds with 200 and an empty body. */
export const emptyResponse = (match: Where = {}): Fault => ({ match, body: "" })

/** Creates a fault that refuses requests. Without a code the body is empty, as from a server without the endpoint. */
export const refused = (status: number, match: Where = {}, code?: string): Fault =>
  code === undefined ? { match, status, body: "" } : { match, status, code }

/** Creates a fault that responds with 429 (too many requests). `retryAfter` is in seconds. */
export const rateLimited = (match: Where = {}, retryAfter?: number): Fault => ({
  match,
  status: 429,
  code: "TOO_MANY_REQUESTS",
  description: "Too many calls.",
  ...(retryAfter === undefined ? {} : { retryAfter })
})

/** Creates a fault that never responds. */
export const silent = (match: Where = {}): Fault => ({ match, latency: Number.POSITIVE_INFINITY })

/** Creates a fault that delays every response by `latency` milliseconds. */
export const slow = (latency: number, match: Where = {}): Fault => ({ match, latency })

/** Limits a fault to the next `count` requests. */
export const times = (count: number, fault: Fault): Fault => ({ ...fault, times: count })

/** A function that responds to requests as a provider does. */
export type Handler = (request: Request) => Promise<Response>

/** Requests that `Injector.block` blocks. */
export interface BlockedRequests {
  /** Resolves when the first request is blocked. */
  readonly arrived: Promise<void>
  /** Lets new requests pass. Blocked requests remain blocked. */
  readonly letOthersPass: () => void
  /** Lets blocked requests and all new requests pass. */
  readonly release: () => void
}

/** Injects faults that can change while a provider runs. */
export interface Injector {
  /** The current faults. Pass it to `Provider.make` as `faults`. */
  readonly current: () => ReadonlyArray<Fault>
  /** Replaces the current faults. A fault whose `times` are used up has to be created again to apply again. */
  readonly set: (...faults: ReadonlyArray<Fault>) => void
  /**
   * Blocks requests whose path starts with `path` until they are released. `"in"` blocks them before the provider
   * processes them, `"out"` blocks their responses. The default is `"in"`.
   */
  readonly block: (path: string, direction?: "in" | "out") => BlockedRequests
  /** Wraps a provider's handler so that `block` can block its requests. */
  readonly wrap: (handler: Handler) => Handler
  /** Replaces the current faults while an effect runs, and restores them afterwards. */
  readonly during: <A, E, R>(faults: ReadonlyArray<Fault>, effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/**
 * Creates an injector. It has no faults by default.
 *
 * **Example** (An outage of the token endpoint)
 *
 * ```ts
 * import * as Provider from "@portico/provider/Provider"
 * import * as Faults from "@portico/testing/Faults"
 *
 * const injector = Faults.injector()
 * const provider = Provider.make({ faults: injector.current })
 *
 * injector.set(Faults.unavailable(Faults.tokens))
 * // … and once it is over:
 * injector.set()
 * ```
 */
export const injector = (...first: ReadonlyArray<Fault>): Injector => {
  let faults = first
  const blocks = new Map<string, Block>()

  const wait = async (path: string, direction: Block["direction"]): Promise<void> => {
    for (const [start, block] of blocks) {
      if (block.direction !== direction || !path.startsWith(start)) continue
      block.reportArrival()
      await block.released
    }
  }

  return {
    block: (path, direction = "in") => {
      const arrival = Promise.withResolvers<void>()
      const releasing = Promise.withResolvers<void>()
      blocks.set(path, { direction, reportArrival: arrival.resolve, released: releasing.promise })
      const letOthersPass = () => void blocks.delete(path)
      const release = () => {
        letOthersPass()
        releasing.resolve()
      }
      return { arrived: arrival.promise, letOthersPass, release }
    },
    wrap: (handler) => async (request) => {
      const { pathname } = new URL(request.url)
      await wait(pathname, "in")
      const response = await handler(request)
      await wait(pathname, "out")
      return response
    },
    current: () => faults,
    set: (...next) => void (faults = next),
    during: (temporary, effect) =>
      Effect.acquireUseRelease(
        Effect.sync(() => {
          const before = faults
          faults = temporary
          return before
        }),
        () => effect,
        (before) => Effect.sync(() => void (faults = before))
      )
  }
}

interface Block {
  readonly direction: "in" | "out"
  readonly reportArrival: () => void
  readonly released: Promise<void>
}

const page = (title: string): string => `<!doctype html><title>${title}</title><h1>${title}</h1>`
