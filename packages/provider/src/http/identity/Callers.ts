/**
 * Identification of callers: by an access token, by the secret of the client's own server, or by both as `<access
 * token>,<secret>`.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Caller } from "../../engine/identity/AccessTokens.ts"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** Splits an authorization at its first comma. Without a comma, the first part is an access token or a secret. */
export const credentialsIn = (authorization: Redacted.Redacted) => {
  const text = Redacted.value(authorization).replace(/^Bearer /i, "")
  const [first = "", ...rest] = text.split(",")
  return { first: Redacted.make(first.trim()), second: Redacted.make(rest.join(",").trim()) }
}

/**
 * Returns the caller of a call. Fails with 401 if the access token or the secret is missing or invalid, or if the
 * member's session has ended. With `"accepted"`, the access token of an ended session is accepted until it expires.
 */
export const identify = Effect.fn("Callers.identify")(function* (
  authorization: Redacted.Redacted,
  endedSessions: "accepted" | "refused" = "refused"
) {
  const desk = yield* TokenGrants
  const { first, second } = credentialsIn(authorization)
  if (isEmpty(first) && isEmpty(second)) return yield* noToken
  const read = yield* desk.caller(first)
  const isLive = Option.isNone(read) || endedSessions === "accepted" || (yield* desk.isCurrent(read.value))
  const caller = isLive ? read : Option.none<Caller>()
  if (isEmpty(second)) {
    if (Option.isSome(caller)) return caller.value
    const client = yield* clientOf(first)
    return Option.isSome(client) ? server(client.value.clientId) : yield* badToken
  }
  const client = yield* clientOf(second)
  if (Option.isNone(client)) return yield* badSecret
  if (Option.isNone(caller)) return server(client.value.clientId)
  return caller.value.clientId === client.value.clientId ? { ...caller.value, elevated } : yield* badSecret
})

/** Finds the client that a secret belongs to. */
export const clientOf = Effect.fnUntraced(function* (secret: Redacted.Redacted) {
  const store = yield* IdentityStore
  if (isEmpty(secret)) return Option.none()
  return yield* store.clientBySecret(yield* Secrets.use((secrets) => secrets.digest(secret)))
})

const elevated = true as const

const server = (clientId: string): Caller => ({ subject: clientId, role: "visitor", clientId, session: "", elevated })

const isEmpty = (secret: Redacted.Redacted): boolean => Redacted.value(secret) === ""

const noToken = new ApplicationError({
  status: 401,
  code: "UNAUTHENTICATED",
  description: "The request has no access token."
})

const badToken = new ApplicationError({
  status: 401,
  code: "UNAUTHENTICATED",
  description: "The access token is invalid or has expired, or its session has ended."
})

const badSecret = new ApplicationError({
  status: 401,
  code: "UNAUTHENTICATED",
  description: "The second token is not a secret of this client."
})
