/** What an application's build pays for our packages, as they are published. */
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { finishDist } from "../scripts/dist.mjs"
import { node, root } from "../scripts/root.mjs"
import { bundle, kilobytes, sameEffect } from "./Bundle.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, type Row } from "./Table.ts"

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

const component = (name: string, element: string) => `
import * as Client from "@portico/client/Client"
import { ClientProvider, ${name} } from "@portico/react"
import { jsx } from "react/jsx-runtime"
import { createRoot } from "react-dom/client"
createRoot(document.body).render(jsx(ClientProvider, { layer: Client.layer(${options}), children: ${element} }))`

const react = /^(react|react-dom)(\/|$)/

const wixAuth = `
import { createClient, OAuthStrategy } from "@wix/sdk"
const client = createClient({ auth: OAuthStrategy({ clientId: "bench" }) })
client.auth.login({ email: "a@b.example", password: "secret" }).then((state) =>
  client.auth.getMemberTokensForDirectLogin(state.data.sessionToken))`

const wixBoth = `${wixAuth}
import { items } from "@wix/data"
const data = createClient({ modules: { items }, auth: OAuthStrategy({ clientId: "bench" }) })
data.items.query("books").ge("year", 1990).find().then(() => data.items.insert("reviews", { text: "fine" }))`

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const compile = [join(root, "scripts/tsc.mjs"), "-b", "packages/react"]
  const { status, stdout } = spawnSync(node(), compile, { cwd: root, encoding: "utf8" })
  if (status !== 0) return [missing("sizes", `the packages do not compile: ${stdout.split("\n")[0]}`)]
  finishDist()

  const auth = `${signIn}${run("layerAuth")}`
  const signInSize = kilobytes(await bundle(auth))
  const bothSize = kilobytes(await bundle(both))
  return [
    figure("own bytes over the same Effect program, auth", await own(auth), "kB", { atMost: 10 }),
    figure("own bytes over the same Effect program, data", await own(`${read}${run("layerData")}`), "kB", {
      atMost: 12
    }),
    figure("sign-in path with Effect", signInSize, "kB", { atMost: 60 }),
    figure("auth and data with Effect", bothSize, "kB", { atMost: 75 }),
    figure("kit: sign-in form, without React", await kit("SignInForm", "jsx(SignInForm, {})"), "kB", { atMost: 90 }),
    figure(
      "kit: collection table, without React",
      await kit("CollectionTable", `jsx(CollectionTable, { collection: "books", label: "Books", columns: [] })`),
      "kB",
      { atMost: 175 }
    ),
    ...(await peers(signInSize, bothSize))
  ]
}

const own = async (program: string): Promise<number> =>
  kilobytes(await bundle(program)) - kilobytes(await bundle(await sameEffect(program)))

const kit = async (name: string, element: string): Promise<number> =>
  kilobytes(await bundle(component(name, element), { external: react }))

const peers = async (signInSize: number, bothSize: number): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  if (reason !== undefined) return [missing("reference client", reason)]
  const theirAuth = kilobytes(await bundle(wixAuth, { folder: Peers.folder }))
  const theirBoth = kilobytes(await bundle(wixBoth, { folder: Peers.folder }))
  return [
    figure("reference client, sign-in path", theirAuth, "kB"),
    figure("reference client, auth and data", theirBoth, "kB"),
    figure("sign-in path over the reference client's", signInSize / theirAuth, "×"),
    figure("auth and data over the reference client's", bothSize / theirBoth, "×")
  ]
}
