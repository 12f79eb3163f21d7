/** data.md, row by row: imports the tests and checks that every row has one. */
import { rowByRow } from "../rowByRow.ts"
import { rows } from "./rows.ts"

await import("./capabilities.ts")
await import("./entities.ts")
await import("./enumerations.ts")
await import("./operators.ts")
await import("./states.ts")
await import("./rules.ts")
await import("./optionRules.ts")
await import("./together.ts")
await import("./permissions.ts")
await import("./calls.ts")
await import("./requests.ts")
await import("./catalog.ts")
await import("./errors.ts")
await import("./constants.ts")

rowByRow("data.md", rows)
