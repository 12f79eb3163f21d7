/**
 * The state machine of a bulk operation. It reads the matching items, sends them in chunks, and invalidates cached
 * reads of the collection while it runs.
 *
 * @since 0.1.0
 */
import type { Checkpoint, StreamError } from "@portico/client/data/BulkStream"
import { collectionKey } from "../listing/invalidateAfterWrite.ts"
import { type Argument, idOf } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import type * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import type * as Pages from "@portico/client/data/Pages"
import { Tokens } from "@portico/client/session/Tokens"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import * as Reactivity from "../../runtime/Reactivity.ts"
import * as Stream from "effect/Stream"
import { countDown } from "../../form/countDown.ts"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Identity } from "../../session/StateOwner.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { canSignIn } from "../failure/failureOf.ts"
import { memberNow, stays, ownedAtom } from "../listing/ownedState.ts"
import * as Bulk from "./Bulk.ts"
import type { BulkInput, BulkOptions, Operation } from "./Operation.ts"
import { gather, halted, outcomes } from "./outcomes.ts"
import { readRemoved } from "./undoRemoval.ts"

/** The operation to run and the items to run it on. */
export interface BulkWork {
  readonly operation: Operation<Argument>
  /** The condition that an item must meet to be changed or removed. */
  readonly condition?: Filter.Filter | undefined
  readonly input: BulkInput<Argument>
}

type Event = Bulk.BulkEvent<BulkWork>
type Work = Effect.Effect<void, never, Environment>

// Rereading the collection after each chunk would flood the provider, so reads are at least this many milliseconds
// apart.
const between = 1000

interface Course {
  readonly operation: Operation<Argument>
  readonly condition: Filter.Filter | undefined
  readonly items: ReadonlyArray<unknown>
  /** The index of each item in the first attempt. */
  readonly places: ReadonlyArray<number>
  /** The indexes, within `items`, of the items that failed. */
  readonly failed: Set<number>
  /** The member who chose the items. Requests for a different member are refused. */
  by: Identity | undefined
  checkpoint: Checkpoint | undefined
  halted: boolean
}

/** Creates the atom of a bulk operation on a collection. Its state is scoped to the current user. */
export const bulkMachine = (collection: Argument, options: BulkOptions): Atom.Writable<Bulk.BulkState, Event> =>
  ownedAtom(() => ownMachine(collection, options))

const ownMachine = (collection: Argument, options: BulkOptions): Atom.Writable<Bulk.BulkState, Event> => {
  const key = collectionKey(idOf(collection))
  let work: BulkWork | undefined
  let course: Course | undefined

  const start = (send: Send<Event>): Work => {
    if (work === undefined) return Effect.void
    const { condition, input, operation } = work
    if (operation === "truncate") return truncate(collection, key, send)
    return Effect.flatMap(memberNow, (by) =>
      gather(collection, operation, input, (found) => send({ _tag: "Found", found })).pipe(
        Effect.tap(stays(by)),
        Effect.tap((items) =>
          Effect.flatMap(
            options.undoable === true && operation === "remove"
              ? readRemoved(collection, items, by)
              : Effect.succeed(undefined),
            (restorable) => send({ _tag: "Begun", total: items.length, restorable })
          )
        ),
        Effect.flatMap((items) => {
          course = courseOf(
            operation,
            items,
            items.map((_, index) => index),
            by,
            condition
          )
          return follow(collection, key, course, options, send)
        }),
        Effect.catch((error) => failed(error, send))
      )
    )
  }

  const resume = (next: Course, send: Send<Event>): Work => {
    course = next
    course.halted = false
    return follow(collection, key, course, options, send)
  }

  return machine<Bulk.BulkState, Event>({
    initial: Bulk.idle,
    reduce: Bulk.reduce,
    invoke: (event, state, send) => {
      switch (event._tag) {
        case "Start":
          work = event.work
          course = undefined
          return start(send)
        case "Resume":
          return course === undefined ? start(send) : resume(course, send)
        case "RetryFailed":
          return course === undefined ? undefined : resume(failedOf(course), send)
        case "Cancel":
          if (state._tag === "Canceled") return Effect.void
          if (course !== undefined) course.halted = true
          return undefined
        case "Failed":
          return state._tag === "Stopped" && state.wait > 0
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
}

const courseOf = (
  operation: Operation<Argument>,
  items: ReadonlyArray<unknown>,
  places: ReadonlyArray<number>,
  by: Identity | undefined,
  condition: Filter.Filter | undefined
): Course => ({ operation, items, places, failed: new Set(), by, checkpoint: undefined, condition, halted: false })

const failedOf = ({ by, condition, failed, items, operation, places }: Course): Course => {
  const again = [...failed].toSorted((left, right) => left - right)
  return courseOf(
    operation,
    again.map((place) => items[place]),
    again.map((place) => places[place] ?? place),
    by,
    condition
  )
}

const truncate = (collection: Argument, key: string, send: Send<Event>): Work =>
  send({ _tag: "Begun", total: 0 }).pipe(
    Effect.andThen(Items.use((items) => items.truncate(collection))),
    Effect.andThen(send({ _tag: "Ended" })),
    Effect.catch((error) => failed(error, send)),
    Effect.ensuring(Reactivity.invalidate([key]))
  )

const follow = (collection: Argument, key: string, course: Course, options: BulkOptions, send: Send<Event>): Work =>
  Effect.flatMap(Tokens, (tokens) => {
    let read = Number.NEGATIVE_INFINITY
    const readAgain = Effect.flatMap(Clock.currentTimeMillis, (now) => {
      if (now - read < between) return Effect.void
      read = now
      return Reactivity.invalidate([key])
    })
    const run = {
      ...course,
      options,
      resume: course.checkpoint,
      isHalted: () => course.halted,
      allowed: Effect.suspend(() => Effect.provideService(stays(course.by), Tokens, tokens)),
      onCheckpoint: (checkpoint: Checkpoint) => {
        course.checkpoint = checkpoint
      }
    }
    return memberNow.pipe(
      // If a visitor started the operation and then signed in, the member becomes its owner.
      Effect.tap((now) => Effect.sync(() => (course.by ??= now))),
      Effect.andThen(
        outcomes(collection, run).pipe(
          Stream.runForEach((chunk) => {
            for (const { index, status } of chunk) if (status === "failed") course.failed.add(index)
            const placed = chunk.map((outcome) => ({
              ...outcome,
              index: course.places[outcome.index] ?? outcome.index
            }))
            return Effect.andThen(send({ _tag: "Reported", outcomes: placed }), readAgain)
          })
        )
      ),
      Effect.andThen(send({ _tag: "Ended" })),
      Effect.catch((error) => {
        if (error._tag !== "BulkStopped") return failed(error, send)
        course.checkpoint = error.checkpoint
        return error.cause === halted ? send({ _tag: "Ended" }) : failed(error, send)
      }),
      Effect.ensuring(Reactivity.invalidate([key]))
    )
  })

type Failure = StreamError<never> | Pages.StreamError | DataError

// The provider rejects a visitor's write with a permission error. Signing in can resolve it, so the problem becomes
// `signInRequired`, and the operation can continue from the point at which it stopped.
const failed = (error: Failure, send: Send<Event>): Work =>
  Effect.gen(function* () {
    const problem = problemOf(error)
    const lacks = problem.key === "noPermission" || canSignIn(problem)
    const isVisitor = lacks && (yield* Tokens.use((tokens) => tokens.role)) !== "member"
    yield* send({
      _tag: "Failed",
      problem: isVisitor ? { ...problem, key: "signInRequired", retryable: true } : problem
    })
  })

const problemOf = (error: Failure): Problem.Problem => {
  switch (error._tag) {
    case "BulkStopped":
    case "PageFailed":
      return ofData(error.cause)
    case "InputFailed":
    case "Truncated":
      return Problem.make("unexpected")
    default:
      return ofData(error)
  }
}
