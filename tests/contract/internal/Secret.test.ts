import { Secret } from "../../../packages/contract/src/internal/Secret.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { format, inspect } from "node:util"

const Login = Schema.Struct({ password: Secret })
const plain = "correct horse battery"

describe("a secret", () => {
  it("is unredacted only on the wire", () => {
    const login = Schema.decodeSync(Login)({ password: plain })

    assert.strictEqual(Redacted.value(login.password), plain)
    assert.deepStrictEqual(Schema.encodeSync(Login)(login), { password: plain })
  })

  it("is never printed", () => {
    const login = Schema.decodeSync(Login)({ password: plain })

    const prints = [JSON.stringify(login), inspect(login, { depth: 5 }), format("%s %o", login.password, login)]

    assert.notInclude(prints.join(), plain)
  })

  it("is not part of a decoding error", () => {
    const decode = Schema.decodeUnknownResult(Schema.Struct({ password: Secret, email: Schema.Finite }), {
      errors: "all"
    })

    const prints = [{ password: plain, email: plain }, { password: [plain] }, plain].map((payload) =>
      inspect(decode(payload), { depth: 9 })
    )

    assert.isTrue(prints.every((text) => text.includes("SchemaError")))
    assert.notInclude(prints.join(), plain)
  })

  it("is not part of the encoding error of an unredacted string", () => {
    const result = Schema.encodeUnknownResult(Login)({ password: plain })

    assert.strictEqual(result._tag, "Failure")
    assert.notInclude(inspect(result, { depth: 9 }), plain)
  })
})
