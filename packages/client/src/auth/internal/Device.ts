/**
 * Remembered devices. After a second factor the provider returns a device token, and a later login with that token
 * skips the second factor. The specification describes neither, so this module follows the local provider.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SiteStorageShape } from "../../session/SiteStorage.ts"
import type { LoginState } from "../LoginState.ts"

/** Returns the stored `deviceToken` for a login request, if there is one. */
export const load = (storage: SiteStorageShape): Effect.Effect<{ readonly deviceToken?: string }> =>
  Effect.map(storage.read(name), (deviceToken) => (deviceToken === undefined ? {} : { deviceToken }))

/** Stores the device token of a finished login, if it has one. */
export const save = (storage: SiteStorageShape, { additionalData }: LoginState): Effect.Effect<void> => {
  const token = additionalData?.["deviceToken"]?.strValue
  return token === undefined ? Effect.void : storage.write(name, token)
}

const name = "device"
