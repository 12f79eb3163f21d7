import * as Client from "@portico/client/Client"
import type * as Layer from "effect/Layer"

const clientId = "portico-bookshop"

/**
 * Opens the client of the shop: over the network, or in development, with `?scenario=` in the address, over a provider
 * in the page whose world that scenario describes.
 */
export const openClient = async (): Promise<Layer.Layer<Client.Services>> => {
  const scenario = new URLSearchParams(location.search).get("scenario")
  if (import.meta.env.DEV && scenario !== null) {
    const [{ layerMock }, { start }] = await Promise.all([
      import("@portico/testing/Mock"),
      import("@portico/testing/MockWorker")
    ])
    await start({ scenario })
    return layerMock({ clientId, scenario })
  }
  return Client.layer({ clientId, host: import.meta.env["VITE_PORTICO_HOST"] ?? "http://localhost:4000" })
}
