/**
 * How the authentication half of the endpoint table is answered.
 *
 * @since 0.1.0
 */
import type { TokenRequest } from "@portico/contract/auth/TokenSet"
import type { Answers } from "../Call.ts"
import { notYet } from "../NotYet.ts"
import { Members } from "./Members.ts"
import { RedirectSessions } from "./RedirectSessions.ts"
import { TokenDesk } from "./TokenDesk.ts"

/** What the answers need. */
export type Services = Members | RedirectSessions | TokenDesk

const grant = (request: TokenRequest) => {
  if ("grant_type" in request) return notYet("exchange the tokens of a login that happened elsewhere")()
  switch (request.grantType) {
    case "anonymous":
      return TokenDesk.use((desk) => desk.visitor(request.clientId))
    case "refresh_token":
      return TokenDesk.use((desk) => desk.refresh(request.refreshToken))
    case "authorization_code":
      return TokenDesk.use((desk) => desk.exchange(request))
  }
}

const openRedirectSession: Answers<"auth", Services>["createRedirectSession"] = (request, call) =>
  RedirectSessions.use((sessions) => sessions.open(request, call))

/** An answer for each row. */
export const answers: Answers<"auth", Services> = {
  token: grant,
  createRedirectSession: openRedirectSession,
  preWarmRedirectSession: openRedirectSession,
  register: (request) => Members.use((members) => members.register(request)),
  login: (request) => Members.use((members) => members.login(request)),
  verify: (request) => Members.use((members) => members.verify(request)),
  signOn: notYet("sign members on who were authenticated elsewhere"),
  changePassword: notYet("change passwords"),
  logout: notYet("end sessions here: open a redirect session with logout instead"),
  verifyFactor: notYet("check further factors"),
  sendRecoveryEmail: notYet("send recovery mails"),
  sendActivationEmail: notYet("send activation mails"),
  recover: notYet("recover passwords"),
  startVerification: notYet("start verifications"),
  graphql: notYet("answer GraphQL")
}
