/**
 * The layer of a client that reads and writes collections.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Items from "../data/item/Items.ts"
import * as Queries from "../data/query/Queries.ts"
import type * as Frame from "../session/Frame.ts"
import * as Exchange from "../transport/internal/Exchange.ts"
import { withSession, withBrowser } from "./Composition.ts"
import type { DataServices, Options, Parts } from "./Services.ts"

/**
 * Creates a layer with the services that read and write collections, without sign-in. Calls run as the member or
 * visitor of the stored tokens.
 */
export const layerData = (options: Options): Layer.Layer<DataServices | Exclude<Parts, Frame.Frame>> =>
  withBrowser(services, options)

const services = () =>
  Layer.mergeAll(Items.layer, Queries.layer).pipe(Layer.provideMerge(withSession(Exchange.layerFetch)))
