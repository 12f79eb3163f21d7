import * as ItemsSuite from "./ItemsSuite.ts"
import * as MembersSuite from "./MembersSuite.ts"
import { layer } from "./network/msw.ts"
import * as QueriesSuite from "./QueriesSuite.ts"
import * as TokensSuite from "./TokensSuite.ts"

for (const { suite } of [ItemsSuite, QueriesSuite, MembersSuite, TokensSuite]) suite("fetch and MSW", layer)
