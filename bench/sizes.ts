/** Measures the size of our published packages in the build of an application. */
import { bundle, compile, kilobytes, sameEffect } from "./Bundle.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, type Row } from "./Table.ts"

export const isTimed = false

export const title = "rolldown, minified, gzip"

const options = `{ clientId: "bench", host: "https://provider.test" }`

const signIn = `
import * as Client from "@portico/client/Client"
import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
const program = Effect.gen(function* () {
  const members = yield* Members
  const state = yield* members.login({ email: "a@b.example", password: Redacted.make("secret") })
  if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
})`

const read = `
import * as Client from "@portico/client/Client"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
const query = Query.from("books").pipe(Query.filter(Filter.gte("year", 1990)), Query.ascending("title"))
const program = Effect.all([
  Queries.use((queries) => queries.run(query)),
  Items.use((items) => items.insert("reviews", { text: "fine" }))
])`

const run = (layer: string) => `
Effect.runPromise(Effect.provide(program, Client.${layer}(${options})))`

const both = `${signIn}
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
const page = Queries.use((queries) => queries.run(Query.from("books").pipe(Query.filter(Filter.gte("year", 1990)))))
const review = Items.use((items) => items.insert("reviews", { text: "fine" }))
Effect.runPromise(Effect.provide(Effect.all([program, page, review]), Client.layer(${options})))`

// The same, with a layer that has only the services that the program uses.
const composed = `${signIn}
import * as Filter from "@portico/client/data/Filter"
import * as Items from "@portico/client/data/Items"
import * as Queries from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Layer from "effect/Layer"
const page = Queries.Queries.use((queries) =>
  queries.run(Query.from("books").pipe(Query.filter(Filter.gte("year", 1990)))))
const review = Items.Items.use((items) => items.insert("reviews", { text: "fine" }))
const client = Layer.mergeAll(Items.layer, Queries.layer).pipe(Layer.provideMerge(Client.layerAuth(${options})))
Effect.runPromise(Effect.provide(Effect.all([program, page, review]), client))`

const siteSignIn = `
import * as AuthSite from "@portico/client/site/AuthSite"
const site = AuthSite.make(${options})
site.auth.signIn({ email: "a@b.example", password: "secret" })`

const siteBoth = `
import * as Site from "@portico/client/site/Site"
const site = Site.make(${options})
site.auth.signIn({ email: "a@b.example", password: "secret" }).then(() =>
  site.data.query("books").gte("year", 1990).find().then(() => site.data.insert("reviews", { text: "fine" })))`

const wixAuth = `
import { createClient, OAuthStrategy } from "@wix/sdk"
const client = createClient({ auth: OAuthStrategy({ clientId: "bench" }) })
client.auth.login({ email: "a@b.example", password: "secret" }).then((state) =>
  client.auth.getMemberTokensForDirectLogin(state.data.sessionToken))`

const wixBoth = `${wixAuth}
import { items } from "@wix/data"
const data = createClient({ modules: { items }, auth: OAuthStrategy({ clientId: "bench" }) })
data.items.query("books").ge("year", 1990).find().then(() => data.items.insert("reviews", { text: "fine" }))`

// Each client signs in and obtains a token: with a password if it supports that, otherwise by redirect.
const supabaseAuth = `
import { GoTrueClient } from "@supabase/auth-js"
const auth = new GoTrueClient({ url: "https://provider.test" })
auth.signInWithPassword({ email: "a@b.example", password: "secret" }).then(() => auth.getSession())`

const auth0Auth = `
import { Auth0Client } from "@auth0/auth0-spa-js"
const auth = new Auth0Client({ domain: "provider.test", clientId: "bench", useRefreshTokens: true })
auth.handleRedirectCallback().then(() => auth.getTokenSilently(), () => auth.loginWithRedirect())`

const msalAuth = `
import { PublicClientApplication } from "@azure/msal-browser"
const auth = new PublicClientApplication({ auth: { clientId: "bench" } })
const request = { scopes: ["openid"] }
auth.initialize().then(() => auth.handleRedirectPromise()).then((result) =>
  result === null ? auth.loginRedirect(request) : auth.acquireTokenSilent({ ...request, account: result.account }))`

const signIns = [
  ["@wix/sdk", wixAuth],
  ["@supabase/auth-js", supabaseAuth],
  ["@auth0/auth0-spa-js", auth0Auth],
  ["@azure/msal-browser", msalAuth]
] as const

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const complaint = compile()
  if (complaint !== undefined) return [missing("sizes", complaint)]

  const auth = `${signIn}${run("layerAuth")}`
  const signInSize = kilobytes(await bundle(auth))
  const bothSize = kilobytes(await bundle(both))
  return [
    figure("bytes in addition to the same Effect program, auth", await own(auth), "kB", { atMost: 10 }),
    figure("bytes in addition to the same Effect program, data", await own(`${read}${run("layerData")}`), "kB", {
      atMost: 12
    }),
    figure("sign-in path with Effect", signInSize, "kB", { atMost: 36 }),
    figure("auth and data with Effect", bothSize, "kB", { atMost: 54 }),
    figure("auth and data with Effect, with only the services used", kilobytes(await bundle(composed)), "kB", {
      atMost: 54
    }),
    ...(await inParts("sign-in path of the facade", siteSignIn, 38)),
    ...(await inParts("auth and data of the facade", siteBoth, 58)),
    ...(await peers(signInSize, bothSize))
  ]
}

const inParts = async (name: string, program: string, atMost: number): Promise<ReadonlyArray<Row>> => {
  const first = kilobytes(await bundle(program, { first: true }))
  return [
    figure(name, first, "kB", { atMost }),
    figure("… code that is loaded later", kilobytes(await bundle(program)) - first, "kB")
  ]
}

const own = async (program: string): Promise<number> =>
  kilobytes(await bundle(program)) - kilobytes(await bundle(await sameEffect(program)))

const peers = async (signInSize: number, bothSize: number): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  if (reason !== undefined) return [missing("other clients", reason)]
  const rows: Array<Row> = []
  for (const [name, program] of signIns) {
    const theirs = kilobytes(await bundle(program, { folder: Peers.folder }))
    rows.push(
      figure(`sign-in path: ${name}`, theirs, "kB"),
      figure(`… ours, with Effect, relative to ${name}`, signInSize / theirs, "×")
    )
  }
  const theirBoth = kilobytes(await bundle(wixBoth, { folder: Peers.folder }))
  return [
    ...rows,
    figure("auth and data: @wix/sdk with @wix/data", theirBoth, "kB"),
    figure("… ours, with Effect, relative to @wix/sdk with @wix/data", bothSize / theirBoth, "×")
  ]
}
