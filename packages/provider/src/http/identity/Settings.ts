/**
 * Storage of the owner's settings for members.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Settings from "../../engine/seed/Settings.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"

/** Reads the settings. Missing ones have their default values. */
export const read = Effect.fnUntraced(function* () {
  const store = yield* IdentityStore
  const stored = yield* store.setting(name)
  return Settings.complete(Option.isSome(stored) ? yield* Effect.orDie(decode(stored.value)) : {})
})

/** Stores settings, which replace all earlier ones. */
export const write = Effect.fnUntraced(function* (decisions: Settings.Decisions) {
  const store = yield* IdentityStore
  yield* store.putSetting(name, yield* toText(decisions))
})

/** Converts settings to their stored form. */
export const toText = (decisions: Settings.Decisions): Effect.Effect<string> => Effect.orDie(encode(decisions))

/** The name under which a store has the settings. */
export const name = "identity"

const text = Schema.fromJsonString(Settings.Decisions)
const decode = Schema.decodeEffect(text)
const encode = Schema.encodeEffect(text)
