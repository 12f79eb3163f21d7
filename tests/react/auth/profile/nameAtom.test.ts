import { assert, it } from "@effect/vitest"
import { nameOf } from "../../../../packages/react/src/auth/profile/nameAtom.ts"

const email = { address: "ada@example.com" }

it.each([
  [{ email, identityProfile: { nickname: "Ada L.", firstName: "Ada" } }, "Ada L."],
  [{ email, identityProfile: { nickname: "", firstName: "Ada", lastName: "King" } }, "Ada King"],
  [{ email, identityProfile: { lastName: "King" } }, "King"],
  [{ email }, "ada@example.com"],
  [{}, undefined]
])("%j: has the name %s", (identity, name) => {
  assert.strictEqual(nameOf(identity).name, name)
})

it("accepts only web addresses as a picture", () => {
  const pictureOf = (picture: string) => nameOf({ identityProfile: { picture } }).picture

  assert.strictEqual(pictureOf("https://pictures.test/ada.png"), "https://pictures.test/ada.png")
  assert.isUndefined(pictureOf("javascript:alert(1)"))
})
