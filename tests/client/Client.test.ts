import * as Client from "@portico/client/Client"
import { ExternalLogin } from "@portico/client/auth/ExternalLogin"
import { Graphql } from "@portico/client/auth/Graphql"
import { Members } from "@portico/client/auth/Members"
import { Mfa } from "@portico/client/auth/Mfa"
import { Passwords } from "@portico/client/auth/Passwords"
import { Recovery } from "@portico/client/auth/Recovery"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Verification } from "@portico/client/auth/Verification"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import { Tokens } from "@portico/client/session/Tokens"
import { layerMemory } from "@portico/client/session/TokenStore"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import { Settings } from "@portico/client/transport/Settings"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Config from "effect/Config"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as References from "effect/References"
import * as TestClock from "effect/testing/TestClock"
import * as Tracer from "effect/Tracer"
import { inspect } from "node:util"
import { makeTracer } from "../tracer.ts"
import { frameOf, redirectSession } from "./auth/auth.ts"
import { granted, json, network, refused, text } from "./transport/network.ts"

const shop = { clientId: "CLIENT", host: "https://api.example" }
const found = { dataItem: { id: "b1", data: { _id: "b1", title: "Emma" } } }

const web = () => {
  const requests: Array<Request> = []
  const handler = async (request: Request): Promise<Response> => {
    requests.push(request)
    return request.url.endsWith("/oauth2/token") ? granted("ACCESS", "REFRESH") : json(found)
  }
  return { handler, requests }
}

const paths = (requests: ReadonlyArray<Request>) =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)

const reading = Items.use((items) => items.get("books", "b1"))

describe("Client.layerHandler", () => {
  it.effect("sends token requests and calls to the handler", () =>
    Effect.gen(function* () {
      const { handler, requests } = web()

      yield* reading.pipe(Effect.provide(Client.layerHandler(handler, shop)))

      assert.deepStrictEqual(paths(requests), ["POST /oauth2/token", "GET /v2/items/b1"])
      assert.strictEqual(requests[1]?.headers.get("authorization"), "ACCESS")
    })
  )

  it.effect("sends nothing, not even a token request, if an argument is invalid", () =>
    Effect.gen(function* () {
      const { handler, requests } = web()

      const failure = yield* Items.use((items) => items.get("", "b1")).pipe(
        Effect.provide(Client.layerHandler(handler)),
        Effect.flip
      )

      assert.strictEqual(failure._tag, "WDE0001")
      assert.deepStrictEqual(requests, [])
    })
  )

  it.effect("stores its tokens in the storage option", () =>
    Effect.gen(function* () {
      const texts = new Map<string, string>()
      const storage = {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, value: string) => void texts.set(key, value),
        removeItem: (key: string) => void texts.delete(key)
      }
      const first = web()
      const second = web()

      yield* reading.pipe(Effect.provide(Client.layerHandler(first.handler, { ...shop, storage })))
      yield* reading.pipe(Effect.provide(Client.layerHandler(second.handler, { ...shop, storage })))

      assert.deepStrictEqual(paths(second.requests), ["GET /v2/items/b1"])
    })
  )

  it.effect("creates one client per layer, however often the layer is provided", () =>
    Effect.gen(function* () {
      const here = web()
      const there = web()
      const client = Client.layerHandler(here.handler, shop)
      const other = Client.layerHandler(there.handler, { ...shop, clientId: "OTHER" })

      yield* Effect.gen(function* () {
        yield* reading.pipe(Effect.provide(client))
        yield* reading.pipe(Effect.provide(client))
        yield* reading.pipe(Effect.provide(other))
      }).pipe(Effect.provide(client))

      assert.deepStrictEqual(paths(here.requests), ["POST /oauth2/token", "GET /v2/items/b1", "GET /v2/items/b1"])
      assert.deepStrictEqual(paths(there.requests), ["POST /oauth2/token", "GET /v2/items/b1"])
    })
  )
})

describe("Client.layer", () => {
  it.effect("sends requests over fetch, as do layerAuth and layerData", () =>
    Effect.gen(function* () {
      const { handler, requests } = web()
      const fetch = Layer.succeed(FetchHttpClient.Fetch, (input, init) => handler(new Request(input, init)))
      const grant = Tokens.use((tokens) => tokens.access)

      const layers: ReadonlyArray<(options: Client.Options) => Layer.Layer<Tokens>> = [
        Client.layer,
        Client.layerAuth,
        Client.layerData
      ]
      for (const layer of layers) {
        yield* grant.pipe(Effect.provide(layer(shop).pipe(Layer.provide(fetch))))
      }

      assert.deepStrictEqual(new Set(requests.map(({ url }) => url)), new Set(["https://api.example/oauth2/token"]))
      assert.lengthOf(requests, 3)
    })
  )

  it("throws if an option is invalid", () => {
    assert.throws(
      () => Client.layer({ ...shop, host: "api.example" }),
      /The setting host must be an http or https origin/
    )
  })

  it.effect("reads its options from the configuration and fails if one is invalid or missing", () =>
    Effect.gen(function* () {
      const layer = Client.layerConfig({ clientId: Config.String("CLIENT_ID"), host: Config.String("HOST") })
      const configured = (values: Record<string, string>) =>
        Settings.pipe(
          Effect.provide(layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown(values)))))
        )

      const settings = yield* configured({ CLIENT_ID: "CLIENT", HOST: "https://api.example" })
      const wrong = yield* Effect.flip(configured({ CLIENT_ID: "CLIENT", HOST: "api.example" }))
      const missing = yield* Effect.flip(configured({}))

      assert.deepInclude(settings, shop)
      assert.deepStrictEqual([wrong._tag, missing._tag], ["InvalidSettings", "ConfigError"])
    })
  )
})

describe("all calls of a client", () => {
  const secrets = {
    password: "s3cret-password",
    captcha: "s3cret-captcha",
    access: "s3cret-access",
    refresh: "s3cret-refresh",
    session: "s3cret-session",
    stateToken: "s3cret-state-token",
    code: "s3cret-code",
    filter: "s3cret-filter",
    mailed: "s3cret-mailed",
    second: "s3cret-second"
  }
  const challenge = { stateToken: Redacted.make(secrets.stateToken) }
  const mailed = Redacted.make(secrets.mailed)
  const password = Redacted.make(secrets.password)
  const account: ReadonlyArray<Effect.Effect<unknown, unknown, Client.Services>> = [
    Verification.use(({ verify }) => verify({ _tag: "EMAIL_VERIFICATION_REQUIRED", ...challenge }, mailed)),
    Mfa.use(({ verify }) => verify(challenge, { factorType: "SMS", code: mailed })),
    Mfa.use((mfa) => mfa.challenge(challenge, "SMS")),
    Recovery.use(({ recover }) => recover({ recoveryToken: mailed, password })),
    Passwords.use(({ change }) => change(password)),
    ExternalLogin.use(({ requestTokens }) => requestTokens("m1", Redacted.make(secrets.second))),
    Graphql.use((graphql) => graphql.run("{ x }"))
  ]

  it.effect("leave no secret in log lines, spans, errors or addresses", () =>
    Effect.gen(function* () {
      const lines: Array<unknown> = []
      const { spans, tracer } = makeTracer()
      const causes: Array<Cause.Cause<unknown>> = []
      const learned = new Set<string>(Object.values(secrets))
      let trouble: () => Response | "offline" | undefined = () => undefined
      let troubles: "calls" | "grants" | undefined
      let grants = 0
      const answers: Readonly<Record<string, () => Response>> = {
        "/oauth2/token": () => granted(`${secrets.access}-${++grants}`, `${secrets.refresh}-${grants}`, 60),
        "/v1/redirect-session": () => redirectSession("https://id.example/silent"),
        "/v2/login": () => json({ state: "SUCCESS", sessionToken: secrets.session }),
        "/v2/register": () => json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: secrets.stateToken }),
        "/v2/items/query": () => json({ dataItems: [], pagingMetadata: { count: 0 } })
      }
      const net = network(({ body, path }) => {
        const { codeVerifier, auth } = (body ?? {}) as {
          readonly codeVerifier?: string
          readonly auth?: { readonly authRequest: { readonly state: string } }
        }
        if (codeVerifier !== undefined) learned.add(codeVerifier)
        if (auth !== undefined) learned.add(auth.authRequest.state)
        const isMet = troubles !== undefined && (troubles === "grants" || path !== "/oauth2/token")
        return (isMet ? trouble() : undefined) ?? answers[path]?.() ?? json(found)
      })
      const frame = frameOf((post) => {
        const { body } = net.sent.at(-1) ?? {}
        const { state } = (body as { readonly auth: { readonly authRequest: { readonly state: string } } }).auth
          .authRequest
        post({ _tag: "Message", data: { code: secrets.code, state } })
      })
      const client = Client.layerNoDeps({ ...shop, elevated: "s3cret-elevated" }).pipe(
        Layer.provide([
          net.layer,
          layerMemory,
          frame.layer,
          SiteStorage.layerMemory,
          TabLock.layerMemory,
          WakeEvents.layerNone
        ])
      )
      const credentials = {
        email: "a@b.co",
        password: Redacted.make(secrets.password),
        captchaTokens: { recaptchaToken: Redacted.make(secrets.captcha) }
      }

      const everything = Effect.gen(function* () {
        const members = yield* Members
        const silent = yield* SilentLogin
        const tokens = yield* Tokens
        const steps: ReadonlyArray<Effect.Effect<unknown, unknown, Client.Services>> = [
          members.register(credentials),
          members.login(credentials),
          silent.run(Redacted.make(secrets.session)),
          reading,
          Queries.use((queries) => queries.run(Query.from("books"))),
          Items.use((items) => items.insert("books", { secret: secrets.filter })),
          tokens.requireMember,
          ...account,
          members.logout()
        ]
        const kinds: ReadonlyArray<typeof trouble> = [
          () => undefined,
          () => "offline",
          () => text("", 500),
          () => text(`{"access_token":"${secrets.access}","refresh_token":"${secrets.refresh}`, 200),
          () => json({ access_token: secrets.access, refresh_token: 1, state: 1, sessionToken: [secrets.session] }),
          () => refused(401, "UNAUTHENTICATED"),
          () => refused(403, "-19976"),
          () => json({}, 429, { "retry-after": "1" })
        ]
        for (const kind of kinds) {
          for (const met of ["calls", "grants"] as const) {
            troubles = undefined
            yield* silent.run(Redacted.make(secrets.session))
            // A member whose tokens must be refreshed.
            yield* TestClock.adjust("61 seconds")
            troubles = met
            trouble = kind
            for (const step of steps) {
              const exit = yield* Effect.raceFirst(Effect.exit(step), passingTime)
              if (Exit.isFailure(exit)) causes.push(exit.cause)
            }
          }
        }
      })

      const capture = Logger.make<unknown, void>(({ cause, message, fiber }) => {
        lines.push(message, Cause.pretty(cause), fiber.getRef(References.CurrentLogAnnotations))
      })
      yield* everything.pipe(
        Effect.provide([client, Logger.layer([capture])]),
        Effect.provideService(References.MinimumLogLevel, "All"),
        Effect.provideService(Tracer.Tracer, tracer)
      )

      const texts = [
        ...lines.map(printed),
        ...spans.map((span) => printed([span.name, [...span.attributes], span.events, span.status])),
        ...causes.flatMap((cause) => [
          printed(cause),
          Cause.pretty(cause),
          ...cause.reasons.flatMap((reason) =>
            reason._tag === "Fail" ? [printed(reason.error), String(reason.error), messagesOf(reason.error)] : []
          )
        ]),
        ...net.sent.map(({ origin, path, query }) => `${origin}${path}?${query}`)
      ]
      const tags = new Set(causes.flatMap((cause) => cause.reasons.map(tagOf)))

      assert.isAbove(spans.length, 100)
      assert.isAbove(lines.length, 0)
      assert.includeMembers(
        [...tags],
        ["TokenUnavailable", "LoginRefused", "Unreachable", "SystemError", "Unreadable", "RateLimited"]
      )
      assert.notInclude([...tags], "Die")
      for (const secret of learned)
        assert.deepStrictEqual(
          texts.filter((text) => text.includes(secret)),
          [],
          secret
        )
      assert.isAbove(learned.size, Object.keys(secrets).length + 2)
    })
  )
})

// A digest takes real time and a retry takes test clock time, so both pass until the step is done.
const passingTime = Effect.forever(
  Effect.andThen(
    TestClock.adjust("100 millis"),
    Effect.promise(() => new Promise<void>((resolve) => void setImmediate(resolve)))
  )
)

const printed = (value: unknown): string => `${inspect(value, { depth: 30 })} ${safeJson(value)}`

const safeJson = (value: unknown): string => {
  const seen = new Set<unknown>()
  return (
    JSON.stringify(value, (_, inner: unknown) => {
      if (typeof inner === "bigint") return String(inner)
      if (typeof inner !== "object" || inner === null) return inner
      if (seen.has(inner)) return "seen"
      seen.add(inner)
      return inner
    }) ?? ""
  )
}

/** The messages of an error and of all its causes. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.stack} ${messagesOf(error.cause)}` : String(error)

const tagOf = (reason: Cause.Reason<unknown>): string =>
  reason._tag === "Fail" && typeof reason.error === "object" && reason.error !== null && "_tag" in reason.error
    ? String(reason.error._tag)
    : reason._tag
