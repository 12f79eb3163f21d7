/**
 * The test environment: the complete client over an in-memory provider in the same process.
 *
 * @since 0.1.0
 */
import { Members, type SignInError } from "@portico/client/auth/Members"
import * as Client from "@portico/client/Client"
import type * as Settings from "@portico/client/transport/Settings"
import type { Seed } from "@portico/provider/Provider"
import * as Provider from "@portico/provider/Provider"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Environment from "./internal/Environment.ts"
import * as Bookshop from "./scenarios/Bookshop.ts"

export { parseSeed, type Seed } from "@portico/provider/Provider"

/**
 * Options of the client and the provider. The defaults are those of the bookshop without faults. The client id is that of
 * the first client of the seed by default.
 */
export interface Options extends Partial<Settings.Options>, Pick<Environment.Options, "storage"> {
  /** The initial data of the provider. */
  readonly seed?: Seed
  /** Returns the provider's time, in milliseconds since the epoch. The time of the test's `Clock` by default. */
  readonly clock?: () => number
  /** The faults of all requests, or a function that returns the faults of each request. */
  readonly faults?: Provider.Faults
  /** The hooks of the provider, which run before and after the calls of its collections. */
  readonly hooks?: Provider.Hooks | Provider.HookFactory
}

/** The provider behind the client of a test. */
export interface WorldShape {
  /** Responds to requests as it does to those of the client. */
  readonly handler: (request: Request) => Promise<Response>
  /** The emails that the provider would have sent, oldest first. */
  readonly outbox: Effect.Effect<ReadonlyArray<Provider.Mail>>
  /** The log of the requests so far, oldest first. It contains no parameter values and no bodies. */
  readonly requests: Effect.Effect<ReadonlyArray<Provider.Entry>>
  /** Resets the provider to its seed, and clears the log. */
  readonly reset: Effect.Effect<void>
}

/** The provider behind the client of a test. */
export class World extends Context.Service<World, WorldShape>()("@portico/testing/Testing/World") {}

/**
 * Provides the client over an in-memory provider in the same process. Both use the current `Clock`, so they follow a
 * `TestClock`. A silent login fetches the provider's real page.
 *
 * **Example** (Signing in without a browser)
 *
 * ```ts
 * import { type LoginError, Members } from "@portico/client/auth/Members"
 * import * as Testing from "@portico/testing/Testing"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * const program = Members.use((members) =>
 *   members.login({ email: "ada@example.com", password: Redacted.make("analytical-engine") })
 * )
 *
 * Effect.runPromise(Effect.provide(program, Testing.layerTest()))
 * ```
 */
export const layerTest = ({
  seed = Bookshop.seed,
  clientId = Environment.clientIdOf(seed),
  clock,
  faults = [],
  hooks = {},
  host = "http://provider.test",
  storage,
  ...settings
}: Options = {}): Layer.Layer<Client.Services | Client.Parts | World> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const testClock = yield* Clock.Clock
      const entries: Array<Provider.Entry> = []
      const provider = yield* Effect.acquireRelease(
        Effect.sync(() =>
          Provider.make({
            seed,
            faults,
            hooks,
            clock: clock ?? (() => testClock.currentTimeMillisUnsafe()),
            log: (entry) => void entries.push(entry)
          })
        ),
        ({ dispose }) => Effect.promise(dispose)
      )
      const world = Layer.succeed(World, {
        handler: provider.handler,
        outbox: Effect.promise(provider.outbox),
        requests: Effect.sync(() => [...entries]),
        reset: Effect.andThen(
          Effect.promise(provider.reset),
          Effect.sync(() => void entries.splice(0))
        )
      })
      const environment = Environment.layer(provider.handler, {
        clientId,
        ...(storage === undefined ? {} : { storage })
      })
      return Layer.merge(world, Client.layerNoDeps({ ...settings, clientId, host }).pipe(Layer.provide(environment)))
    })
  )

/**
 * Signs in to an account, as the sign-in form does. Dies if the sign-in requires another step. Uses Ada's account by default.
 *
 * **Example** (Reading the role of a member)
 *
 * ```ts
 * import { Tokens } from "@portico/client/session/Tokens"
 * import * as Testing from "@portico/testing/Testing"
 * import * as Effect from "effect/Effect"
 *
 * const role = Effect.andThen(
 *   Testing.signIn(),
 *   Tokens.use((tokens) => tokens.role)
 * )
 *
 * Effect.runPromise(Effect.provide(role, Testing.layerTest())) // => "member"
 * ```
 */
export const signIn = (
  {
    email,
    password
  }: {
    readonly email: string
    readonly password: string
  } = Bookshop.accounts.ada
): Effect.Effect<void, SignInError, Members> =>
  Effect.gen(function* () {
    const state = yield* Members.use((members) => members.signIn({ email, password: Redacted.make(password) }))
    if (state._tag !== "SIGNED_IN")
      return yield* Effect.die(new Error(`The sign-in of ${email} ended in the state ${state._tag}.`))
  })
