/**
 * Fair sharing of a store between callers. Expensive operations take slots. One caller, or all visitors of one network
 * address, never take all of them. A free slot goes to the waiting caller with the lowest recent usage. Tokens and
 * reads of single items take no slots.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { type ApplicationError, overloaded } from "../../engine/value/Refusal.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Source } from "./Source.ts"
import * as Usage from "./Usage.ts"

/** The operations of `FairShare`. */
export interface FairShareShape {
  /**
   * Runs an expensive operation when the caller gets a slot. Fails with 503 and `Retry-After` if too many operations of
   * the caller are already waiting, or after waiting for five seconds.
   *
   * One extra slot is reserved for short operations of callers that have no running operation and a low recent usage.
   * An operation that takes longer than 300 ms in that slot is interrupted and runs again in another slot. Only
   * operations that are interruptible, which change nothing, may use it.
   */
  readonly run: <A, E, R>(
    source: Source,
    operation: Effect.Effect<A, E, R>,
    isInterruptible?: boolean
  ) => Effect.Effect<A, E | ApplicationError, R>
}

/** Shares a store fairly between callers. */
export class FairShare extends Context.Service<FairShare, FairShareShape>()(
  "@portico/provider/http/request/FairShare"
) {}

interface Caller {
  running: number
  /** The waiting operations, in the order of arrival. */
  readonly waiting: Set<Place>
}

interface Place {
  readonly grant: (slot: Slot) => void
  readonly isInterruptible: boolean
}

type Slot = "short" | "long"

interface Group {
  running: number
  waiting: number
  readonly callers: Map<string, Caller>
}

/** Whether a caller of a group may take a slot. `key` is the name of the caller. */
type MayTake = (group: Group, caller: Caller, key: string) => boolean

/**
 * Creates `FairShare` with a number of slots, in addition to the one for short operations. A store that runs one
 * statement at a time has a `patience` instead of that slot: the milliseconds after which a read fails with 503 if
 * operations of other callers are running.
 */
export const make = (slots: number, patience?: number): FairShareShape => {
  // If there are several slots, one caller or one group can never take all of them.
  const perCaller = Math.max(1, Math.ceil(slots / 2))
  const perGroup = Math.max(1, slots - 1)
  const groups = new Map<string, Group>()
  let running = 0
  let waiting = 0
  let isShortTaken = false
  const usage = Usage.make()

  const groupOf = (key: string): Group => {
    const known = groups.get(key)
    if (known !== undefined) return known
    const group: Group = { running: 0, waiting: 0, callers: new Map() }
    groups.set(key, group)
    return group
  }

  const callerOf = ({ callers }: Group, key: string): Caller => {
    const known = callers.get(key)
    if (known !== undefined) return known
    const caller: Caller = { running: 0, waiting: new Set() }
    callers.set(key, caller)
    return caller
  }

  const mayStart = (group: Group, caller: Caller): boolean =>
    running < slots && group.running < perGroup && caller.running < perCaller

  const count = (group: Group, caller: Caller, change: 1 | -1): void => {
    running += change
    group.running += change
    caller.running += change
  }

  const countWaiting = (group: Group, change: 1 | -1): void => {
    waiting += change
    group.waiting += change
  }

  /**
   * Finds the waiting caller of a group with the lowest recent usage. Ties go to the caller whose last turn is longest
   * ago.
   */
  const nextOf = (group: Group, mayTake: MayTake) => {
    let next:
      | { readonly key: string; readonly caller: Caller; readonly place: Place; readonly used: number }
      | undefined
    for (const [key, caller] of group.waiting === 0 ? [] : group.callers) {
      const [place] = caller.waiting
      if (place === undefined) continue
      const used = Math.floor(usage.of(key) / usageStep)
      if (mayTake(group, caller, key) && (next === undefined || used < next.used)) next = { key, caller, place, used }
    }
    return next
  }

  const grant = (
    groupKey: string,
    group: Group,
    { caller, key, place }: NonNullable<ReturnType<typeof nextOf>>,
    slot: Slot
  ) => {
    caller.waiting.delete(place)
    countWaiting(group, -1)
    if (slot === "long") count(group, caller, 1)
    else isShortTaken = true
    // Moved to the end, so that other callers and groups come first next time.
    group.callers.delete(key)
    group.callers.set(key, caller)
    groups.delete(groupKey)
    groups.set(groupKey, group)
    place.grant(slot)
  }

  /**
   * Grants a slot to the waiting caller with the lowest recent usage, in the group with the lowest recent usage.
   * Returns false if no caller may take it.
   */
  const grantNext = (slot: Slot, mayTake: MayTake): boolean => {
    let first: { readonly grant: () => void; readonly used: number } | undefined
    for (const [key, group] of groups) {
      const next = nextOf(group, mayTake)
      if (next === undefined) continue
      const used = Math.floor(usage.of(key) / usageStep)
      if (first === undefined || used < first.used) first = { grant: () => grant(key, group, next, slot), used }
    }
    first?.grant()
    return first !== undefined
  }

  const hasShortSlot = (caller: Caller, key: string): boolean =>
    patience === undefined && !isShortTaken && caller.running === 0 && usage.of(key) < maximumShortUsage

  const mayTakeShort: MayTake = (_, caller, key) => {
    const [place] = caller.waiting
    return place?.isInterruptible === true && hasShortSlot(caller, key)
  }

  /** Waits for a number of milliseconds, then fails as soon as operations of other callers are running. */
  const crowded = (caller: Caller, milliseconds: number): Effect.Effect<never, ApplicationError> =>
    Effect.flatMap(Effect.sleep(milliseconds), (): Effect.Effect<never, ApplicationError> =>
      running > caller.running ? Effect.fail(busy) : crowded(caller, crowdedInterval)
    )

  const run: FairShareShape["run"] = (source, operation, isInterruptible = false) =>
    Effect.suspend(() => {
      const group = groupOf(source.group)
      const caller = callerOf(group, source.caller)
      let slot: Slot | undefined
      let begun = 0
      let isCutShort = false
      let place: Place | undefined
      const leave = () => {
        if (slot !== undefined) {
          const took = performance.now() - begun + (isCutShort ? slowMilliseconds : 0)
          usage.add(source.caller, took)
          // One network address can have any number of visitors, so their usage also counts for the group.
          if (source.group !== source.caller) usage.add(source.group, took)
        }
        if (slot === "long") count(group, caller, -1)
        else if (slot === "short") isShortTaken = false
        else if (place !== undefined && caller.waiting.delete(place)) countWaiting(group, -1)
        if (caller.running === 0 && caller.waiting.size === 0) group.callers.delete(source.caller)
        if (group.callers.size === 0) groups.delete(source.group)
        let isGranted = waiting > 0
        while (isGranted) isGranted = running < slots && grantNext("long", mayStart)
        if (waiting > 0) grantNext("short", mayTakeShort)
      }
      const enter = Effect.suspend((): Effect.Effect<Slot, ApplicationError> => {
        if (mayStart(group, caller)) {
          count(group, caller, 1)
          return Effect.succeed((slot = "long"))
        }
        if (isInterruptible && caller.waiting.size === 0 && hasShortSlot(caller, source.caller)) {
          isShortTaken = true
          return Effect.succeed((slot = "short"))
        }
        if (caller.waiting.size >= Limits.maximumWaitingPerCaller) return Effect.fail(busy)
        if (group.waiting >= Limits.maximumWaitingPerAddress) return Effect.fail(busy)
        return Effect.callback<Slot>((resume) => {
          // The slot counts as taken from the grant on, because the request may end before its fiber runs again.
          const grant = (granted: Slot) => {
            slot = granted
            resume(Effect.succeed(granted))
          }
          place = { grant, isInterruptible }
          caller.waiting.add(place)
          countWaiting(group, 1)
        }).pipe(Effect.timeoutOrElse({ duration: Limits.maximumQueueMilliseconds, orElse: () => Effect.fail(busy) }))
      })
      const work = Effect.flatMap(enter, (granted) => {
        begun = performance.now()
        return granted === "long"
          ? Effect.asSome(operation)
          : Effect.tap(Effect.timeoutOption(operation, shortMilliseconds), (done) => {
              isCutShort = Option.isNone(done)
              return Effect.void
            })
      })
      const ended = Effect.ensuring(work, Effect.sync(leave))
      return Effect.flatMap(
        patience === undefined || !isInterruptible ? ended : Effect.raceFirst(ended, crowded(caller, patience)),
        Option.match({ onNone: () => run(source, operation), onSome: Effect.succeed })
      )
    })

  return { run }
}

/** `FairShare` with as many slots as the store can serve at once. */
export const layer: Layer.Layer<FairShare, never, ItemStore> = Layer.effect(
  FairShare,
  ItemStore.use(({ parallelism, patience }) => Effect.succeed(make(parallelism, patience)))
)

const crowdedInterval = 50

/** The time that an operation may take in the slot for short operations, in milliseconds. */
const shortMilliseconds = 300

/** The usage that is added for an operation that exceeded that time, in milliseconds. */
const slowMilliseconds = 2000

/** Callers with a higher recent usage, in milliseconds, may not use the slot for short operations. */
const maximumShortUsage = 1000

/** Callers whose recent usage is in the same step take turns. In milliseconds. */
const usageStep = 100

const busy = overloaded("Too many requests are in progress. Try again later.")
