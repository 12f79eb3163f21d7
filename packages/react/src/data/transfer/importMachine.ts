/**
 * The state machine of an import. It previews the file, sends its rows, and stores its progress.
 *
 * @since 0.1.0
 */
import { type Argument, idOf } from "@portico/client/data/Collection"
import * as Import from "@portico/client/data/Import"
import { BulkItems } from "@portico/client/data/BulkItems"
import { Tokens } from "@portico/client/session/Tokens"
import { SourceFailed } from "@portico/client/data/Import"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as Stream from "effect/Stream"
import { countDown } from "../../form/countDown.ts"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { Identity } from "../../session/StateOwner.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import type { ReportRow } from "../bulk/Bulk.ts"
import { gated } from "../bulk/outcomes.ts"
import { ofAsker } from "../failure/failureOf.ts"
import { collectionKey } from "../listing/collectionAtoms.ts"
import { memberNow, stays, ownedAtom } from "../listing/ownedState.ts"
import { isSame, markOf, notTextIn } from "./ImportFile.ts"
import { type Kept, namesOf, recalled } from "./KeptImport.ts"
import {
  added,
  type FileFault,
  type ImportEvent,
  type ImportState,
  type Mode,
  noProgress,
  picking,
  reduce
} from "./ImportState.ts"
import { type Preview, previewOf, type Reading } from "./Preview.ts"

type Work = Effect.Effect<void, never, Environment>

/** Options for how an import sends its requests. */
export interface ImportOptions {
  /** The maximum number of concurrent requests. Default: 6. */
  readonly concurrency?: number | undefined
}

interface Plan extends Omit<Kept, "checkpoint" | "rows" | "errors"> {
  readonly source: File
  /** The member who chose the file. Rows are not sent for a different member. */
  by: Identity | undefined
  /** The storage key of the unfinished import. */
  name: string | undefined
  checkpoint: Import.Checkpoint | undefined
  errors: ReadonlyArray<ReportRow>
}

// The browser's storage is small, so a stored import keeps only this many error rows.
const mostKept = 200
const between = 1000

/**
 * Creates the atom of an import into a collection. Its state is scoped to the current user, and so is the stored
 * progress that a later page can resume.
 */
export const importMachine = (collection: Argument, options: ImportOptions): Atom.Writable<ImportState, ImportEvent> =>
  ownedAtom(() => ownMachine(collection, options))

const ownMachine = (collection: Argument, options: ImportOptions): Atom.Writable<ImportState, ImportEvent> => {
  const names = namesOf(idOf(collection))
  // The storage key under which the unfinished import was found.
  let found: string | undefined
  let file: File | undefined
  let reading: Reading = {}
  let seen: Preview | undefined
  let plan: Plan | undefined

  const recall: Effect.Effect<Kept | undefined, never, Environment> = Effect.map(
    Effect.flatMap(memberNow, (member) => recalled(names, member)),
    (remembered) => {
      found = remembered?.name
      return remembered?.kept
    }
  )

  const drop = (name: string): Work => SiteStorage.use((storage) => storage.remove(name))

  const forget: Work = Effect.suspend(() => drop(plan?.name ?? found ?? names(undefined)))

  const look = (send: Send<ImportEvent>): Work =>
    file === undefined
      ? Effect.void
      : previewOf(collection, file, reading).pipe(
          Effect.flatMap((preview) => send({ _tag: "Read", preview })),
          Effect.catch((cause) => send({ _tag: "Unfit", fault: unreadable(cause) }))
        )

  const run = (current: Plan, send: Send<ImportEvent>): Work =>
    Effect.gen(function* () {
      // If a visitor started the import and then signed in, the member becomes its owner.
      current.by ??= yield* memberNow
      const name = names(current.by)
      if (current.name !== undefined && current.name !== name) yield* drop(current.name)
      current.name = name
      yield* follow(collection, name, current, options, send)
    })

  const pick = (picked: File, resumes: boolean, send: Send<ImportEvent>): Work =>
    Effect.gen(function* () {
      const kept = resumes ? yield* recall : undefined
      if (kept === undefined) return yield* look(send)
      const mark = yield* markOf(picked)
      if (!isSame(mark, kept.file)) return yield* send({ _tag: "Unfit", fault: undefined })
      plan = { ...kept, source: picked, by: undefined, name: found }
      const { checkpoint, errors, file, mode, rows } = kept
      const progress = { ...noProgress, rows, bytes: checkpoint.bytes, totalBytes: picked.size }
      yield* send({ _tag: "Resumed", file, mode, progress, errors })
      yield* run(plan, send)
    }).pipe(Effect.catch((cause) => send({ _tag: "Unfit", fault: unreadable(cause) })))

  return machine<ImportState, ImportEvent>({
    initial: picking,
    reduce,
    invoke: (event, state, send) => {
      switch (event._tag) {
        case "Open":
          return Effect.flatMap(recall, (kept) =>
            kept === undefined
              ? Effect.void
              : send({ _tag: "Remembered", unfinished: { file: kept.file, rows: kept.rows } })
          )
        case "Pick":
          file = event.file
          reading = {}
          return pick(event.file, state._tag === "Reading" && state.unfinished !== undefined, send)
        case "Reread":
          reading = event.reading
          return look(send)
        case "Start":
          if (state._tag !== "Running" || file === undefined || seen === undefined) return undefined
          plan = planOf(seen, state.mode, file)
          return run(plan, send)
        case "Read":
          seen = event.preview
          return undefined
        case "GoOn":
          return plan === undefined ? undefined : run(plan, send)
        case "Failed":
          return state._tag === "Stopped" && state.wait > 0
            ? countDown(state.wait, (left) => send({ _tag: "Tick", left }))
            : undefined
        case "Forget":
          return forget
        case "Cancel":
        case "Reset":
          return Effect.void
        default:
          return undefined
      }
    },
    crashed: () => ({ _tag: "Failed", problem: Problem.make("unexpected"), fault: undefined })
  })
}

const planOf = ({ file, format, mapping }: Preview, mode: Mode, source: File): Plan => ({
  file,
  format,
  mapping,
  mode,
  source,
  by: undefined,
  name: undefined,
  checkpoint: undefined,
  errors: []
})

const follow = (
  collection: Argument,
  name: string,
  plan: Plan,
  { concurrency }: ImportOptions,
  send: Send<ImportEvent>
): Work => {
  const { file, format, mapping, mode } = plan
  const key = collectionKey(idOf(collection))
  let told = Number.NEGATIVE_INFINITY
  const states = Import.run(collection, plan.source, {
    format,
    mode,
    ...(format === "CSV" ? { columns: mapping } : {}),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(plan.checkpoint === undefined ? {} : { resume: plan.checkpoint })
  })
  const keep = (rows: number) => {
    const { checkpoint, errors } = plan
    const kept = { file, format, mode, mapping, rows, checkpoint, errors: errors.slice(0, mostKept) }
    return checkpoint === undefined
      ? Effect.void
      : SiteStorage.use((storage) => storage.write(name, JSON.stringify(kept)))
  }
  // The row count of the latest progress that arrived less than `between` milliseconds after the last stored one.
  let waiting: number | undefined
  const tellOf = (rows: number) => Effect.andThen(keep(rows), Reactivity.invalidate([key]))
  const later = Effect.forever(
    Effect.flatMap(Effect.sleep(between), () => {
      const rows = waiting
      waiting = undefined
      return rows === undefined ? Effect.void : tellOf(rows)
    })
  )
  const theirs = Stream.unwrap(
    Effect.gen(function* () {
      const tokens = yield* Tokens
      const allowed = Effect.provideService(stays(plan.by), Tokens, tokens)
      return Stream.provideService(
        states,
        BulkItems,
        gated(yield* BulkItems, () => false, allowed)
      )
    })
  )
  return theirs.pipe(
    Stream.runForEach(({ checkpoint, errors: found, ...progress }) => {
      const errors = found.map(rowOf)
      plan.checkpoint = checkpoint
      plan.errors = added(plan.errors, errors)
      return Effect.gen(function* () {
        yield* send({ _tag: "Told", progress, errors })
        const now = yield* Clock.currentTimeMillis
        if (progress.status !== "IN_PROGRESS") return
        if (now - told < between) {
          waiting = progress.rows
          return
        }
        told = now
        yield* tellOf(progress.rows)
      })
    }),
    Effect.raceFirst(later),
    Effect.andThen(SiteStorage.use((storage) => storage.remove(name))),
    Effect.andThen(send({ _tag: "Ended" })),
    Effect.catch(({ cause, checkpoint }) => {
      plan.checkpoint = checkpoint
      const { done = [] } = checkpoint.bulk ?? {}
      const rows = checkpoint.unreadable + done.reduce((count, [from, to]) => count + to - from, 0)
      return isOfFile(cause)
        ? send({ _tag: "Failed", problem: undefined, fault: faultOf(cause) })
        : keep(rows).pipe(
            Effect.andThen(ofAsker(ofData(cause))),
            Effect.flatMap((problem) => send({ _tag: "Failed", problem, fault: undefined }))
          )
    }),
    Effect.ensuring(Reactivity.invalidate([key]))
  )
}

type Cause = Import.ImportStopped["cause"]
type FileCause = Extract<Cause, { readonly _tag: "SourceFailed" | "HeaderInvalid" | "NotTruncated" }>

const isOfFile = (cause: Cause): cause is FileCause =>
  cause._tag === "SourceFailed" || cause._tag === "HeaderInvalid" || cause._tag === "NotTruncated"

const faultOf = (cause: FileCause): FileFault => {
  switch (cause._tag) {
    case "HeaderInvalid":
      return { what: "header", reason: cause.reason }
    case "NotTruncated":
      return { what: "notTruncated", reason: undefined }
    case "SourceFailed":
      return unreadable(cause)
  }
}

const unreadable = (error: unknown): FileFault => {
  if (notTextIn(error)) return { what: "notText", reason: undefined }
  const cause = error instanceof SourceFailed ? error.cause : error
  return { what: "unreadable", reason: cause instanceof Error ? cause.message : undefined }
}

const rowOf = ({ code, field, id, line, reason, value }: Import.RowError): ReportRow => ({
  index: line,
  id,
  status: "failed",
  code,
  reason,
  line,
  field,
  value
})
