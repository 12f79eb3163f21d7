import type { Services } from "@portico/client/Client"
import type * as Layer from "effect/Layer"
import { hydrateRoot, type RootOptions } from "react-dom/client"
import { ShopPage } from "./ShopPage.tsx"

/** Hydrates the page that the server rendered: `hydrate(document.getElementById("shop"))`. */
export const hydrate = (place: Element, client?: Layer.Layer<Services>, options?: RootOptions) =>
  hydrateRoot(place, client === undefined ? <ShopPage /> : <ShopPage client={client} />, options)
