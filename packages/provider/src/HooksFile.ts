/**
 * Loading of hooks from modules.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Predicate from "effect/Predicate"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { type HookData, type HookFactory, hookNames, type Hooks } from "./engine/collection/Hooks.ts"

/** A module of hooks cannot be loaded, or does not export hooks. */
export class HooksRefused extends Data.TaggedError("HooksRefused")<{ readonly message: string }> {}

/**
 * Loads a module of JavaScript or TypeScript. Its default export is hooks, or a function that receives the data of the
 * provider and returns hooks. Fails, and the returned function throws, with one sentence that names the first error.
 */
export const read = Effect.fn("HooksFile.read")(function* (path: string): Effect.fn.Return<HookFactory, HooksRefused> {
  const refuse = (what: string) => new HooksRefused({ message: `The hooks ${path} ${what}` })
  const loaded = yield* Effect.tryPromise({
    try: (): Promise<unknown> => import(pathToFileURL(resolve(path)).href),
    catch: (cause) => refuse(`cannot be loaded: ${firstLine(cause)}`)
  })
  const exported = Predicate.hasProperty(loaded, "default") ? loaded.default : undefined
  if (typeof exported !== "function" && !isRecord(exported)) {
    return yield* refuse("have no default export. Export the hooks by collection, or a function that returns them.")
  }
  return (data) => {
    const hooks: unknown = typeof exported === "function" ? create(exported, data, refuse) : exported
    const problem = problemOf(hooks)
    if (problem !== undefined) throw refuse(`are invalid: ${problem}`)
    return hooks as Hooks
  }
})

const create = (factory: Function, data: HookData, refuse: (what: string) => HooksRefused): unknown => {
  try {
    return factory(data)
  } catch (cause) {
    throw refuse(`cannot be created: ${firstLine(cause)}`)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const problemOf = (hooks: unknown): string | undefined => {
  if (!isRecord(hooks) || Predicate.hasProperty(hooks, "then")) {
    return "the function must return the hooks by collection, and not a promise."
  }
  for (const [collection, own] of Object.entries(hooks)) {
    if (!isRecord(own)) return `${collection} must be an object of hooks.`
    for (const [name, hook] of Object.entries(own)) {
      if (name === "enforced") {
        if (typeof hook !== "boolean") return `${collection}.enforced must be true or false.`
      } else if (!hookNames.some((known) => known === name)) {
        return `${collection}.${name} is no hook. The hooks are ${hookNames.join(", ")}.`
      } else if (hook !== undefined && typeof hook !== "function") return `${collection}.${name} must be a function.`
    }
  }
  return undefined
}

const firstLine = (cause: unknown): string => {
  const [line = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
  return line.endsWith(".") ? line : `${line}.`
}
