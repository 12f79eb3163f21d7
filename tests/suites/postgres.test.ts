import { inject } from "vitest"
import * as ItemsSuite from "./ItemsSuite.ts"
import * as MembersSuite from "./MembersSuite.ts"
import * as http from "./network/http.ts"
import * as QueriesSuite from "./QueriesSuite.ts"
import * as TokensSuite from "./TokensSuite.ts"

const { layer } = http.make(inject("postgresUrl"))

for (const { suite } of [ItemsSuite, QueriesSuite, MembersSuite, TokensSuite]) suite("HTTP and Postgres", layer)
