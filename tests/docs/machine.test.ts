import { conditions, events, transitions } from "@portico/client/auth/LoginFlow"
import { loginStates } from "@portico/contract/auth/LoginResult"
import { expect, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { table } from "./Page.ts"

const sources = (from: ReadonlyArray<string>): string => {
  const missing = loginStates.filter((state) => !from.includes(state))
  if (missing.length === 0) return "any"
  return missing.length === 1 ? `any but ${missing[0]}` : from.join(", ")
}

const rows = transitions.map(({ from, on, to, when }) => [
  sources(from),
  events[on],
  when === undefined ? "" : conditions[when],
  to
])

const section = [
  "<!-- login machine: written by tests/docs/machine.test.ts from auth/LoginMachine: change the table there and run the test with -u. -->",
  table(["from", "event", "condition", "to"], rows),
  "<!-- /login machine -->"
].join("\n\n")

const page = readFileSync(new URL("../../ARCHITECTURE.md", import.meta.url), "utf8")

it("ARCHITECTURE.md contains the table of the login machine", async () => {
  const expected = page.replace(/<!-- login machine:.*<!-- \/login machine -->/s, () => section)

  expect(page).toContain("<!-- login machine:")
  await expect(expected).toMatchFileSnapshot("../../ARCHITECTURE.md")
})
