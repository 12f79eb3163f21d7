import { assert, it } from "@effect/vitest"
import * as Links from "../../../../packages/provider/src/http/identity/Links.ts"
import * as Redacted from "effect/Redacted"

const token = Redacted.make("t".repeat(43))

it("puts the token into the path of the provider's own page", () => {
  assert.strictEqual(
    Links.to("recovery", "http://localhost:4000", token),
    `http://localhost:4000/portico/recover/${"t".repeat(43)}`
  )
})

it("puts the token into the fragment of a site's page, which browsers do not send", () => {
  const address = new URL(Links.toSite("https://shop.test/reset?lang=en#old", token))

  assert.strictEqual(address.search, "?lang=en")
  assert.strictEqual(address.hash, `#recoveryToken=${"t".repeat(43)}`)
})
