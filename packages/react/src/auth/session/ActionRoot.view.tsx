import * as React from "react"
import { form as englishForm, problems as englishProblems } from "../../i18n/en/form.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { type ActionClassNames, ActionContext, type ActionState } from "./Action.ts"

export interface ActionRootProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: ActionClassNames | undefined
  readonly messages?: MessageOverrides | undefined
  readonly onPress: () => void
  readonly state: ActionState
  /** Whether to add the kit's own class names. Default: `true`. */
  readonly styled?: boolean | undefined
}

/** Provides the state of an action button to its parts. Moves the focus to the error after each failed attempt. */
export function ActionRoot({ children, className, classNames, messages, onPress, state, styled }: ActionRootProps) {
  const root = React.useRef<HTMLDivElement>(null)
  const form = useWords("form", englishForm, messages)
  const problems = useWords("problems", englishProblems, messages)
  const context = React.useMemo(
    () => ({ classOf: classOf(classNames, styled), messages: { form, problems }, onPress, state }),
    [classNames, form, onPress, problems, state, styled]
  )
  const failed = state.problem === undefined ? undefined : (state.attempt ?? 0)
  const seen = React.useRef(failed)
  React.useEffect(() => {
    if (failed !== undefined && failed !== seen.current) {
      root.current?.querySelector<HTMLElement>("[data-summary]")?.focus()
    }
    seen.current = failed
  }, [failed])
  return (
    <ActionContext value={context}>
      <div
        className={context.classOf("action", className)}
        data-failed={failed !== undefined || undefined}
        data-pending={state.pending !== undefined || undefined}
        ref={root}
      >
        {children}
      </div>
    </ActionContext>
  )
}
