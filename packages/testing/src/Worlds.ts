/**
 * Providers in memory for whoever asks: one for each world, and in it the scenario that each request names.
 *
 * @since 0.1.0
 */
import { createRedirectSession } from "@portico/contract/auth/Endpoints"
import * as Provider from "@portico/provider/Provider"
import type * as Clock from "effect/Clock"
import * as Scenarios from "./Scenarios.ts"
import type { Scenario } from "./scenarios/Scenario.ts"

/** Names a request's scenario, in a header or, for pages, in the query. */
export const scenarioHeader = "x-scenario"

/** Names a request's world, in a header or, for pages, in the query. */
export const worldHeader = "x-world"

/** Which worlds there are. */
export interface Options {
  /** The scenario of requests that name none: the bookshop on a good day by default. */
  readonly scenario?: string
  /** The world of requests that name none. */
  readonly world?: string
  /** Scenarios beside the ones of this package. */
  readonly scenarios?: Readonly<Record<string, Scenario>>
  /** Functions of every world's provider that see what goes into a collection and what comes out of it. */
  readonly hooks?: Provider.Hooks
}

/** The worlds of one page, one test run or one Storybook. */
export interface Worlds {
  /** Answers a request in its world. Rejects where a fault drops the connection. */
  readonly handler: (request: Request) => Promise<Response>
  /** The mails of a world, oldest first. */
  readonly outbox: (world?: string) => Promise<ReadonlyArray<Provider.Mail>>
  /** Lets a world live by a clock, before its first request: time and durations are the clock's. */
  readonly keepTime: (clock: Clock.Clock, world?: string) => void
  /** Forgets a world: its next request finds a new one. Without a name, forgets all. */
  readonly reset: (world?: string) => Promise<void>
}

/** Makes worlds. A provider starts at its world's first request. */
export const make = ({ hooks = {}, scenario = "bookshop", scenarios = {}, world = "" }: Options = {}): Worlds => {
  const worlds = new Map<string, World>()
  const clocks = new Map<string, Clock.Clock>()
  const find = (name: string): Scenario =>
    Object.hasOwn(scenarios, name) && scenarios[name] !== undefined ? scenarios[name] : Scenarios.find(name)
  // A typing error here should not wait for the first request.
  find(scenario)

  const nameOf = (request: Request, { pages }: World): string =>
    read(request, scenarioHeader) ?? pages.get(new URL(request.url).pathname) ?? scenario

  const open = (name: string): World => {
    const opened = worlds.get(name) ?? { providers: new Map(), pages: new Map() }
    // The world that was used last stands last.
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
      const its = read(request, worldHeader) ?? worldOfPage(worlds, pathname) ?? world
      const opened = open(its)
      const played = nameOf(request, opened)
      const { seed, ...scenario } = find(played)
      const clock = clocks.get(its) ?? scenario.clock
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
        if (page !== undefined) opened.pages.set(page, played)
      }
      return response
    },
    outbox: async (name = world) => {
      const providers = worlds.get(name)?.providers.values() ?? []
      return (await Promise.all(Array.from(providers, ({ outbox }) => outbox()))).flat()
    },
    keepTime: (clock, name = world) => void clocks.set(name, clock),
    reset: async (name) => {
      await Promise.all(Array.from(name === undefined ? worlds.keys() : [name], (known) => forget(worlds, known)))
    }
  }
}

interface World {
  /** Scenarios of one seed share a provider. */
  readonly providers: Map<Scenario["seed"], Provider.Provider>
  /** Paths of the hosted pages that this world gave out, and the scenario that each belongs to. */
  readonly pages: Map<string, string>
}

const maximumWorlds = 32

const read = (request: Request, name: string): string | undefined =>
  request.headers.get(name) ?? new URL(request.url).searchParams.get(name) ?? undefined

// A frame's navigation carries no header of ours, and its address comes from the provider.
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
