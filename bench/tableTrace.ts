/** Reads a trace of Chromium. */

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds by the clock, and those that the thread ran in them. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's main thread, in milliseconds by the clock and of its processor. */
export const longestTask = (trace: Buffer): { readonly clock: number; readonly processor: number } => {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { readonly traceEvents: ReadonlyArray<TraceEvent> }
  const mains = new Set(
    traceEvents
      .filter(({ args, name }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`)
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith("RunTask") && mains.has(`${pid} ${tid}`))
  // A trace without them is no page that nothing holds up.
  if (tasks.length === 0) return { clock: Number.NaN, processor: Number.NaN }
  return {
    clock: tasks.reduce((most, { dur = 0 }) => Math.max(most, dur), 0) / 1000,
    processor: tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000
  }
}
