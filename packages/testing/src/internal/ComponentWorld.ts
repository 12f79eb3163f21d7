/**
 * The provider, the client and the controls of a component test, without React.
 *
 * @since 0.1.0
 */
import * as Client from "@portico/client/Client"
import * as TokenStore from "@portico/client/session/TokenStore"
import type * as Settings from "@portico/client/transport/Settings"
import * as Provider from "@portico/provider/Provider"
import * as Clock from "effect/Clock"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Faults from "../Faults.ts"
import * as MovableClock from "../MovableClock.ts"
import * as Scenarios from "../Scenarios.ts"
import * as Bookshop from "../scenarios/Bookshop.ts"
import type { Scenario } from "../scenarios/Scenario.ts"
import * as TabStorage from "../TabStorage.ts"
import * as Environment from "./Environment.ts"

/** Options of the provider and the client of a world. The client id is that of the first client of the seed by default. */
export interface Options extends Partial<Settings.Options> {
  /** The scenario, by name or as an object: the initial data and the faults. The bookshop without faults by default. */
  readonly scenario?: Scenarios.ScenarioName | Scenario | undefined
  /** The initial data, instead of that of the scenario. */
  readonly seed?: Provider.Seed | undefined
  /** The member who is signed in at the start: the name of a bookshop account, or an email address. By default none. */
  readonly member?: keyof typeof Bookshop.accounts | (string & {}) | undefined
  /** The faults of the provider, instead of those of the scenario. They do not affect the sign-in of `member`. */
  readonly faults?: ReadonlyArray<Provider.Fault> | undefined
  /** `"moved"`: time stops until the test advances it. By default the time is real. */
  readonly clock?: "moved" | undefined
  /** Services over the client that the components need, such as those of a captcha or of profiles. */
  readonly over?: Layer.Layer<never, never, Client.Services | Client.Parts> | undefined
  /** The hooks of the provider, which run before and after the calls of its collections. */
  readonly hooks?: Provider.Hooks | Provider.HookFactory | undefined
}

/** The time of a world. */
export interface WorldClock {
  /** Returns the current time, in milliseconds since the epoch. */
  readonly now: () => number
  /**
   * Advances the time by a duration such as `"30 seconds"`, for the components, the client and the provider. Timers run at
   * their times. Rejects if the world does not have the option `clock: "moved"`.
   */
  readonly advance: (duration: Duration.Input) => Promise<void>
}

/** The client, the provider and the controls of a world. */
export interface ComponentWorld {
  /** The client of the page. Every program that it is provided to acts as another load of the same page. */
  readonly layer: Layer.Layer<Client.Services | Client.Parts>
  readonly clock: WorldClock
  /** The faults of the provider. `set` replaces them, and `block` stops requests until they are released. */
  readonly faults: Faults.Injector
  /** Returns the emails that the provider would have sent, oldest first. */
  readonly outbox: () => Promise<ReadonlyArray<Provider.Mail>>
  /** Returns the log of the requests so far, oldest first. It contains no parameter values and no bodies. */
  readonly requests: () => ReadonlyArray<Provider.Entry>
}

/** Creates a world, and signs its member in. */
export const make = async ({
  clientId: ownClientId,
  clock: time,
  faults,
  hooks = {},
  host = "http://provider.test",
  member,
  over = Layer.empty,
  scenario = "bookshop",
  seed,
  ...settings
}: Options = {}): Promise<ComponentWorld> => {
  const chosen = typeof scenario === "string" ? Scenarios.find(scenario) : scenario
  const initial = seed ?? chosen.seed
  const clientId = ownClientId ?? Environment.clientIdOf(initial)
  const clock = time === undefined ? undefined : MovableClock.make()
  const injector = Faults.injector(...(faults ?? chosen.faults))
  const entries: Array<Provider.Entry> = []
  const providerClock = clock?.provider ?? chosen.clock
  const provider = Provider.make({
    seed: initial,
    hooks,
    faults: injector.current,
    log: (entry) => void entries.push(entry),
    ...(providerClock === undefined ? {} : { clock: providerClock })
  })
  const { storage, window } = TabStorage.make()()
  if (member !== undefined) await signIn(provider, { clientId, clock, host, member, seed: initial, storage })
  else await provider.start()

  const { origin } = new URL(host)
  const toProvider = injector.wrap(clock === undefined ? provider.handler : clock.attend(provider.handler))
  // `AuthorizedFetch` also sends requests to servers of the application.
  const send: Environment.Handler = (request) =>
    new URL(request.url).origin === origin ? toProvider(request) : globalThis.fetch(request)
  const client = Layer.provideMerge(over, Client.layerNoDeps({ ...settings, clientId, host })).pipe(
    Layer.provide(Environment.layer(send, { clientId, storage, window }))
  )

  return {
    layer: clock === undefined ? client : Layer.provideMerge(client, Layer.succeed(Clock.Clock, clock.device)),
    clock: {
      now: () => clock?.device.currentTimeMillisUnsafe() ?? Date.now(),
      advance: (duration) =>
        clock === undefined ? Promise.reject(new Error(realTime)) : Effect.runPromise(clock.advance(duration))
    },
    faults: injector,
    outbox: provider.outbox,
    requests: () => [...entries]
  }
}

const realTime = 'This world uses the real time. Create it with the option `clock: "moved"`.'

interface SignIn {
  readonly clientId: string
  readonly clock: MovableClock.MovableClock | undefined
  readonly host: string
  readonly member: string
  readonly seed: Provider.Seed
  readonly storage: TokenStore.WebStorage
}

/** Stores the tokens of a new session, as the client does after a sign-in. No password is hashed and no page is loaded. */
const signIn = async (
  provider: Provider.Provider,
  { clientId, clock, host, member, seed, storage }: SignIn
): Promise<void> => {
  const email = Object.hasOwn(Bookshop.accounts, member)
    ? Bookshop.accounts[member as keyof typeof Bookshop.accounts].email
    : member
  const emails = (seed.members ?? []).map((member) => member.email)
  if (!emails.some((known) => known.toLowerCase() === email.toLowerCase()))
    throw new Error(`The member ${email} is not in the seed. Its members are: ${emails.join(", ")}.`)
  const tokens = await provider.openSession({ email: email.toLowerCase(), clientId, origin: new URL(host).origin })
  const now = clock?.device.currentTimeMillisUnsafe() ?? Date.now()
  const stored: TokenStore.StoredTokens = {
    accessToken: { value: tokens.access_token, expiresAt: Math.floor(now / 1000) + tokens.expires_in },
    refreshToken: { value: tokens.refresh_token, role: "member" },
    session: crypto.randomUUID()
  }
  await TokenStore.TokenStore.use((store) => store.save(stored)).pipe(
    Effect.provide(TokenStore.layerStorage(clientId, () => storage, {})),
    Effect.runPromise
  )
}
