import { assert, it } from "@effect/vitest"
import * as Email from "../../../../packages/provider/src/engine/identity/Email.ts"
import * as Option from "effect/Option"

it.each([
  ["ada@shop.test", "ada@shop.test"],
  ["  Ada@Shop.TEST\n", "ada@shop.test"],
  ["a+b.c'd@x", "a+b.c'd@x"],
  ["zoë@büro.example", "zoë@büro.example"],
  ["zoe\u0308@shop.test", "zoë@shop.test"],
  ["用户@例子.公司", "用户@例子.公司"],
  [`${"a".repeat(64)}@shop.test`, `${"a".repeat(64)}@shop.test`]
])("accepts %j", (text, expected) => {
  assert.deepStrictEqual(Email.normalize(text), Option.some(expected))
})

it.each([
  "",
  "@",
  "ada",
  "ada@",
  "@shop.test",
  "ada@@shop.test",
  "ada@shop@test",
  "ada smith@shop.test",
  "ada@shop test",
  "ada@-shop.test",
  "ada@shop-.test",
  "ada@shop..test",
  "ada@.test",
  "ada@shop.test.",
  "<ada>@shop.test",
  '"ada"@shop.test',
  "ada@[127.0.0.1]",
  "ada,bob@shop.test",
  "ada\u0000@shop.test",
  "ada\u200b@shop.test",
  "ada\r\nBcc: all@shop.test",
  "ada\ud800@shop.test",
  `${"a".repeat(65)}@shop.test`,
  `ada@${"a".repeat(64)}.test`,
  `ada@${"shop.".repeat(50)}test`
])("rejects %j", (text) => {
  assert.deepStrictEqual(Email.normalize(text), Option.none())
})

it("rejects a string of a megabyte quickly", () => {
  const startedAt = performance.now()

  assert.isTrue(Option.isNone(Email.normalize(`${"a.".repeat(500_000)}@x`)))
  assert.isTrue(Option.isNone(Email.normalize(`a@${"a".repeat(250)}!`)))

  assert.isBelow(performance.now() - startedAt, 500)
})
