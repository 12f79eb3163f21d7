/** What becomes of each recorded exchange here: it is answered as recorded, refused as recorded, or it differs, for a reason. */
import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import { exchanges, type Recorded } from "./Recording.ts"

/** What our provider refuses that the recording took, and why. */
export const departures: Readonly<Record<string, string>> = {
  "auth.authUrl.no-arguments": "nobody can list unused:// as an address to go back to",
  "auth.register.empty-email": "an empty address and an empty password make no member",
  "auth.identity.login.by-username": "members have addresses, no user names",
  "auth.graphql.version": "there is one version of the GraphQL service"
}

const member = { email: "a@b.co", password: "a long enough password" }

/** A recorded refusal, and how to bring it about. */
export interface Refusal {
  readonly id: string
  readonly seed?: Seed
  readonly texts?: Readonly<Record<string, string>>
  /** Our status where it is another than the recorded one: the client reads the code. */
  readonly status?: number
  /** What ours lacks of it. */
  readonly without?: ReadonlyArray<string>
}

export const refusals: ReadonlyArray<Refusal> = [
  // RFC 6749 §5.2 has 400 for a grant that is refused, and 401 for a client that cannot prove itself.
  { id: "auth.token.renew.fail", texts: { R: "guessed" }, status: 400 },
  { id: "auth.external.fail", texts: { ",API_KEY": ",guessed" }, status: 401 },
  { id: "auth.token.anonymous.fail.400-json", texts: { CLIENT: "nobody" } },
  { id: "auth.memberTokens.400", texts: { CODE: "guessed", "<verifier>": "v".repeat(43) } },
  { id: "auth.register.code.-19995", seed: { members: [member] }, status: 409 },
  { id: "auth.register.code.409", seed: { members: [member] } },
  { id: "auth.register.violation.email", texts: { "a@b.co": "no address" } },
  { id: "auth.register.violation.without-data", texts: { pw: "x" } },
  // The client reads the codes of refused logins; ours have statuses that say as much.
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

/** What was recorded to see what the client makes of it, and that no request of this client brings about here. */
export const probes: ReadonlyArray<readonly [ids: RegExp, why: string]> = [
  [/^auth\.errors\./, "answers to a change of password that show how the client words each kind of failure"],
  [/network|malformed|-html$|custom-status-text$/, "no answer, or none that is JSON: scripted faults bring it about"],
  [/-empty$|404-no-details$|500-json$|fails-keeps-tokens$|redirect-fails$|refresh-fails$/, "a failure without details"],
  [/empty-object$|missing-|expires-string$/, "parts that every answer of ours has are left out, or of another kind"],
  [/UNKNOWN_STATE$|state\.absent$|unknown-after$|token-refreshed\+/, "a state that does not follow from the request"],
  [/register\.state\.REQUIRE_EMAIL_VERIFICATION$/, "a session token beside the verification that has to come first"],
  [/register\.code\.(-19999|numeric)$|login\.code\.-19995$/, "a code that our provider gives for nothing of the kind"],
  [/login\.code\.-19970$/, "a captcha's token is refused that the request does not carry: refusals.test.ts sends one"],
  [/login\.validation-error$/, "the client falls over it, so ours answers an application error in its place"],
  [/authUrl\.400-app$/, "an address that is not listed is a violation here, as in auth.authUrl.400-validation"]
]

/** Parts of recorded answers that came from the recorder, not from an answer to the request. */
export const isMadeUp = (path: string): boolean =>
  /urlDetails\.searchParams\.x|redirectSession\.createdDate|additionalData|address\.hint|^\$\.data\.x/.test(path)

/** Why an exchange is not replayed, where it is a probe. */
export const probeOf = (id: string): string | undefined => probes.find(([ids]) => ids.test(id))?.[1]

const isRefused = (id: string): boolean => refusals.some((refusal) => refusal.id === id)

/** Every exchange that is answered here as it was recorded. */
export const answered: ReadonlyArray<Recorded> = exchanges.filter(
  ({ id }) => departures[id] === undefined && !isRefused(id) && probeOf(id) === undefined
)

/** A recorded exchange by its name. */
export const find = (id: string): Recorded => {
  const found = exchanges.find((exchange) => exchange.id === id)
  if (found === undefined) throw new Error(`${id} is not recorded.`)
  return found
}
