/**
 * The boundary between services and plain site code: runs effects as promises and checks argument counts (data.md §5).
 *
 * @since 0.1.0
 */
import { isPlainObject } from "@portico/contract/WireDate"
import { type Codec, isMismatch } from "@portico/contract/Codec"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import type { MemberLogins } from "../../auth/internal/MemberLogins.ts"
import type { Members } from "../../auth/Members.ts"
import type { AuthServices, CollectionServices, DataServices, Parts } from "../../Client.ts"
import { checkOptions } from "../../data/call/internal/Checks.ts"
import { type Problem, problem, refusalOf, refuse } from "../../data/call/internal/Problem.ts"
import { notSent } from "../../transport/internal/Codec.ts"
import type { InvalidArgument } from "../../transport/Failure.ts"
import { rejectionOf } from "../SiteError.ts"
import type * as SiteRuntime from "./SiteRuntime.ts"

/** The services that every site has. */
export type Services = Exclude<AuthServices, Members> | MemberLogins | Parts

/** The services of a site that reads and writes items. */
export type WithItems = Services | DataServices

/** The services of a site that reads and writes collections in all ways. */
export type WithData = WithItems | CollectionServices

/** Runs an effect over the services of a site. Rejects with a `SiteError`. */
export type Run<R = Services> = SiteRuntime.Run<R>

/** Runs an effect that reads or writes items. */
export type ItemsRun = Run<WithItems>

/** Runs an effect that reads or writes collections. Its services are loaded on demand. */
export type DataRun = Run<WithData>

/** The runtime of a site. */
export type Runtime = SiteRuntime.SiteRuntime<Services>

const runtimes = new WeakMap<object, Runtime>()

/** Registers the runtime of a site, for code that adds operations to the site. */
export const register = <Site extends object>(site: Site, runtime: Runtime): Site => {
  runtimes.set(site, runtime)
  return site
}

/** Returns the runtime of a site. Throws `TypeError` for other objects. */
export const runtimeOf = (site: object): Runtime => {
  const runtime = runtimes.get(site)
  if (runtime === undefined) throw new TypeError("Expected a site of AuthSite.make or Site.make.")
  return runtime
}

/** Decodes a value from site code by its codec. Fails with the violations of each field, as a call does. */
export const given = <A>(codec: Codec<A, unknown>, value: unknown): Effect.Effect<A, InvalidArgument> => {
  const decoded = codec.decode(value)
  return isMismatch(decoded) ? Effect.fail(notSent(decoded)) : Effect.succeed(decoded)
}

/** Throws the problems of a call that sends nothing. */
export const refuseNow = (problems: ReadonlyArray<Problem>): void => {
  const [first, ...more] = problems
  if (first !== undefined) throw rejectionOf(Cause.fail(refusalOf([first, ...more])))
}

/** Checks the number of arguments, then whether the options are an object, before any option is read. */
export const checkCall = (
  method: string,
  expected: readonly [number, number],
  args: ReadonlyArray<unknown>,
  options?: unknown
): ReturnType<typeof refuse> =>
  Effect.andThen(
    refuse(countProblems(method, expected, args)),
    Effect.suspend(() => refuse(isPlainObject(options) ? [] : checkOptions(options)))
  )

/** Returns a problem if the number of arguments is not between the expected minimum and maximum. */
export const countProblems = (
  method: string,
  [least, most]: readonly [number, number],
  { length: count }: ReadonlyArray<unknown>
): ReadonlyArray<Problem> =>
  count >= least && count <= most
    ? []
    : [problem("WDE0008", { method, expected: `${least} to ${most}`, count }, [method])]
