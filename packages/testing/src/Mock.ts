/**
 * The mock environment: MSW in front of providers in memory, for components, stories and whoever wants to see requests
 * leave. `MockWorker` and `MockServer` start it, in browsers and in node.
 *
 * @since 0.1.0
 */
import { assetPath, sessionPath } from "@portico/contract/Paths"
import * as Client from "@portico/client/Client"
import * as Frame from "@portico/client/session/Frame"
import type * as Settings from "@portico/client/transport/Settings"
import * as Endpoint from "@portico/contract/Endpoint"
import { endpoints } from "@portico/contract/Endpoints"
import * as Clock from "effect/Clock"
import * as Layer from "effect/Layer"
import * as Predicate from "effect/Predicate"
import { http, type HttpHandler, HttpResponse, type UnhandledFrameHandle } from "msw"
import * as Environment from "./internal/Environment.ts"
import type { Handler, MovableClock } from "./MovableClock.ts"
import * as Bookshop from "./scenarios/Bookshop.ts"
import * as Worlds from "./Worlds.ts"

/** What the handlers answer for. */
export interface HandlerOptions extends Worlds.Options {
  /** Origin of the provider: the page's own by default, since a worker does not answer frames of another origin. */
  readonly origin?: string
}

/** Handlers, and the worlds behind them. */
export interface Mock {
  /** One handler for each door of the endpoint table, and those of the hosted pages. */
  readonly handlers: ReadonlyArray<HttpHandler>
  readonly worlds: Worlds.Worlds
}

/** Builds handlers over worlds that a story or a test can reset and whose mails it can read. */
export const make = ({ origin = pageOrigin(), ...options }: HandlerOptions = {}): Mock => {
  const worlds = Worlds.make(options)
  const answer = ({ request }: { readonly request: Request }): Promise<Response> =>
    worlds.handler(request).catch(() => HttpResponse.error())
  return {
    worlds,
    handlers: [
      ...doors.map(({ method, path }) => http[method](origin + path, answer)),
      ...pages.map((path) => http.all(origin + path, answer))
    ]
  }
}

/**
 * MSW handlers for every row of the endpoint table and the hosted pages, in front of a provider in memory. The header
 * `x-scenario` chooses what a request meets, `x-world` whose world it is.
 *
 * **Example** (A server that knows only the provider)
 *
 * ```ts
 * import * as Mock from "@portico/testing/Mock"
 * import { setupServer } from "msw/node"
 *
 * const server = setupServer(...Mock.handlers({ origin: "http://provider.test", scenario: "rateLimited" }))
 * ```
 */
export const handlers = (options?: HandlerOptions): ReadonlyArray<HttpHandler> => make(options).handlers

/** How the client of a story or a test differs from that of the bookshop. */
export interface LayerOptions extends Partial<Settings.Options>, Pick<Environment.Options, "storage" | "window"> {
  /** A time that somebody moves. Its provider may be told of it, too: `Worlds.keepTime`. The real one by default. */
  readonly clock?: MovableClock
  /** How a request leaves: by the page's own `fetch` by default. */
  readonly fetch?: Handler
  /** What its requests meet. */
  readonly scenario?: string
  /** Its world. One that nobody else has by default. */
  readonly world?: string
}

/**
 * The client over `fetch`, each request with the name of its scenario and of its world. Something must answer:
 * `MockWorker.start` in a browser, `MockServer.listen` in node.
 */
export const layerMock = ({
  clientId = Bookshop.clientId,
  clock,
  fetch = (request) => globalThis.fetch(request),
  host = pageOrigin(),
  scenario,
  storage,
  window,
  world = crypto.randomUUID(),
  ...settings
}: LayerOptions = {}): Layer.Layer<Client.Services | Client.Parts> =>
  Layer.suspend(() => {
    const send = (request: Request): Promise<Response> => {
      const named = new Request(request)
      named.headers.set(Worlds.worldHeader, world)
      if (scenario !== undefined) named.headers.set(Worlds.scenarioHeader, scenario)
      return fetch(named)
    }
    const environment = Environment.layer(clock === undefined ? send : clock.attend(send), {
      clientId,
      ...(storage === undefined ? {} : { storage }),
      ...(window === undefined ? {} : { window })
    })
    // The worker answers frames too, so in a browser the hosted page really runs.
    const frames = answersFrames() ? Layer.merge(environment, Frame.layer) : environment
    const client = Client.layerNoDeps({ ...settings, clientId, host }).pipe(Layer.provide(frames))
    return clock === undefined ? client : Layer.provideMerge(client, Layer.succeed(Clock.Clock, clock.device))
  })

/** Refuses requests that look like the provider's and are none of its rows, and lets the page's own pass. */
export const refuseUnknown =
  (origin = pageOrigin()): Exclude<UnhandledFrameHandle, string> =>
  ({ defaults, frame }) => {
    if (!Predicate.hasProperty(frame.data, "request") || !(frame.data.request instanceof Request)) return
    const url = new URL(frame.data.request.url)
    if (url.origin !== origin || !roots.some((root) => url.pathname.startsWith(root))) return
    // This only tells; what is thrown answers.
    defaults.error()
    throw HttpResponse.error()
  }

/** Origin of the page, or the one that clients without a page use. */
export const pageOrigin = (): string => ("document" in globalThis ? globalThis.location.origin : "http://provider.test")

// A worker answers requests to wherever they go, but frames only below its own script: a page below a path fetches them.
const answersFrames = (): boolean => {
  if (!("document" in globalThis)) return false
  const script = globalThis.navigator.serviceWorker?.controller?.scriptURL
  return script === undefined || new URL(".", script).pathname === "/"
}

type Method = "get" | "post"

const prefixes = [Endpoint.plainPrefixes, Endpoint.hostedPrefixes, Endpoint.ownHostPrefixes]

const doorsOf = ({ fallback, method, path, readable, service }: Endpoint.Endpoint) => {
  const own = method === "GET" ? "get" : "post"
  const methods: ReadonlyArray<Method> = readable === true || fallback !== undefined ? ["get", "post"] : [own]
  return methods.flatMap((method) =>
    prefixes.map((prefix) => ({ method, path: prefix[service] + path.replace(/\{(\w+)\}/g, ":$1") }))
  )
}

const doors = [
  ...new Map(
    [...Object.values<Endpoint.Endpoint>(endpoints.auth), ...Object.values<Endpoint.Endpoint>(endpoints.data)]
      .flatMap(doorsOf)
      .map((door) => [`${door.method} ${door.path}`, door])
  ).values()
]

const pages = [`${sessionPath}:id`, `${assetPath}:name`]

const roots = [...new Set([...doors, ...pages.map((path) => ({ path }))].map(({ path }) => `/${path.split("/")[1]}/`))]
