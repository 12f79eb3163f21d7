/**
 * The client as atoms know it: one runtime, whose layer each provider brings.
 *
 * @since 0.1.0
 */
import type { PreWarm } from "@portico/client/auth/PreWarm"
import type { Profiles } from "@portico/client/auth/Profiles"
import type * as Client from "@portico/client/Client"
import type { SiteStorage } from "@portico/client/session/SiteStorage"
import type { TabLock } from "@portico/client/session/TabLock"
import type { Transport } from "@portico/client/transport/Transport"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Atom from "effect/reactivity/Atom"
import type { Reactivity } from "effect/reactivity/Reactivity"

/** The services of a client, and of what may be laid over it. A part that needs one which is not there names it. */
export type Services = Client.Services | SiteStorage | TabLock | PreWarm | Profiles | Transport

/** What the kit's effects run with: the client, and the keys by which reads follow writes. */
export type Environment = Services | Reactivity

const missing: Layer.Layer<Services> = Layer.effectContext(
  Effect.die(new Error("There is no client: put a <ClientProvider layer={…}> above the parts of the kit."))
)

/**
 * Runs effects with the services of the client that `ClientProvider` brings. A page's own atoms can use it too.
 *
 * **Example** (An atom of one's own)
 *
 * ```ts
 * import { Items } from "@portico/client/data/Items"
 * import { runtime } from "@portico/react"
 *
 * export const emma = runtime.atom(Items.use((items) => items.get("books", "emma")))
 * ```
 */
export const runtime: Atom.AtomRuntime<Services> = Atom.runtime(missing)
