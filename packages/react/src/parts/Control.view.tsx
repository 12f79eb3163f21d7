import * as React from "react"
import { type Elements, useElement } from "./ElementsContext.ts"

type ControlProps<Tag extends keyof Elements> = React.ComponentProps<Tag> & {
  /** The element that the control renders. */
  readonly as: Tag
}

/** Renders a control within a part. The components of `ElementsProvider` replace it. */
export function Control<Tag extends keyof Elements>({ as, ...props }: ControlProps<Tag>) {
  return React.createElement(useElement(as), props)
}
