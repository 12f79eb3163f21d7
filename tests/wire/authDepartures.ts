import { now, plain } from "../client/session/session.ts"
import type { Outcome, Recorded } from "./authCases.ts"

/** Where a case comes out otherwise than recorded, and why. */
export interface Departure {
  readonly reason: string
  readonly outcome?: Outcome
  /** The paths of the requests, where those are others. */
  readonly paths?: ReadonlyArray<string>
  /** What is different about the first request. */
  readonly request?: Partial<Recorded>
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
  "decisions.md §3, 17: logins, registrations and recovery mails go to the API host, whoever makes them; a login gives its client state"
const noRenaming = "decisions.md §3, 22: field names are those of the specification, without renaming"
const alwaysClient = "the mail's link needs to know whose site it leads back to"
const endsSession = "auth.md §7: a logout by GET names the client, with or without a return address"
const factors = "a factor's answer is a login: it comes out as the client's login state"

/** Where decisions.md or the specification, not the recording, says what comes of a case. */
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
    reason: "decisions.md §4: token grants are tried again by themselves",
    paths: Array.from({ length: 4 }, () => "/oauth2/token")
  },
  "auth.token.concurrent": {
    reason: "callers at the same time share one grant (peers-auth.md §6, 1)",
    outcome: { value: [{ headers: { Authorization: "A1" } }, { headers: { Authorization: "A1" } }] },
    paths: ["/oauth2/token"]
  },
  "auth.token.anonymous.empty-object": {
    reason: "decisions.md §3, 19: an answer without a lifetime cannot be read",
    outcome: { error: {} }
  },
  "auth.pkce.length.default": {
    reason: "decisions.md §3, 23: a verifier length of 0 is out of range like any other",
    outcome: { value: { verifierLength: 43, challengeLength: 43, challengeIsSha256Base64Url: true } }
  },
  "auth.register.code.numeric": {
    reason: "contract/Refusal: a code that is a number counts as its text",
    outcome: { value: { loginState: "FAILURE", error: "numeric code", errorCode: "emailAlreadyExists" } }
  },
  "auth.logout.fails-keeps-tokens": {
    reason: "decisions.md §3, 28: a logout ends the session here, whatever comes of its request",
    outcome: { value: { tokens: none, loggedIn: false, failed: true } }
  },
  "auth.login.403-empty": {
    reason: "decisions.md §3, 2: the standard phrase stands in for a status text that the connection does not carry",
    outcome: { value: { loginState: "FAILURE", error: "Forbidden", errorCode: "invalidEmail" } }
  },
  "auth.register.403-empty": {
    reason: "decisions.md §3, 2: the standard phrase stands in for a status text that the connection does not carry",
    outcome: { value: { loginState: "FAILURE", error: "Forbidden" } }
  },
  "auth.errors.401-json": {
    reason: "a refused token is replaced once and the call repeated (peers-auth.md §8, 4)",
    paths: ["/v2/change-password", "/oauth2/token", "/v2/change-password"]
  },
  "auth.verification.remembered-after-success": {
    reason: "decisions.md §3, 25: only from EMAIL_VERIFICATION_REQUIRED, so not again after SUCCESS",
    outcome: { value: [{ loginState: "SUCCESS", data: { sessionToken: "S" } }, failure] },
    paths: ["/v2/login", "/v1/auth/verify"]
  },
  "auth.external.no-tokens": {
    reason: "decisions.md §3, 18: an external login first makes sure of a valid token",
    paths: ["/oauth2/token", "/oauth2/token"]
  },
  "auth.prewarm.synced.exactly-7d": {
    reason: "there is no question of its own: a pre-warming that is due is run",
    paths: ["/v1/redirect-session"]
  },
  "auth.prewarm.synced.garbage": {
    reason: "there is no question of its own: a pre-warming that is due is run",
    paths: ["/v1/redirect-session"]
  },
  "auth.identity.register.full": {
    reason: `${loginHost}; a hint travels like any other part of an address (auth.md §3)`,
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
    reason: "decisions.md §5, 4: a request that does not fit its row is not sent",
    outcome: { error: {} },
    paths: []
  },
  "auth.graphql.empty-options": {
    reason: "decisions.md §3, 34: alpha whenever no version is given",
    request: { path: "/graphql/alpha" }
  }
}

/** Cases of calls that this library does not have, and why. */
export const absent: Readonly<Record<string, string>> = {
  "auth.identity.login.by-username": "auth.md §7: a login id is an e-mail address",
  "auth.headers.custom": "auth.md §7 has no headers of a site's own: a fetch in front of the client adds them",
  "auth.headers.set": "auth.md §7 has no headers of a site's own: a fetch in front of the client adds them",
  "auth.fetch.absolute-is-rehosted": "no call of auth.md §7: getAuthHeaders authorises a fetch of one's own",
  "auth.fetch.withAuth": "no call of auth.md §7: getAuthHeaders authorises a fetch of one's own",
  "auth.client.elevated": "there is no client of the whole page: the setting `elevated` is a credential",
  "auth.prewarm.run.no-context": "there is no client of the whole page: pre-warming always has one"
}
