import * as AccountSuite from "./AccountSuite.ts"
import { inject } from "vitest"
import * as GroupsSuite from "./GroupsSuite.ts"
import * as ItemsSuite from "./ItemsSuite.ts"
import * as MembersSuite from "./MembersSuite.ts"
import * as http from "./network/http.ts"
import * as QueriesSuite from "./QueriesSuite.ts"
import * as SiteSuite from "./SiteSuite.ts"
import * as TokensSuite from "./TokensSuite.ts"
import * as WritesSuite from "./WritesSuite.ts"

const { layer } = http.make(inject("postgresUrl"))

for (const { suite } of [
  ItemsSuite,
  QueriesSuite,
  MembersSuite,
  AccountSuite,
  TokensSuite,
  WritesSuite,
  GroupsSuite,
  SiteSuite
])
  suite("HTTP and Postgres", layer)
