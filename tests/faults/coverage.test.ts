import * as Account from "@portico/client/auth/Account"
import * as Factors from "@portico/client/auth/Factors"
import * as HandOver from "@portico/client/auth/HandOver"
import * as PreWarm from "@portico/client/auth/PreWarm"
import * as Profiles from "@portico/client/auth/Profiles"
import * as Sessions from "@portico/client/auth/Sessions"
import * as BulkStream from "@portico/client/data/BulkStream"
import { Tokens } from "@portico/client/session/Tokens"
import type { Parts, Services } from "@portico/client/Client"
import * as Tabs from "@portico/testing/Tabs"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import { globSync, readFileSync } from "node:fs"
import { calls } from "./calls.ts"

type Laid =
  | Account.Account
  | Factors.Factors
  | HandOver.HandOver
  | PreWarm.PreWarm
  | Profiles.Profiles
  | Sessions.Sessions

/** Methods that never send a request, so they cannot meet a fault. */
const local: Readonly<Record<string, Effect.Effect<unknown, unknown, Services | Parts | Laid>>> = {
  "HandOver.left": HandOver.HandOver.use(({ left }) => left),
  "Tokens.begin": Tokens.use((tokens) => tokens.begin),
  "Tokens.changes": Tokens.use((tokens) => Stream.runHead(tokens.changes)),
  "Tokens.clear": Tokens.use((tokens) => tokens.clear),
  "Tokens.current": Tokens.use((tokens) => tokens.current),
  "Tokens.onSignIn": Effect.scoped(Tokens.use((tokens) => tokens.onSignIn(() => Effect.void))),
  "Tokens.reportRefused": Tokens.use((tokens) => tokens.reportRefused(Redacted.make("another"))),
  "Tokens.role": Tokens.use((tokens) => tokens.role),
  "Tokens.status": Tokens.use((tokens) => tokens.status),
  "Tokens.set": Tokens.use((tokens) => Effect.flatMap(tokens.current, tokens.set)),
  "Tokens.skew": Tokens.use((tokens) => tokens.skew)
}

/** Services that a client runs on, those that call servers other than the provider, and a part of `Members`. */
const besides = new Set([
  "auth/MemberLogins",
  "session/Frame",
  "session/SiteStorage",
  "session/TabLock",
  "session/TokenStore",
  "session/WakeEvents",
  "auth/Captcha",
  "auth/captcha/TestCaptcha"
])

const laid = Layer.mergeAll(
  Account.layer,
  Factors.layer,
  HandOver.layer([]),
  PreWarm.layer,
  Profiles.layer,
  Sessions.layer
)

/** All services of a client and those on top of it, by their key within the package. */
const services = Effect.gen(function* () {
  const tab = yield* Effect.flatMap(Tabs.Browser, ({ open }) => open)
  const context = yield* tab.run(Effect.provide(Effect.context<Services | Parts | Laid>(), laid))
  return new Map([...context.mapUnsafe].map(([key, service]) => [key.replace("@portico/client/", ""), service]))
})

const isPublic = (key: string): boolean =>
  /^(auth|data)\/|^session\/(Tokens|AuthorizedFetch)$/.test(key) && !besides.has(key)

describe("the fault matrix", () => {
  it.live("has a row for every call of every public service, unless the call sends no request", () =>
    Effect.gen(function* () {
      const rows = new Set(calls.map(({ name }) => name))
      const methods = [...(yield* services)]
        .filter(([key]) => isPublic(key))
        .flatMap(([key, service]) => Object.keys(service as object).map((name) => `${key.split("/").at(-1)}.${name}`))

      assert.isAbove(methods.length, 30)
      assert.deepStrictEqual(
        methods.filter((method) => !rows.has(method) && !Object.hasOwn(local, method)),
        []
      )
      assert.deepStrictEqual(
        Object.keys(local).filter((method) => !methods.includes(method)),
        []
      )
    }).pipe(Effect.provide(Tabs.layer()))
  )

  it("has a row for every stream that writes items", () => {
    const rows = new Set(calls.map(({ name }) => name))
    const streams = Object.keys(BulkStream).filter((name) => /^[a-z]/.test(name))

    assert.isNotEmpty(streams)
    assert.deepStrictEqual(
      streams.filter((name) => !rows.has(`BulkStream.${name}`)),
      []
    )
  })

  it.live("contains every service that the client declares", () =>
    Effect.gen(function* () {
      const root = new URL("../../packages/client/src/", import.meta.url)
      const declared = globSync("{auth,data,session}/**/*.ts", { cwd: root }).flatMap((path) =>
        [
          ...readFileSync(new URL(path, root), "utf8").matchAll(/Context\.Service<[^]*?"@portico\/client\/([^"]+)"/g)
        ].map(([, key = ""]) => key)
      )
      const known = new Set([...(yield* services).keys(), ...besides])

      assert.isAbove(declared.length, 15)
      assert.deepStrictEqual(
        declared.filter((key) => !known.has(key)),
        []
      )
    }).pipe(Effect.provide(Tabs.layer()))
  )

  it.live.each(Object.keys(local))("%s sends no request", (name) =>
    Effect.gen(function* () {
      const { open, requests } = yield* Tabs.Browser
      const tab = yield* open

      yield* Effect.exit(tab.run(Effect.provide(local[name] ?? Effect.void, laid)))

      assert.deepStrictEqual(yield* requests, [])
    }).pipe(Effect.provide(Tabs.layer()))
  )
})
