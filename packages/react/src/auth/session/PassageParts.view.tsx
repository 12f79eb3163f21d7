import { Alert } from "../../parts/Alert.view.tsx"
import { LabelContext, useLabel, useLabelRef } from "../../parts/Label.ts"
import { Part, type PartProps, usePartContext } from "../../parts/Part.view.tsx"
import { useFocusOnChange } from "../../parts/focus.ts"
import { classOf, type ClassNames, type ClassOf } from "../../theme/classes.ts"
import * as React from "react"

/** The elements of a passage that have their own class name. */
export type PassageSlot =
  | "passage"
  | "passage-sign"
  | "title"
  | "passage-text"
  | "passage-actions"
  | "button"
  | "spinner"
  | "status"

/** Additional class names for a passage's elements, by slot. */
export type PassageClassNames = ClassNames<PassageSlot>

/** The state that a passage shows. */
export interface PassageState {
  readonly tone: "pending" | "success" | "info" | "failed"
  readonly title: string
  readonly text?: string | undefined
}

/** The context value of a passage's parts. */
export interface PassageContextValue {
  readonly classOf: ClassOf<PassageSlot>
  readonly id: string
  readonly state: PassageState
}

export const PassageContext = React.createContext<PassageContextValue | undefined>(undefined)

/** Returns the passage of the nearest root. Throws outside one. */
export const usePassage = (part: string): PassageContextValue =>
  usePartContext(PassageContext, part, "OAuthCallbackParts.Root or SilentLoginParts.Root")

export interface PassageRootProps extends PartProps<"section"> {
  readonly children: React.ReactNode
  readonly classNames?: PassageClassNames | undefined
  readonly state: PassageState
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/**
 * Renders the section of a passage and provides its state to the parts. Moves the focus to the message when the passage
 * fails, and not otherwise.
 */
export function PassageRoot({ children, classNames, state, styled, ...own }: PassageRootProps) {
  const id = React.useId()
  const label = useLabel(`${id}-title`)
  const root = React.useRef<HTMLElement>(null)
  const context = React.useMemo(
    () => ({ classOf: classOf(classNames, styled), id, state }),
    [classNames, id, state, styled]
  )
  const { tone } = state
  useFocusOnChange(root, "[data-summary]", tone, (after) => after === "failed")
  return (
    <PassageContext value={context}>
      <Part
        as="section"
        own={own}
        aria-busy={tone === "pending"}
        aria-labelledby={label.id}
        className={context.classOf("passage")}
        data-tone={tone}
        ref={root}
      >
        <LabelContext value={label}>{children}</LabelContext>
      </Part>
    </PassageContext>
  )
}

export interface PassageTitleProps extends PartProps<"h2"> {
  /** The heading level. Default: 2. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

/** Renders an icon for the passage's state, hidden from assistive technology. */
export function PassageSign(own: PartProps<"span">) {
  const { classOf, state } = usePassage("PassageSign")
  return (
    <Part as="span" own={own} aria-hidden="true" className={classOf("passage-sign")}>
      {state.tone === "pending" ? (
        <span className={classOf("spinner")} />
      ) : (
        <svg fill="none" height="24" viewBox="0 0 24 24" width="24">
          <path
            d={signs[state.tone]}
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2"
          />
        </svg>
      )}
    </Part>
  )
}

const signs = { success: "m5 12.5 4.5 4.5L19 7.5", info: "M12 6.5v.01M12 11v7", failed: "M12 5.5v8M12 18v.01" } as const

/** Renders the heading, which also names the passage's section. */
export function PassageTitle({ children, level = 2, ...own }: PassageTitleProps) {
  const { classOf, id, state } = usePassage("PassageTitle")
  const heading = useLabelRef(`${id}-title`)
  const Heading = `h${level}` as const
  return (
    <Part as={Heading} own={own} className={classOf("title")} id={`${id}-title`} ref={heading}>
      {children ?? state.title}
    </Part>
  )
}

/** Renders the result of the passage in a sentence. A failure is an alert and can receive the focus. */
export function PassageText({ children, ...own }: PartProps<"p">) {
  const { classOf, state } = usePassage("PassageText")
  const text = children ?? state.text
  if (text === undefined) return null
  return state.tone === "failed" ? (
    <Alert own={own} className={classOf("passage-text")} data-summary="" tabIndex={-1}>
      {text}
    </Alert>
  ) : (
    <Part as="p" own={own} className={classOf("passage-text")}>
      {text}
    </Part>
  )
}

/** Renders a container for the user's actions. */
export function PassageActions({ children, ...own }: PartProps<"div">) {
  const { classOf } = usePassage("PassageActions")
  return (
    <Part as="div" own={own} className={classOf("passage-actions")}>
      {children}
    </Part>
  )
}

/** Announces the progress to assistive technology, unless the passage failed. */
export function PassageStatus(own: PartProps<"output">) {
  const { classOf, state } = usePassage("PassageStatus")
  const message = state.tone === "failed" ? "" : [state.title, state.text].filter(Boolean).join(" ")
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {message}
    </Part>
  )
}
