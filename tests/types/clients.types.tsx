/** Layers that lack services do not compile as the client of a page. Checked by `tsc`, never run. */
import * as Mfa from "@portico/client/auth/Mfa"
import * as Client from "@portico/client/Client"
import * as Queries from "@portico/client/data/Queries"
import { type ClientLayer, ClientProvider } from "@portico/react"
import * as Layer from "effect/Layer"
import type { ReportOrder } from "../../packages/react/src/runtime/useServices.ts"
import { exactly } from "./exactly.ts"

const options = { clientId: "shop", host: "https://api.example" }
const auth = Client.layerAuth(options)
const data = Client.layerData(options)
const custom = Layer.merge(Mfa.layer, Queries.layer).pipe(Layer.provideMerge(auth))

export const accepted = (
  <>
    <ClientProvider layer={Client.layer(options)}>all</ClientProvider>
    <ClientProvider layer={Client.layer(options)} services="auth">
      more than it needs
    </ClientProvider>
    <ClientProvider layer={auth} services="auth">
      auth
    </ClientProvider>
    <ClientProvider layer={data} services="data">
      data
    </ClientProvider>
    <ClientProvider layer={custom} services="custom">
      custom
    </ClientProvider>
  </>
)

export const rejected = (
  <>
    {/* @ts-expect-error -- The layer lacks Queries. */}
    <ClientProvider layer={auth}>auth</ClientProvider>
    {/* @ts-expect-error -- The layer lacks Members. */}
    <ClientProvider layer={data}>data</ClientProvider>
    {/* @ts-expect-error -- The layer lacks Items. */}
    <ClientProvider layer={custom}>custom</ClientProvider>
    {/* @ts-expect-error -- The layer lacks Members. */}
    <ClientProvider layer={data} services="auth">
      data
    </ClientProvider>
    {/* @ts-expect-error -- The layer lacks Queries. */}
    <ClientProvider layer={auth} services="data">
      auth
    </ClientProvider>
    {/* @ts-expect-error -- The layer lacks Tokens. */}
    <ClientProvider layer={Layer.empty} services="custom">
      empty
    </ClientProvider>
  </>
)

type Provided<L> = L extends Layer.Layer<infer Services> ? Services : never

/** Compiles if the compiler shows this message for a layer. */
const shows =
  <L, Set extends "all" | "auth" | "data" | "custom" = "all">() =>
  (_message: ClientLayer<Provided<L>, Set>): void => {}

shows<typeof auth>()('The layer lacks Queries. Use Client.layer, or set services="auth" on ClientProvider.')
shows<typeof data>()('The layer lacks Members. Use Client.layer, or set services="data" on ClientProvider.')
shows<typeof custom>()('The layer lacks Items. Use Client.layer, or set services="auth" on ClientProvider.')
shows<typeof data, "auth">()("The layer lacks Members. Use Client.layerAuth or Client.layer.")
shows<typeof auth, "data">()("The layer lacks Queries. Use Client.layerData or Client.layer.")
shows<Layer.Layer<never>, "custom">()("The layer lacks Tokens. Use a layer of @portico/client/Client.")

// Every service of a client has a place in the order of the messages.
declare const order: ReportOrder[number]
exactly<Client.Services>()(order)
