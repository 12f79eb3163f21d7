import * as InProcess from "./ChecksInProcess.ts"
import { suite } from "./ChecksSuite.ts"

suite("in process, with simulated tabs", InProcess.enter)
suite("in process, in a browser whose tabs see changes of the storage late", InProcess.enterLate)
