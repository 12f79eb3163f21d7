import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { Message } from "../../../packages/storefront/src/parts/Message.tsx"
import { root } from "../../../scripts/root.mjs"

describe("the messages of the shop", () => {
  it("are alerts of the kit, with the severity of their problem", () => {
    const html = renderToString(<Message problem={{ key: "offline", retryable: true }}>Offline</Message>)

    expect(html).toMatch(/^<div [^>]*class="portico-alert"/)
    for (const part of ['role="alert"', 'data-tone="warning"', "<p>Offline</p>"]) expect(html).toContain(part)
  })

  it("have no alert of their own", () => {
    const source = join(root, "packages/storefront/src")
    const own = globSync("**/*.tsx", { cwd: source }).filter((path) =>
      /\brole[=:].*alert/.test(readFileSync(join(source, path), "utf8"))
    )

    expect(own).toEqual([])
  })
})
