/**
 * Records which methods of an object are called, and of all objects that they return, to find those without a test.
 */

export interface Watch {
  /** Returns a proxy of the object that records calls under a name, or under the class name for instances. */
  readonly watched: <A extends object>(object: A, name: string) => A
  /** Returns the names of the methods that were called, as `name.method`. */
  readonly called: () => ReadonlySet<string>
  /** Returns the names of the methods of all objects seen. */
  readonly known: () => ReadonlySet<string>
}

export const make = (): Watch => {
  const called = new Set<string>()
  const known = new Set<string>()
  const originals = new WeakMap<object, object>()

  const watched = <A extends object>(object: A, name: string): A => {
    for (const method of methodsOf(object)) known.add(`${name}.${method}`)
    const proxy = new Proxy(object, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof key === "symbol") return value
        if (isGroup(value, target)) return watched(value, `${name}.${key}`)
        if (typeof value !== "function") return seen(value)
        const call = (...args: ReadonlyArray<unknown>) => {
          called.add(`${name}.${key}`)
          // Calls inside the client itself do not count, so methods run on the original object.
          return seen(Reflect.apply(value, target, args.map(original)))
        }
        return Object.assign(call, value)
      }
    })
    originals.set(proxy, object)
    return proxy
  }

  const original = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(original)
    if (typeof value !== "object" || value === null) return value
    const found = originals.get(value)
    if (found !== undefined) return found
    if (Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, original(inner)]))
  }

  const seen = (value: unknown): unknown => {
    if (value instanceof Promise) return value.then(seen)
    const name = classOf(value)
    return name === undefined ? value : watched(value as object, name)
  }

  return { watched, called: () => called, known: () => known }
}

// `stages` and `expressions` are objects of functions, and `stages.expr` is one inside the other.
const isGroup = (value: unknown, owner: object): value is object =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(owner) === Object.prototype &&
  Object.getPrototypeOf(value) === Object.prototype &&
  Object.values(value).some((inner) => typeof inner === "function")

const classOf = (value: unknown): string | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
  const name: unknown = value.constructor?.name
  return typeof name === "string" && !plain.has(name) ? name : undefined
}

const plain = new Set(["Object", "Date", "Error", "Promise", "Map", "Set"])

const methodsOf = (object: object): ReadonlyArray<string> => {
  const names = new Set<string>()
  for (let one = object; one !== Object.prototype && one !== null; one = Object.getPrototypeOf(one)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(one))) {
      if (typeof value === "function") names.add(name)
    }
  }
  return [...names]
}
