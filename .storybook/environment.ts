import type { LayerOptions } from "@portico/testing/Mock"
import type { MovableClock } from "@portico/testing/MovableClock"
import type { TabStorage } from "@portico/testing/TabStorage"

/** The environment of a story. */
export interface Environment {
  /** Its world, which no other story shares. */
  readonly world: string
  /** Its clock, if the play function moves it. */
  readonly clock: MovableClock | undefined
  /** The options that the clients of all tabs share. */
  readonly clientOptions: LayerOptions
  /** The tab that shows the story. */
  readonly tab: TabStorage
  /** Opens another tab of the same browser. */
  readonly openTab: () => TabStorage
}

let current: Environment | undefined

/** Stores the environment of the starting story. */
export const setEnvironment = (next: Environment): void => void (current = next)

/** Returns the environment of the running story. No story runs on a documentation page. */
export const environment = (): Environment => {
  if (current === undefined) throw new Error("No story is running.")
  return current
}
