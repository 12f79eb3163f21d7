/**
 * Enumerations of the wire. What we send is one of the listed members; what we are answered may be newer than this
 * library, so an unknown member of an answer is kept as the text it is.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

/** A member of an answer: one of the listed ones, or a text that this version does not know. */
export type Open<Member extends string> = Member | (string & {})

/** The members of an enumeration, and the schemas of requests (`request`) and answers (`answer`). */
export interface Enumeration<Members extends ReadonlyArray<string>> {
  readonly members: Members
  readonly request: Schema.Literals<Members>
  readonly answer: Schema.Codec<Open<Members[number]>, string>
}

/** Builds an enumeration from its members. */
export const make = <const Members extends ReadonlyArray<string>>(members: Members): Enumeration<Members> => ({
  members,
  request: Schema.Literals(members),
  // Every text is a legal answer; the type keeps the known members for completion.
  answer: Schema.String
})

/** The schema of a member that we send. A call, for bundles: a property read would keep the enumeration in them. */
export const request = <Members extends ReadonlyArray<string>>(
  enumeration: Enumeration<Members>
): Schema.Literals<Members> => enumeration.request

/** The schema of a member that we are answered. A call, for bundles, like `request`. */
export const answer = <Members extends ReadonlyArray<string>>(
  enumeration: Enumeration<Members>
): Schema.Codec<Open<Members[number]>, string> => enumeration.answer

/** The schema of a member that we are answered, by the type alone: for bundles that need no list of the members. */
export const answered = <E extends Enumeration<ReadonlyArray<string>>>(): Schema.Codec<Open<Member<E>>, string> =>
  Schema.String

/** The union of an enumeration's members. */
export type Member<E extends Enumeration<ReadonlyArray<string>>> = E["members"][number]
