/**
 * The ids of the headings that label the root of their parts. An application can set the id of a heading.
 *
 * @since 0.1.0
 */
import * as React from "react"

/** The heading of a root. */
export interface Label {
  /** The id of the heading: the application's, otherwise `known`. */
  readonly id: string
  /** The id that the heading has by default. */
  readonly known: string
  /** The heading of the root around this one. */
  readonly outer: Label | undefined
  readonly setOwn: (id: string | undefined) => void
}

/** The heading of the nearest root. */
export const LabelContext = React.createContext<Label | undefined>(undefined)

/** Creates the label of a root, whose heading has the id `known` by default. The root provides it in {@link LabelContext}. */
export const useLabel = (known: string): Label => {
  const outer = React.use(LabelContext)
  const [own, setOwn] = React.useState<string>()
  return React.useMemo(() => ({ id: own ?? known, known, outer, setOwn }), [known, outer, own])
}

/** Returns the id of the heading whose id is `known` by default. */
export const useLabelId = (known: string): string => find(React.use(LabelContext), known)?.id ?? known

/** Returns the ref of a heading. It reports the id of the element, which the application or its own element can set. */
export const useLabelRef = (known: string): React.RefObject<HTMLHeadingElement | null> => {
  const heading = React.useRef<HTMLHeadingElement>(null)
  const setOwn = find(React.use(LabelContext), known)?.setOwn
  // The id can change with each render.
  React.useLayoutEffect(() => {
    const id = heading.current?.id
    setOwn?.(id === known || id === "" ? undefined : id)
  })
  React.useLayoutEffect(() => () => setOwn?.(undefined), [setOwn])
  return heading
}

// A heading can be inside the form of a root, which has a label of its own.
const find = (label: Label | undefined, known: string): Label | undefined =>
  label === undefined || label.known === known ? label : find(label.outer, known)
