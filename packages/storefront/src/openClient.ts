import * as Graphql from "@portico/client/auth/Graphql"
import * as HandOver from "@portico/client/auth/HandOver"
import * as Mfa from "@portico/client/auth/Mfa"
import * as PreWarm from "@portico/client/auth/PreWarm"
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
import { captchaSiteKeys, loadCaptcha } from "./captcha.ts"
import { provider } from "./provider.ts"
import { scenario } from "./scenario.ts"

// If a member's session cannot be refreshed temporarily, requests fail. Otherwise the pages would show a visitor's
// view, and the member's data would seem to be lost.
const settings = { captchaSiteKeys, clientId: "portico-bookshop", whenRefreshFails: "fail" } as const

/**
 * Creates the client of the shop. It connects to the provider over the network. In development, `?scenario=` in the
 * address selects a mock provider that runs in the page.
 */
export const openClient = async (): Promise<Layer.Layer<Services>> => handing(await open())

// `HandOver` transfers a visitor's basket at sign-in, and `Profiles` provides the member's name for the account menu.
const handing = (client: Layer.Layer<Services | Client.Parts>): Layer.Layer<Services> =>
  Layer.merge(HandOver.layer([handBasket]), Profiles.layer).pipe(
    Layer.provideMerge(client),
    Layer.provide(Reactivity.layer)
  )

// The shop loads only the services that it uses. The code that renders their results is loaded with each page.
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

/** The services that the shop uses. */
type Services = Client.AuthServices | Layer.Success<typeof account>

const open = async (): Promise<Layer.Layer<Services | Client.Parts>> => {
  if (import.meta.env.DEV && scenario !== null) {
    const [{ layerMock }, { start }, PageCaptcha, { default: hooks }] = await Promise.all([
      import("@portico/testing/Mock"),
      import("@portico/testing/MockWorker"),
      import("@portico/testing/PageCaptcha"),
      import("./hooks/index.ts")
    ])
    await start({ hooks, scenario })
    const client = layerMock({ ...settings, scenario })
    // The provider of these scenarios requires a captcha, which the sign-in forms then show.
    return scenario.startsWith("captcha") ? Layer.merge(client, PageCaptcha.layer({ kinds: ["visible"] })) : client
  }
  const captcha = await loadCaptcha()
  const extra = Layer.mergeAll(account, PreWarm.layer, captcha ?? Layer.empty)
  return extra.pipe(Layer.provideMerge(Client.layerAuth({ ...settings, host: provider })))
}
