/**
 * The command `portico rotate-keys`.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Provider from "./Provider.ts"
import type { Store } from "./store/Store.ts"

/** The error of a store that could not be opened or changed. The message is that of its cause. */
export class NotRotated extends Data.TaggedError("NotRotated")<{ readonly cause: unknown }> {
  override get message(): string {
    return this.cause instanceof Error ? this.cause.message : String(this.cause)
  }
}

/** Rotates the keys of a store that no other process has opened for itself. Returns the line to print. */
export const run = (store: Store, revoke: boolean): Effect.Effect<string, NotRotated> =>
  Effect.acquireUseRelease(
    Effect.sync(() => Provider.make({ store })),
    (provider) =>
      Effect.tryPromise({
        try: () => provider.rotateKeys({ revoke }),
        catch: (cause) => new NotRotated({ cause })
      }),
    ({ dispose }) => Effect.promise(dispose)
  ).pipe(
    Effect.map(({ activeFrom, id }) =>
      revoke
        ? `key ${id} replaces all keys; clients refresh their access tokens`
        : `key ${id} is published, and signs access tokens from ${new Date(activeFrom).toISOString()}`
    )
  )
