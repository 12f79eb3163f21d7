/**
 * The interface of codecs, and the reason why a codec refuses a value.
 *
 * @since 0.1.0
 */

/** Converts between the values of a program and JSON, and checks their types. */
export interface Codec<out Type, out Encoded = Type> {
  /** The expected values, for messages. */
  readonly expected: string
  /** Decodes JSON, possibly in place: the caller must be its only owner. */
  readonly decode: (json: unknown) => Type | Mismatch
  /** Encodes a value. Plain JavaScript can pass a value of any type. */
  readonly encode: (value: unknown) => Encoded | Mismatch
}

/** A value of a codec. */
export type TypeOf<C> = C extends Codec<infer Type, unknown> ? Type : never

/** The JSON of a codec. */
export type EncodedOf<C> = C extends Codec<unknown, infer Encoded> ? Encoded : never

/** The reason why a value cannot be decoded or encoded. It does not contain the value. */
export class Mismatch {
  /** The expected value, such as `Expected string`. */
  readonly description: string
  /** The path of the part that does not match: names and indexes, outermost first. */
  readonly path: ReadonlyArray<string | number>
  /** Whether the value as a whole has another type than those that the codec expects. */
  readonly isOtherType: boolean

  constructor(description: string, path: ReadonlyArray<string | number> = [], isOtherType = false) {
    this.description = description
    this.path = path
    this.isOtherType = isOtherType
  }

  /** The description and the path. */
  get message(): string {
    const path = this.path.map((key) => `[${JSON.stringify(key)}]`).join("")
    return path === "" ? this.description : `${this.description}\n  at ${path}`
  }
}

/** Checks whether a codec returned a mismatch instead of a value. */
export const isMismatch = (result: unknown): result is Mismatch => result instanceof Mismatch

/** Creates the mismatch of a value whose type as a whole is another one. */
export const otherType = (expected: string): Mismatch => new Mismatch(`Expected ${expected}`, [], true)

/** Adds the key of a part to the path of its mismatch. */
export const at = (key: string | number, { description, path }: Mismatch): Mismatch =>
  new Mismatch(description, [key, ...path])

/** Checks whether JSON is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Returns a codec with the type that follows from the types of its parts. The compiler cannot infer it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller's return type determines it
export const erased = <C extends Codec<unknown, unknown>>(
  codec: Codec<unknown, unknown> & { readonly missing?: unknown }
): C => codec as C
