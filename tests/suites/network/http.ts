import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll } from "vitest"
import { Network } from "../Browser.ts"
import * as ProviderProcess from "./ProviderProcess.ts"

/** `fetch`, and the provider's command behind it: one process for all suites of a test file. */
export const layer = (databaseUrl?: string): Layer.Layer<Network> => {
  const folder = ProviderProcess.makeFolder()
  let provider: ProviderProcess.ProviderProcess | undefined
  beforeAll(async () => {
    provider = await ProviderProcess.start(folder.path, databaseUrl === undefined ? {} : { databaseUrl })
  }, 60_000)
  afterAll(async () => {
    await provider?.end("SIGTERM")
    folder.remove()
  }, 30_000)

  return Layer.effect(
    Network,
    Effect.suspend(() =>
      provider === undefined
        ? Effect.die(new Error("The provider did not start."))
        : Effect.succeed({ host: provider.url, send: (request: Request) => fetch(request) })
    )
  )
}
