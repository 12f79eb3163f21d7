/** The speed of the processor while a benchmark runs. It differs between machines, and on a virtual machine also within minutes. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { node, root } from "../scripts/root.mjs"
import { type Sample, sampleOf } from "./Measure.ts"

/** Measures the speed twice per second until `stop` is called, which returns the measurements as a sample. */
export const start = async (): Promise<{ readonly stop: () => Promise<Sample> }> => {
  const child = spawn(node(), [join(root, "bench/SpeedProgram.ts")], { stdio: ["ignore", "pipe", "inherit"] })
  // Everything that the program printed while this process was busy is read before that.
  const closed = once(child, "close")
  let output = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text
  })
  await once(child.stdout, "data")
  return {
    stop: async () => {
      child.kill()
      await closed
      return sampleOf(output.trim().split("\n").map(Number))
    }
  }
}
