/**
 * What can go wrong on the way to a provider and in it, by name, and a script of it that can change while a provider
 * runs.
 *
 * @since 0.1.0
 */
import type { Fault } from "@portico/provider/Provider"
import * as Effect from "effect/Effect"

/** The requests that meet a fault: a row of the endpoint table, `login`, or the start of a path. Without either, all. */
export type Where = Fault["match"]

/** The token endpoint. */
export const tokens = { row: "auth.token" } as const satisfies Where

/** No network: the connection drops before the request is carried out. */
export const noNetwork = (match: Where = {}): Fault => ({ match, drop: "before" })

/** The request is carried out, and its answer gets lost. */
export const answerLost = (match: Where = {}): Fault => ({ match, drop: "after" })

/** The request is carried out, and the connection is reset in the middle of the answer. */
export const resetMidway = (match: Where = {}): Fault => ({ match, drop: "midway" })

/** The provider fails inside: 500 with a request id. */
export const failing = (match: Where = {}): Fault => ({ match, status: 500 })

/** Something in front of the provider answers 503 and a page. */
export const unavailable = (match: Where = {}): Fault => ({ match, status: 503, body: page("Service Unavailable") })

/** A captive portal: 200 and a page that is not the provider's. */
export const captivePortal = (match: Where = {}): Fault => ({ match, body: page("Welcome to our network") })

/** A firewall between the client and the provider: 403 and a page that is not the provider's. */
export const firewall = (match: Where = {}): Fault => ({ match, status: 403, body: page("Access denied") })

/** 200 and nothing. */
export const emptyAnswer = (match: Where = {}): Fault => ({ match, body: "" })

/** A refusal. Without a code it says nothing about itself, as one of a server that does not know the call. */
export const refused = (status: number, match: Where = {}, code?: string): Fault =>
  code === undefined ? { match, status, body: "" } : { match, status, code }

/** Too many calls: 429, with or without the seconds to wait. */
export const rateLimited = (match: Where = {}, retryAfter?: number): Fault => ({
  match,
  status: 429,
  code: "TOO_MANY_REQUESTS",
  description: "Too many calls.",
  ...(retryAfter === undefined ? {} : { retryAfter })
})

/** No answer ever comes. */
export const silent = (match: Where = {}): Fault => ({ match, latency: Number.POSITIVE_INFINITY })

/** Every answer takes so many milliseconds longer. */
export const slow = (latency: number, match: Where = {}): Fault => ({ match, latency })

/** The same fault for the next so many requests only. */
export const times = (count: number, fault: Fault): Fault => ({ ...fault, times: count })

/** Answers requests the way a provider does. */
export type Handler = (request: Request) => Promise<Response>

/** Requests that are held at the door. */
export interface Held {
  /** Settles when the first one has arrived at the door. */
  readonly arrived: Promise<void>
  /** Lets those in that come from now on, past the ones that wait. */
  readonly letOthersPass: () => void
  /** Lets them in, and all that come later. */
  readonly release: () => void
}

/** Faults that change while a provider runs. */
export interface Script {
  /** What `Provider.make` takes as its faults. */
  readonly faults: () => ReadonlyArray<Fault>
  /** From now on, these faults and no others. A fault that ran out of times is given anew to run again. */
  readonly play: (...faults: ReadonlyArray<Fault>) => void
  /**
   * Holds requests whose path starts like this at the door until they are released: on their way in, before the provider
   * sees them, or on their way out, as answers to what was carried out.
   */
  readonly hold: (path: string, way?: "in" | "out") => Held
  /** Puts the door that `hold` closes before a provider's handler. */
  readonly door: (handler: Handler) => Handler
  /** Plays faults while an effect runs, and after it what was played before. */
  readonly during: <A, E, R>(faults: ReadonlyArray<Fault>, effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/**
 * Starts a script, with no faults unless some are given.
 *
 * **Example** (An outage of the token endpoint)
 *
 * ```ts
 * import * as Provider from "@portico/provider/Provider"
 * import * as Faults from "@portico/testing/Faults"
 *
 * const script = Faults.script()
 * const provider = Provider.make({ faults: script.faults })
 *
 * script.play(Faults.unavailable(Faults.tokens))
 * // … and once it is over:
 * script.play()
 * ```
 */
export const script = (...first: ReadonlyArray<Fault>): Script => {
  let played = first
  const doors = new Map<string, Door>()

  const wait = async (path: string, way: Door["way"]): Promise<void> => {
    for (const [start, door] of doors) {
      if (door.way !== way || !path.startsWith(start)) continue
      door.knock()
      await door.opened
    }
  }

  return {
    hold: (path, way = "in") => {
      const arrival = Promise.withResolvers<void>()
      const opening = Promise.withResolvers<void>()
      doors.set(path, { way, knock: arrival.resolve, opened: opening.promise })
      const letOthersPass = () => void doors.delete(path)
      const release = () => {
        letOthersPass()
        opening.resolve()
      }
      return { arrived: arrival.promise, letOthersPass, release }
    },
    door: (handler) => async (request) => {
      const { pathname } = new URL(request.url)
      await wait(pathname, "in")
      const response = await handler(request)
      await wait(pathname, "out")
      return response
    },
    faults: () => played,
    play: (...faults) => void (played = faults),
    during: (faults, effect) =>
      Effect.acquireUseRelease(
        Effect.sync(() => {
          const before = played
          played = faults
          return before
        }),
        () => effect,
        (before) => Effect.sync(() => void (played = before))
      )
  }
}

interface Door {
  readonly way: "in" | "out"
  readonly knock: () => void
  readonly opened: Promise<void>
}

const page = (title: string): string => `<!doctype html><title>${title}</title><h1>${title}</h1>`
