import { assert, it } from "@effect/vitest"
import { attributeOf, open, redirectUri } from "../../Shop.ts"
import { ada, cookieOf, pairOf } from "./SignIn.ts"

it.each([
  { why: "the request uses https", options: {}, over: "https:" },
  { why: "the configured origin uses https", options: { origin: "https://localhost:4000" }, over: "http:" }
])("sets the Secure attribute if $why", async ({ options, over }) => {
  const shop = open(options)
  const { body } = await shop.session({ responseMode: "query", redirectUri })
  const address = body.redirectSession.fullUrl.replace(/^https?:/, over)
  const page = await shop.send(address)
  const form = pairOf(cookieOf(page.headers, "portico_form"))
  const proof = attributeOf(page.text.slice(page.text.indexOf("proof")), "value")

  const done = await shop.send(address, {
    method: "POST",
    headers: { cookie: form },
    body: new URLSearchParams({ proof, ...ada }).toString()
  })

  assert.match(cookieOf(page.headers, "portico_form"), /; SameSite=Strict; Secure$/)
  assert.match(cookieOf(done.headers, "__Host-portico"), /; HttpOnly; SameSite=None; Secure$/)
})
