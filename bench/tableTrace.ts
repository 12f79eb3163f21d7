/** Reads a trace of Chromium. */

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** The duration in microseconds of wall-clock time and of thread time. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Returns the longest task of the page's main thread, in milliseconds of wall-clock time and of processor time. */
export const longestTask = (trace: Buffer): { readonly clock: number; readonly processor: number } => {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { readonly traceEvents: ReadonlyArray<TraceEvent> }
  const mains = new Set(
    traceEvents
      .filter(({ args, name }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`)
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith("RunTask") && mains.has(`${pid} ${tid}`))
  // A trace without tasks is incomplete, and does not mean that the page had none.
  if (tasks.length === 0) return { clock: Number.NaN, processor: Number.NaN }
  return {
    clock: tasks.reduce((most, { dur = 0 }) => Math.max(most, dur), 0) / 1000,
    processor: tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000
  }
}
