/** Examples and guides have no form whose password a browser would send as part of an address. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../scripts/root.mjs"

const places = [
  "docs/**/*.md",
  "examples/**/*.{html,js,md,ts,tsx}",
  "packages/*/src/**/*.{ts,tsx}",
  "packages/create-portico/templates/**/*.{html,md,ts,tsx}",
  "stories/guides/**/*.{mdx,tsx}"
]

const forms = globSync(places, {
  cwd: root,
  exclude: (name) => name === "node_modules" || name === "dist" || name === ".next"
}).flatMap((path) =>
  Array.from(readFileSync(join(root, path), "utf8").matchAll(/<form\b[^]*?<\/form>/g), ([form]) => ({ form, path }))
)

it("every form with a password field sets `method` to post or dialog", () => {
  const withPassword = forms.filter(({ form }) => form.includes('type="password"'))

  expect(withPassword.length).toBeGreaterThan(3)
  expect(withPassword.filter(({ form }) => !/ method="(?:post|dialog)"/.test(form)).map(({ path }) => path)).toEqual([])
})
