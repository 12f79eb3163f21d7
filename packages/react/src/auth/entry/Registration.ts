/**
 * What a person enters to sign up: credentials, and as much of a profile as the form asks for.
 *
 * @since 0.1.0
 */
import type { FieldProblem, Problem } from "../../problem/Problem.ts"
import { hasFields, ofFields } from "../../problem/Problem.ts"
import type { Profile } from "../profile/Profile.ts"
import { checkProfile, type EntryOptions, inputOf, profileOf } from "../profile/ProfileEntries.ts"
import * as Credentials from "./Credentials.ts"

/** What a person enters to sign up. */
export interface Registration extends Credentials.Credentials {
  readonly profile?: Profile | undefined
  /** Finds the input of a field of the wire, such as `profile.nickname`, where the form has one. */
  readonly inputOf?: ((field: string) => string | undefined) | undefined
  /** What in the profile cannot be right. */
  readonly problem?: Problem | undefined
}

/** Reads the entries of a form, its profile with the options that it was shown with. */
export const ofForm = (entries: FormData, options: EntryOptions = {}): Registration => {
  const profile = profileOf(entries, options)
  return {
    ...Credentials.ofForm(entries),
    ...(Object.keys(profile).length === 0 ? {} : { profile }),
    inputOf: inputOf(entries, options),
    problem: checkProfile(entries, options)
  }
}

/** Finds what cannot be right, in the profile too. */
export const check = (registration: Registration): Problem | undefined => {
  const found = Credentials.check(registration)
  const { problem } = registration
  if (problem === undefined || found === undefined) return found ?? problem
  const fields: Readonly<Record<string, FieldProblem>> = { ...found.fields, ...problem.fields }
  return hasFields(found) ? ofFields(fields) : problem
}
