/**
 * The calls of `auth/Endpoints`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Token from "../auth/Token.ts"
import * as Identity from "../auth/Identity.ts"
import * as LoginResult from "../auth/LoginResult.ts"
import * as AuthRequest from "../auth/AuthRequest.ts"
import type * as Call from "../../Call.ts"
import * as Codec from "../../Codec.ts"
import type * as Endpoints from "../../auth/Endpoints.ts"

/** The call of `token`. */
export const token: Call.CallOf<typeof Endpoints.token> = {
  method: "POST",
  path: "/oauth2/token",
  service: "token",
  host: "api",
  anonymous: true,
  request: Codec.union(Token.AnonymousGrant, Token.RefreshGrant, Token.CodeGrant, Token.ExternalGrant),
  response: Token.TokenResponse
}

/** The call of `openRedirectSession`. */
export const openRedirectSession: Call.CallOf<typeof Endpoints.openRedirectSession> = {
  method: "POST",
  path: "/v1/redirect-session",
  service: "redirects",
  host: "api",
  request: Codec.struct({
    auth: Codec.optional(
      Codec.struct({ authRequest: AuthRequest.AuthRequest, prompt: Codec.readable(Codec.literals("login", "none")) })
    ),
    logout: Codec.optional(Codec.struct({ clientId: Codec.string })),
    callbacks: Codec.optional(Codec.struct({ postFlowUrl: Codec.optional(Codec.string) }))
  }),
  response: AuthRequest.RedirectSessionResponse
}

/** The call of `register`. */
export const register: Call.CallOf<typeof Endpoints.register> = {
  method: "POST",
  path: "/v2/register",
  service: "authentication",
  host: "api",
  request: Codec.struct({
    loginId: LoginResult.LoginId,
    password: Codec.secret,
    profile: Codec.optional(Identity.Profile),
    captchaTokens: Codec.optional(LoginResult.CaptchaTokens),
    clientMetaData: Codec.optional(Codec.record(Codec.unknown))
  }),
  response: LoginResult.LoginResponse
}

/** The call of `login`. */
export const login: Call.CallOf<typeof Endpoints.login> = {
  method: "POST",
  path: "/v2/login",
  service: "authentication",
  host: "api",
  request: Codec.struct({
    loginId: LoginResult.LoginId,
    password: Codec.secret,
    captchaTokens: Codec.optional(LoginResult.CaptchaTokens),
    clientMetaData: Codec.optional(Codec.record(Codec.unknown))
  }),
  response: LoginResult.LoginResponse
}
