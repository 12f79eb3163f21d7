import { Members } from "@portico/client/auth/Members"
import * as Client from "@portico/client/Client"
import { Tokens } from "@portico/client/session/Tokens"
import * as Testing from "@portico/testing/Testing"
import * as ManagedRuntime from "effect/ManagedRuntime"

const host = new URLSearchParams(location.search).get("provider") ?? ""
const runtime = ManagedRuntime.make(Client.layer({ clientId: "portico-bookshop", host }))

Object.assign(globalThis, {
  app: {
    signIn: () => runtime.runPromise(Testing.signIn()),
    logout: () => runtime.runPromise(Members.use((members) => members.logout())),
    role: () => runtime.runPromise(Tokens.use((tokens) => tokens.role))
  }
})
