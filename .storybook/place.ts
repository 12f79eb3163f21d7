import type { LayerOptions } from "@portico/testing/Mock"
import type { MovableClock } from "@portico/testing/MovableClock"
import type { TabStorage } from "@portico/testing/TabStorage"

/** Where a story plays. */
export interface Place {
  /** Its world: no other story has it. */
  readonly world: string
  /** Its time, where the play moves it. */
  readonly clock: MovableClock | undefined
  /** What its clients have in common: another tab is made with them. */
  readonly visit: LayerOptions
  /** The tab that the story is shown in. */
  readonly tab: TabStorage
  /** Opens another tab of the same browser. */
  readonly openTab: () => TabStorage
}

let current: Place | undefined

/** Remembers where the story that begins plays. */
export const playAt = (place: Place): void => void (current = place)

/** Where the story that plays now does. On a documentation page no story plays. */
export const here = (): Place => {
  if (current === undefined) throw new Error("No story plays.")
  return current
}
