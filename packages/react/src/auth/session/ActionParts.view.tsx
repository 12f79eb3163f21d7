import { Alert } from "../../parts/Alert.view.tsx"
import { Part, type PartProps, usePartContext } from "../../parts/Part.view.tsx"
import { useFocusOnChange } from "../../parts/focus.ts"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { problemText, useWords } from "../../i18n/MessagesContext.ts"
import { form as englishForm } from "../../i18n/en/form.ts"
import type { FormMessageGroups } from "../../form/FormContext.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import { type Problem, withoutWait } from "../../problem/Problem.ts"
import { classOf, type ClassNames, type ClassOf } from "../../theme/classes.ts"
import * as React from "react"

/** The elements of an action button that have their own class name. */
export type ActionSlot = "action" | "alert" | "button" | "spinner" | "status"

/** Additional class names for an action button's elements, by slot. */
export type ActionClassNames = ClassNames<ActionSlot>

/** The state that an action button shows. */
export interface ActionState {
  /** The label while the operation is not running. */
  readonly label: string
  /** The label while the operation is running. */
  readonly pending?: string | undefined
  /** The reason why the last attempt failed. */
  readonly problem?: Problem | undefined
  /** The count of attempts. */
  readonly attempt?: number | undefined
  /** The seconds until the next attempt is allowed. */
  readonly wait?: number | undefined
  /** The result, announced to assistive technology. */
  readonly outcome?: string | undefined
}

/** The context value of an action button's parts. */
export interface ActionContextValue {
  readonly classOf: ClassOf<ActionSlot>
  readonly messages: FormMessageGroups
  readonly onPress: () => void
  readonly state: ActionState
}

export const ActionContext = React.createContext<ActionContextValue | undefined>(undefined)

/** Returns the action of the nearest root. Throws outside one. */
export const useAction = (part: string): ActionContextValue =>
  usePartContext(ActionContext, part, "LogoutButtonParts.Root or OAuthButtonParts.Root")

export interface ActionRootProps extends RootProps<ActionClassNames> {
  readonly onPress: () => void
  /** The English messages of the problems that the action can have. */
  readonly problems: ProblemWords
  readonly state: ActionState
}

/** Provides the state of an action button to its parts. Moves the focus to the error after each failed attempt. */
export function ActionRoot(props: ActionRootProps) {
  const { children, classNames, messages, onPress, problems: english, state, styled, ...own } = props
  const root = React.useRef<HTMLDivElement>(null)
  const form = useWords("form", englishForm, messages)
  const problems = useWords("problems", english, messages)
  const context = React.useMemo(
    () => ({ classOf: classOf(classNames, styled), messages: { form, problems }, onPress, state }),
    [classNames, form, onPress, problems, state, styled]
  )
  const failed = state.problem === undefined ? undefined : (state.attempt ?? 0)
  useFocusOnChange(root, "[data-summary]", failed, (after) => after !== undefined)
  return (
    <ActionContext value={context}>
      <Part
        as="div"
        own={own}
        className={context.classOf("action")}
        data-failed={failed !== undefined || undefined}
        data-pending={state.pending !== undefined || undefined}
        ref={root}
      >
        {children}
      </Part>
    </ActionContext>
  )
}

export interface ActionButtonProps extends PartProps<"button"> {
  /** The button's style. `accent` highlights it. */
  readonly variant?: "accent" | "quiet" | undefined
}

/** Renders the button. While it cannot be pressed, it shows the reason and stays focusable. */
export function ActionButton({ children, variant, ...own }: ActionButtonProps) {
  const { classOf, messages, onPress, state } = useAction("ActionButton")
  const { label, pending, wait = 0 } = state
  const busy = pending !== undefined || wait > 0
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={busy || undefined}
      className={classOf("button")}
      data-pending={pending !== undefined || undefined}
      data-variant={variant}
      data-waiting={wait > 0 || undefined}
      onClick={() => {
        if (!busy) onPress()
      }}
      type="button"
    >
      {pending !== undefined && <span aria-hidden="true" className={classOf("spinner")} />}
      {pending ?? (wait > 0 ? messages.form.wait(wait) : (children ?? label))}
    </Part>
  )
}

export interface ActionErrorProps extends PartProps<"div"> {
  /** A sentence to show before the reason. */
  readonly lead?: string | undefined
}

/** Renders the reason why the operation failed, as an alert. Renders nothing if it has not failed. */
export function ActionError({ lead, ...own }: ActionErrorProps) {
  const { classOf, messages, state } = useAction("ActionError")
  return state.problem === undefined ? null : (
    <Alert
      own={own}
      className={classOf("alert")}
      data-summary=""
      key={state.attempt}
      problem={state.problem}
      tabIndex={-1}
    >
      <p>{[lead, problemText(messages, withoutWait(state.problem))].filter(Boolean).join(" ")}</p>
    </Alert>
  )
}

/** Announces the progress and the result to assistive technology. */
export function ActionStatus(own: PartProps<"output">) {
  const { classOf, messages, state } = useAction("ActionStatus")
  const waited = state.wait === 0 && (state.problem?.retryAfter ?? 0) > 0
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {state.pending ?? state.outcome ?? (waited ? messages.form.waitOver : "")}
    </Part>
  )
}
