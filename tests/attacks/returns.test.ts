import { assert, describe, it } from "@effect/vitest"
import * as Authorization from "@portico/client/auth/Authorization"
import { endSession, Members } from "@portico/client/auth/Members"
import { withoutResponse } from "../../packages/client/src/auth/internal/ResponseAddress.ts"
import * as ReturnAddress from "../../packages/client/src/auth/internal/ReturnAddress.ts"
import { Tokens } from "@portico/client/session/Tokens"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { browser, callback } from "../client/auth/flows.ts"

/** Sets the page's location to a page of the shop. */
const onPage = Effect.acquireRelease(
  Effect.sync(() => Object.assign(globalThis, { location: new URL("https://shop.example/cart") })),
  () => Effect.sync(() => Reflect.deleteProperty(globalThis, "location"))
)

const lures: ReadonlyArray<string> = [
  "//evil.test",
  "///evil.test",
  "\\\\evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "http:evil.test",
  "https:\\\\evil.test",
  "https:///evil.test",
  "hTTpS://evil.test",
  "https://evil.test?https://shop.example/",
  "https://evil.test#https://shop.example/",
  "https://shop.example@evil.test/",
  "https://shop.example:443@evil.test/",
  "https://shop.example%40evil.test/",
  "https://user:pw@shop.example/",
  "https://shop.example.evil.test/",
  "https://evilshop.example/",
  "https://shop.example.:443/",
  "https://shop.example:8443/",
  "http://shop.example/",
  "https://shоp.example/",
  "https://shop\u3002example.evil.test/",
  "https://shop.example\u0000.evil.test/",
  "https://shop.example\u2028/",
  " https://shop.example/",
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)//https://shop.example/",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://shop.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://shop.example/1",
  "filesystem:https://shop.example/x",
  "view-source:https://shop.example/",
  "about:blank",
  "ws://shop.example/"
]

type Use = (
  address: string
) => Effect.Effect<unknown, { readonly _tag: string }, Layer.Success<ReturnType<typeof Testing.layerTest>>>

const uses: ReadonlyArray<{ readonly where: string; readonly use: Use }> = [
  { where: "after a logout", use: (postFlowUrl) => Members.use((members) => members.logout({ postFlowUrl })) },
  { where: "after the provider's own session", use: (postLogoutRedirectUri) => endSession({ postLogoutRedirectUri }) },
  { where: "after a sign-in", use: (redirectUri) => Authorization.begin({ redirectUri, originalUri: "/cart" }) },
  { where: "later", use: (originalUri) => Authorization.begin({ redirectUri: "/callback", originalUri }) }
]

describe("a return address outside the shop", () => {
  it.effect.each(uses)("is refused before a request is sent: $where", ({ use }) =>
    Effect.gen(function* () {
      yield* onPage
      const { requests } = yield* Testing.World
      for (const lure of lures) assert.strictEqual((yield* Effect.flip(use(lure)))._tag, "ReturnAddressRefused", lure)

      assert.isFalse((yield* requests).some(({ path }) => /redirect|logout/.test(path)))
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("does not prevent the local logout", () =>
    Effect.gen(function* () {
      yield* onPage
      const tokens = yield* Tokens
      const secret = Redacted.make("x")
      yield* tokens.set({
        accessToken: { value: secret, expiresAt: 9_999_999_999 },
        refreshToken: { value: secret, role: "member" }
      })

      yield* Effect.flip(Members.use((members) => members.logout({ postFlowUrl: "https://evil.test" })))

      assert.strictEqual((yield* tokens.current).refreshToken.role, "none")
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("is ignored if it was injected into the stored sign-in state", () =>
    Effect.gen(function* () {
      yield* onPage
      for (const lure of lures) {
        const here = browser()
        const state = yield* here.begin("https://shop.example/cart")
        for (const [name, text] of here.texts) {
          here.texts.set(name, text.replace(`"https://shop.example/cart"`, JSON.stringify(lure)))
        }

        const { originalUri } = yield* here.complete(state)

        assert.strictEqual(originalUri, "", lure)
      }
    })
  )

  it.effect("is reported without control characters", () =>
    Effect.gen(function* () {
      yield* onPage
      const address = "java\nscript:alert(1)\u001b[2J"

      const { message } = yield* Effect.flip(ReturnAddress.check(address, { returnAddresses: [] }))

      assert.notMatch(message, /\p{Cc}/u)
    })
  )
})

describe("a list of return addresses", () => {
  const listed = ["https://partner.example/shop"]

  it.each([
    "https://partner.example/shopping",
    "https://partner.example/shop.evil",
    "https://partner.example/shop/../admin",
    "https://partner.example/shop/%2e%2e/admin",
    "https://partner.example/shop/.%2e/admin",
    "https://partner.example/SHOP/",
    "https://partner.example/",
    "https://partner.example.evil.test/shop/",
    "http://partner.example/shop/",
    "https://partner.example:444/shop/"
  ])("does not allow addresses that only start like one of them: %s", (address) => {
    assert.isFalse(ReturnAddress.isAllowed(address, listed))
  })

  it.each(["https://", "*", "https://*", "", "https://*.partner.example"])(
    "allows no other addresses with an odd entry: %j",
    (odd) => assert.isFalse(ReturnAddress.isAllowed("https://evil.test/shop", [odd]))
  )
})

describe("the URL after a sign-in", () => {
  it.each([
    [`${callback}#code=C&state=S`, callback],
    [`${callback}?x=1&code=C&state=S#top`, `${callback}?x=1#top`],
    [`${callback}?c%6fde=C&state=S`, callback],
    [`${callback}#error=denied&error_description=<b>&state=S`, callback],
    [`${callback}#code=C&code=D&state=S&state=T`, callback]
  ])("contains neither code nor state: %s", (address, clean) => {
    assert.strictEqual(withoutResponse(address), clean)
  })
})
