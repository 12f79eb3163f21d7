import * as Graphql from "@portico/client/auth/Graphql"
import * as HandOver from "@portico/client/auth/HandOver"
import * as Mfa from "@portico/client/auth/Mfa"
import * as Passwords from "@portico/client/auth/Passwords"
import * as Profiles from "@portico/client/auth/Profiles"
import * as Recovery from "@portico/client/auth/Recovery"
import * as RedirectSessions from "@portico/client/auth/RedirectSessions"
import * as Verification from "@portico/client/auth/Verification"
import * as Client from "@portico/client/Client"
import * as Aggregates from "@portico/client/data/Aggregates"
import * as BulkItems from "@portico/client/data/BulkItems"
import * as Items from "@portico/client/data/Items"
import * as Queries from "@portico/client/data/Queries"
import * as Search from "@portico/client/data/Search"
import * as Layer from "effect/Layer"
import * as Reactivity from "effect/reactivity/Reactivity"
import { handBasket } from "./basket/handBasket.ts"
import { provider } from "./provider.ts"
import { scenario } from "./scenario.ts"

// A member whose session cannot be confirmed for a moment is told so: the pages of a visitor would look like a loss.
const settings = { clientId: "portico-bookshop", whenRefreshFails: "fail" } as const

/**
 * Opens the client of the shop: over the network, or in development, with `?scenario=` in the address, over a provider
 * in the page whose world that scenario describes.
 */
export const openClient = async (): Promise<Layer.Layer<Services>> => handing(await open())

// What a visitor put in the basket becomes the member's at sign-in, and the menu calls the member by name.
const handing = (client: Layer.Layer<Services | Client.Parts>): Layer.Layer<Services> =>
  Layer.merge(HandOver.layer([handBasket]), Profiles.layer).pipe(
    Layer.provideMerge(client),
    Layer.provide(Reactivity.layer)
  )

// What the shop asks for and nothing else. Calls are small: what draws their answers comes with its page, later.
const account = Layer.mergeAll(
  Aggregates.layer,
  BulkItems.layer,
  Graphql.layer,
  Items.layer,
  Mfa.layer,
  Passwords.layer,
  Queries.layer,
  Recovery.layer,
  RedirectSessions.layer,
  Search.layer,
  Verification.layer
)

/** The services that the shop runs on. */
type Services = Client.AuthServices | Layer.Success<typeof account>

const open = async (): Promise<Layer.Layer<Services | Client.Parts>> => {
  if (import.meta.env.DEV && scenario !== null) {
    const [{ layerMock }, { start }] = await Promise.all([
      import("@portico/testing/Mock"),
      import("@portico/testing/MockWorker")
    ])
    await start({ scenario })
    return layerMock({ ...settings, scenario })
  }
  return account.pipe(Layer.provideMerge(Client.layerAuth({ ...settings, host: provider })))
}
