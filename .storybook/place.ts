import type { LayerOptions } from "@portico/testing/Mock"
import type { MovableClock } from "@portico/testing/MovableClock"
import type { TabStorage } from "@portico/testing/TabStorage"

/** The environment of a story. */
export interface Place {
  /** Its world, which no other story shares. */
  readonly world: string
  /** Its clock, if the play function moves it. */
  readonly clock: MovableClock | undefined
  /** The layers that its clients share: another tab uses them, too. */
  readonly visit: LayerOptions
  /** The tab that shows the story. */
  readonly tab: TabStorage
  /** Opens another tab of the same browser. */
  readonly openTab: () => TabStorage
}

let current: Place | undefined

/** Stores the environment of the starting story. */
export const playAt = (place: Place): void => void (current = place)

/** Returns the environment of the running story. On a documentation page no story runs. */
export const here = (): Place => {
  if (current === undefined) throw new Error("No story plays.")
  return current
}
