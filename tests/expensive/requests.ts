import type { ExpensiveRequest } from "./ExpensiveRequest.ts"
import { pipelines } from "./pipelines.ts"
import { reads } from "./reads.ts"
import { writes } from "./writes.ts"

/** All expensive requests of the gate. */
export const requests: ReadonlyArray<ExpensiveRequest> = [...reads, ...pipelines, ...writes]
