/**
 * Seeding of the store, at the start of the provider and again after a reset.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ItemSeed from "../engine/seed/ItemSeed.ts"
import type { Contents } from "../engine/seed/ItemSeed.ts"
import type { Passwords } from "../engine/identity/Passwords.ts"
import type { Secrets } from "../engine/identity/Secrets.ts"
import type { Seed } from "../engine/seed/Seed.ts"
import * as SeedSchema from "../engine/seed/SeedSchema.ts"
import { IdentityStore } from "../store/IdentityStore.ts"
import { ItemStore } from "../store/ItemStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import * as IdentitySeed from "./identity/IdentitySeed.ts"

/** The result of seeding, as counts. */
export interface Seeded {
  readonly clients: number
  readonly membersAdded: number
  readonly membersKept: number
  readonly collectionsAdded: number
  readonly collectionsKept: number
}

/** The operations of `Seeder`. */
export interface SeederShape {
  /** The result of seeding at the start. */
  readonly sown: Seeded
  /** Removes all data and applies the seed again. */
  readonly again: Effect.Effect<void, IdentitySeed.SeedRefused | StoreUnavailable>
}

/** Applies the seed to the store. */
export class Seeder extends Context.Service<Seeder, SeederShape>()("@portico/provider/http/Seeder") {}

/** `Seeder` with a seed, which is applied when the layer is built. */
export const layer = (
  seed: Seed
): Layer.Layer<Seeder, IdentitySeed.SeedRefused | StoreUnavailable, IdentityStore | ItemStore | Passwords | Secrets> =>
  Layer.effect(
    Seeder,
    Effect.gen(function* () {
      yield* Effect.fromResult(SeedSchema.parse(seed)).pipe(
        Effect.mapError((description) => new IdentitySeed.SeedRefused({ description }))
      )
      const identities = yield* IdentityStore
      const items = yield* ItemStore
      const context = yield* Effect.context<IdentityStore | ItemStore | Secrets>()
      const hashes = yield* IdentitySeed.rememberHashes

      const collections = seed.collections ?? []

      // The items that were loaded last. A program may change its seed between two resets.
      let latest: { readonly source: string; readonly contents: ReadonlyArray<Contents> } | undefined

      const load = Effect.fnUntraced(function* (memberIds: ReadonlyMap<string, string>, mode: "keep" | "replace") {
        const now = new Date(yield* Clock.currentTimeMillis).toISOString()
        const source = JSON.stringify([[...memberIds], collections])
        const contents =
          latest?.source === source
            ? ItemSeed.renew(latest.contents, collections, now)
            : yield* Effect.fromResult(ItemSeed.read(collections, { now, memberIds })).pipe(Effect.mapError(refused))
        latest = { source, contents }
        return new Set(yield* items.load(contents, mode))
      })

      const sow = Effect.gen(function* () {
        const { clients, idsByEmail, membersAdded, membersKept } = yield* IdentitySeed.load(seed, hashes)
        const filled = yield* load(idsByEmail, "keep")
        const { length: added } = collections.filter(({ id }) => filled.has(id))
        return {
          clients,
          membersAdded,
          membersKept,
          collectionsAdded: added,
          collectionsKept: collections.length - added
        } satisfies Seeded
      })

      // The embedded databases of identities and items have separate threads. Items take longer, so they are first.
      const again = Effect.gen(function* () {
        const { idsByEmail, records } = yield* IdentitySeed.read(seed, hashes)
        yield* Effect.all([load(idsByEmail, "replace"), identities.replaceAll(records)], {
          concurrency: "unbounded",
          discard: true
        })
      })

      return {
        sown: yield* sow,
        again: Effect.provideContext(again, context)
      }
    })
  )

const refused = ({ collection, index, refusal }: ItemSeed.InvalidItem) =>
  new IdentitySeed.SeedRefused({
    description: `Item ${index + 1} of the collection ${collection} in the seed cannot be stored: ${refusal.message}.`
  })
