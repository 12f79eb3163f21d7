import * as InProcess from "./ChecksInProcess.ts"
import { suite } from "./ChecksSuite.ts"

suite("in process, with simulated tabs", InProcess.enter)
