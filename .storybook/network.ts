import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import type { Services } from "@portico/client/Client"
import * as Environment from "@portico/testing/Environment"
import * as Mock from "@portico/testing/Mock"
import * as MockWorker from "@portico/testing/MockWorker"
import type { ScenarioName } from "@portico/testing/Scenarios"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

/** What a story says about the world that it plays in, as its `parameters`. */
export interface World {
  /** What its requests meet. */
  readonly scenario?: ScenarioName
  /** Who is signed in when it begins. Nobody by default. */
  readonly member?: keyof typeof accounts
}

/** Starts the worker, once for the page. */
export const startWorker = () => MockWorker.start({ url: `${import.meta.env.BASE_URL}mockServiceWorker.js` })

/** Makes a world that no other story shares, and the client of whoever is in front of it. */
export const enter = async ({ member, scenario }: World): Promise<Layer.Layer<Services>> => {
  await startWorker()
  const visit = { storage: Environment.makeStorage(), world: crypto.randomUUID(), whenRefreshFails: "fail" } as const
  if (member !== undefined) await signIn(accounts[member], Mock.layerMock(visit))
  return Mock.layerMock(scenario === undefined ? visit : { ...visit, scenario })
}

const signIn = (
  { email, password }: { readonly email: string; readonly password: string },
  layer: Layer.Layer<Services>
) =>
  Effect.gen(function* () {
    const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
    if (state._tag === "SUCCESS") yield* SilentLogin.use((silentLogin) => silentLogin.run(state.sessionToken))
  }).pipe(Effect.provide(layer), Effect.runPromise)
