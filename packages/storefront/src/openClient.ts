import * as HandOver from "@portico/client/auth/HandOver"
import * as Profiles from "@portico/client/auth/Profiles"
import * as Client from "@portico/client/Client"
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
export const openClient = async (): Promise<Layer.Layer<Client.Services>> => handing(await open())

// What a visitor put in the basket becomes the member's at sign-in, and the menu calls the member by name.
const handing = (client: Layer.Layer<Client.Services | Client.Parts>): Layer.Layer<Client.Services> =>
  Layer.merge(HandOver.layer([handBasket]), Profiles.layer).pipe(
    Layer.provideMerge(client),
    Layer.provide(Reactivity.layer)
  )

const open = async (): Promise<Layer.Layer<Client.Services | Client.Parts>> => {
  if (import.meta.env.DEV && scenario !== null) {
    const [{ layerMock }, { start }] = await Promise.all([
      import("@portico/testing/Mock"),
      import("@portico/testing/MockWorker")
    ])
    await start({ scenario })
    return layerMock({ ...settings, scenario })
  }
  return Client.layer({ ...settings, host: provider })
}
