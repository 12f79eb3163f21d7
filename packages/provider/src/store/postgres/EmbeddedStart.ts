/**
 * Starts the two embedded databases of a folder. New ones start as copies of a template.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { StoreNotOpened } from "../StoreUnavailable.ts"
import * as DataFolder from "./DataFolder.ts"
import { type Options, PgliteDatabase } from "./PgliteDatabase.ts"
import * as PgliteModule from "./PgliteModule.ts"
import * as Template from "./Template.ts"

/** The settings of both databases. */
export interface Settings {
  /** Statements that set up each session. */
  readonly session: ReadonlyArray<string>
  /** Time limit of a read, in milliseconds. */
  readonly readTimeout: number
  /** Time limit of a write, in milliseconds. */
  readonly writeTimeout: number
}

/** The databases of a folder. */
export interface Databases {
  readonly items: PgliteDatabase
  readonly identity: PgliteDatabase
}

/** Starts both databases until the scope ends. `onLost` is called if a database ended and could not be reopened. */
export const startBoth = Effect.fnUntraced(function* (
  folder: DataFolder.DataFolder,
  settings: Settings,
  onLost: (cause: Error) => void
): Effect.fn.Return<Databases, StoreNotOpened, Scope.Scope> {
  const isNew = folder.state === "new"
  const isNewIdentity = isNew || folder.state === "single"
  const start = (template?: string) =>
    inOwnScope(
      Effect.all(
        {
          items: startOne(
            {
              folder: folder.items,
              template: isNew ? template : undefined,
              bufferMegabytes: itemsBufferMegabytes
            },
            settings,
            onLost
          ),
          identity: startOne(
            {
              folder: folder.identity,
              template: isNewIdentity ? template : undefined,
              bufferMegabytes: identityBufferMegabytes
            },
            settings,
            onLost
          )
        },
        { concurrency: 2 }
      )
    )
  if (!isNewIdentity) return yield* start()

  // Compiled while the other process creates the template.
  void PgliteModule.load()
  const template = yield* Template.find(Template.create)
  if (template === undefined) return yield* start()
  const startWithoutTemplate = Effect.gen(function* () {
    yield* Template.discard(template)
    if (isNew) yield* DataFolder.empty(folder.items)
    yield* DataFolder.empty(folder.identity)
    return yield* start()
  })
  return yield* Effect.catch(start(template), () => startWithoutTemplate)
})

/**
 * The size of the page cache of the items, in megabytes. It uses its memory even when empty. Postgres reads what it does
 * not contain from the page cache of the operating system: with 128 MB, no measured statement was faster.
 */
const itemsBufferMegabytes = 32

/** The size of the page cache of the identities, in megabytes. Identities are few and small. */
const identityBufferMegabytes = 16

const startOne = (
  place: Pick<Options, "folder" | "template" | "bufferMegabytes">,
  { readTimeout, session, writeTimeout }: Settings,
  onLost: (cause: Error) => void
): Effect.Effect<PgliteDatabase, StoreNotOpened, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.gen(function* () {
      const module = yield* Effect.promise(PgliteModule.load)
      // A write checks its own deadline. The thread is terminated only if a statement does not.
      const timeouts = { readTimeout, writeTimeout: 2 * writeTimeout }
      const database = new PgliteDatabase({ ...place, ...timeouts, module, session, onLost })
      yield* Effect.tryPromise({ try: () => database.open(), catch: notStarted })
      return database
    }),
    (database) => Effect.promise(() => database.close())
  )

/** Closes the resources that an effect acquired before it failed. */
const inOwnScope = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>): Effect.Effect<A, E, Scope.Scope> =>
  Effect.gen(function* () {
    const scope = yield* Scope.fork(yield* Effect.scope)
    return yield* Scope.provide(effect, scope).pipe(
      Effect.onError((cause) => Scope.close(scope, Exit.failCause(cause)))
    )
  })

const notStarted = (cause: unknown): StoreNotOpened =>
  new StoreNotOpened({
    reason: "Unusable",
    description: `The embedded database could not be started: ${cause instanceof Error ? cause.message : String(cause)}`,
    cause
  })
