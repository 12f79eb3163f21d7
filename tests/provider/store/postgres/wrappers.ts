// A process that loads the code of PGlite, and then calls an imported function of another WebAssembly module 5,000 times.
import * as PgliteModule from "../../../../packages/provider/src/store/postgres/PgliteModule.ts"

/** A module that exports "run", which calls the imported function "call" as often as its parameter says. */
const code = [
  "0061736d01000000",
  // The types: () -> i32, (i32) -> ()
  "010902 6000017f 60017f00",
  // The import: "host" "call"
  "020d01 04686f7374 0463616c6c 0000",
  // The function and its export: "run"
  "03020101 070701 0372756e 0001",
  // A loop that calls the function, subtracts 1 from the parameter, and repeats unless that is 0
  "0a130111 00 0340 1000 1a 2000 4101 6b 2200 0d00 0b 0b"
]

const database = await PgliteModule.load()
let calls = 0
const bytes = Buffer.from(code.join("").replaceAll(" ", ""), "hex")
const { instance } = await WebAssembly.instantiate(bytes, { host: { call: () => ++calls } })
const { run } = instance.exports
if (typeof run === "function") run(5000)
process.stdout.write(`${calls} ${database === undefined ? "without" : "with"} the code of PGlite`)
