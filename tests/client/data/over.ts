import * as Aggregates from "@portico/client/data/Aggregates"
import * as BulkItems from "@portico/client/data/BulkItems"
import * as Items from "@portico/client/data/Items"
import * as Queries from "@portico/client/data/Queries"
import * as References from "@portico/client/data/References"
import * as Search from "@portico/client/data/Search"
import { Credential } from "../../../packages/client/src/transport/internal/Credential.ts"
import * as HttpClientNetwork from "../../../packages/client/src/transport/internal/HttpClientNetwork.ts"
import type { TokenUnavailable } from "@portico/client/transport/Failure"
import * as Settings from "@portico/client/transport/Settings"
import * as Transport from "@portico/client/transport/Transport"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type { Network } from "../transport/network.ts"

/** The data services over a network, and the number of their token requests. */
export const over = (
  network: Network,
  options: Partial<Settings.Options> = {},
  authorize?: Effect.Effect<never, TokenUnavailable>
) => {
  const asked = { tokens: 0 }
  const credential = Layer.succeed(Credential, {
    authorize: () =>
      Effect.suspend(() => {
        asked.tokens++
        return authorize ?? Effect.succeed({ token: Redacted.make("ACCESS"), insteadOfMember: undefined })
      }),
    reportRefused: () => Effect.succeed(true),
    reportAccepted: () => {},
    session: () => undefined
  })
  const layer = Layer.mergeAll(
    Aggregates.layer,
    BulkItems.layer,
    Items.layer,
    Queries.layer,
    References.layer,
    Search.layer
  ).pipe(
    Layer.provide(Transport.layer),
    Layer.provide(HttpClientNetwork.layer),
    Layer.provide(Settings.layer({ clientId: "shop", host: "https://api.example", ...options })),
    Layer.provide([network.layer, credential])
  )
  return { asked, layer }
}

/** Returns the payload of a request from its body or its query. */
export const payloadOf = (sent: Network["sent"][number] | undefined): unknown => {
  const query = new URLSearchParams(sent?.query)
  const packed = query.get(".r")
  if (packed !== null) return JSON.parse(Buffer.from(packed, "base64url").toString())
  return sent?.body ?? Object.fromEntries(query)
}

/** Returns the code and path of each problem of a call. */
export const problemsOf = (error: object): ReadonlyArray<string> =>
  "problems" in error && Array.isArray(error.problems)
    ? error.problems.map(({ code, path }) => `${code} ${path.join(".")}`)
    : []
