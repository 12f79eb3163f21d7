/**
 * Sends the rows of an import and stores its progress.
 *
 * @since 0.1.0
 */
import { type Argument, idOf } from "@portico/client/data/Collection"
import { collectionKey } from "../listing/invalidateAfterWrite.ts"
import * as Import from "@portico/client/data/Import"
import { BulkItems } from "@portico/client/data/BulkItems"
import { Tokens } from "@portico/client/session/Tokens"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Reactivity from "../../runtime/Reactivity.ts"
import * as Stream from "effect/Stream"
import { ofData } from "../../problem/DataProblem.ts"
import type { Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import type { Identity } from "../../session/StateOwner.ts"
import type { ReportRow } from "../bulk/Bulk.ts"
import { gated } from "../bulk/outcomes.ts"
import { ofAsker } from "../failure/failureOf.ts"
import { stays } from "../listing/ownedState.ts"
import { notTextIn } from "./ImportFile.ts"
import { added, type FileFault, type ImportEvent } from "./ImportState.ts"
import type { StoredImport } from "./StoredImport.ts"
import { columnsOf } from "./Preview.ts"

export { isSame, markOf } from "./ImportFile.ts"
export { previewOf } from "./Preview.ts"

/** Options for how an import sends its requests. */
export interface ImportOptions {
  /** The maximum number of concurrent requests. Default: 6. */
  readonly concurrency?: number | undefined
}

/** A started import: the file, how it is read, and its progress. */
export interface ImportPlan extends Omit<StoredImport, "checkpoint" | "rows" | "errors"> {
  readonly source: File
  /** The member who chose the file. Rows are not sent for a different member. */
  by: Identity | undefined
  /** The storage key of the unfinished import. */
  name: string | undefined
  checkpoint: Import.Checkpoint | undefined
  errors: ReadonlyArray<ReportRow>
}

// The browser's storage is small, so a stored import keeps only this many error rows.
const mostStored = 200
const between = 1000

/**
 * Sends the rows of an import, from its checkpoint if it has one. Stores the progress under `name` at most once per
 * second and when the import stops, and removes it when the import ends.
 */
export const runImport = (
  collection: Argument,
  name: string,
  plan: ImportPlan,
  { concurrency }: ImportOptions,
  send: Send<ImportEvent>
): Effect.Effect<void, never, Environment> => {
  const { file, format, mapping, mode } = plan
  const key = collectionKey(idOf(collection))
  let storedAt = Number.NEGATIVE_INFINITY
  const imported = Import.run(collection, plan.source, {
    format,
    mode,
    columns: columnsOf(collection, format, mapping),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(plan.checkpoint === undefined ? {} : { resume: plan.checkpoint })
  })
  const store = (rows: number) => {
    const { checkpoint, errors } = plan
    const stored = { file, format, mode, mapping, rows, checkpoint, errors: errors.slice(0, mostStored) }
    return checkpoint === undefined
      ? Effect.void
      : SiteStorage.use((storage) => storage.write(name, JSON.stringify(stored)))
  }
  // The row count of the latest progress that arrived less than `between` milliseconds after the last stored one.
  let waiting: number | undefined
  const storeAndInvalidate = (rows: number) => Effect.andThen(store(rows), Reactivity.invalidate([key]))
  const later = Effect.forever(
    Effect.flatMap(Effect.sleep(between), () => {
      const rows = waiting
      waiting = undefined
      return rows === undefined ? Effect.void : storeAndInvalidate(rows)
    })
  )
  const states = Stream.unwrap(
    Effect.gen(function* () {
      const tokens = yield* Tokens
      const allowed = Effect.provideService(stays(plan.by), Tokens, tokens)
      return Stream.provideService(
        imported,
        BulkItems,
        gated(yield* BulkItems, () => false, allowed)
      )
    })
  )
  return states.pipe(
    Stream.runForEach(({ checkpoint, errors: found, ...progress }) => {
      const errors = found.map(rowOf)
      plan.checkpoint = checkpoint
      plan.errors = added(plan.errors, errors)
      return Effect.gen(function* () {
        yield* send({ _tag: "Reported", progress, errors })
        const now = yield* Clock.currentTimeMillis
        if (progress.status !== "IN_PROGRESS") return
        if (now - storedAt < between) {
          waiting = progress.rows
          return
        }
        storedAt = now
        yield* storeAndInvalidate(progress.rows)
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
        : store(rows).pipe(
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
      return { what: "header", reason: cause.reason, header: cause.fault }
    case "NotTruncated":
      return { what: "notTruncated", reason: undefined }
    case "SourceFailed":
      return unreadable(cause)
  }
}

/** Returns the fault of a file that cannot be read. */
export const unreadable = (error: unknown): FileFault => {
  if (notTextIn(error)) return { what: "notText", reason: undefined }
  const cause = error instanceof Import.SourceFailed ? error.cause : error
  return { what: "unreadable", reason: cause instanceof Error ? cause.message : undefined }
}

const rowOf = ({ code, fault, field, id, line, reason, rowFault, value }: Import.RowError): ReportRow => ({
  index: line,
  id,
  status: "failed",
  code,
  reason,
  line,
  fault,
  rowFault,
  field,
  value
})
