/**
 * The runtime for the atoms of an application. It is a module of its own, because it imports Effect's module
 * `Atom`, which pages without atoms of their own do not need.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import { share } from "./registry/Registry.ts"
import * as Runtime from "./Runtime.ts"

// Effect's runtimes use the memo map of the kit, so that `Atom.withReactivity` and the kit use the same `Reactivity`.
share(Atom.runtime.memoMap, Runtime.memoMapAtom)

/**
 * Runs effects with the services of the client from `ClientProvider`. The atoms of an application can use it.
 *
 * **Example** (A custom atom)
 *
 * ```ts
 * import { Items } from "@portico/client/data/Items"
 * import { runtime } from "@portico/react"
 *
 * export const emma = runtime.atom(Items.use((items) => items.get("books", "emma")))
 * ```
 */
export const runtime: Atom.AtomRuntime<Runtime.Services> = Atom.runtime((get) => get(Runtime.runtime.layer))
