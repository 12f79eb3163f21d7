/**
 * The mock environment: MSW handlers in front of in-memory providers, for components, stories and tests that inspect
 * requests. `MockWorker` starts it in browsers and `MockServer` in Node.js.
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

/** Options of the handlers. */
export interface HandlerOptions extends Worlds.Options {
  /** The provider's origin. The page's own by default, because a worker does not intercept frames of another origin. */
  readonly origin?: string
}

/** MSW handlers and the worlds that they use. */
export interface Mock {
  /** One handler for each method and path of the endpoint table, and the handlers of the hosted pages. */
  readonly handlers: ReadonlyArray<HttpHandler>
  readonly worlds: Worlds.Worlds
}

/** Creates handlers, with their worlds for resetting data and reading emails in a story or a test. */
export const make = ({ origin = pageOrigin(), ...options }: HandlerOptions = {}): Mock => {
  const worlds = Worlds.make(options)
  const respond = ({ request }: { readonly request: Request }): Promise<Response> =>
    worlds.handler(request).catch(() => HttpResponse.error())
  return {
    worlds,
    handlers: [
      ...routes.map(({ method, path }) => http[method](origin + path, respond)),
      http.options(`${origin}/*`, allow),
      ...pages.map((path) => http.all(origin + path, respond))
    ]
  }
}

/**
 * Creates MSW handlers for every row of the endpoint table and the hosted pages, in front of in-memory providers. The
 * header `x-scenario` selects the scenario of a request, and `x-world` selects its world.
 *
 * **Example** (A server with only the provider's handlers)
 *
 * ```ts
 * import * as Mock from "@portico/testing/Mock"
 * import { setupServer } from "msw/node"
 *
 * const server = setupServer(...Mock.handlers({ origin: "http://provider.test", scenario: "rateLimited" }))
 * ```
 */
export const handlers = (options?: HandlerOptions): ReadonlyArray<HttpHandler> => make(options).handlers

/**
 * Options of the client of a story or a test. The defaults are those of the bookshop, including the client id. A scenario
 * whose seed has other clients needs the `clientId` of one of them.
 */
export interface LayerOptions extends Partial<Settings.Options>, Pick<Environment.Options, "storage" | "window"> {
  /** A clock that the test controls. `Worlds.setClock` sets it for the provider. The real clock by default. */
  readonly clock?: MovableClock
  /** The function that sends requests. The page's own `fetch` by default. */
  readonly fetch?: Handler
  /** The name of the scenario of its requests. */
  readonly scenario?: string
  /** The name of its world. By default a new world that no other client uses. */
  readonly world?: string
}

/**
 * Provides the client over `fetch`. Each request has the names of its scenario and its world in its headers. Requires
 * `MockWorker.start` in a browser or `MockServer.listen` in Node.js.
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
    // In a browser the worker intercepts frames too, so the hosted page runs in a real frame.
    const frames = interceptsFrames() ? Layer.merge(environment, Frame.layer) : environment
    const client = Client.layerNoDeps({ ...settings, clientId, host }).pipe(Layer.provide(frames))
    return clock === undefined ? client : Layer.provideMerge(client, Layer.succeed(Clock.Clock, clock.device))
  })

// Only happy-dom lets MSW see the preflight request of another origin. It arrives without the headers that the provider
// checks.
const allow = () =>
  new HttpResponse(null, {
    status: 204,
    headers: {
      "access-control-allow-headers": "*",
      "access-control-allow-methods": "*",
      "access-control-allow-origin": "*"
    }
  })

/** Returns a handler that fails unhandled requests to paths of the provider. Any other unhandled request passes. */
export const refuseUnknown =
  (origin = pageOrigin()): Exclude<UnhandledFrameHandle, string> =>
  ({ defaults, frame }) => {
    if (!Predicate.hasProperty(frame.data, "request") || !(frame.data.request instanceof Request)) return
    const url = new URL(frame.data.request.url)
    if (url.origin !== origin || !roots.some((root) => url.pathname.startsWith(root))) return
    // `defaults.error` only prints the error. The thrown response fails the request.
    defaults.error()
    throw HttpResponse.error()
  }

/** Returns the origin of the page, or `http://provider.test` if there is no page. */
export const pageOrigin = (): string => ("document" in globalThis ? globalThis.location.origin : "http://provider.test")

// A worker intercepts a page's requests to any URL, but frames only in its own scope. If its script is not at the root,
// the hosted pages are outside of the scope and `PageFrame` fetches them. It also does so in jsdom and happy-dom, which
// have a document but no workers.
const interceptsFrames = (): boolean => {
  const { navigator }: Partial<typeof globalThis> = globalThis
  if (navigator === undefined || !("serviceWorker" in navigator)) return false
  const script = navigator.serviceWorker.controller?.scriptURL
  return script === undefined || new URL(".", script).pathname === "/"
}

type Method = "get" | "post"

const prefixes = [Endpoint.plainPrefixes, Endpoint.hostedPrefixes, Endpoint.ownHostPrefixes]

const routesOf = ({ fallback, getOrPost, method, path, service }: Endpoint.Endpoint) => {
  const ownMethod = method === "GET" ? "get" : "post"
  const methods: ReadonlyArray<Method> = getOrPost === true || fallback !== undefined ? ["get", "post"] : [ownMethod]
  return methods.flatMap((method) =>
    prefixes.map((prefix) => ({ method, path: prefix[service] + path.replace(/\{(\w+)\}/g, ":$1") }))
  )
}

const routes = [
  ...new Map(
    [endpoints.auth, endpoints.data, endpoints.account]
      .flatMap((rows) => Object.values<Endpoint.Endpoint>(rows))
      .flatMap(routesOf)
      .map((route) => [`${route.method} ${route.path}`, route])
  ).values()
]

const pages = [`${sessionPath}:id`, `${assetPath}:name`]

const roots = [...new Set([...routes, ...pages.map((path) => ({ path }))].map(({ path }) => `/${path.split("/")[1]}/`))]
