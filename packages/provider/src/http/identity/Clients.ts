/**
 * The clients that this provider serves.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Client } from "../../engine/identity/Client.ts"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"

/** Finds a client by its id. Fails if it is unknown. A playground accepts every non-empty id. */
export const find = Effect.fn("Clients.find")(function* (clientId: string) {
  const { open } = yield* ProviderSettings
  if (open && clientId !== "") return { clientId, allowAll: true } satisfies Client
  const store = yield* IdentityStore
  const client = yield* store.client(clientId)
  if (Option.isNone(client)) return yield* unknown
  return client.value
})

const unknown = new ApplicationError({
  status: 400,
  code: "invalid_client",
  description: "The client id is unknown. Add the client to the clients of the seed."
})
