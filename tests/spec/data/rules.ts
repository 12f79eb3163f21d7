/** data.md §5: one test for each rule and each way to violate it, in the order of the table. */
import type { SiteError } from "@portico/client/site/SiteError"
import { describe, expect, it } from "vitest"
import { open } from "./made.ts"
import { lineOf } from "./provocations.ts"
import * as Aggregates from "./violations/Aggregates.ts"
import * as Builders from "./violations/Builders.ts"
import * as Calls from "./violations/Calls.ts"
import * as Filters from "./violations/Filters.ts"
import * as Models from "./violations/Models.ts"

const violations = {
  ...Calls.violations,
  ...Builders.violations,
  ...Filters.violations,
  ...Aggregates.violations,
  ...Models.violations
}

describe("data.md §5, validation rules", () => {
  for (const [rule, cases] of Object.entries(violations)) {
    it.each(cases.map((violation) => [lineOf({ site: violation.wrong }), violation] as const))(
      `${rule}: %s`,
      async (_, { right, told: [code, path, message], wrong }) => {
        const { plain, sent } = open()

        const error = await Promise.resolve(wrong(plain)).then(
          () => undefined,
          (error: SiteError) => error
        )

        // Not even a token was requested.
        expect(sent).toEqual([])
        expect(error?.problems?.map((found) => [found.code, found.path, found.message])).toEqual([
          [code, path, message]
        ])
        expect([error?.code, error?.kind, error?.message]).toEqual([code, "WD_VALIDATION_ERROR", message])

        await right(plain)
        expect(sent.length).toBeGreaterThan(1)
      }
    )
  }
})
