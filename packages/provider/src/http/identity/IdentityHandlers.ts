/**
 * The handlers of the authentication API, the rows under `auth` of the endpoint table.
 *
 * @since 0.1.0
 */
import type { RedirectSessionRequest } from "@portico/contract/auth/Authorization"
import type { TokenRequest } from "@portico/contract/auth/Token"
import * as Effect from "effect/Effect"
import { ofUserAgent } from "../../engine/identity/Device.ts"
import type { Passwords } from "../../engine/identity/Passwords.ts"
import type { Secrets } from "../../engine/identity/Secrets.ts"
import type { AnonymousCall, Handlers, Call } from "../request/Call.ts"
import type { ProviderSettings } from "../request/ProviderSettings.ts"
import type { IdentityStore } from "../../store/IdentityStore.ts"
import * as Accounts from "./Accounts.ts"
import * as ExternalLogins from "./ExternalLogins.ts"
import { FactorVerification } from "./FactorVerification.ts"
import type { Mails } from "./Mails.ts"
import { Members } from "./Members.ts"
import * as Recoveries from "./Recoveries.ts"
import { RedirectSessions } from "./RedirectSessions.ts"
import type { LoginStatus } from "./LoginStatus.ts"
import type { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"
import * as Verifications from "./Verifications.ts"

/** The services that the handlers need. */
export type Services =
  | FactorVerification
  | IdentityStore
  | Mails
  | Members
  | Passwords
  | ProviderSettings
  | RedirectSessions
  | Secrets
  | LoginStatus
  | Tickets
  | TokenGrants

const grant = (request: TokenRequest, call: AnonymousCall) => {
  if ("grant_type" in request) return ExternalLogins.grant(request, call)
  switch (request.grantType) {
    case "anonymous":
      return TokenGrants.use((desk) => desk.visitor(request.clientId, call.origin))
    case "refresh_token":
      return TokenGrants.use((desk) => desk.refresh(request.refreshToken, call.origin, request.clientId))
    case "authorization_code":
      return TokenGrants.use((desk) => desk.exchange(request, call.origin, ofUserAgent(call.userAgent ?? "")))
  }
}

const redirectSession = (request: RedirectSessionRequest, call: Call) =>
  RedirectSessions.use((sessions) => sessions.open(request, call))

// Imported on first use, because most providers never need the GraphQL library.
const graphql = Effect.promise(() => import("./Graphql.ts"))

/** The handlers, by row. */
export const handlers: Handlers<"auth", Services> = {
  token: grant,
  createRedirectSession: redirectSession,
  openRedirectSession: redirectSession,
  register: (request, call) => Members.use((members) => members.register(request, call)),
  login: (request, call) => Members.use((members) => members.login(request, call)),
  verify: (request, call) => Members.use((members) => members.verify(request, call)),
  signOn: ExternalLogins.signOn,
  changePassword: Accounts.changePassword,
  logout: Accounts.logout,
  verifyFactor: (request, { caller, from, origin }) =>
    FactorVerification.use((desk) => desk.verify(request, { origin, from, clientId: caller.clientId })),
  sendRecoveryEmail: Recoveries.send,
  sendActivationEmail: Verifications.sendActivation,
  recover: Recoveries.recover,
  startVerification: Verifications.start,
  graphql: (request, call) => Effect.flatMap(graphql, ({ run }) => run(request, call))
}
