import { isRecordable } from "../../../../packages/client/src/transport/internal/RecordedResponses.ts"
import type { Call } from "@portico/contract/Call"
import * as Account from "@portico/contract/codecs/auth/AccountCalls"
import * as Auth from "@portico/contract/codecs/auth/Calls"
import * as Data from "@portico/contract/codecs/data/Calls"
import { assert, it } from "@effect/vitest"

it("only calls that read data or the account can be recorded", () => {
  const paths = [Auth, Data, Account]
    .flatMap((rows) => Object.values<Call>(rows))
    .flatMap((row) => (isRecordable(row) ? [`${row.method} ${row.path}`] : []))

  assert.deepStrictEqual(paths.toSorted(), [
    "GET /v2/items/{dataItemId}",
    "POST /v1/account/factors",
    "POST /v1/account/sessions",
    "POST /v1/account/user",
    "POST /v2/items/aggregate",
    "POST /v2/items/aggregate-pipeline",
    "POST /v2/items/count",
    "POST /v2/items/is-referenced",
    "POST /v2/items/query",
    "POST /v2/items/query-distinct-values",
    "POST /v2/items/query-referenced",
    "POST /v2/items/search"
  ])
})
