/**
 * Enumerations of the wire format. A request may only contain listed members. A response may contain members that are
 * newer than this library, so an unknown member decodes to its string.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

/** A member in a response: a listed one, or a string that this version does not list. */
export type Open<Member extends string> = Member | (string & {})

/** The members of an enumeration, and its schemas for requests (`request`) and responses (`answer`). */
export interface Enumeration<Members extends ReadonlyArray<string>> {
  readonly members: Members
  readonly request: Schema.Literals<Members>
  readonly response: Schema.Codec<Open<Members[number]>, string>
}

/** Creates an enumeration from its members. */
export const make = <const Members extends ReadonlyArray<string>>(members: Members): Enumeration<Members> => ({
  members,
  request: Schema.Literals(members),
  // Any string is accepted. The type lists the known members so that editors can complete them.
  response: Schema.String
})

/**
 * Returns the schema of a member in a request. A function, because bundlers drop an unused call but keep the
 * enumeration of an unused property access.
 */
export const request = <Members extends ReadonlyArray<string>>(
  enumeration: Enumeration<Members>
): Schema.Literals<Members> => enumeration.request

/** Returns the schema of a member in a response. A function for the same reason as `request`. */
export const response = <Members extends ReadonlyArray<string>>(
  enumeration: Enumeration<Members>
): Schema.Codec<Open<Members[number]>, string> => enumeration.response

/** Returns the schema of a member in a response from the type alone, so that bundles do not contain the members. */
export const responseOf = <E extends Enumeration<ReadonlyArray<string>>>(): Schema.Codec<Open<Member<E>>, string> =>
  Schema.String

/** The union of an enumeration's members. */
export type Member<E extends Enumeration<ReadonlyArray<string>>> = E["members"][number]
