/**
 * The layer of a client that signs members in.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Authorization from "../auth/Authorization.ts"
import * as MemberLogins from "../auth/internal/MemberLogins.ts"
import * as Members from "../auth/Members.ts"
import * as SilentLogin from "../auth/SilentLogin.ts"
import * as Frame from "../session/Frame.ts"
import * as Exchange from "../transport/internal/Exchange.ts"
import { withSession, withBrowser } from "./Composition.ts"
import type { AuthServices, Options, Parts } from "./Services.ts"

/**
 * Creates a layer with the services that sign members in and out. Other services of accounts are added as layers, so
 * that a sign-in page does not load them.
 *
 * **Example** (Adding password recovery)
 *
 * ```ts
 * import * as Client from "@portico/client/Client"
 * import * as Recovery from "@portico/client/auth/Recovery"
 * import * as Layer from "effect/Layer"
 *
 * const client = Recovery.layer.pipe(
 *   Layer.provideMerge(Client.layerAuth({ clientId: "shop", host: "https://api.example" }))
 * )
 * ```
 *
 * **Example** (Adding items and queries, without the other services of collections)
 *
 * ```ts
 * import * as Client from "@portico/client/Client"
 * import * as Items from "@portico/client/data/Items"
 * import * as Queries from "@portico/client/data/Queries"
 * import * as Layer from "effect/Layer"
 *
 * const client = Layer.mergeAll(Items.layer, Queries.layer).pipe(
 *   Layer.provideMerge(Client.layerAuth({ clientId: "shop", host: "https://api.example" }))
 * )
 * ```
 */
export const layerAuth = (options: Options): Layer.Layer<AuthServices | Parts> => over(Members.layer, options)

/** Creates a layer like `layerAuth`, with only the operations of members that a page calls first. */
export const layerLogins = (
  options: Options
): Layer.Layer<Exclude<AuthServices, Members.Members> | MemberLogins.MemberLogins | Parts> =>
  over(MemberLogins.layer, options)

const over = <A>(members: Layer.Layer<A, never, MemberLogins.Requirements>, options: Options) =>
  Layer.provideMerge(
    withBrowser(
      () =>
        members.pipe(
          Layer.provideMerge(SilentLogin.layer),
          Layer.provideMerge(Authorization.layer),
          Layer.provideMerge(withSession(Exchange.layerFetch))
        ),
      options
    ),
    Frame.layer
  )
