import * as Account from "@portico/client/auth/Account"
import * as Factors from "@portico/client/auth/Factors"
import { Members } from "@portico/client/auth/Members"
import * as Sessions from "@portico/client/auth/Sessions"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Client from "@portico/client/Client"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Provider from "@portico/provider/Provider"
import * as Environment from "../../packages/testing/src/internal/Environment.ts"
import { accounts, clientId, seed } from "@portico/testing/scenarios/Bookshop"
import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as References from "effect/References"
import type * as Tracer from "effect/Tracer"
import { inspect } from "node:util"
import { vi } from "vitest"
import { hurried } from "../hurried.ts"
import { makeTracer } from "../tracer.ts"

const { email, password } = accounts.ada

const login = (password: string) =>
  Members.use((members) => members.login({ email, password: Redacted.make(password) }))

const silently = Effect.flatMap(login(password), (state) =>
  state._tag === "SUCCESS" ? SilentLogin.use((silent) => silent.run(state.sessionToken)) : Effect.die(state._tag)
)

const expire = Tokens.use((tokens) =>
  Effect.flatMap(tokens.current, ({ accessToken, refreshToken }) =>
    tokens.set({ accessToken: { ...accessToken, expiresAt: 1 }, refreshToken })
  )
)

const spoil = Tokens.use((tokens) =>
  Effect.flatMap(tokens.current, ({ accessToken, refreshToken }) =>
    tokens.set({
      accessToken: { ...accessToken, expiresAt: 1 },
      refreshToken: { ...refreshToken, value: Redacted.make("a-spoilt-refresh-token-0123456789") }
    })
  )
)

const list = Queries.use((queries) => queries.run(Query.from("books")))
const review = Items.use((items) => items.insert("reviews", { bookId: crypto.randomUUID(), text: "Twice." }))
const logout = Members.use((members) => members.logout())

const register = (email: string) =>
  Members.use((members) => members.register({ email, password: Redacted.make("a-new-password-0123456789") }))

const proven = <A, E>(change: (proof: Redacted.Redacted) => Effect.Effect<A, E, Account.Account | Factors.Factors>) =>
  login(password).pipe(
    Effect.flatMap((state) =>
      state._tag === "SUCCESS" && state.sessionToken !== undefined
        ? Effect.succeed(state.sessionToken)
        : Effect.die(state._tag)
    ),
    Effect.flatMap((token) => Account.Account.use(({ reverify }) => reverify(token))),
    Effect.flatMap(({ proof }) => change(proof)),
    Effect.provide([Account.layer, Factors.layer])
  )

const enroll = proven((proof) =>
  Factors.Factors.use(({ confirm, enroll }) =>
    Effect.flatMap(enroll({ factorType: "TOTP" }, proof), ({ factorId }) =>
      confirm(factorId, Redacted.make("a-wrong-code-0123456789"))
    )
  )
)

const changeEmail = proven((proof) =>
  Account.Account.use(({ changeEmail, confirmEmail }) =>
    Effect.flatMap(changeEmail("ada@new.test", proof), ({ stateToken }) =>
      confirmEmail(stateToken, Redacted.make("a-wrong-code-0123456789"))
    )
  )
)

/** Calls that cover successes and failures of a member's session. */
const journey: ReadonlyArray<Effect.Effect<unknown, unknown, Client.Services | Client.Parts>> = [
  list,
  login("a-wrong-password-0123456789"),
  register(email),
  register("no address"),
  register("grace@example.com"),
  silently,
  review,
  enroll,
  proven((proof) => Factors.Factors.use(({ renewRecoveryCodes }) => renewRecoveryCodes(proof))),
  changeEmail,
  Effect.provide(
    Sessions.Sessions.use(({ list }) => list),
    Sessions.layer
  ),
  Effect.andThen(expire, list),
  Effect.andThen(expire, review),
  Items.use((items) => items.get("no-such-collection", "x")),
  Items.use((items) => items.insert("reviews", { text: "\uD800" })),
  logout,
  silently,
  Effect.andThen(spoil, review),
  list
]

/** Records everything that becomes visible to users, logs and files. */
class Witness {
  readonly seen: Array<readonly [where: string, what: string]> = []
  readonly secrets = new Set<string>([
    password,
    "a-wrong-password-0123456789",
    "a-new-password-0123456789",
    "a-wrong-code-0123456789"
  ])

  see(where: string, ...what: ReadonlyArray<unknown>) {
    for (const thing of what) this.seen.push([where, typeof thing === "string" ? thing : inspect(thing, { depth: 12 })])
  }

  /** Records the secrets in the bodies of an exchange. */
  async overhear(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
    this.see("a requested URL", decodeURIComponent(request.url))
    this.learn(await request.clone().text())
    const token = request.headers.get("authorization")
    if (token !== null) this.secrets.add(token)
    const response = await answer(request)
    const text = await response.clone().text()
    this.learn(text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
    return response
  }

  private learn(body: string) {
    const names =
      "password|codeVerifier|code|state|refreshToken|sessionToken|stateToken|access_token|refresh_token|proof|secret|uri"
    for (const [, secret = ""] of body.matchAll(new RegExp(`"(?:${names})":"([^"]{16,})"`, "g"))) {
      if (!/^[A-Z_]+$/.test(secret)) this.secrets.add(secret)
    }
    for (const [, codes = ""] of body.matchAll(/"codes":\[([^\]]+)\]/g)) {
      for (const [, code = ""] of codes.matchAll(/"([^"]+)"/g)) this.secrets.add(code)
    }
  }

  readonly logger = Logger.make<unknown, void>(({ cause, fiber, message }) => {
    this.see("a log line", message, Cause.pretty(cause), cause, fiber.getRef(References.CurrentLogAnnotations))
  })

  readonly span = ({ attributes, events, name, status }: Tracer.NativeSpan) => {
    this.see("a span", name, attributes, events)
    if (status._tag === "Ended" && Exit.isFailure(status.exit)) {
      this.see("a span's failure", Cause.pretty(status.exit.cause), status.exit.cause)
    }
  }

  readonly exchange = (exit: Exit.Exit<unknown, unknown>) => {
    if (Exit.isSuccess(exit)) return this.see("a result", exit.value)
    this.see("an error", Cause.pretty(exit.cause))
    for (const reason of exit.cause.reasons) {
      const error: unknown = "error" in reason ? reason.error : reason
      this.see("an error", error, String(error), JSON.stringify(error), error instanceof Error ? error.stack : "")
    }
  }

  leaks() {
    return this.seen.flatMap(([where, what]) =>
      [...this.secrets].filter((secret) => what.includes(secret)).map((secret) => `${where}: ${secret} in ${what}`)
    )
  }
}

const run = (witness: Witness, faults: Provider.Faults) => {
  const { spans, tracer } = makeTracer()
  return Effect.gen(function* () {
    const provider = yield* Effect.acquireRelease(
      Effect.sync(() => Provider.make({ seed, faults, log: (entry) => witness.see("a provider's log", entry) })),
      ({ dispose }) => Effect.promise(dispose)
    )
    const client = Client.layerNoDeps({ clientId, host: "http://provider.test" }).pipe(
      Layer.provide(Environment.layer((request) => witness.overhear(request, provider.handler)))
    )
    yield* Effect.forEach(journey, (step) => Effect.map(Effect.exit(step), witness.exchange)).pipe(
      Effect.provide(client)
    )
  }).pipe(
    Effect.scoped,
    Effect.withTracer(tracer),
    Effect.ensuring(Effect.sync(() => spans.forEach(witness.span))),
    Effect.provide(Logger.layer([witness.logger])),
    Effect.provideService(References.MinimumLogLevel, "All"),
    hurried
  )
}

const methods = ["debug", "error", "info", "log", "trace", "warn"] as const

describe("no secret", () => {
  it.live.each<readonly [string, Provider.Faults]>([
    ["without faults", []],
    ["if the provider fails", [{ match: { path: "/v" }, status: 500 }]],
    ["if responses are not JSON", [{ match: { path: "/v2" }, body: "<html>" }]],
    ["if the connection drops after some calls", [{ match: { path: "/v" }, drop: "after", times: 4 }]],
    ["if no tokens are issued", [{ match: { row: "auth.token" }, status: 503 }]]
  ])("becomes visible %s", ([, faults]) =>
    Effect.gen(function* () {
      const witness = new Witness()
      const spies = methods.map((method) =>
        vi.spyOn(console, method).mockImplementation((...what: ReadonlyArray<unknown>) => {
          witness.see("the console", ...what)
        })
      )

      yield* run(witness, faults).pipe(Effect.ensuring(Effect.sync(() => spies.forEach((spy) => spy.mockRestore()))))

      assert.isAbove(witness.seen.length, 50)
      assert.deepStrictEqual(witness.leaks(), [])
    })
  )

  it.live("goes unnoticed by this test", () =>
    Effect.gen(function* () {
      const witness = new Witness()

      yield* run(witness, [])
      const kinds = new Set(witness.seen.map(([where]) => where))

      assert.isAbove(witness.secrets.size, 20)
      for (const kind of [
        "a requested URL",
        "a log line",
        "a span",
        "a span's failure",
        "an error",
        "a provider's log"
      ]) {
        assert.include([...kinds], kind)
      }
      const [secret = ""] = [...witness.secrets].slice(-1)
      witness.see("a log line", `oops ${secret}`)
      assert.strictEqual(witness.leaks().length, 1)
    })
  )
})
