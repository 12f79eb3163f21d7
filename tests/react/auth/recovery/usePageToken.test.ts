import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import { takePageToken } from "../../../../packages/react/src/auth/recovery/usePageToken.ts"

const pageAt = (hash: string) => {
  const location = { hash, pathname: "/new-password", search: "?lang=en" }
  const written: Array<string> = []
  const history = {
    state: { key: "k-1" },
    replaceState: (_state: unknown, _unused: string, url?: string | URL | null) => {
      const address = new URL(String(url), "https://shop.example")
      location.hash = address.hash
      written.push(String(url))
    }
  }
  return { page: { history, location }, location, written }
}

describe("the token in the URL of a page", () => {
  it("is removed completely after one read", () => {
    const { page, written } = pageAt("#recoveryToken=a%2Fb%2Bc")
    const token = takePageToken(page)

    assert.strictEqual(token && Redacted.value(token), "a/b+c")
    assert.deepStrictEqual(written, ["/new-password?lang=en"])
    assert.isUndefined(takePageToken(page))
  })

  it.each(["#recovery%54oken=abc", "#recoveryToken&recoveryToken=abc", "#recoveryToken=abc&recoveryToken=def"])(
    "is removed from %j",
    (hash) => {
      const { location, page } = pageAt(hash)

      takePageToken(page)
      assert.strictEqual(location.hash, "")
    }
  )

  it("leaves the rest of the fragment unchanged", () => {
    const { location, page } = pageAt("#top&recoveryToken=abc&tab=2")

    takePageToken(page)
    assert.strictEqual(location.hash, "#top&tab=2")
  })

  it.each(["", "#top", "#notARecoveryToken=1"])("is missing in %j, which stays unchanged", (hash) => {
    const { location, page, written } = pageAt(hash)

    assert.isUndefined(takePageToken(page))
    assert.strictEqual(location.hash, hash)
    assert.deepStrictEqual(written, [])
  })

  it("is missing if it is empty", () => {
    assert.isUndefined(takePageToken(pageAt("#recoveryToken=").page))
  })
})
