import * as Client from "@portico/client/Client"
import * as BulkItems from "@portico/client/data/BulkItems"
import * as Layer from "effect/Layer"

const options = { clientId: "portico-bookshop", host: "http://localhost:4000" }

/** All services. */
export const whole = Client.layer(options)

/** Only items, queries and bulk calls, for a page that needs nothing else. */
export const part = Layer.provideMerge(BulkItems.layer, Client.layerData(options))
