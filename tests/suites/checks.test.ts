import * as InProcess from "./ChecksInProcess.ts"
import { suite } from "./ChecksSuite.ts"

suite("in process, with simulated tabs", InProcess.enter)
suite("in process, where a tab is late to see what another one stored", InProcess.enterLate)
