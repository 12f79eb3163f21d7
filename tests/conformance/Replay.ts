/**
 * The expected result of each recorded exchange: the same response, the same refusal, or a difference with a reason.
 */
import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import { exchanges, type Recorded } from "./Recording.ts"

/** Requests that our provider rejects although the recorded one accepted them, with the reason. */
export const departures: Readonly<Record<string, string>> = {
  "auth.authUrl.no-arguments": "unused:// cannot be listed as a return address",
  "auth.register.empty-email": "an empty address and an empty password do not create a member",
  "auth.identity.login.by-username": "members have email addresses and no user names",
  "auth.graphql.version": "there is one version of the GraphQL service"
}

const member = { email: "a@b.co", password: "a long enough password" }

/** A recorded refusal, and the seed and values that provoke it. */
export interface Refusal {
  readonly id: string
  readonly seed?: Seed
  readonly texts?: Readonly<Record<string, string>>
  /** Our status if it differs from the recorded one: the client reads only the code. */
  readonly status?: number
  /** The parts that our response lacks. */
  readonly without?: ReadonlyArray<string>
}

export const refusals: ReadonlyArray<Refusal> = [
  // RFC 6749 §5.2 requires 400 for a rejected grant and 401 for a client with invalid credentials.
  { id: "auth.token.renew.fail", texts: { R: "guessed" }, status: 400 },
  { id: "auth.external.fail", texts: { ",API_KEY": ",guessed" }, status: 401 },
  { id: "auth.token.anonymous.fail.400-json", texts: { CLIENT: "nobody" } },
  { id: "auth.memberTokens.400", texts: { CODE: "guessed", "<verifier>": "v".repeat(43) } },
  { id: "auth.register.code.-19995", seed: { members: [member] }, status: 409 },
  { id: "auth.register.code.409", seed: { members: [member] } },
  { id: "auth.register.violation.email", texts: { "a@b.co": "no address" } },
  { id: "auth.register.violation.without-data", texts: { pw: "x" } },
  // The client reads the codes of rejected logins. Our statuses match those codes.
  { id: "auth.login.code.-19999", seed: { members: [] }, status: 404 },
  { id: "auth.login.code.-19976", texts: { pw: "another password" }, status: 403 },
  { id: "auth.verification.remembered-survives-login-failure+1", texts: { pw: "another password" }, status: 403 },
  { id: "auth.login.code.-19973", seed: { members: [{ ...member, resetRequired: true }] }, status: 403 },
  { id: "auth.login.code.-19971", seed: { captcha: { required: "always" } } },
  { id: "auth.identity.changePassword.400", texts: { x: "x" } },
  { id: "auth.identity.verifyFactor.error", texts: { x: "000000" } },
  { id: "auth.resetEmail.400" },
  { id: "auth.redirect.400-two-violations" },
  { id: "auth.authUrl.400-validation", texts: { "https://shop.example/cb": "https://evil.example/cb" } }
]

/** Exchanges that were recorded to see how the client reacts, and that no request of this client provokes here. */
export const probes: ReadonlyArray<readonly [ids: RegExp, why: string]> = [
  [/^auth\.errors\./, "responses to a change of password that show how the client words each kind of failure"],
  [
    /network|malformed|-html$|custom-status-text$/,
    "no response, or a response that is not JSON: scripted faults provoke it"
  ],
  [/-empty$|404-no-details$|500-json$|fails-keeps-tokens$|redirect-fails$|refresh-fails$/, "a failure without details"],
  [/empty-object$|missing-|expires-string$/, "parts that all our responses have are missing or have another type"],
  [/UNKNOWN_STATE$|state\.absent$|unknown-after$|token-refreshed\+/, "a state that does not follow from the request"],
  [/register\.state\.REQUIRE_EMAIL_VERIFICATION$/, "a session token together with a required verification"],
  [
    /register\.code\.(-19999|numeric)$|login\.code\.-19995$/,
    "a code that our provider does not return for such a request"
  ],
  [/login\.code\.-19970$/, "the rejected captcha token is not part of the request: refusals.test.ts sends one"],
  [/login\.validation-error$/, "the client crashes on it, so our provider returns an application error instead"],
  [/authUrl\.400-app$/, "an address that is not listed is a violation here, as in auth.authUrl.400-validation"]
]

/** Whether a part of a recorded response was invented by the recorder. */
export const isMadeUp = (path: string): boolean =>
  /urlDetails\.searchParams\.x|redirectSession\.createdDate|additionalData|address\.hint|^\$\.data\.x/.test(path)

/** Returns the reason why an exchange is not replayed, if it is a probe. */
export const probeOf = (id: string): string | undefined => probes.find(([ids]) => ids.test(id))?.[1]

const isRefused = (id: string): boolean => refusals.some((refusal) => refusal.id === id)

/** All exchanges that have the recorded response here. */
export const answered: ReadonlyArray<Recorded> = exchanges.filter(
  ({ id }) => departures[id] === undefined && !isRefused(id) && probeOf(id) === undefined
)

/** Returns a recorded exchange by its id. */
export const find = (id: string): Recorded => {
  const found = exchanges.find((exchange) => exchange.id === id)
  if (found === undefined) throw new Error(`${id} is not recorded.`)
  return found
}
