/**
 * A device that the provider remembers: it gives a token after a further factor, and spares the factor whoever shows it
 * at a later login. The specification shows neither, so this is as the local provider has it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SiteStorageShape } from "../../session/SiteStorage.ts"
import type { LoginState } from "../LoginState.ts"

/** What a login shows of a device that is remembered: `deviceToken`, where there is one. */
export const shown = (storage: SiteStorageShape): Effect.Effect<{ readonly deviceToken?: string }> =>
  Effect.map(storage.read(name), (deviceToken) => (deviceToken === undefined ? {} : { deviceToken }))

/** Keeps the token that came with a finished login, where one did. */
export const keep = (storage: SiteStorageShape, { additionalData }: LoginState): Effect.Effect<void> => {
  const token = additionalData?.["deviceToken"]?.strValue
  return token === undefined ? Effect.void : storage.write(name, token)
}

const name = "device"
