import { assert, describe, it } from "@effect/vitest"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Provider from "@portico/provider/Provider"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { appSecret, codeAt } from "../../Authenticator.ts"
import { home, seed } from "../../Shop.ts"

const now = 1_700_000_000_000

const call = async (provider: Provider.Provider, path: string, payload: object, token?: string) => {
  const headers = { "content-type": "application/json", ...(token === undefined ? {} : { authorization: token }) }
  const request = new Request(home + path, { method: "POST", headers, body: JSON.stringify(payload) })
  return (await provider.handler(request)).json()
}

const visitor = async (provider: Provider.Provider): Promise<string> =>
  (await call(provider, "/oauth2/token", { clientId: "shop", grantType: "anonymous" })).access_token

describe("two-step verification", () => {
  it("continues after a restart, in an embedded Postgres", async () => {
    const dataDir = join(await mkdtemp(join(tmpdir(), "portico-factors-")), "data")
    const start = () =>
      Provider.make({
        store: PostgresStore.make({ dataDir }),
        passwordIterations: 10,
        clock: () => now,
        seed: {
          ...seed,
          members: [
            { email: "ada@shop.test", password: "correct horse", factors: [{ type: "TOTP", secret: appSecret }] }
          ]
        }
      })
    const login = { loginId: { email: "ada@shop.test" }, password: "correct horse" }
    const proof = (stateToken: string) => ({ stateToken, totpData: { code: codeAt(now) } })

    const first = start()
    const begun = await call(first, "/v2/login", login, await visitor(first))
    const other = await call(first, "/v2/login", login, await visitor(first))
    await first.dispose()
    const second = start()
    const done = await call(second, "/v2/TOTP/verify", proof(begun.stateToken), await visitor(second))
    await second.dispose()
    const third = start()
    const again = await call(third, "/v2/TOTP/verify", proof(other.stateToken), await visitor(third))
    await third.dispose()
    await rm(join(dataDir, ".."), { recursive: true, force: true })

    assert.strictEqual(begun.state, "STATUS_CHECK")
    assert.strictEqual(done.state, "SUCCESS")
    assert.strictEqual(again.details.applicationError.code, "INVALID_OTP")
  })
})
