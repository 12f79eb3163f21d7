import * as Provider from "@portico/provider/Provider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Network } from "../Browser.ts"
import { seed } from "../seed.ts"

/** A network without HTTP: the provider's handler. */
export const layer: Layer.Layer<Network> = Layer.effect(
  Network,
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => Provider.make({ seed })),
      ({ dispose }) => Effect.promise(dispose)
    ),
    ({ handler, outbox }) => ({ host: "http://provider.test", send: handler, mails: Effect.promise(outbox) })
  )
)
