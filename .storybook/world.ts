import type { Captcha } from "@portico/client/auth/Captcha"
import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import type * as Client from "@portico/client/Client"
import type * as Settings from "@portico/client/transport/Settings"
import type { Mail } from "@portico/provider/Provider"
import * as Mock from "@portico/testing/Mock"
import * as MockWorker from "@portico/testing/MockWorker"
import * as MovableClock from "@portico/testing/MovableClock"
import { type ScenarioName, scenarios } from "@portico/testing/Scenarios"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as TabStorage from "@portico/testing/TabStorage"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { fetchOverConnection } from "./connection.ts"
import { environment, setEnvironment } from "./environment.ts"

/** The settings of a story's world, as its `parameters`. */
export interface World {
  /** The scenario of its requests. */
  readonly scenario?: ScenarioName
  /** The member who is signed in at the start, by name or by address and password. By default none. */
  readonly member?: keyof typeof accounts | Account
  /**
   * `"moved"`: time stops until the play function advances it with `advance` of `clock.ts`. By default the time is
   * real.
   */
  readonly clock?: "moved"
  /** Returns the captcha layer over the client. By default there is none. */
  readonly captcha?: () => Layer.Layer<Captcha, never, Client.Services | Client.Parts>
  /** Returns other layers over the client, which replace its services. */
  readonly over?: () => Layer.Layer<never, never, Client.Services | Client.Parts>
  /** The client settings that differ from those of the bookshop. */
  readonly settings?: Partial<Settings.Options>
}

/** The credentials of a member. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** Starts the service worker, once per page. */
export const startWorker = () =>
  MockWorker.start({
    url: `${import.meta.env.BASE_URL}mockServiceWorker.js`,
    scenarios: withoutFaults
  })

// The same scenarios without faults: the member who is signed in at the start of a story signs in through one of them.
const nameWithoutFaults = (scenario: ScenarioName): string => `faultless ${scenario}`
const withoutFaults = Object.fromEntries(
  Object.values(scenarios).map((scenario) => [
    nameWithoutFaults(scenario.name as ScenarioName),
    { ...scenario, faults: [] }
  ])
)

/** Creates a world that no other story shares, and the client of its user. */
export const createWorld = async ({
  captcha,
  clock: time,
  member,
  over,
  scenario,
  settings
}: World): Promise<Layer.Layer<Client.Services>> => {
  const { worlds } = await startWorker()
  const world = crypto.randomUUID()
  const clock = time === undefined ? undefined : MovableClock.make()
  if (clock !== undefined) worlds.setClock(clock.provider, world)
  const openTab = TabStorage.make()
  const tab = openTab()
  const clientOptions: Mock.LayerOptions = {
    whenRefreshFails: "fail",
    ...settings,
    fetch: fetchOverConnection,
    world,
    ...(clock === undefined ? {} : { clock })
  }
  setEnvironment({ world, clock, clientOptions, tab, openTab })
  const tabOptions = { ...clientOptions, storage: tab.storage, window: tab.window }
  const at = (scenario: string | undefined) =>
    Mock.layerMock(scenario === undefined ? tabOptions : { ...tabOptions, scenario })
  if (member !== undefined) {
    const faultless = scenario === undefined ? undefined : nameWithoutFaults(scenario)
    await signIn(typeof member === "string" ? accounts[member] : member, at(faultless))
  }
  let client: Layer.Layer<Client.Services | Client.Parts> = at(scenario)
  for (const part of [captcha, over]) if (part !== undefined) client = Layer.provideMerge(part(), client)
  return client
}

/** Returns the emails of the story's world, oldest first, with their bodies, codes and links. */
export const outbox = async (): Promise<ReadonlyArray<Mail>> => (await startWorker()).worlds.outbox(environment().world)

/** Returns the last email of the story's world. Throws if none was sent. */
export const lastEmail = async (): Promise<Mail> => {
  const last = (await outbox()).at(-1)
  if (last === undefined) throw new Error("No email was sent.")
  return last
}

const signIn = ({ email, password }: Account, layer: Layer.Layer<Client.Services>) =>
  Effect.gen(function* () {
    const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
    if (state._tag !== "SUCCESS") return yield* Effect.die(new Error(`The login of ${email} ended with ${state._tag}.`))
    yield* SilentLogin.use((silentLogin) => silentLogin.run(state.sessionToken))
  }).pipe(Effect.provide(layer), Effect.runPromise)
