import * as React from "react"
import { classOf } from "../../theme/classes.ts"
import { type PassageClassNames, PassageContext, type PassageState } from "./Passage.ts"

export interface PassageRootProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: PassageClassNames | undefined
  readonly state: PassageState
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/**
 * Renders the section of a passage and provides its state to the parts. Moves the focus to the message when the passage
 * fails, and not otherwise.
 */
export function PassageRoot({ children, className, classNames, state, styled }: PassageRootProps) {
  const id = React.useId()
  const root = React.useRef<HTMLElement>(null)
  const context = React.useMemo(
    () => ({ classOf: classOf(classNames, styled), id, state }),
    [classNames, id, state, styled]
  )
  const { tone } = state
  const before = React.useRef(tone)
  React.useEffect(() => {
    if (tone === "failed" && before.current !== "failed") {
      root.current?.querySelector<HTMLElement>("[data-summary]")?.focus()
    }
    before.current = tone
  }, [tone])
  return (
    <PassageContext value={context}>
      <section
        aria-busy={tone === "pending"}
        aria-labelledby={`${id}-title`}
        className={context.classOf("passage", className)}
        data-tone={tone}
        ref={root}
      >
        {children}
      </section>
    </PassageContext>
  )
}
