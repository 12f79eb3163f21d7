/**
 * Prints how fast the processor is, twice per second: how often it parses, sorts and encodes 500 items in a second of
 * processor time. `Speed.ts` runs it as a process of its own, so that no benchmark measures it.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { processorTime } from "./Measure.ts"

const items = JSON.stringify(
  Array.from({ length: 500 }, (_, index) => ({ _id: `book-${index}`, title: `Book ${index}`, price: index / 3 }))
)

const rounds = 10

const speed = (): number => {
  const begun = processorTime()
  for (let round = 0; round < rounds; round++) {
    const parsed: ReadonlyArray<{ readonly title: string }> = JSON.parse(items)
    JSON.stringify(parsed.toSorted((one, other) => (one.title < other.title ? -1 : 1)))
  }
  return Math.round((1_000_000 * rounds) / (processorTime() - begun))
}

// V8 compiles the code during the first measurements.
for (let run = 0; run < 20; run++) speed()
for (;;) {
  console.log(speed())
  await sleep(500)
}
