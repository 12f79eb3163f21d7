import { accountCalls } from "./accountCalls.ts"
import type { Call } from "./Call.ts"
import { dataCalls } from "./dataCalls.ts"
import { factorCalls } from "./factorCalls.ts"
import { flowCalls } from "./flowCalls.ts"
import { groupCalls } from "./groupCalls.ts"
import { memberCalls } from "./memberCalls.ts"
import { streamCalls } from "./streamCalls.ts"
import { tokenCalls } from "./tokenCalls.ts"

/** The calls of the public services. */
export const calls: ReadonlyArray<Call> = [
  ...tokenCalls,
  ...memberCalls,
  ...factorCalls,
  ...accountCalls,
  ...flowCalls,
  ...dataCalls,
  ...groupCalls,
  ...streamCalls
]
