import { ExternalLogin } from "@portico/client/auth/ExternalLogin"
import { AuthorizedFetch } from "@portico/client/session/AuthorizedFetch"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import { expire, signIn } from "../suites/Browser.ts"
import { asExpiredMember, asNobody, type Call, loggedIn, type Prepare } from "./Call.ts"
import { needsToken } from "./families.ts"
import { elevated, host } from "./shop.ts"

const path = "/oauth2/token"

const access = Tokens.use((tokens) => tokens.access)

const expiredVisitor: Prepare = () => Effect.as(Effect.andThen(access, expire), access)

/** Refreshes a member's tokens without storing the new ones. */
const refresh: Prepare = () =>
  Effect.gen(function* () {
    yield* signIn(accounts.ada)
    const { refreshToken } = yield* Tokens.use((tokens) => tokens.current)
    return Tokens.use((tokens) => tokens.refresh(refreshToken))
  })

/** Confirms a member's session with an access token that may have been refused. */
const confirm: Prepare = () =>
  Effect.gen(function* () {
    yield* signIn(accounts.ada)
    const { accessToken } = yield* Tokens.use((tokens) => tokens.current)
    return Tokens.use((tokens) => tokens.confirm(accessToken.value))
  })

/** Prepares a call with the id of a member, from their login. */
const external = (call: (memberId: string) => Effect.Effect<unknown, unknown, ExternalLogin>): Prepare =>
  Effect.fnUntraced(function* () {
    const state = yield* loggedIn()
    return call(("identity" in state ? state.identity?.id : undefined) ?? "")
  })

/** Calls that obtain tokens. */
export const tokenCalls: ReadonlyArray<Call> = [
  { name: "Tokens.access", case: "no tokens", path, prepare: asNobody(access), family: needsToken },
  {
    name: "Tokens.requireMember",
    case: "expired token",
    path,
    prepare: asExpiredMember(Tokens.use((tokens) => tokens.requireMember)),
    family: needsToken
  },
  {
    name: "Tokens.access",
    case: "a member's expired token",
    path,
    prepare: asExpiredMember(access),
    family: needsToken
  },
  {
    name: "AuthorizedFetch.fetch",
    case: "its token request",
    path,
    prepare: asExpiredMember(AuthorizedFetch.use(({ fetch }) => fetch(`${host}/health`))),
    family: needsToken
  },
  {
    name: "Tokens.generate",
    path,
    prepare: asNobody(Tokens.use((tokens) => tokens.generate())),
    family: needsToken
  },
  { name: "Tokens.access", case: "a visitor's expired token", path, prepare: expiredVisitor, family: needsToken },
  { name: "Tokens.confirm", path, prepare: confirm, family: needsToken },
  { name: "Tokens.refresh", path, prepare: refresh, family: needsToken },
  {
    name: "ExternalLogin.requestTokens",
    path,
    prepare: external((id) => ExternalLogin.use((login) => login.requestTokens(id, elevated))),
    family: needsToken
  },
  {
    name: "ExternalLogin.run",
    path,
    prepare: external((id) => ExternalLogin.use((login) => login.run(id, elevated))),
    family: needsToken
  }
]
