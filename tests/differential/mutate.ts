import type { Random } from "./Random.ts"

/** Returns the same JSON with one part, at any depth, changed, added or removed. */
export const mutate = (
  random: Random,
  json: unknown,
  anything: (random: Random) => unknown,
  names: ReadonlyArray<string>
): unknown => {
  if (typeof json !== "object" || json === null || random.oneIn(6)) return anything(random)
  const inside = (value: unknown) => mutate(random, value, anything, names)
  if (Array.isArray(json)) {
    if (json.length === 0 || random.oneIn(4)) return [...json, anything(random)]
    const place = random.below(json.length)
    return random.oneIn(4) ? json.toSpliced(place, 1) : json.with(place, inside(json[place]))
  }
  const keys = Object.keys(json)
  const key = random.pick(random.oneIn(8) || keys.length === 0 ? names : keys)
  const others = Object.entries(json).filter(([name]) => name !== key)
  const value = Object.hasOwn(json, key) ? (json as Record<string, unknown>)[key] : undefined
  return Object.fromEntries(random.oneIn(8) ? others : [...others, [key, inside(value)]])
}
