/** auth.md, row by row: imports the tests and checks that every row has one. */
import { rowByRow } from "../rowByRow.ts"
import { rows } from "./rows.ts"

await import("./constants.ts")
await import("./entities.ts")
await import("./enumerations.ts")
await import("./states.ts")
await import("./rules.ts")
await import("./calls.ts")
await import("./grants.ts")
await import("./errors.ts")

rowByRow("auth.md", rows)
