import * as MockServer from "@portico/testing/MockServer"
import * as Scenario from "@portico/testing/scenarios/Scenario"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Network } from "../Browser.ts"
import { seed } from "../seed.ts"

const host = "http://msw.test"

const scenarios = Scenario.make({ suites: { description: "What the suites need.", seed } })

/** A network of `fetch` and MSW. */
export const layer: Layer.Layer<Network> = Layer.effect(
  Network,
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => MockServer.listen({ origin: host, scenario: "suites", scenarios })),
      ({ close, worlds }) =>
        Effect.andThen(
          Effect.sync(close),
          Effect.promise(() => worlds.reset())
        )
    ),
    ({ worlds }) => ({
      host,
      send: (request: Request) => fetch(request),
      mails: Effect.promise(() => worlds.outbox())
    })
  )
)
