/**
 * The state machine of an export. It counts the items, reads them page by page, and creates the file. After a transient
 * failure it continues with the next page.
 *
 * @since 0.1.0
 */
import * as Export from "@portico/client/data/Export"
import type { DataError } from "@portico/client/data/Failure"
import type * as Pages from "@portico/client/data/Pages"
import { Queries } from "@portico/client/data/Queries"
import type * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Stream from "effect/Stream"
import { countDown } from "../../form/countDown.ts"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { type Format, mediaTypeOf } from "../bulk/failuresFile.ts"
import { ofAsker } from "../failure/failureOf.ts"
import { left, memberNow, ownedAtom } from "../listing/ownedState.ts"
import type { DraftsOption } from "../listing/Listing.ts"
import { isSameReader, queriesOf, type Reader, readerNow } from "./exportQueries.ts"
import { type ExportEvent, type ExportState, idle, reduce } from "./ExportState.ts"

/** Options for how an export is written. */
export interface ExportOptions<Column extends string = string>
  extends Pick<Export.Options, "delimiter" | "guardsFormulas" | "systemFields">, DraftsOption {
  /**
   * The columns of a CSV file: field names, with dots for nested fields. Default: the fields of the schema or of the
   * items.
   */
  readonly columns?: ReadonlyArray<Column>
  /** The number of items per page. Default: 500. Maximum: 1000. */
  readonly pageSize?: number | undefined
}

/** The query and options of an export. */
export interface ExportWork {
  readonly query: Query.Any
  readonly options: ExportOptions
}

type Event = ExportEvent<ExportWork>

/** The progress of an export. */
interface Course extends ExportWork {
  readonly format: Format
  /** The reader of the items, or `undefined` until the export starts. A file contains items of one reader only. */
  of: Reader | undefined
  isCounted: boolean
  /** Whether the columns are being collected. */
  collects: boolean
  columns: ReadonlyArray<string> | undefined
  resume: Pages.Resume | undefined
  pieces: Array<string>
}

/** Creates the atom of an export. Its state is scoped to the current user. */
export const exportMachine = (): Atom.Writable<ExportState, Event> => ownedAtom(ownMachine)

const ownMachine = (): Atom.Writable<ExportState, Event> => {
  let course: Course | undefined
  return machine<ExportState, Event>({
    initial: idle,
    reduce,
    invoke: (event, state, send) => {
      switch (event._tag) {
        case "Start":
          if (state._tag !== "Running") return undefined
          course = courseOf(event.work, event.format)
          return run(course, send)
        case "Resume":
          return state._tag === "Running" && course !== undefined ? run(course, send) : undefined
        case "Failed":
          return state._tag === "Failed" && state.wait > 0
            ? countDown(state.wait, (left) => send({ _tag: "Tick", left }))
            : undefined
        case "Ready":
          course = undefined
          return undefined
        case "Reset":
          course = undefined
          return Effect.void
        default:
          return undefined
      }
    },
    crashed: () => ({ _tag: "Failed", problem: Problem.make("unexpected") }),
    refetch: (state) =>
      state._tag === "Failed" && state.canResume && state.problem !== undefined && Problem.isUnreachable(state.problem)
        ? { _tag: "Resume" }
        : undefined
  })
}

const courseOf = ({ options, query }: ExportWork, format: Format): Course => ({
  options,
  query,
  format,
  of: undefined,
  isCounted: false,
  // Without a schema, only the items show which fields exist.
  collects:
    format === "CSV" &&
    options.columns === undefined &&
    typeof query.collection === "string" &&
    query.fields.length === 0,
  columns: options.columns,
  resume: undefined,
  pieces: []
})

const run = (course: Course, send: Send<Event>): Effect.Effect<void, never, Environment> =>
  Effect.gen(function* () {
    course.of ??= yield* readerNow
    if (!isSameReader(course.of, yield* readerNow)) return yield* Effect.fail(left)
    if (!course.isCounted) {
      const total = yield* Queries.use((queries) =>
        queries.count(course.query, { showDrafts: course.options.showDrafts ?? false })
      )
      yield* send({ _tag: "Counted", total })
      if (total === 0) return
      course.isCounted = true
      if (course.collects) yield* send({ _tag: "Step", step: "fields" })
    }
    if (course.collects) yield* collect(course, send)
    yield* Effect.catchTag(write(course, send), "ExportFailed", (error) => {
      // The item has a field that is missing from the schema. Reading all items collects a column for it too.
      if (error.field === undefined || course.columns !== undefined) return Effect.fail(error)
      course.collects = true
      course.pieces = []
      course.resume = undefined
      return send({ _tag: "Step", step: "fields" }).pipe(
        Effect.andThen(collect(course, send)),
        Effect.andThen(write(course, send))
      )
    })
    const { format, pieces } = course
    // Without a byte order mark, spreadsheet programs assume the local legacy encoding.
    const marked = format === "CSV" ? ["\uFEFF", ...pieces] : pieces
    yield* send({ _tag: "Ready", file: new Blob(marked, { type: mediaTypeOf(format) }) })
  }).pipe(
    Effect.provideServiceEffect(Queries, theirs(course)),
    Effect.catch((error) => {
      switch (error._tag) {
        case "ExportFailed":
          return send({ _tag: "Failed", problem: undefined, unfit: { id: error.id, reason: error.reason } })
        case "PageFailed":
          course.resume = error.resume
          return error.cause === left ? changed(course, send) : failed(error.cause, send)
        case "Truncated":
          course.resume = error.resume
          return send({ _tag: "Failed", problem: Problem.make("internalError") })
        default:
          return error === left ? changed(course, send) : failed(error, send)
      }
    })
  )

const theirs = (course: Course) =>
  Effect.gen(function* () {
    return queriesOf(yield* Queries, yield* Tokens, course.of ?? (yield* readerNow))
  })

// If a visitor signed in, the export starts again as the member. If a member's session has ended or is temporarily
// unavailable, the export can continue after the member is signed in again.
const changed = (course: Course, send: Send<Event>): Effect.Effect<void, never, Environment> =>
  Effect.gen(function* () {
    const { member } = yield* readerNow
    if (member !== undefined) {
      Object.assign(course, courseOf(course, course.format))
      return yield* Effect.andThen(send({ _tag: "Step", step: "items" }), run(course, send))
    }
    const key = (yield* memberNow) === undefined ? "signInRequired" : "sessionUnavailable"
    yield* send({ _tag: "Failed", problem: Problem.make(key, { retryable: true }) })
  })

const failed = (cause: DataError, send: Send<Event>): Effect.Effect<void, never, Environment> =>
  Effect.flatMap(ofAsker(ofData(cause)), (problem) => send({ _tag: "Failed", problem }))

const collect = (course: Course, send: Send<Event>) => {
  const { columns, options, query, resume } = course
  const { pageSize = 500, showDrafts = false, systemFields = false } = options
  return Export.columns(query, {
    columns: columns ?? [],
    pageSize,
    resume,
    showDrafts,
    systemFields
  }).pipe(
    Stream.runForEach((found) => {
      course.columns = found
      return send({ _tag: "Page", size: pageSize })
    }),
    Effect.andThen(
      Effect.suspend(() => {
        course.collects = false
        course.resume = undefined
        return send({ _tag: "Step", step: "items" })
      })
    )
  )
}

const write = (course: Course, send: Send<Event>) =>
  Effect.suspend(() => {
    const { columns, format, options, query, resume } = course
    const { columns: _, pageSize = 500, showDrafts = false, ...others } = options
    return Export.run(query, {
      ...others,
      format,
      pageSize,
      resume,
      showDrafts,
      ...(columns === undefined ? {} : { columns })
    }).pipe(
      Stream.runForEach((piece) => {
        course.pieces.push(piece)
        return send({ _tag: "Page", size: pageSize })
      })
    )
  })
