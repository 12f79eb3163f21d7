import { afterAll, assert, it } from "@effect/vitest"
import type { Seed } from "../../packages/provider/src/engine/seed/Seed.ts"
import * as SeedFile from "../../packages/provider/src/SeedFile.ts"
import * as Effect from "effect/Effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { seed } from "./Shop.ts"

const folder = mkdtempSync(join(tmpdir(), "portico-seed-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (text: string) => {
  const path = join(folder, "seed.json")
  writeFileSync(path, text)
  return SeedFile.read(path)
}

it.effect("reads every setting of a seed file", () =>
  Effect.gen(function* () {
    const whole: Seed = {
      ...seed,
      clients: [{ clientId: "shop", origins: [], redirectUris: [], secret: "s3cret" }],
      members: [
        {
          email: "ada@shop.test",
          password: "correct horse",
          status: "deleted",
          phone: "+49 30 1",
          resetRequired: true,
          editor: true,
          factors: [{ type: "SMS" }]
        }
      ],
      registration: ["emailVerification", "ownerApproval"],
      captcha: { required: "afterFailures", kind: "turnstile", secret: "a", invisibleSecret: "b", failures: 2 },
      lockout: { perEmail: 3, perSource: 30, mails: 5, window: 60 },
      enumeration: "safe",
      collections: [
        {
          whenOwnerDeleted: { clear: ["address"] },
          id: "books",
          displayName: "Books",
          permissions: { read: "ANYONE", remove: "PRIVILEGED" },
          fields: { title: { type: "TEXT" }, author: { type: "REFERENCE", referencedCollectionId: "authors" } },
          indexes: [{ fields: [{ fieldName: "title", order: "DESC" }, { fieldName: "year" }] }],
          items: [{ _id: "b1", at: { $date: "1815-12-23T00:00:00.000Z" }, tags: ["a", { b: null }], __proto__x: 1 }],
          sandbox: [{ _id: "s1" }],
          plugins: [{ type: "PUBLISH", defaultStatus: "DRAFT" }, { type: "SINGLE_ITEM" }]
        }
      ]
    }

    assert.deepStrictEqual(yield* read(JSON.stringify(whole)), whole)
    assert.deepStrictEqual(yield* read("{}"), {})
  })
)

it.effect.each([
  ["", /is invalid/],
  ["[]", /is invalid/],
  ['{"registration":"closed"}', /registration/],
  ['{"registration":["ownerApproval","luck"]}', /registration/],
  ['{"captcha":{"required":"sometimes"}}', /captcha.*required/],
  ['{"lockout":{"window":"long"}}', /lockout.*window/],
  ['{"clients":[{"clientId":"shop","origins":[],"redirectUris":[],"secret":""}]}', /clients.*secret/],
  ['{"collections":[{"id":"books","permissions":{"read":"EVERYBODY"}}]}', /permissions.*read/],
  ['{"collections":[{"id":"books","items":[1]}]}', /items/],
  ['{"collections":[{"id":"books","sandbox":[1]}]}', /sandbox/],
  ['{"collections":[{"id":"books","plugins":[{"type":"EXPLODE"}]}]}', /plugins/],
  ['{"members":[{"email":"ada@shop.test"}]}', /password/],
  ['{"collection":[]}', /collection/]
] as const)("rejects an invalid file with a one-line message: %s", ([text, expected]) =>
  Effect.gen(function* () {
    const { message } = yield* Effect.flip(read(text))

    assert.match(message, expected)
    assert.notInclude(message, "\n")
  })
)

it.effect("rejects a missing file with a one-line message", () =>
  Effect.gen(function* () {
    const { message } = yield* Effect.flip(SeedFile.read(join(folder, "nothing.json")))

    assert.match(message, /nothing\.json cannot be read/)
  })
)
