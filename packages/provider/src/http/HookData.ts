/**
 * The data of the provider for hooks, with all permissions.
 *
 * @since 0.1.0
 */
import type { Item } from "@portico/contract/data/Item"
import { decodeDates } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type * as Engine from "../engine/collection/Hooks.ts"
import { identityOf } from "../engine/identity/Member.ts"
import type { Refusal } from "../engine/value/Refusal.ts"
import { IdentityStore } from "../store/IdentityStore.ts"
import * as Items from "./data/Items.ts"
import * as Queries from "./data/Queries.ts"
import type { Call } from "./request/Call.ts"

/** The services that the calls need. */
export type Services = IdentityStore | Effect.Services<ReturnType<typeof Items.get | typeof Queries.query>>

/** Creates the data of the provider for hooks from a function that runs effects. */
export const make = (run: <A, E>(effect: Effect.Effect<A, E, Services>) => Promise<A>): Engine.HookData => {
  const running = <A, E>(effect: Effect.Effect<A, Refusal | E, Services>): Promise<A> =>
    run(Effect.result(effect)).then((result) =>
      Result.isSuccess(result) ? result.success : Promise.reject(errorOf(result.failure))
    )
  return {
    get: (dataCollectionId, dataItemId) =>
      running(
        Items.get({ ...common, dataCollectionId, dataItemId }, call).pipe(
          Effect.map(dataOf),
          Effect.catchIf(isUnchanged, none)
        )
      ),
    query: (dataCollectionId, query) =>
      running(
        Effect.map(Queries.query({ ...common, dataCollectionId, query }, call), ({ dataItems }) =>
          dataItems.map(({ data }) => decoded(data))
        )
      ),
    insert: (dataCollectionId, data) =>
      running(
        Effect.map(Items.insert({ ...common, dataCollectionId, dataItem: { data } }, call), (response) =>
          decoded(response.dataItem.data)
        )
      ),
    patch: (dataCollectionId, dataItemId, fieldModifications, filter) =>
      running(
        Items.patch(
          { ...common, ...conditionOf(filter), dataCollectionId, patch: { dataItemId, fieldModifications } },
          call
        ).pipe(Effect.map(dataOf), Effect.catchIf(isUnchanged, none))
      ),
    remove: (dataCollectionId, dataItemId, filter) =>
      running(
        Items.remove({ ...common, ...conditionOf(filter), dataCollectionId, dataItemId }, call).pipe(
          Effect.map(dataOf),
          Effect.catchIf(isUnchanged, none)
        )
      ),
    member: (id) =>
      running(
        Effect.map(
          IdentityStore.use((store) => store.member(id)),
          (found) => Option.getOrUndefined(Option.map(found, identityOf))
        )
      )
  }
}

// Calls of hooks run no hooks, so that a hook cannot call itself.
const common = { suppressHooks: true } as const

const call: Call = {
  caller: { subject: "hooks", role: "visitor", clientId: "", session: "", elevated: true },
  origin: "",
  from: undefined
}

const conditionOf = (filter: Engine.HookQuery["filter"]) => (filter === undefined ? {} : { condition: { filter } })

const dataOf = ({ dataItem }: { readonly dataItem?: Item }): Engine.HookItem | undefined =>
  dataItem === undefined ? undefined : decoded(dataItem.data)

const decoded = (data: Item["data"]): Engine.HookItem => decodeDates(data) as Engine.HookItem

// The item does not exist, or does not match the filter of a patch or a removal.
const isUnchanged = (failure: { readonly _tag: string; readonly code?: string }): boolean =>
  failure._tag === "ApplicationError" && (failure.code === "WDE0073" || failure.code === "PRECONDITION_FAILED")

const none = () => Effect.undefined

const errorOf = (failure: unknown): Error => {
  const { code, description, message } = failure as { code?: string; description?: string; message?: string }
  return Object.assign(new Error(description ?? message ?? String(failure)), code === undefined ? {} : { code })
}
