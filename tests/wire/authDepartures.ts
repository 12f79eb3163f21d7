import { now, plain } from "../client/session/session.ts"
import type { Recorded } from "./authCases.ts"
import type { Answer, Exchanged } from "./network.ts"

/** A case whose result differs from the recorded one, and the row of decisions.md or the specification that says so. */
export interface Departure {
  readonly reason: string
  readonly outcome?: Recorded
  /** The requests, if they are not the recorded ones: the differences of each from the first recorded one. */
  readonly sent?: ReadonlyArray<Partial<Exchanged>>
  /** The differences of the first request. */
  readonly request?: Partial<Exchanged>
  /** The responses, if the requests are not the recorded ones. */
  readonly answers?: ReadonlyArray<Answer>
  /** Whether the call waits between attempts. */
  readonly isRetried?: boolean
}

const none = plain("", 0, "", "none")
const renewed = (role: "visitor" | "member") => plain("NEW_ACCESS", now + 14_400, "NEW_REFRESH", role)
const failure = { loginState: "FAILURE", error: "Unknown _state" }

const fullUrl = "https://site.example/_api/oauth2/authorize?x=1"
const redirectSession = {
  id: "sess-1",
  fullUrl,
  sessionToken: "RS_TOKEN",
  urlDetails: { endpoint: "https://site.example/_api/oauth2/authorize", searchParams: { x: "1" } },
  shortUrl: "https://short.example/s"
}

const loginHost =
  "decisions.md §3, 17: login, registration and recovery emails use the API host; a registration returns the client's login state"
const noRenaming = "decisions.md §3, 22: fields have the names of the specification"
const alwaysClient =
  "auth.md §7: the redirect of an email has the client id, because its link returns to that client's site"
const endsSession = "auth.md §7: a logout by GET names the client, with or without a return address"
const factors = "auth.md §4: a verified factor ends in the client's login state"
const standardPhrase = "decisions.md §3, 2: a response without a status text has the standard phrase of its status"
const repeatedCall = "peers-auth.md §8, 4: a refused token is replaced once, and the call is sent again"
const due = "protocol.md §2.7: the facade has no query for a due pre-warming, so the case runs it"
const plainFailure =
  "decisions.md §2: a login that fails without a code is FAILURE with the plain message, never a rejection"

const json = { "content-type": "application/json" }

const grant = (body: object, headers: Readonly<Record<string, string>> = json): Exchanged => ({
  method: "POST",
  host: "api",
  path: "/oauth2/token",
  headers,
  body
})

const anonymous = grant({ clientId: "CLIENT", grantType: "anonymous" })
const refresh = grant({ refreshToken: "REFRESH", grantType: "refresh_token" })

const granted: Answer = { body: { access_token: "NEW_ACCESS", expires_in: 14_400, refresh_token: "NEW_REFRESH" } }
const offline: Answer = { networkError: "fetch failed" }
const refused: Answer = {
  status: 401,
  headers: { "x-wix-request-id": "REQ-1" },
  body: { message: "Unauthenticated", details: {} }
}

const preWarming: Pick<Departure, "sent" | "answers"> = {
  sent: [
    {
      method: "POST",
      host: "edge",
      path: "/v1/redirect-session",
      headers: { ...json, authorization: "ACCESS" },
      body: { login: {} }
    }
  ],
  answers: [{ body: { redirectSession: {} } }]
}

/** The cases whose result is defined by decisions.md or auth.md, not by the recording. */
export const departures: Readonly<Record<string, Departure>> = {
  "auth.token.generate.refresh-only": {
    reason: "decisions.md §2: a rotated refresh token replaces the old one",
    outcome: { value: renewed("visitor") }
  },
  "auth.token.generate.member-refresh-keeps-role": {
    reason: "decisions.md §2: a rotated refresh token replaces the old one",
    outcome: { value: renewed("member") }
  },
  "auth.token.generate.refresh-network-error-then-anonymous": {
    reason: "decisions.md §4: token grants are sent again after a transient failure",
    isRetried: true,
    sent: [refresh, refresh, refresh, anonymous],
    answers: [offline, offline, offline, granted]
  },
  "auth.token.headers.expired-refresh-fails": {
    reason:
      "decisions.md §2: a refusal without a body is not final: the member's session is parked, and requests of the application do not run as a visitor",
    sent: [refresh],
    outcome: {
      value: { code: "TokenUnavailable", tokens: plain("OLD", now - 10, "REFRESH", "member"), loggedIn: true }
    }
  },
  "auth.token.concurrent": {
    reason: "peers-auth.md §6, 1: concurrent callers share one grant",
    outcome: { value: [{ headers: { Authorization: "A1" } }, { headers: { Authorization: "A1" } }] },
    sent: [anonymous]
  },
  "auth.token.anonymous.empty-object": {
    reason: "decisions.md §3, 19: a response without a lifetime cannot be read",
    outcome: { error: {} }
  },
  "auth.pkce.length.default": {
    reason: "decisions.md §3, 23: a verifier length of 0 is out of range like any other",
    outcome: { value: { none: 43, zero: "Expected a length between 43 and 128. Received 0." } }
  },
  "auth.register.code.numeric": {
    reason: "protocol.md §2.5: codes are compared as strings, so a number counts as its string",
    outcome: { value: { loginState: "FAILURE", error: "numeric code", errorCode: "emailAlreadyExists" } }
  },
  "auth.logout.fails-keeps-tokens": {
    reason: "decisions.md §3, 28: a logout clears the tokens at once, also if its request fails",
    outcome: { value: { tokens: none, loggedIn: false, failed: true } }
  },
  "auth.login.403-empty": {
    reason: standardPhrase,
    outcome: { value: { loginState: "FAILURE", error: "Forbidden", errorCode: "invalidEmail" } }
  },
  "auth.register.403-empty": {
    reason: standardPhrase,
    outcome: { value: { loginState: "FAILURE", error: "Forbidden" } }
  },
  "auth.errors.401-json": {
    reason: repeatedCall,
    sent: [{}, refresh, { headers: { ...json, authorization: "NEW_ACCESS" } }],
    answers: [refused, granted, refused]
  },
  "auth.verification.remembered-after-success": {
    reason: "decisions.md §3, 25: a verification starts from EMAIL_VERIFICATION_REQUIRED only, so not after SUCCESS",
    outcome: { value: [{ loginState: "SUCCESS", data: { sessionToken: "S" } }, failure] },
    sent: [{}, { path: "/v1/auth/verify", body: { code: "1", stateToken: "REMEMBERED" } }]
  },
  "auth.external.no-tokens": {
    reason: "decisions.md §3, 18: an external login first makes sure of a valid token",
    sent: [
      anonymous,
      grant(
        { grant_type: "authorized_client", scope: "offline_access", member_id: "MEMBER_ID" },
        { ...json, authorization: "NEW_ACCESS,API_KEY" }
      )
    ],
    answers: [granted, granted]
  },
  "auth.prewarm.synced.exactly-7d": {
    reason: due,
    ...preWarming
  },
  "auth.prewarm.synced.garbage": {
    reason: due,
    ...preWarming
  },
  "auth.identity.register.full": {
    reason: `${loginHost}; auth.md §3: a hint is a part of an address`,
    request: {
      host: "api",
      body: {
        loginId: { email: "a@b.co" },
        password: "pw",
        profile: {
          firstName: "A",
          addresses: [
            {
              tag: "HOME",
              address: {
                city: "Paris",
                subdivision: "IDF",
                country: "FR",
                postalCode: "75001",
                formattedAddress: "1 rue X",
                addressLine: "l1",
                addressLine2: "l2",
                streetAddress: { name: "rue", number: "1", apt: "2" },
                geocode: { latitude: 1, longitude: 2 },
                hint: "hint"
              }
            }
          ],
          customFields: [
            { name: "n", value: { numValue: "Infinity" } },
            { name: "d", value: { dateValue: "2024-03-04T00:00:00.000Z" } },
            { name: "s", value: { strValue: "x" } }
          ]
        },
        captchaTokens: [{ Recaptcha: "r" }],
        clientMetaData: { k: "v" }
      }
    },
    outcome: { value: { loginState: "SUCCESS", data: { sessionToken: "ST" } } }
  },
  "auth.identity.verifyFactor.SMS": { reason: factors, outcome: { value: "SUCCESS" } },
  "auth.identity.verifyFactor.CALL": { reason: factors, outcome: { value: "SUCCESS" } },
  "auth.identity.verifyFactor.EMAIL": { reason: factors, outcome: { value: "SUCCESS" } },
  "auth.identity.verifyFactor.TOTP": { reason: factors, outcome: { value: "SUCCESS" } },
  "auth.identity.verifyFactor.error": { reason: factors, outcome: { value: "FAILURE INVALID_OTP" } },
  "auth.identity.sendRecoveryEmail.full": { reason: loginHost, request: { host: "api" } },
  "auth.identity.sendRecoveryEmail.plain": {
    reason: `${loginHost}; ${alwaysClient}`,
    request: { host: "api", body: { email: "a@b.co", redirect: { clientId: "CLIENT" } } }
  },
  "auth.identity.sendActivationEmail": {
    reason: alwaysClient,
    request: {
      body: {
        identityId: "ident-1",
        emailOptions: { language: "en", redirect: { url: "u", clientId: "CLIENT" } }
      }
    }
  },
  "auth.identity.logout.no-args": { reason: endsSession, request: { query: "clientId=CLIENT" } },
  "auth.headers.get-has-no-content-type": { reason: endsSession, request: { query: "clientId=CLIENT" } },
  "auth.redirect.preferences": { reason: noRenaming, outcome: { value: { redirectSession } } },
  "auth.redirect.no-args": { reason: noRenaming, outcome: { value: { redirectSession } } },
  "auth.redirect.answer-id-renamed": {
    reason: noRenaming,
    outcome: { value: { redirectSession: { ...redirectSession, id: "abc" } } }
  },
  "auth.redirect.400-two-violations": {
    reason: "decisions.md §5, 4: a payload that does not fit its call is not sent",
    sent: []
  },
  "auth.login.validation-error": {
    reason: plainFailure,
    outcome: { value: { loginState: "FAILURE", error: 'INVALID_ARGUMENT: "loginId.email" bad email' } }
  },
  "auth.login.malformed-200": {
    reason: plainFailure,
    outcome: { value: { loginState: "FAILURE", error: "<message>" } }
  },
  "auth.register.violation.without-data": {
    reason: plainFailure,
    outcome: { value: { loginState: "FAILURE", error: 'INVALID_ARGUMENT: "password" too short' } }
  },
  "auth.register.network": {
    reason: plainFailure,
    outcome: { value: { loginState: "FAILURE", error: "<message>" } }
  },
  "auth.graphql.empty-options": {
    reason: "decisions.md §3, 34: the version is alpha by default",
    request: { path: "/graphql/alpha" }
  }
}

/** Cases of calls that this library does not have, with the reason. */
export const absent: Readonly<Record<string, string>> = {
  "auth.identity.login.by-username": "auth.md §7: a login id is an email address",
  "auth.headers.custom": "auth.md §7 has no custom headers: a fetch in front of the client adds them",
  "auth.headers.set": "auth.md §7 has no custom headers: a fetch in front of the client adds them",
  "auth.fetch.absolute-is-rehosted":
    "auth.md §7 has no such call: getAuthHeaders authorizes requests of the application",
  "auth.fetch.withAuth": "auth.md §7 has no such call: getAuthHeaders authorizes requests of the application",
  "auth.client.elevated": "there is no page-wide client: the setting `elevated` is a credential",
  "auth.prewarm.run.no-context": "there is no page-wide client: pre-warming always has one"
}
