/** A provider with the client, the member, the tokens and the codes that a recorded request refers to. */
import type { Registration, Seed, SeedFactor, SeedMember } from "../../packages/provider/src/engine/seed/Seed.ts"
import { createHmac } from "node:crypto"
import { type Network, open, secret, visit } from "./Network.ts"
import { type Message, type Recorded, replaced } from "./Recording.ts"

export interface Scene {
  /** Sends a recorded request, with the recorded strings replaced by current ones. */
  readonly send: (request: Message, texts?: Texts) => Promise<Answer>
  readonly close: () => Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

type Texts = Readonly<Record<string, string>>

interface Body {
  readonly access_token: string
  readonly refresh_token: string
  readonly sessionToken: string
  readonly stateToken: string
  readonly identity: { readonly id: string }
  readonly redirectSession: { readonly fullUrl: string }
}

const email = "a@b.co"
const phone = "+15550100"
const password = "a long enough password"
const redirectUri = "https://shop.example/cb"
const verifier = "v".repeat(43)
const challenge = "7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM"
const totpSecret = "JBSWY3DPEHPK3PXP"

/** Opens a provider in the state in which it can respond to a request as it was recorded. */
export const arrange = async ({ request, response }: Recorded, seed: Seed = {}): Promise<Scene> => {
  const { state = "" } = (response.body ?? {}) as { readonly state?: string }
  const isNew = request.path === "/v2/register"
  // A seeded member has one pending step. A new member has every step that registration requires.
  const registers = isTwofold(request, state)
  const network = await open({
    clients: [
      {
        clientId: "CLIENT",
        origins: ["https://shop.example"],
        redirectUris: [redirectUri, "https://shop.example/reset", "https://shop.example/r"],
        secret
      }
    ],
    members: isNew || registers ? [] : [memberFor(request, state)],
    registration: registrationFor(request, state),
    ...seed
  })
  try {
    const known = await textsFor(request, network, isNew, registers)
    return {
      send: (request, texts = {}) => send(replaced(request, { ...known, ...texts }) as Message),
      close: network.close
    }
  } catch (cause) {
    await network.close()
    throw cause
  }
}

const textsFor = async (request: Message, network: Network, isNew: boolean, registers: boolean): Promise<Texts> => {
  const visitor = await send(post("/oauth2/token", { clientId: "CLIENT", grantType: "anonymous" }))
  const { access_token, refresh_token } = visitor.body
  const known = {
    pw: password,
    x: password,
    u: redirectUri,
    "{ x }": "{ x: __typename }",
    CHAL: challenge,
    "<challenge>": challenge,
    ACCESS: access_token,
    R: refresh_token,
    REFRESH: refresh_token,
    ",API_KEY": `,${secret}`
  }
  if (isNew) return known
  const { body: login } = await send(
    post(registers ? "/v2/register" : "/v2/login", { loginId: { email }, password }, access_token)
  )
  const id = login.identity?.id ?? ""
  return {
    ...known,
    SESSION: login.sessionToken,
    MEMBER_ID: id,
    "ident-1": id,
    ...(await proofOf(request, login, network)),
    ...(needsCode(request) ? await codeFor(request, login.sessionToken, access_token) : {}),
    ...(needsMember(request) ? { ACCESS: await accessOf(login.sessionToken, access_token) } : {})
  }
}

const accessOf = async (sessionToken: string, visitor: string): Promise<string> => {
  const grant = { clientId: "CLIENT", grantType: "authorization_code", code: "CODE", codeVerifier: verifier }
  const { CODE: code } = await codeFor(post("/oauth2/token", grant), sessionToken, visitor)
  return (await send(post("/oauth2/token", { ...grant, code }))).body.access_token
}

const isTwofold = ({ path }: Message, state: string): boolean =>
  path === "/v1/auth/verify" && state === "REQUIRE_OWNER_APPROVAL"

const registrationFor = (request: Message, state: string): Registration => {
  if (isTwofold(request, state)) return ["emailVerification", "ownerApproval"]
  if (state === "REQUIRE_OWNER_APPROVAL") return "ownerApproval"
  return state.includes("VERIFICATION") ? "emailVerification" : "open"
}

const memberFor = ({ path }: Message, state: string): SeedMember => {
  const factor = /^\/v2\/(\w+)\/verify$/.exec(path)?.[1] as SeedFactor["type"] | undefined
  const verifies = path === "/v1/auth/verify" || state === "REQUIRE_EMAIL_VERIFICATION"
  return {
    email,
    password,
    phone,
    ...(factor === undefined
      ? {}
      : { factors: [{ type: factor, ...(factor === "TOTP" ? { secret: totpSecret } : {}) }] }),
    ...(verifies
      ? { status: "emailVerification" }
      : state === "REQUIRE_OWNER_APPROVAL"
        ? { status: "ownerApproval" }
        : {})
  }
}

const needsMember = ({ path }: Message): boolean => /change-password|logout|Start/.test(path)

const needsCode = ({ body }: Message): boolean =>
  typeof body === "object" && body !== null && "grantType" in body && body.grantType === "authorization_code"

/** Returns the values that verify the address or a factor of the login that a request continues. */
const proofOf = async ({ body, path }: Message, { stateToken }: Body, network: Network): Promise<Texts> => {
  if (stateToken === undefined || !path.endsWith("/verify")) return {}
  const given = body as { readonly stateToken: string; readonly code?: string }
  const isByPhone = path.includes("SMS") || path.includes("CALL")
  const code = path.includes("TOTP") ? totp() : (await network.mailTo(isByPhone ? phone : email)).code
  return { [given.stateToken]: stateToken, [given.code ?? "1"]: code ?? "" }
}

/** Returns a code for a grant: from a redirect, or from a hidden frame if there is no return address. */
const codeFor = async ({ body }: Message, sessionToken: string, visitor: string): Promise<Texts> => {
  const recorded = body as { readonly redirectUri?: string; readonly code: string }
  const isFramed = recorded.redirectUri === undefined
  const authRequest = {
    clientId: "CLIENT",
    codeChallenge: challenge,
    codeChallengeMethod: "S256",
    responseMode: isFramed ? "web_message" : "query",
    responseType: "code",
    scope: "offline_access",
    state: "STATE",
    sessionToken,
    ...(isFramed ? {} : { redirectUri })
  }
  const opened = await send(post("/v1/redirect-session", { auth: { authRequest, prompt: "none" } }, visitor))
  const { location, text } = await visit(opened.body.redirectSession.fullUrl)
  const told = /data-message="([^"]*)"/.exec(text)?.[1]?.replaceAll(/&(quot|#34);/g, '"')
  const code =
    told === undefined ? new URL(location).searchParams.get("code") : (JSON.parse(told) as { code: string }).code
  return { [recorded.code]: code ?? "", "<verifier>": verifier }
}

const post = (path: string, body: object, authorization?: string): Message => ({
  method: "POST",
  path,
  body,
  headers: { "content-type": "application/json", ...(authorization === undefined ? {} : { authorization }) }
})

// Sent through the hosts of the published client, like all requests of these tests.
const send = async ({ body, headers, method, path, query = "" }: Message): Promise<Answer> => {
  const answer = await fetch(`https://www.wixapis.com${path}${query === "" ? "" : `?${query}`}`, {
    method,
    headers,
    ...(body === undefined || body === null ? {} : { body: JSON.stringify(body) })
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}

const totp = (): string => {
  const bits = Array.from(totpSecret, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0")
  ).join("")
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const tag = createHmac("sha1", key).update(counter).digest()
  return String((tag.readUInt32BE((tag.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}
