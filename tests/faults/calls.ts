import { Authorization } from "@portico/client/auth/Authorization"
import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import type { Services } from "@portico/client/Client"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { expire, signIn } from "../suites/Browser.ts"
import { dataErrors, type Errors, loginErrors, tokenErrors } from "./errors.ts"

/** A call, the request of it that meets the fault, and its errors where they are not those of the column. */
export interface Call {
  readonly name: string
  /** Start of the path of the request that meets the fault. */
  readonly path: string
  /** The call, after what has to happen before it without a fault. */
  readonly prepare: Effect.Effect<Attempt, unknown, Services>
  readonly errors?: Errors
  /** The faults after which the next call is made without preparing it anew: the session has to be whole still. */
  readonly sameSession?: (column: string) => boolean
}

/** A call that is ready to be made. */
export type Attempt = Effect.Effect<unknown, unknown, Services>

const { ada } = accounts
const password = Redacted.make(ada.password)
const visitor = Tokens.use((tokens) => tokens.access)
const login = Members.use((members) => members.login({ email: ada.email, password }))
const silentLogin = Effect.map(login, (state) =>
  SilentLogin.use((silent) => silent.run("sessionToken" in state ? state.sessionToken : undefined))
)

const asVisitor = (attempt: Attempt) => Effect.as(visitor, attempt)
const asMember = (attempt: Attempt) => Effect.as(signIn(ada), attempt)
const asExpiredMember = (attempt: Attempt) => Effect.as(Effect.andThen(signIn(ada), expire), attempt)

let registrations = 0
const register = Effect.sync(() => `grace-${++registrations}@example.com`).pipe(
  Effect.map((email) => Members.use((members) => members.register({ email, password })))
)

const open = Authorization.use((service) => service.prepare({ redirectUri: "http://localhost:5173/" })).pipe(
  Effect.map((data) => Authorization.use((service) => service.open(data)))
)

/** The calls. */
export const calls: ReadonlyArray<Call> = [
  { name: "Tokens.access, nothing held", path: "/oauth2/token", prepare: Effect.succeed(visitor), errors: tokenErrors },
  {
    name: "Tokens.requireMember, expired",
    path: "/oauth2/token",
    prepare: asExpiredMember(Tokens.use((tokens) => tokens.requireMember)),
    errors: tokenErrors,
    // These two are the provider's no.
    sameSession: (column) => column !== "401" && column !== "403"
  },
  { name: "Members.register", path: "/v2/register", prepare: Effect.andThen(visitor, register) },
  { name: "Members.login", path: "/v2/login", prepare: asVisitor(login), errors: loginErrors },
  {
    name: "Members.logout",
    path: "/v1/redirect-session",
    prepare: asMember(Members.use((members) => members.logout()))
  },
  { name: "Authorization.open", path: "/v1/redirect-session", prepare: Effect.andThen(visitor, open) },
  { name: "SilentLogin.run, its session", path: "/v1/redirect-session", prepare: silentLogin },
  { name: "SilentLogin.run, its code", path: "/oauth2/token", prepare: silentLogin },
  {
    name: "Queries.run",
    path: "/v2/items",
    prepare: asVisitor(Queries.use((queries) => queries.run(Query.from("books")))),
    errors: dataErrors
  },
  {
    name: "Items.get",
    path: "/v2/items",
    prepare: asVisitor(Items.use((items) => items.get("books", "emma"))),
    errors: dataErrors
  },
  {
    name: "Items.insert",
    path: "/v2/items",
    prepare: asMember(Items.use((items) => items.insert("reviews", { bookId: "emma" }))),
    errors: dataErrors
  }
]
