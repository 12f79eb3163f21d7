/** Minimal replacements for the browser APIs that clients need, for programs that run without a browser. */

/** A `Storage` in memory. Its keys are its own properties, as a browser's are. */
export const makeStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
    key(this: Record<string, string>, index: number) {
      return Object.keys(this)[index] ?? null
    },
    get length() {
      return Object.keys(this).length
    }
  }) as Storage

/** Defines a global window, document, location and two storages. Returns a function that removes them. */
export const install = (): (() => void) => {
  const page = {
    window: globalThis,
    self: globalThis,
    document: { cookie: "", addEventListener: () => {}, removeEventListener: () => {} },
    location: new URL("https://shop.example/"),
    history: { replaceState: () => {} },
    localStorage: makeStorage(),
    sessionStorage: makeStorage(),
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true
  }
  const before = Object.keys(page).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, descriptor)
    }
  }
}
