/** The page of the checks: a client, and the functions of its tab for the test. */
import * as Client from "@portico/client/Client"
import type { SessionChange } from "../../packages/client/src/session/internal/SessionState.ts"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts, clientId } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Stream from "effect/Stream"
import { signIn } from "../suites/Browser.ts"
import * as ChecksTab from "../suites/ChecksTab.ts"

const host = new URLSearchParams(location.search).get("provider") ?? ""
const runtime = ManagedRuntime.make(Client.layer({ clientId, host }))
const changes: Array<SessionChange> = []

runtime.runFork(
  Tokens.use((tokens) => Stream.runForEach(tokens.changes, (change) => Effect.sync(() => void changes.push(change))))
)

Object.assign(globalThis, {
  tab: {
    ...ChecksTab.make(
      (program) => runtime.runPromise(program),
      async () => changes
    ),
    signIn: () => runtime.runPromise(signIn(accounts.ada))
  }
})
