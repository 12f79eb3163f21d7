import { assert, describe, it } from "@effect/vitest"
import * as Base32 from "../../../../packages/provider/src/engine/factors/Base32.ts"
import * as Schema from "effect/Schema"
import * as Option from "effect/Option"

const bytes = (text: string) => new TextEncoder().encode(text)

describe("Base32", () => {
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"]
  ])("encodes %j as in RFC 4648, without padding", (text, encoded) => {
    assert.strictEqual(Base32.encode(bytes(text)), encoded)
    assert.deepStrictEqual(Base32.decode(encoded), Option.some(bytes(text)))
  })

  it("decodes lowercase letters, spaces, hyphens and padding", () => {
    assert.deepStrictEqual(Base32.decode("mzxw 6ytb-oi======"), Option.some(bytes("foobar")))
  })

  it.each(["MZX0", "MZX1", "ü", "MZ=X"])("does not decode %j", (text) => {
    assert.deepStrictEqual(Base32.decode(text), Option.none())
  })

  it.prop("decodes what it encoded, for any bytes", [Schema.Uint8Array], ([given]) => {
    assert.deepStrictEqual(Base32.decode(Base32.encode(given)), Option.some(given))
  })
})
