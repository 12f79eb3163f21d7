/**
 * The data that a user enters to sign up: credentials, and the profile fields that the form shows.
 *
 * @since 0.1.0
 */
import type { FieldProblem, Problem } from "../../problem/Problem.ts"
import { hasFields, ofFields } from "../../problem/Problem.ts"
import type { Profile } from "../profile/Profile.ts"
import { checkProfile, type EntryOptions, inputOf, profileOf } from "../profile/ProfileEntries.ts"
import * as Credentials from "./Credentials.ts"

/** The data that a user enters to sign up. */
export interface Registration extends Credentials.Credentials {
  readonly profile?: Profile | undefined
  /** Returns the name of the input for a request field such as `profile.nickname`, if the form has one. */
  readonly inputOf?: ((field: string) => string | undefined) | undefined
  /** The problem with the profile, if there is one. */
  readonly problem?: Problem | undefined
}

/**
 * Returns the registration from a form's data. `options` are the options that the profile fields were rendered with.
 */
export const ofForm = (entries: FormData, options: EntryOptions = {}): Registration => {
  const profile = profileOf(entries, options)
  return {
    ...Credentials.ofForm(entries),
    ...(Object.keys(profile).length === 0 ? {} : { profile }),
    inputOf: inputOf(entries, options),
    problem: checkProfile(entries, options)
  }
}

/** Returns the problem with the credentials or the profile, or `undefined` if there is none. */
export const check = (registration: Registration): Problem | undefined => {
  const found = Credentials.check(registration)
  const { problem } = registration
  if (problem === undefined || found === undefined) return found ?? problem
  const fields: Readonly<Record<string, FieldProblem>> = { ...found.fields, ...problem.fields }
  return hasFields(found) ? ofFields(fields) : problem
}
