/**
 * In-memory providers, separated into worlds. A world is an isolated set of data. Each request selects its world and
 * its scenario.
 *
 * @since 0.1.0
 */
import { createRedirectSession } from "@portico/contract/auth/Endpoints"
import * as Provider from "@portico/provider/Provider"
import type * as Clock from "effect/Clock"
import * as Scenarios from "./Scenarios.ts"
import type { Scenario } from "./scenarios/Scenario.ts"

/** The name of the header, or query parameter for pages, that selects a request's scenario. */
export const scenarioHeader = "x-scenario"

/** The name of the header, or query parameter for pages, that selects a request's world. */
export const worldHeader = "x-world"

/** Options of the worlds. */
export interface Options {
  /** The scenario of requests that select none. The bookshop without faults by default. */
  readonly scenario?: string
  /** The world of requests that select none. */
  readonly world?: string
  /** Scenarios in addition to those of this package. */
  readonly scenarios?: Readonly<Record<string, Scenario>>
  /** The hooks of every provider, which run before and after the calls of its collections. */
  readonly hooks?: Provider.Hooks | Provider.HookFactory
}

/** The worlds of a page, a test run or a Storybook. */
export interface Worlds {
  /** Responds to a request in its world. Rejects if a fault drops the connection. */
  readonly handler: (request: Request) => Promise<Response>
  /** Returns the emails of a world, oldest first for each of its providers. */
  readonly outbox: (world?: string) => Promise<ReadonlyArray<Provider.Mail>>
  /** Sets the clock of a world. Call it before the world's first request. */
  readonly setClock: (clock: Clock.Clock, world?: string) => void
  /** Deletes a world. Its next request creates a new one. Without a name, deletes all worlds. */
  readonly reset: (world?: string) => Promise<void>
}

/** Creates worlds. A provider starts at the first request that needs it. */
export const make = ({ hooks = {}, scenario = "bookshop", scenarios = {}, world = "" }: Options = {}): Worlds => {
  const worlds = new Map<string, World>()
  const clocks = new Map<string, Clock.Clock>()
  const find = (name: string): Scenario =>
    Object.hasOwn(scenarios, name) && scenarios[name] !== undefined ? scenarios[name] : Scenarios.find(name)
  // Throws now if the name is wrong, instead of at the first request.
  find(scenario)

  const nameOf = (request: Request, { pages }: World): string =>
    read(request, scenarioHeader) ?? pages.get(new URL(request.url).pathname) ?? scenario

  const open = (name: string): World => {
    const opened = worlds.get(name) ?? { providers: new Map(), pages: new Map() }
    // The map is ordered by last use, so its first world is the one to delete.
    worlds.delete(name)
    worlds.set(name, opened)
    if (worlds.size > maximumWorlds) {
      const [oldest] = worlds.keys()
      if (oldest !== undefined) void forget(worlds, oldest)
    }
    return opened
  }

  return {
    handler: async (request) => {
      const { pathname } = new URL(request.url)
      const worldName = read(request, worldHeader) ?? worldOfPage(worlds, pathname) ?? world
      const opened = open(worldName)
      const scenarioName = nameOf(request, opened)
      const { seed, ...scenario } = find(scenarioName)
      const clock = clocks.get(worldName) ?? scenario.clock
      const provider =
        opened.providers.get(seed) ??
        Provider.make({
          seed,
          hooks,
          faults: (request) => find(nameOf(request, opened)).faults,
          ...(clock === undefined ? {} : { clock })
        })
      opened.providers.set(seed, provider)
      const response = await provider.handler(request)
      if (pathname.endsWith(createRedirectSession.path)) {
        const page = await pageOf(response)
        if (page !== undefined) opened.pages.set(page, scenarioName)
      }
      return response
    },
    outbox: async (name = world) => {
      const providers = worlds.get(name)?.providers.values() ?? []
      return (await Promise.all(Array.from(providers, ({ outbox }) => outbox()))).flat()
    },
    setClock: (clock, name = world) => void clocks.set(name, clock),
    reset: async (name) => {
      await Promise.all(Array.from(name === undefined ? worlds.keys() : [name], (known) => forget(worlds, known)))
    }
  }
}

interface World {
  /** The providers by seed. Scenarios with the same seed share a provider. */
  readonly providers: Map<Scenario["seed"], Provider.Provider>
  /** The paths of the hosted pages that this world created, and the scenario of each. */
  readonly pages: Map<string, string>
}

const maximumWorlds = 32

const read = (request: Request, name: string): string | undefined =>
  request.headers.get(name) ?? new URL(request.url).searchParams.get(name) ?? undefined

// A frame's navigation request has no custom header, and its URL comes from the provider.
const worldOfPage = (worlds: ReadonlyMap<string, World>, path: string): string | undefined => {
  for (const [name, { pages }] of worlds) if (pages.has(path)) return name
  return undefined
}

const pageOf = async (response: Response): Promise<string | undefined> => {
  const address = /"fullUrl":"([^"]+)"/.exec(await response.clone().text())?.[1]
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : undefined
}

const forget = async (worlds: Map<string, World>, name: string): Promise<void> => {
  const { providers = new Map<Scenario["seed"], Provider.Provider>() } = worlds.get(name) ?? {}
  worlds.delete(name)
  await Promise.all(Array.from(providers.values(), ({ dispose }) => dispose()))
}
