import { assert, describe, it } from "@effect/vitest"
import { changed } from "../../../../packages/provider/src/engine/identity/Member.ts"
import * as Callers from "../../../../packages/provider/src/http/identity/Callers.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { codeOf, open, seed } from "../../Shop.ts"

it.each([
  ["token", "token", ""],
  ["Bearer token", "token", ""],
  ["token,secret", "token", "secret"],
  ["bearer token, secret ", "token", "secret"],
  [",secret", "", "secret"],
  ["token,a,b", "token", "a,b"],
  ["", "", ""]
])("splits %j into a token and a secret", (text, first, second) => {
  const halves = Callers.credentialsIn(Redacted.make(text))

  assert.deepStrictEqual([Redacted.value(halves.first), Redacted.value(halves.second)], [first, second])
})

it.each(["", ",", " , ", "nonsense", ",nonsense", "nonsense,nonsense"])(
  "rejects %j with 401",
  async (authorization) => {
    const refused = await open().post("/v1/redirect-session", { login: {} }, authorization)

    assert.strictEqual(refused.status, 401)
    assert.strictEqual(codeOf(refused), "UNAUTHENTICATED")
  }
)

it("rejects a valid access token with a wrong secret", async () => {
  const shop = open()

  assert.strictEqual(
    (await shop.post("/v1/redirect-session", { login: {} }, `${await shop.visitor()},wrong`)).status,
    401
  )
})

describe("an editor", () => {
  const withEditor = () =>
    open({
      seed: {
        ...seed,
        members: [...(seed.members ?? []), { email: "edith@shop.test", password: "correct horse", editor: true }],
        collections: [{ id: "books", permissions: { insert: "CMS_EDITOR" } }]
      }
    })

  it("is recognized by their tokens, also after a refresh, and owns what they insert", async () => {
    const shop = withEditor()
    const first = await shop.member("edith@shop.test")
    const { body } = await shop.refresh(first.refresh_token)
    const { id } = (await shop.login("edith@shop.test")).body.identity
    const payload = { dataCollectionId: "books", dataItem: { data: {} } }

    for (const token of [first.access_token, body.access_token]) {
      const { text } = await shop.post("/v2/items", payload, token)
      assert.deepInclude(JSON.parse(text).dataItem.data, { _ownerId: id })
    }
  })

  it("gains and loses the role with the next token", async () => {
    const shop = withEditor()
    const set = (editor: boolean) =>
      shop.kept((store) =>
        Effect.gen(function* () {
          const { editor: _, ...member } = Option.getOrThrow(yield* store.memberByEmail("ada@shop.test"))
          yield* store.changeMember(changed(editor ? { ...member, editor } : member, member.updatedAt))
        })
      )
    const write = async (token: string) =>
      (await shop.post("/v2/items", { dataCollectionId: "books", dataItem: { data: {} } }, token)).status
    const first = await shop.member()

    await set(true)
    const { body: made } = await shop.refresh(first.refresh_token)
    await set(false)
    const { body: unmade } = await shop.refresh(made.refresh_token)

    const statuses = [await write(first.access_token), await write(made.access_token), await write(unmade.access_token)]
    assert.deepStrictEqual(statuses, [403, 200, 403])
  })
})
