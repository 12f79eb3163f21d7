/**
 * The edge between services and plain site code: runs an effect as a promise, counts arguments (data.md §5).
 *
 * @since 0.1.0
 */
import * as Exit from "effect/Exit"
import type * as Effect from "effect/Effect"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import type { Captcha } from "../auth/Captcha.ts"
import type { PreWarm } from "../auth/PreWarm.ts"
import type { Parts, Services as ClientServices } from "../Client.ts"
import { type Problem, problem } from "../data/Problem.ts"
import { rejectionOf } from "./SiteError.ts"

/** What a site runs on: a client, and the parts that are laid over it. */
export type Services = ClientServices | Parts | Captcha | PreWarm

/** Runs an effect over the services of a site. Rejects with a `SiteError`. */
export type Run = <A, E>(effect: Effect.Effect<A, E, Services>) => Promise<A>

/** Runs effects in a runtime. */
export const make =
  (runtime: ManagedRuntime.ManagedRuntime<Services, never>): Run =>
  (effect) =>
    runtime
      .runPromiseExit(effect)
      .then((exit) => (Exit.isSuccess(exit) ? exit.value : Promise.reject(rejectionOf(exit.cause))))

/** A call takes so many arguments, at least and at most. */
export const countProblems = (
  method: string,
  [least, most]: readonly [number, number],
  { length: count }: ReadonlyArray<unknown>
): ReadonlyArray<Problem> =>
  count >= least && count <= most
    ? []
    : [problem("WDE0008", { method, expected: `${least} to ${most}`, count }, [method])]
