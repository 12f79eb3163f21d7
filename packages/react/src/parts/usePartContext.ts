/**
 * The context of a component's parts.
 *
 * @since 0.1.0
 */
import * as React from "react"

/** Returns the value of the context that `root` provides. Throws if `part` is rendered outside `root`. */
export const usePartContext = <A>(context: React.Context<A | undefined>, part: string, root: string): A => {
  const value = React.use(context)
  if (value === undefined) throw new Error(`Render ${part} inside ${root}.`)
  return value
}
