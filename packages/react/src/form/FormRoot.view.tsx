import type { RootProps } from "../parts/ComponentProps.ts"
import * as React from "react"
import { form as englishForm, problems as englishProblems } from "../i18n/en/form.ts"
import type { SubmitMessages } from "../i18n/messages/FormMessages.ts"
import { useWords } from "../i18n/MessagesContext.ts"
import { classOf, type ClassNames } from "../theme/classes.ts"
import { FormContext } from "./FormContext.ts"
import { Offline } from "./FormParts.view.tsx"
import type { Submission } from "./Submission.ts"

export interface FormRootProps extends RootProps<ClassNames<string>> {
  /** The id of the heading that labels the form. The form's own title by default. */
  readonly labelledBy?: string | undefined
  /**
   * Called with the form's entries, after the browser has validated the inputs that the application added. The page is
   * not reloaded.
   */
  readonly onSubmit: (entries: FormData) => void
  readonly state: Submission<unknown>
  /** The messages specific to this form. */
  readonly words: SubmitMessages
}

/**
 * Renders the form element. It passes its entries to `onSubmit`. After a failed submission it moves the focus to the
 * first invalid field, or to the error summary.
 */
export function FormRoot(props: FormRootProps) {
  const { children, className, classNames, onSubmit, state, styled, words } = props
  const id = React.useId()
  const form = React.useRef<HTMLFormElement>(null)
  const formWords = useWords("form", englishForm, props.messages)
  const problemWords = useWords("problems", englishProblems, props.messages)
  useFocusOnFailure(form, state)
  const context = React.useMemo(
    () => ({
      classOf: classOf(classNames, styled),
      id,
      messages: { form: formWords, problems: problemWords },
      state,
      words
    }),
    [classNames, formWords, id, problemWords, state, styled, words]
  )
  return (
    <FormContext value={context}>
      <form
        aria-busy={state._tag === "Submitting"}
        aria-labelledby={props.labelledBy ?? `${id}-title`}
        className={context.classOf("form", className)}
        data-state={state._tag.toLowerCase()}
        noValidate
        onSubmit={(event) => {
          const element = event.currentTarget
          // React events bubble through portals, so this handler also receives the submit event of a form in a portal.
          if (event.target !== element) return
          event.preventDefault()
          if (pageAgrees(element, id)) onSubmit(new FormData(element))
        }}
        ref={form}
      >
        {children}
        <Offline />
      </form>
    </FormContext>
  )
}

// The browser validates the inputs that the application added, such as a checkbox for terms. The kit's own fields are
// validated when they are submitted.
const pageAgrees = (form: HTMLFormElement, id: string): boolean => {
  const isPages = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
    "validity" in element && element.closest(`[data-name], [id^="${id}-"]`) === null
  return [...form.elements].filter(isPages).every((element) => element.reportValidity())
}

// Focuses the first invalid field, otherwise the summary, once for each failed attempt.
const useFocusOnFailure = (form: React.RefObject<HTMLFormElement | null>, state: Submission<unknown>): void => {
  const attempt = state._tag === "Failed" ? state.attempt : undefined
  const seen = React.useRef(attempt)
  React.useEffect(() => {
    if (attempt !== undefined && attempt !== seen.current) {
      const target = form.current?.querySelector<HTMLElement>(
        "[aria-invalid=true]:not([type=hidden]), fieldset[data-invalid]"
      )
      ;(target ?? form.current?.querySelector<HTMLElement>("[data-summary]"))?.focus()
    }
    seen.current = attempt
  }, [attempt, form])
}
