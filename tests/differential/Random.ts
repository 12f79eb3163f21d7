/** A small generator of pseudo-random numbers (mulberry32): the same seed produces the same sequence. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound)
  }

  /** Returns true in one of the given number of cases. */
  oneIn(cases: number): boolean {
    return this.below(cases) === 0
  }

  pick<A>(values: ReadonlyArray<A>): A {
    const value = values[this.below(values.length)]
    if (value === undefined && values.length === 0) throw new Error("There is nothing to pick from.")
    return value as A
  }

  list<A>(most: number, make: () => A): ReadonlyArray<A> {
    return Array.from({ length: this.below(most + 1) }, make)
  }
}
