/**
 * The memory for request bodies. A large body is read only after its bytes are reserved here, so that many large bodies
 * at once cannot use up the memory of the process.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { type ApplicationError, overloaded } from "../../engine/value/Refusal.ts"
import type { Source } from "./Source.ts"

/** A reservation of bytes for one request body. */
export interface Reservation {
  /** Reserves further bytes without waiting. Returns false if there is no room for them. */
  readonly grow: (bytes: number) => boolean
}

/** The operations of `Bodies`. */
export interface BodiesShape {
  /**
   * Reserves bytes until the scope closes. Waits up to five seconds for room, then fails with 503 and `Retry-After`.
   * Bodies of up to 64 kB need no reservation.
   */
  readonly reserve: (source: Source, bytes: number) => Effect.Effect<Reservation, ApplicationError, Scope.Scope>
}

/** Reserves memory for request bodies. */
export class Bodies extends Context.Service<Bodies, BodiesShape>()("@portico/provider/http/request/Bodies") {}

interface Waiting {
  readonly group: string
  readonly bytes: number
  readonly grant: () => void
}

const make = (): BodiesShape => {
  let total = 0
  const byGroup = new Map<string, number>()
  const waiting = new Set<Waiting>()

  const isFull = (bytes: number) => total + bytes > Limits.maximumBodiesBytes
  const hasShare = (group: string, bytes: number) =>
    (byGroup.get(group) ?? 0) + bytes <= Limits.maximumBodiesBytesPerCaller

  const tryTake = (group: string, bytes: number): boolean => {
    if (isFull(bytes) || !hasShare(group, bytes)) return false
    total += bytes
    byGroup.set(group, (byGroup.get(group) ?? 0) + bytes)
    return true
  }

  const release = (group: string, bytes: number): void => {
    if (bytes === 0) return
    total -= bytes
    const left = (byGroup.get(group) ?? 0) - bytes
    if (left > 0) byGroup.set(group, left)
    else byGroup.delete(group)
    for (const one of waiting) {
      // Grants in the order of arrival. Otherwise small bodies would keep a large one waiting.
      if (isFull(one.bytes)) return
      if (!tryTake(one.group, one.bytes)) continue
      waiting.delete(one)
      one.grant()
    }
  }

  return {
    reserve: Effect.fnUntraced(function* ({ group }, wanted) {
      let reserved = 0
      let place: Waiting | undefined
      const grow = (bytes: number): boolean => {
        const isGranted = tryTake(group, bytes)
        if (isGranted) reserved += bytes
        return isGranted
      }
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          if (place !== undefined) waiting.delete(place)
          release(group, reserved)
        })
      )
      if (wanted <= Limits.smallBodyBytes || grow(wanted)) return { grow }
      if (waiting.size >= maximumWaiting) return yield* tooManyBodies
      yield* Effect.callback<void>((resume) => {
        // The bytes count as reserved from the grant on, because the request may end before its fiber runs again.
        const grant = () => {
          reserved += wanted
          resume(Effect.void)
        }
        place = { group, bytes: wanted, grant }
        waiting.add(place)
      }).pipe(
        Effect.timeoutOrElse({ duration: Limits.maximumQueueMilliseconds, orElse: () => Effect.fail(tooManyBodies) })
      )
      return { grow }
    })
  }
}

/** `Bodies` with the limits of the contract. */
export const layer: Layer.Layer<Bodies> = Layer.sync(Bodies, make)

const maximumWaiting = 1000

/** The failure of a request if there is no room for its body. */
export const tooManyBodies = overloaded("The server is reading too many large requests. Try again later.")
