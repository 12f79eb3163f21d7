/**
 * Layers of a client whose environment or options an Effect program provides.
 *
 * @since 0.1.0
 */
import * as Config from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Frame from "../session/Frame.ts"
import * as SiteStorage from "../session/SiteStorage.ts"
import * as TabLock from "../session/TabLock.ts"
import * as WakeEvents from "../session/WakeEvents.ts"
import type { Credential } from "../transport/internal/Credential.ts"
import type * as Exchange from "../transport/internal/Exchange.ts"
import * as HttpClientNetwork from "../transport/internal/HttpClientNetwork.ts"
import * as Settings from "../transport/Settings.ts"
import type * as Transport from "../transport/Transport.ts"
import { layer, services } from "./Complete.ts"
import { withSettings } from "./Composition.ts"
import type { Environment, Options, Parts, Services } from "./Services.ts"

/** Creates a layer with all services of a client over a custom environment. */
export const layerNoDeps = (options: Settings.Options): Layer.Layer<Services | Parts, never, Environment> =>
  Layer.merge(
    withSettings(() => services(HttpClientNetwork.layer), options),
    environmentServices
  )

/**
 * Creates the same layer as `layer`, with its options read from the configuration. Fails with `InvalidSettings` instead
 * of throwing it.
 */
export const layerConfig = (
  options: Config.Wrap<Options>
): Layer.Layer<Services | Parts, Config.ConfigError | Settings.InvalidSettings> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const read = yield* Config.unwrap(options)
      yield* Effect.fromResult(Settings.parse(read))
      return layer(read)
    })
  )

type EnvironmentService = Exclude<Parts, Credential | Exchange.Exchange | Transport.Transport>

// Exposes the services of a custom environment that layers over the client require.
const environmentServices = Layer.effectContext(
  Effect.map(
    Effect.context<EnvironmentService>(),
    Context.pick(SiteStorage.SiteStorage, TabLock.TabLock, WakeEvents.WakeEvents, Frame.Frame)
  )
)
