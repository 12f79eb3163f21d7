import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll } from "vitest"
import { Network } from "../Browser.ts"
import * as ProviderProcess from "./ProviderProcess.ts"

/** A network of `fetch` and the provider's command. */
export interface Http {
  readonly layer: Layer.Layer<Network>
  /** Kills the command and starts it again with the same data and port. */
  readonly kill: Effect.Effect<void>
}

/** Starts one command for all suites of a test file: on PGlite, or on the Postgres server at this address. */
export const make = (databaseUrl?: string): Http => {
  const folder = ProviderProcess.makeFolder()
  const options = databaseUrl === undefined ? {} : { databaseUrl }
  let provider: ProviderProcess.ProviderProcess | undefined
  beforeAll(async () => {
    provider = await ProviderProcess.start(folder.path, options)
  })
  afterAll(async () => {
    await provider?.end("SIGTERM")
    folder.remove()
  })

  const running = Effect.suspend(() =>
    provider === undefined ? Effect.die(new Error("The provider did not start.")) : Effect.succeed(provider)
  )
  return {
    layer: Layer.effect(
      Network,
      Effect.map(running, ({ url }) => ({
        host: url,
        send: (request: Request) => fetch(request),
        mails: Effect.promise(async () => {
          const { mails } = await (await fetch(`${url}/portico/outbox.json`)).json()
          return mails.toReversed()
        })
      }))
    ),
    kill: Effect.flatMap(running, ({ end, url }) =>
      Effect.promise(async () => {
        await end("SIGKILL")
        provider = await ProviderProcess.start(folder.path, { ...options, port: Number(new URL(url).port) })
      })
    )
  }
}
