import * as HandOver from "@portico/client/auth/HandOver"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import { Tokens } from "@portico/client/session/Tokens"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import * as Transport from "@portico/client/transport/Transport"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import { member, now, plain, type Plain, seal, session, storeOf } from "../session/session.ts"
import { json, network, type Reply, type Sent } from "../transport/network.ts"

const visitor = plain("VISITOR", now + 3600, "VISITOR-REFRESH", "visitor")

/** A browser with its storage, and a page with its own client for each `open`. */

export const browser = (initial: Plain | undefined = visitor, reply: (sent: Sent) => Reply = () => json({})) => {
  const net = network(reply)
  const store = storeOf(initial)
  const texts = new Map<string, string>()
  const site: SiteStorage.SiteStorageShape = {
    read: (name) => Effect.sync(() => texts.get(name)),
    write: (name, text) => Effect.sync(() => void texts.set(name, text)),
    remove: (name) => Effect.sync(() => void texts.delete(name))
  }
  const lock = TabLock.make()
  const window = new EventTarget()
  const logged: Array<string> = []
  const logger = Logger.make(({ message }) => void logged.push(String(message)))
  const open = <E, R>(
    handlers: ReadonlyArray<HandOver.Handler<E, R>>,
    program: Effect.Effect<unknown, unknown, HandOver.HandOver | Tokens>
  ) => {
    const around = Layer.mergeAll(
      Layer.succeed(SiteStorage.SiteStorage, site),
      Layer.succeed(TabLock.TabLock, lock),
      WakeEvents.layerWindow(window)
    )
    const layer = HandOver.layer<HandOver.Handler<E, R>>(handlers).pipe(
      Layer.provideMerge(Transport.layer),
      Layer.provideMerge(session(net, store, { lock, site, window })),
      Layer.provide(around),
      Layer.provide(Logger.layer([logger]))
    )
    return Effect.provide(program, Layer.fresh(layer) as Layer.Layer<HandOver.HandOver | Tokens, never, R>)
  }
  return { logged, net, open, store, texts, window }
}

export const signIn = (tokens: Plain = member) => Tokens.use(({ set }) => set(seal(tokens)))
export const settled = HandOver.HandOver.use(({ run }) => run)
export const left = HandOver.HandOver.use(({ left }) => left)

/** Creates a handler that records its input and ends with `ending`. */
export const recorder = (name: string, ending: Effect.Effect<void, unknown> = Effect.void) => {
  const handed: Array<{ readonly id: string; readonly visitor: string; readonly member: string }> = []
  const handler: HandOver.Handler = {
    name,
    run: ({ id, member, visitor }) =>
      Effect.gen(function* () {
        const [before, after] = yield* Effect.all([visitor.tokens, member.tokens])
        handed.push({ id, visitor: before.refreshToken.role, member: after.refreshToken.role })
        yield* ending
      })
  }
  return { handed, handler }
}
