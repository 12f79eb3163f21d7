import { SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Client from "@portico/client/Client"
import * as Effect from "effect/Effect"

/** What a test asks of the victim's page. */
export interface Victim {
  /** Signs in without a page: `"signed in"`, or the tag of what failed. */
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
