/**
 * The state machine of an import. It previews the file, sends its rows, and resumes an unfinished import.
 *
 * @since 0.1.0
 */
import { type Argument, idOf } from "@portico/client/data/Collection"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import { countDown } from "../../form/countDown.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { memberNow, ownedAtom } from "../listing/ownedState.ts"
import type { ImportOptions, ImportPlan } from "./importRun.ts"
import { type ImportEvent, type ImportState, type Mode, noProgress, picking, reduce } from "./ImportState.ts"
import { type StoredImport, namesOf, recalled } from "./StoredImport.ts"
import type { Preview, Reading } from "./Preview.ts"

type Work = Effect.Effect<void, never, Environment>

// The code that reads and sends a file is loaded after the user has chosen one. The state is `Reading` in the meantime.
const code = Effect.tryPromise(() => import("./importRun.ts"))

const unloaded: ImportEvent = { _tag: "Failed", problem: Problem.make("unreachable"), fault: undefined }

const refuse = (send: Send<ImportEvent>) => (cause: unknown) =>
  code.pipe(
    Effect.flatMap(({ unreadable }) => send({ _tag: "Unfit", fault: unreadable(cause) })),
    Effect.catch(() => send(unloaded))
  )

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
  let plan: ImportPlan | undefined

  const recall: Effect.Effect<StoredImport | undefined, never, Environment> = Effect.map(
    Effect.flatMap(memberNow, (member) => recalled(names, member)),
    (remembered) => {
      found = remembered?.name
      return remembered?.stored
    }
  )

  const drop = (name: string): Work => SiteStorage.use((storage) => storage.remove(name))

  const forget: Work = Effect.suspend(() => drop(plan?.name ?? found ?? names(undefined)))

  const preview = (send: Send<ImportEvent>): Work => {
    const picked = file
    if (picked === undefined) return Effect.void
    return code.pipe(
      Effect.flatMap(({ previewOf }) => previewOf(collection, picked, reading)),
      Effect.flatMap((preview) => send({ _tag: "Read", preview })),
      Effect.catch(refuse(send))
    )
  }

  const run = (current: ImportPlan, send: Send<ImportEvent>): Work =>
    Effect.gen(function* () {
      // If a visitor started the import and then signed in, the member becomes its owner.
      current.by ??= yield* memberNow
      const name = names(current.by)
      if (current.name !== undefined && current.name !== name) yield* drop(current.name)
      current.name = name
      const { runImport } = yield* code
      yield* runImport(collection, name, current, options, send)
    }).pipe(Effect.catch(() => send(unloaded)))

  const pick = (picked: File, resumes: boolean, send: Send<ImportEvent>): Work =>
    Effect.gen(function* () {
      const stored = resumes ? yield* recall : undefined
      if (stored === undefined) return yield* preview(send)
      const { isSame, markOf } = yield* code
      const mark = yield* markOf(picked)
      if (!isSame(mark, stored.file)) return yield* send({ _tag: "Unfit", fault: undefined })
      plan = { ...stored, source: picked, by: undefined, name: found }
      const { checkpoint, errors, file, mode, rows } = stored
      const progress = { ...noProgress, rows, bytes: checkpoint.bytes, totalBytes: picked.size }
      yield* send({ _tag: "Restored", file, mode, progress, errors })
      yield* run(plan, send)
    }).pipe(Effect.catch(refuse(send)))

  return machine<ImportState, ImportEvent>({
    initial: picking,
    reduce,
    invoke: (event, state, send) => {
      switch (event._tag) {
        case "Open":
          return Effect.flatMap(recall, (stored) =>
            stored === undefined
              ? Effect.void
              : send({ _tag: "Remembered", unfinished: { file: stored.file, rows: stored.rows } })
          )
        case "Pick":
          file = event.file
          reading = {}
          return pick(event.file, state._tag === "Reading" && state.unfinished !== undefined, send)
        case "Reread":
          reading = event.reading
          return preview(send)
        case "Start":
          if (state._tag !== "Running" || file === undefined || seen === undefined) return undefined
          plan = planOf(seen, state.mode, file)
          return run(plan, send)
        case "Read":
          seen = event.preview
          return undefined
        case "Resume":
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

// Creates the plan of an import from the preview of its file.
const planOf = ({ file, format, mapping }: Preview, mode: Mode, source: File): ImportPlan => ({
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
