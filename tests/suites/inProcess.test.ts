import * as AccountSuite from "./AccountSuite.ts"
import * as GroupsSuite from "./GroupsSuite.ts"
import * as ItemsSuite from "./ItemsSuite.ts"
import * as MembersSuite from "./MembersSuite.ts"
import { layer } from "./network/inProcess.ts"
import * as QueriesSuite from "./QueriesSuite.ts"
import * as SiteSuite from "./SiteSuite.ts"
import * as TokensSuite from "./TokensSuite.ts"
import * as WritesSuite from "./WritesSuite.ts"

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
  suite("the provider in process", layer)
