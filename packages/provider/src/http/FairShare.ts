/**
 * Fair sharing of a store between callers. Expensive operations take slots. One caller, or all visitors of one network
 * address, never take all of them, and free slots are given to waiting callers in turn, as in fair queueing. Tokens and
 * reads of single items take no slots.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import { upperSnake } from "@portico/contract/Refusal"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ApplicationError } from "../engine/Refusal.ts"
import { ItemStore } from "../store/ItemStore.ts"
import type { Source } from "./Source.ts"

/** The operations of `FairShare`. */
export interface FairShareShape {
  /**
   * Runs an expensive operation when the caller gets a slot. Fails with 503 and `Retry-After` if too many operations of
   * the caller wait already, or after waiting for five seconds.
   */
  readonly run: <A, E, R>(
    source: Source,
    operation: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E | ApplicationError, R>
}

/** Shares a store fairly between callers. */
export class FairShare
  extends /*#__PURE__*/ Context.Service<FairShare, FairShareShape>()("@portico/provider/http/FairShare") {}

interface Caller {
  running: number
  /** Grants of slots, in the order of arrival. */
  readonly waiting: Set<() => void>
}

interface Group {
  running: number
  waiting: number
  readonly callers: Map<string, Caller>
}

/** Builds `FairShare` with a number of slots. */
export const make = (slots: number): FairShareShape => {
  // A second caller always finds a slot that the first one may not take, and so does a second group.
  const perCaller = Math.max(1, Math.ceil(slots / 2))
  const perGroup = Math.max(1, slots - 1)
  const groups = new Map<string, Group>()
  let running = 0
  let waiting = 0

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

  /** Gives a free slot to the caller whose turn it is. Returns false if none of those that wait may start. */
  const grantNext = (): boolean => {
    for (const [groupKey, group] of groups) {
      if (group.waiting === 0 || group.running >= perGroup) continue
      for (const [callerKey, caller] of group.callers) {
        const [grant] = caller.waiting
        if (grant === undefined || !mayStart(group, caller)) continue
        caller.waiting.delete(grant)
        countWaiting(group, -1)
        count(group, caller, 1)
        // The others come first the next time.
        group.callers.delete(callerKey)
        group.callers.set(callerKey, caller)
        groups.delete(groupKey)
        groups.set(groupKey, group)
        grant()
        return true
      }
    }
    return false
  }

  const run = <A, E, R>(source: Source, operation: Effect.Effect<A, E, R>) =>
    Effect.suspend(() => {
      let leave: () => void = () => {}
      const slot = Effect.suspend((): Effect.Effect<void, ApplicationError> => {
        const group = groupOf(source.group)
        const caller = callerOf(group, source.caller)
        let isRunning = mayStart(group, caller)
        let place: (() => void) | undefined
        leave = () => {
          if (isRunning) count(group, caller, -1)
          else if (place !== undefined && caller.waiting.delete(place)) countWaiting(group, -1)
          if (caller.running === 0 && caller.waiting.size === 0) group.callers.delete(source.caller)
          if (group.callers.size === 0) groups.delete(source.group)
          let isGranted = waiting > 0
          while (isGranted) isGranted = running < slots && grantNext()
        }
        if (isRunning) {
          count(group, caller, 1)
          return Effect.void
        }
        if (caller.waiting.size >= Limits.maximumWaitingPerCaller) return Effect.fail(busy)
        if (group.waiting >= Limits.maximumWaitingPerAddress) return Effect.fail(busy)
        return Effect.callback<void>((resume) => {
          // The slot counts from the moment of the grant: the request may end before its fiber runs again.
          place = () => {
            isRunning = true
            resume(Effect.void)
          }
          caller.waiting.add(place)
          countWaiting(group, 1)
        }).pipe(Effect.timeoutOrElse({ duration: Limits.maximumQueueMilliseconds, orElse: () => Effect.fail(busy) }))
      })
      const end = Effect.sync(() => leave())
      return Effect.ensuring(Effect.andThen(slot, operation), end)
    })

  return { run }
}

/** `FairShare` with as many slots as the store can serve at once. */
export const layer: Layer.Layer<FairShare, never, ItemStore> = /*#__PURE__*/ Layer.effect(
  FairShare,
  ItemStore.use(({ parallelism }) => Effect.succeed(make(parallelism)))
)

const busy = new ApplicationError({
  status: 503,
  code: upperSnake("Service Unavailable"),
  description: "Too many requests of this caller are under way. Try again later.",
  retryAfter: 1
})
