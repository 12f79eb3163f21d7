import * as MemoryStore from "@portico/provider/MemoryStore"
import type { Member } from "../../packages/provider/src/engine/identity/Member.ts"
import { IdentityStore, type IdentityStoreShape } from "../../packages/provider/src/store/IdentityStore.ts"
import { ItemStore } from "../../packages/provider/src/store/ItemStore.ts"
import type { Store } from "../../packages/provider/src/store/Store.ts"
import type { StoreUnavailable } from "../../packages/provider/src/store/StoreUnavailable.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Scope from "effect/Scope"

let standing: (() => Store) | undefined

/** Returns the default store of a shop: empty and in memory, unless a suite has replaced it. */
export const make = (): Store => standing?.() ?? MemoryStore.make()

/** Returns a store with changed operations, so a test can run something between two of them. */
export const meddling = (change: (store: IdentityStoreShape) => IdentityStoreShape): Store => ({
  layer: Layer.effect(IdentityStore, Effect.map(IdentityStore, change)).pipe(Layer.provideMerge(make().layer))
})

/** Returns a store that runs an effect once, as soon as the next member has been found by email address. */
export const whenFound = (
  happen: (store: IdentityStoreShape, found: Member) => Effect.Effect<unknown, StoreUnavailable>
) => {
  let isArmed = false
  const store = meddling((kept) => ({
    ...kept,
    memberByEmail: Effect.fnUntraced(function* (email) {
      const found = yield* kept.memberByEmail(email)
      if (isArmed && Option.isSome(found)) {
        isArmed = false
        yield* happen(kept, found.value)
      }
      return found
    })
  }))
  return {
    store,
    arm: () => {
      isArmed = true
    }
  }
}

/** A store that replaces the one in memory. */
export interface Standing {
  /** Returns the number of shops opened on the store. */
  readonly opened: () => number
  readonly close: () => Promise<void>
}

/** Opens a store once and replaces the one in memory. It is cleared for every shop. */
export const stand = async ({ layer }: Store): Promise<Standing> => {
  const scope = Scope.makeUnsafe()
  const context = await Effect.runPromise(Layer.buildWithScope(layer, scope))
  const clear = Effect.andThen(
    Context.get(context, IdentityStore).clear,
    Context.get(context, ItemStore).load([], "replace")
  )
  const empty = Effect.as(Effect.orDie(clear), context)
  let opened = 0
  standing = () => {
    opened++
    return { layer: Layer.effectContext<IdentityStore | ItemStore, never, never>(empty) }
  }
  return {
    opened: () => opened,
    close: async () => {
      standing = undefined
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
  }
}
