/**
 * Runs the hooks of collections.
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/data/Endpoints"
import type { Data } from "@portico/contract/WireDate"
import { isPlainObject, decodeDates } from "@portico/contract/WireDate"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { Collection } from "../../engine/collection/Collection.ts"
import { nameOf } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import * as Parse from "../../engine/filter/Parse.ts"
import * as Engine from "../../engine/collection/Hooks.ts"
import type { Json, JsonObject } from "../../engine/value/Json.ts"
import * as Normalize from "../../engine/value/Normalize.ts"
import type { Actor } from "../../engine/collection/Permissions.ts"
import type { ApplicationError, Refusal } from "../../engine/value/Refusal.ts"

/** The hooks of every collection, and the timeout of one hook in milliseconds. The default has no hooks. */
export const Hooks = Context.Reference<{ readonly hooks: Engine.Hooks; readonly timeout: number }>(
  "@portico/provider/http/data/Hooks",
  { defaultValue: () => ({ hooks: {}, timeout: defaultTimeout }) }
)

/** The default timeout of a hook, in milliseconds. */
export const defaultTimeout = 10_000

/** The hooks that run for one call. */
export interface Runner {
  /** Whether at least one of these hooks exists. */
  readonly has: (...names: ReadonlyArray<Engine.HookName>) => boolean
  /** Runs a hook on an id. */
  readonly id: (name: Engine.NameOf<string>, id: string) => Effect.Effect<string, ApplicationError>
  /** Runs a hook on an item before it is written. Dates are `Date` objects. */
  readonly before: (name: Engine.NameOf<Engine.HookItem>, data: Data) => Effect.Effect<Data, ApplicationError>
  /** Runs `afterFailedInsert` on an item that was not added. Logs the error of the hook. */
  readonly undo: (data: Data) => Effect.Effect<void>
  /** Runs a hook on an item before it is returned to the client. */
  readonly after: (
    name: Engine.NameOf<Engine.HookItem>,
    data: JsonObject
  ) => Effect.Effect<JsonObject, ApplicationError>
  /** Runs a hook on each of the items that are returned to the client. */
  readonly items: (
    name: Engine.NameOf<Engine.HookItem>,
    documents: ReadonlyArray<Document>
  ) => Effect.Effect<ReadonlyArray<Document>, ApplicationError>
  /** Runs a hook on a query, a filter or a count. The hook's return value must match the schema's type. */
  readonly model: <Name extends "beforeQuery" | "beforeCount" | "afterCount", A extends ModelOf<Name>>(
    name: Name,
    schema: Schema.Codec<A, unknown>,
    value: A
  ) => Effect.Effect<A, ApplicationError>
  /**
   * Runs `beforeQuery` on the normalized filter of a call that is not a query, and normalizes its result. A value that
   * is not a filter is returned unchanged.
   */
  readonly filter: (given: Json | undefined) => Effect.Effect<Json | undefined, Refusal>
  /** Returns the part of the caller's reachable items that `beforeQuery` permits. */
  readonly narrow: (reach: Filter.Filter) => Effect.Effect<Filter.Filter, Refusal>
}

type ModelOf<Name extends Engine.HookName> = Parameters<NonNullable<Engine.CollectionHooks[Name]>>[0]

/**
 * Returns the hooks of a call. There are none if the caller suppresses them. Any caller may do so unless the hooks are
 * enforced (data.md §6).
 */
export const of = Effect.fnUntraced(function* (
  actor: Actor,
  operation: Engine.HookContext["operation"],
  collection: Collection,
  { suppressHooks = false }: { readonly suppressHooks?: boolean | undefined }
) {
  const { hooks, timeout } = yield* Hooks
  const name = nameOf(collection)
  const own = Object.hasOwn(hooks, name) ? hooks[name] : undefined
  const isSuppressed = suppressHooks && (own?.enforced !== true || actor.elevated === true)
  return own === undefined || isSuppressed ? none : runner(own, contextOf(actor, operation, collection), timeout)
})

/** Maximum number of hooks of one call that run concurrently. */
export const concurrency = 16

const contextOf = (
  { elevated = false, kind, memberId }: Actor,
  operation: Engine.HookContext["operation"],
  collection: Collection
): Engine.HookContext => ({
  collectionId: nameOf(collection),
  environment: collection.sandboxOf === undefined ? "LIVE" : "SANDBOX",
  operation,
  caller: { kind, ...(memberId === undefined ? {} : { memberId }), elevated }
})

const none: Runner = {
  has: () => false,
  id: (_, id) => Effect.succeed(id),
  before: (_, data) => Effect.succeed(data),
  undo: () => Effect.void,
  after: (_, data) => Effect.succeed(data),
  items: (_, documents) => Effect.succeed(documents),
  model: (_, __, value) => Effect.succeed(value),
  filter: Effect.succeed,
  narrow: Effect.succeed
}

const runner = (hooks: Engine.CollectionHooks, context: Engine.HookContext, timeout: number): Runner => {
  /** Returns the result of a hook, or undefined if the hook does not exist. */
  const run = (name: Engine.HookName, value: unknown): Effect.Effect<unknown, ApplicationError> => {
    const hook = hooks[name] as ((value: unknown, context: Engine.HookContext) => unknown) | undefined
    if (hook === undefined) return Effect.undefined
    return Effect.tryPromise({ try: async () => hook.call(hooks, value, context), catch: Engine.refusal }).pipe(
      Effect.timeoutOrElse({
        duration: timeout,
        orElse: () => Effect.fail(Engine.refusal(new HookTimeout(`${name} took longer than ${timeout} ms.`)))
      })
    )
  }

  const item = (name: Engine.NameOf<Engine.HookItem>, data: Data) =>
    hooks[name] === undefined
      ? Effect.succeed(data)
      : Effect.map(run(name, structuredClone(data)), (result) => (isPlainObject(result) ? result : data))

  const after: Runner["after"] = (name, data) =>
    hooks[name] === undefined
      ? Effect.succeed(data)
      : Effect.flatMap(item(name, decodeDates(data) as Data), (result) =>
          Effect.fromResult(Result.mapError(Normalize.fields(result), Engine.refusal))
        )

  const model: Runner["model"] = (name, schema, value) => {
    const decode = Schema.decodeUnknownEffect(Schema.toType(schema))
    return Effect.flatMap(run(name, structuredClone(value)), (result) =>
      typeof result !== typeof value ? Effect.succeed(value) : Effect.mapError(decode(result), Engine.refusal)
    )
  }

  const filter: Runner["filter"] = (given) => {
    if (hooks.beforeQuery === undefined) return Effect.succeed(given)
    const decoded = decodeDates(given ?? {})
    return isPlainObject(decoded)
      ? Effect.flatMap(model("beforeQuery", Endpoints.query.request.fields.query, { filter: decoded }), ({ filter }) =>
          Effect.fromResult(Parse.normalize(filter))
        )
      : Effect.succeed(given)
  }

  return {
    has: (...names) => names.some((name) => hooks[name] !== undefined),
    id: (name, id) => Effect.map(run(name, id), (result) => (typeof result === "string" ? result : id)),
    before: item,
    undo: (data) =>
      Effect.catchCause(item("afterFailedInsert", data), (cause) =>
        Effect.logError(`The hook afterFailedInsert of ${context.collectionId} failed.`, cause)
      ),
    after,
    items: (name, documents) =>
      hooks[name] === undefined
        ? Effect.succeed(documents)
        : Effect.forEach(documents, ({ data, id }) => Effect.map(after(name, data), (data) => ({ id, data })), {
            concurrency
          }),
    model,
    filter,
    narrow: (reach) =>
      hooks.beforeQuery === undefined
        ? Effect.succeed(reach)
        : Effect.flatMap(filter({}), (model) =>
            Effect.map(Effect.fromResult(Parse.parseNormalized(model)), (narrowed) => Filter.and(reach, narrowed))
          )
  }
}

class HookTimeout extends Error {
  override readonly name = "HookTimeout"
}
