import { type Case, cases, type Recorded } from "./authCases.ts"
import type { Answer } from "./network.ts"

const headers = { "x-wix-request-id": "REQ-2" }

const coded = (status: number, code: string): Answer => ({
  status,
  headers,
  body: { message: "refused", details: { applicationError: { code, description: "refused" } } }
})

const offline: Answer = { networkError: "fetch failed" }
const internal: Answer = { status: 500, rawBody: "", headers }
const unauthorized: Answer = { status: 401, rawBody: "", headers }
const firewall: Answer = { status: 403, rawBody: "<!doctype html><title>Access denied</title>", headers }

const failed = (error: string, errorCode?: string): Recorded => ({
  value: { loginState: "FAILURE", error, ...(errorCode === undefined ? {} : { errorCode }) }
})

const refused = (code?: string): Recorded => ({ error: code === undefined ? {} : { code } })

const systemError = "System error occurred, request-id: REQ-2"

/** A recorded call, another response to it, and the result that decisions.md §2 and §3, 2 demand. */
type Row = readonly [id: string, fault: string, answer: Answer, outcome: Recorded]

const rows: ReadonlyArray<Row> = [
  ["auth.login.code.-19976", "a 401 without details", unauthorized, failed("Unauthorized", "invalidEmail")],
  ["auth.login.code.-19976", "a 413 with a code", coded(413, "-19976"), failed("refused", "invalidPassword")],
  ["auth.login.code.-19976", "a 500 without a body", internal, failed(systemError)],
  ["auth.login.code.-19976", "no response", offline, failed("<message>")],
  ["auth.login.code.-19976", "a 403 of a firewall", firewall, failed("Forbidden", "invalidEmail")],
  ["auth.register.code.-19995", "a 401 without details", unauthorized, failed("Unauthorized")],
  ["auth.register.code.-19995", "a 413 with a code", coded(413, "-19995"), failed("refused", "emailAlreadyExists")],
  ["auth.register.code.-19995", "a 500 without a body", internal, failed(systemError)],
  ["auth.register.code.-19995", "no response", offline, failed("<message>")],
  ["auth.identity.changePassword.400", "a 500 without a body", internal, refused()],
  ["auth.identity.changePassword.400", "no response", offline, refused()],
  ["auth.identity.changePassword.400", "a 403 of a firewall", firewall, refused("FORBIDDEN")],
  [
    "auth.identity.changePassword.400",
    "a 402 without details",
    { ...unauthorized, status: 402 },
    refused("PAYMENT_REQUIRED")
  ],
  ["auth.identity.changePassword.400", "a 423 without details", { ...unauthorized, status: 423 }, refused("LOCKED")],
  [
    "auth.identity.changePassword.400",
    "a 451 without details",
    { ...unauthorized, status: 451 },
    refused("UNAVAILABLE_FOR_LEGAL_REASONS")
  ],
  ["auth.resetEmail.400", "a 500 without a body", internal, refused()],
  ["auth.resetEmail.400", "no response", offline, refused()],
  ["auth.authUrl.400-app", "a 503 with a code", coded(503, "BUSY"), refused("BUSY")],
  ["auth.authUrl.400-app", "no response", offline, refused()]
]

/** One case for every kind of call and every kind of failure. Each sends its request once. */
export const faults: ReadonlyArray<Case> = rows.map(([id, fault, response, outcome]) => {
  const recorded = cases.find((one) => one.id === id)
  if (recorded === undefined) throw new Error(`There is no recorded case ${id}.`)
  const { input, operation, request } = recorded
  return { id: `${id} that gets ${fault}`, operation, input, request, response, outcome }
})
