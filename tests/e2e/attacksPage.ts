import { SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Client from "@portico/client/Client"
import * as Effect from "effect/Effect"

/** The functions that a test calls on the victim's page. */
export interface Victim {
  /** Signs in silently, and returns `"signed in"` or the tag of the error. */
  readonly login: () => Promise<string>
}

const login: Victim["login"] = () =>
  SilentLogin.use((silent) => silent.run()).pipe(
    Effect.as("signed in"),
    Effect.catch((error) => Effect.succeed(error._tag)),
    Effect.provide(Client.layer({ clientId: "shop", host: "https://id.test" })),
    Effect.runPromise
  )

Object.assign(globalThis, { victim: { login } satisfies Victim })
