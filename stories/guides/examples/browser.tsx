import type { Services } from "@portico/client/Client"
import type * as Layer from "effect/Layer"
import { hydrateRoot, type RootOptions } from "react-dom/client"
import { ShopPage } from "./ShopPage.tsx"

/** Wakes the server's page up where it stands: `wake(document.getElementById("shop"))`. */
export const wake = (place: Element, client?: Layer.Layer<Services>, options?: RootOptions) =>
  hydrateRoot(place, client === undefined ? <ShopPage /> : <ShopPage client={client} />, options)
