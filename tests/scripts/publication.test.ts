import { assert, describe, it } from "@effect/vitest"
import { published } from "../../scripts/publication.pnpmfile.mjs"

const manifest = { name: "@portico/client", version: "1.0.0" }

describe("a published manifest", () => {
  it("is unchanged while the project has no address", () => {
    assert.deepStrictEqual(published(manifest, { homepage: "", repository: "" }), manifest)
  })

  it("has the address of the project and the folder of the package", () => {
    const { bugs, homepage, repository } = published(manifest, {
      homepage: "https://shop.example",
      repository: "https://git.example/shop"
    })

    assert.strictEqual(homepage, "https://shop.example")
    assert.deepStrictEqual(repository, {
      type: "git",
      url: "git+https://git.example/shop.git",
      directory: "packages/client"
    })
    assert.deepStrictEqual(bugs, { url: "https://git.example/shop/issues" })
  })
})
