/**
 * The machine of an export at work: it counts the items, reads them by pages, and makes the file.
 *
 * @since 0.1.0
 */
import * as Export from "@portico/client/data/Export"
import { Queries } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Stream from "effect/Stream"
import { countDown } from "../../form/countDown.ts"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { type Format, mediaTypeOf } from "../bulk/failures.ts"
import { type ExportEvent, type ExportState, idle, reduce } from "./ExportState.ts"

/** How an export is written. */
export interface ExportOptions extends Pick<Export.Options, "columns" | "delimiter" | "systemFields"> {
  /** Items that are read at a time: 500 by default, 1000 at most. */
  readonly pageSize?: number | undefined
}

/** What an export works on. */
export interface ExportWork {
  readonly query: Query.Any
  readonly options: ExportOptions
}

type Event = ExportEvent<ExportWork>

/** Makes the atom of an export. */
export const exportMachine = (): Atom.Writable<ExportState, Event> =>
  machine<ExportState, Event>({
    initial: idle,
    reduce,
    invoke: (event, state, send) => {
      switch (event._tag) {
        case "Start":
          return state._tag === "Running" ? run(event.work, event.format, send) : undefined
        case "Failed":
          return state._tag === "Failed" && state.wait > 0
            ? countDown(state.wait, (left) => send({ _tag: "Tick", left }))
            : undefined
        case "Reset":
          return Effect.void
        default:
          return undefined
      }
    },
    crashed: () => ({ _tag: "Failed", problem: Problem.make("unexpected") })
  })

const run = (
  { options: { pageSize = 500, ...options }, query }: ExportWork,
  format: Format,
  send: Send<Event>
): Effect.Effect<void, never, Environment> =>
  Effect.gen(function* () {
    const total = yield* Queries.use((queries) => queries.count(query))
    yield* send({ _tag: "Counted", total })
    if (total === 0) return
    const pieces = yield* Export.run(query, { ...options, format, pageSize }).pipe(
      Stream.tap(() => send({ _tag: "Page", size: pageSize })),
      Stream.runCollect
    )
    yield* send({ _tag: "Ready", file: new Blob(pieces, { type: mediaTypeOf(format) }) })
  }).pipe(
    Effect.catch((error) => {
      switch (error._tag) {
        case "ExportFailed":
          return send({ _tag: "Failed", problem: undefined, unfit: { id: error.id, reason: error.reason } })
        case "PageFailed":
          return send({ _tag: "Failed", problem: ofData(error.cause) })
        case "Truncated":
          return send({ _tag: "Failed", problem: Problem.make("internalError") })
        default:
          return send({ _tag: "Failed", problem: ofData(error) })
      }
    })
  )
