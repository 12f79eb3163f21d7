import type { Problem } from "@portico/react"
import { SignInFormView } from "@portico/react/auth"
import { DataErrorView } from "@portico/react/data"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { declarationsOf, folder, sheets } from "./Css.ts"

const form = (problem: Problem) =>
  renderToString(<SignInFormView onSubmit={() => {}} state={{ _tag: "Failed", attempt: 1, problem, wait: 0 }} />)

const toneIn = (html: string) => /data-tone="(\w+)"/.exec(html)?.[1]

const source = join(folder, "..")

/** Returns the files of the kit that contain a pattern, except in their comments. */
const containing = (pattern: RegExp): ReadonlyArray<string> =>
  globSync("**/*.tsx", { cwd: source }).filter((path) => pattern.test(readFileSync(join(source, path), "utf8")))

describe("the severity of messages", () => {
  it.each([
    ["offline", "warning"],
    ["rateLimited", "warning"],
    ["serverError", "danger"]
  ] as const)("%s is %s in forms and in lists", (key, tone) => {
    const problem: Problem = { key, retryable: true }

    expect(toneIn(form(problem))).toBe(tone)
    expect(toneIn(renderToString(<DataErrorView problem={problem} />))).toBe(tone)
  })

  it("is on every alert, because one component renders all of them", () => {
    expect(containing(/^(?!\s*\*).*\brole[=:].*alert/m)).toEqual([join("parts", "Alert.view.tsx")])
  })

  it("needs no other dialog: one component renders all modal dialogs", () => {
    expect(containing(/^(?!\s*\*).*(<dialog\b|as="dialog")/m)).toEqual([join("parts", "Confirm.view.tsx")])
  })

  it("is in one style sheet: no other one sets the bar of a message", () => {
    const bars = Object.entries(sheets).flatMap(([path, sheet]) =>
      declarationsOf(sheet)
        .filter(
          ([, name, value]) =>
            name.startsWith("border-inline-start") && /(danger|warning|info|success|tone)\)/.test(value)
        )
        .map(() => path)
    )

    expect(bars).toEqual(["severity.css"])
  })
})
