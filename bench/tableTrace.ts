/** Reads a trace of Chromium. */

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's main thread, in milliseconds, and the processor time in it. */
export const longestTask = (trace: Buffer): { readonly wall: number; readonly processor: number } => {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { readonly traceEvents: ReadonlyArray<TraceEvent> }
  const threads = new Set(
    traceEvents
      .filter(({ args, name }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`)
  )
  let longest = { processor: 0, wall: 0 }
  for (const { dur = 0, name, pid, tdur = 0, tid } of traceEvents) {
    if (!name.endsWith("RunTask") || !threads.has(`${pid} ${tid}`)) continue
    if (dur / 1000 > longest.wall) longest = { processor: tdur / 1000, wall: dur / 1000 }
  }
  return longest
}
