/**
 * Parts of a site whose code is loaded with the first call that needs them.
 *
 * @since 0.1.0
 */
import { isPlainObject, maximumDepth } from "@portico/contract/WireDate"
import { SiteError } from "../SiteError.ts"

/** A part of a site that is loaded on demand. */
export interface OnDemand<Part> {
  /** The part. Undefined until it is loaded. */
  readonly current: () => Part | undefined
  /** Loads the part once. Rejects with the code `ChunkMissing` if that fails, and the next call tries again. */
  readonly load: () => Promise<Part>
}

/** Creates a part from the function that loads and creates it. */
export const make = <Part>(create: () => Promise<Part>): OnDemand<Part> => {
  let current: Part | undefined
  let loading: Promise<Part> | undefined
  return {
    current: () => current,
    load: () =>
      (loading ??= create().then(
        (part) => (current = part),
        (cause: unknown) => {
          loading = undefined
          throw new SiteError("A part of the client could not be loaded.", cause, { code: "ChunkMissing" })
        }
      ))
  }
}

/**
 * Creates operations that load a part, then call its operation with the same name. The arguments are copied before the part
 * is loaded, because the caller may change arrays and objects as soon as a call has returned its promise.
 */
export const operations = <Part, Name extends keyof Part & string>(
  part: OnDemand<Part>,
  names: Readonly<Record<Name, true>>
): Pick<Part, Name> =>
  Object.fromEntries(
    Object.keys(names).map((name) => [
      name,
      async (...args: ReadonlyArray<unknown>) => {
        const current = part.current()
        const given = current === undefined ? copyOf(args) : args
        const operation = (current ?? (await part.load()))[name as Name] as (...args: typeof given) => unknown
        return operation(...given)
      }
    ])
  ) as unknown as Pick<Part, Name>

/**
 * Copies arrays, plain objects and dates, with what they contain down to the depth that calls accept. Other objects, such as
 * filters and instances of classes, are not copied.
 */
const copyOf = <A>(value: A, copies = new Map<unknown, unknown>(), depth = 0): A => {
  if (value instanceof Date) return new Date(value) as A
  if ((!Array.isArray(value) && !isPlainObject(value)) || depth > maximumDepth) return value
  const known = copies.get(value)
  if (known !== undefined) return known as A
  const copy: object = Array.isArray(value) ? value.slice() : { ...value }
  copies.set(value, copy)
  for (const [key, of] of Object.entries(copy)) {
    const inner: unknown = copyOf(of, copies, depth + 1)
    // An assignment to the key `__proto__` would set the prototype.
    if (inner !== of) Object.defineProperty(copy, key, { value: inner })
  }
  return copy as A
}
