/**
 * Enumerations of the wire format. A request may only contain listed members. A response may contain members that are
 * newer than this library, so an unknown member decodes to its string.
 *
 * @since 0.1.0
 */

/** A member in a response: a listed one, or a string that this version does not list. */
export type Open<Member extends string> = Member | (string & {})

/**
 * The members of an enumeration. It contains no schema, so that clients can read the members without loading Schema. The
 * schema of a member in a request is `Schema.Literals(members)`.
 */
export interface Enumeration<Members extends ReadonlyArray<string>> {
  readonly members: Members
}

/** Creates an enumeration from its members. */
export const make = <const Members extends ReadonlyArray<string>>(members: Members): Enumeration<Members> => ({
  members
})

/** The union of an enumeration's members. */
export type Member<E extends Enumeration<ReadonlyArray<string>>> = E["members"][number]
