/**
 * The client as atoms know it: one runtime, whose layer each provider brings.
 *
 * @since 0.1.0
 */
import type { Members } from "@portico/client/auth/Members"
import type { SilentLogin } from "@portico/client/auth/SilentLogin"
import type { Items } from "@portico/client/data/Items"
import type { Queries } from "@portico/client/data/Queries"
import type { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Atom from "effect/reactivity/Atom"
import type { Reactivity } from "effect/reactivity/Reactivity"

/** The services of a client. */
export type Services = Tokens | Members | SilentLogin | Items | Queries

/** What the kit's effects run with: the client, and the keys by which reads follow writes. */
export type Environment = Services | Reactivity

const missing: Layer.Layer<Services> = /*#__PURE__*/ Layer.effectContext(
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
export const runtime: Atom.AtomRuntime<Services> = /*#__PURE__*/ Atom.runtime(missing)
