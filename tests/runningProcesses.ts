import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"

/** A process of this machine. */
export interface RunningProcess {
  readonly pid: number
  /** The id of the process that started it. */
  readonly parent: number
  /** Its program and arguments, with spaces between them. */
  readonly command: string
}

/** Returns the running processes whose command line contains a string. */
export const runningProcesses = (text: string): ReadonlyArray<RunningProcess> =>
  // Not every Linux has the command `ps`.
  (process.platform === "linux" ? fromProc() : fromPs()).filter(({ command }) => command.includes(text))

const fromProc = (): ReadonlyArray<RunningProcess> =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ").trimEnd()
        const stat = readFileSync(`/proc/${name}/stat`, "utf8")
        // The program name is in brackets and may contain any character. The state and the parent follow it.
        const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
        return [{ pid: Number(name), parent: Number(parent), command }]
      } catch {
        // The process has ended.
        return []
      }
    })

const fromPs = (): ReadonlyArray<RunningProcess> =>
  execFileSync("ps", ["-axo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, command = ""]) => ({ pid: Number(pid), parent: Number(parent), command }))
