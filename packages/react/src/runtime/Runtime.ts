/**
 * The atom runtime of the kit. Each provider supplies its layer.
 *
 * @since 0.1.0
 */
import type { PreWarm } from "@portico/client/auth/PreWarm"
import type { Profiles } from "@portico/client/auth/Profiles"
import type * as Client from "@portico/client/Client"
import type { SiteStorage } from "@portico/client/session/SiteStorage"
import type { TabLock } from "@portico/client/session/TabLock"
import type { Settings } from "@portico/client/transport/Settings"
import type { Transport } from "@portico/client/transport/Transport"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Reactivity } from "effect/reactivity/Reactivity"
import * as AtomRuntime from "./AtomRuntime.ts"

/**
 * The services of a client and of optional layers on top of it. If an effect needs a missing service, its error names
 * it.
 */
export type Services = Client.Services | SiteStorage | TabLock | PreWarm | Profiles | Settings | Transport

/** The services that the kit's effects run with: the client, and `Reactivity`, which refreshes reads after writes. */
export type Environment = Services | Reactivity

const missing: Layer.Layer<Services> = Layer.effectContext(
  Effect.die(new Error("No client found. Wrap the components of the kit in <ClientProvider layer={…}>."))
)

/** Runs the effects of the kit with the services of the client from `ClientProvider`. */
export const runtime: AtomRuntime.AtomRuntime<Services> = AtomRuntime.make(missing)
