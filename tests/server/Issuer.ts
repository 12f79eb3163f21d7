/** An issuer of access tokens whose tokens a test can spoil in every way, and the address of its keys. */
import * as SigningKey from "../../packages/provider/src/engine/identity/SigningKey.ts"
import * as TokenVerifier from "@portico/server/TokenVerifier"
import * as Effect from "effect/Effect"
import { SignJWT } from "jose/jwt/sign"

export const host = "https://id.shop.test"

/** The time at which the tokens are issued, in seconds since the epoch. `TestClock` starts there. */
export const issuedAt = 0

export const claims = {
  iss: host,
  aud: "shop",
  client_id: "shop",
  sub: "ada",
  role: "member",
  sid: "session",
  jti: "token",
  iat: issuedAt,
  exp: issuedAt + 60
}

/** A key pair with its id. */
export interface Pair {
  readonly id: string
  readonly signing: CryptoKey
  readonly published: SigningKey.PublishedKey
}

export const pair = Effect.fnUntraced(function* (id: string): Effect.fn.Return<Pair> {
  const key = yield* SigningKey.generate({ id, previous: "", createdAt: 0, activeFrom: 0 })
  return { id, signing: yield* SigningKey.signingKeyOf(key), published: SigningKey.publish(key) }
})

/** Signs claims with a key. `header` replaces parts of the header. */
export const sign = (
  { id, signing }: Pair,
  changed: Readonly<Record<string, unknown>> = {},
  header: Readonly<Record<string, unknown>> = {}
): Effect.Effect<string> =>
  Effect.promise(() =>
    new SignJWT(
      Object.fromEntries(Object.entries({ ...claims, ...changed }).filter(([, claim]) => claim !== undefined))
    )
      .setProtectedHeader({ alg: "ES256", typ: "at+jwt", kid: id, ...header })
      .sign(signing)
  )

/** Creates a token by hand, for headers that no library signs. */
export const join = (header: object, payload: object, signature = ""): string =>
  [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".") + `.${signature}`

type Answer = Response | Error | Promise<Response>

/** Serves keys, and counts the requests for them. */
export const serve = (...keys: ReadonlyArray<object>) => {
  const urls: Array<string> = []
  let answer = (): Answer => Response.json({ keys })
  const fetch: typeof globalThis.fetch = async (input) => {
    urls.push(String(input instanceof Request ? input.url : input))
    const answered = await answer()
    if (answered instanceof Error) throw answered
    return answered
  }
  return {
    fetch,
    urls,
    /** Replaces the published keys. */
    publish: (...next: ReadonlyArray<object>) => {
      answer = () => Response.json({ keys: next })
    },
    /** Replaces the response. */
    answer: (next: () => Answer) => {
      answer = next
    }
  }
}

/** An issuer with one key, and a verifier of its tokens. */
export const open = Effect.fnUntraced(function* (options: Partial<TokenVerifier.Options> = {}) {
  const key = yield* pair("k1")
  const served = serve(key.published)
  const verifier = TokenVerifier.make({ host, audience: "shop", fetch: served.fetch, ...options })
  /** Returns the role of a token, otherwise the tag of the error. */
  const outcome = (token: TokenVerifier.Authorization) =>
    Effect.match(verifier.verify(token), {
      onFailure: (error) => (error._tag === "InvalidSignature" ? `InvalidSignature ${error.reason}` : error._tag),
      onSuccess: ({ role }) => role
    })
  return { key, served, verifier, outcome }
})
