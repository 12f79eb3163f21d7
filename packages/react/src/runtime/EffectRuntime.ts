/**
 * The runtime for the atoms of an application. It is a module of its own, because it contains all of Effect's atoms.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import { memoMapAtom } from "./AtomRuntime.ts"
import { share } from "./registry/Registry.ts"
import * as Runtime from "./Runtime.ts"

// An application that uses `Atom.withReactivity` shares the services of its page with the kit.
share(Atom.runtime.memoMap, memoMapAtom)

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
