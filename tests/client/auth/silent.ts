import { type RunError, SilentLogin } from "@portico/client/auth/SilentLogin"
import type { FrameEvent } from "@portico/client/session/Frame"
import { Tokens } from "@portico/client/session/Tokens"
import type * as Settings from "@portico/client/transport/Settings"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { now, plain, storeOf } from "../session/session.ts"
import { granted, network, type Sent } from "../transport/network.ts"
import { auth, frameOf, redirectSession } from "./auth.ts"

export interface Page {
  readonly forbid: () => void
  readonly load: () => void
  readonly post: (data: unknown) => void
  readonly state: string
}

interface WorldOptions extends Partial<Settings.Options> {
  readonly redirects?: () => Response
  readonly tokens?: () => Response
}

export const visitor = plain("ACCESS", now + 3600, "REFRESH", "visitor")

/** Creates a provider and a frame whose page runs the test's script with the state of its request. */
export const world = (
  script: (page: Page) => void,
  { redirects = redirectSession, tokens, ...settings }: WorldOptions = {}
) => {
  const asked: Array<Readonly<Record<string, string>>> = []
  const net = network((sent: Sent) => {
    if (sent.path === "/oauth2/token") return tokens?.() ?? granted("MEMBER", "MEMBER-REFRESH", 3600)
    const { auth } = sent.body as { readonly auth: { readonly authRequest: object; readonly prompt: string } }
    asked.push({ ...auth.authRequest, prompt: auth.prompt })
    return redirects()
  })
  const store = storeOf(visitor)
  const opened = Deferred.makeUnsafe<void>()
  const frame = frameOf((listener: (event: FrameEvent) => void) => {
    script({
      forbid: () => listener({ _tag: "Forbidden" }),
      load: () => listener({ _tag: "Loaded" }),
      post: (data) => listener({ _tag: "Message", data }),
      state: asked.at(-1)?.["state"] ?? ""
    })
    Deferred.doneUnsafe(opened, Effect.void)
  })

  /** Begins a silent login, waits for its frame and passes the login's fiber to `follow`. */
  const run = <A>(
    follow: (login: Fiber.Fiber<void, RunError>) => Effect.Effect<A, unknown, Tokens>,
    sessionToken?: string
  ) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(now * 1000)
      const silent = yield* SilentLogin
      const login = yield* Effect.forkChild(
        silent.run(sessionToken === undefined ? undefined : Redacted.make(sessionToken))
      )
      yield* Effect.race(Deferred.await(opened), Fiber.await(login))
      return yield* follow(login)
    }).pipe(Effect.provide(auth(net, store, frame, settings)))

  return { asked, frame, net, run, store }
}

export const failureOf = (login: Fiber.Fiber<void, RunError>) => Effect.flip(Fiber.join(login))

export const isolated = Effect.acquireRelease(
  Effect.sync(() => Object.assign(globalThis, { crossOriginIsolated: true })),
  () => Effect.sync(() => Reflect.deleteProperty(globalThis, "crossOriginIsolated"))
)

export const answer = ({ post, state }: Page) => post({ code: "CODE", state })
