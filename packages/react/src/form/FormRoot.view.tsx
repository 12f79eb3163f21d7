import * as React from "react"
import { form as englishForm, problems as englishProblems } from "../i18n/en/form.ts"
import type { SubmitMessages } from "../i18n/messages/FormMessages.ts"
import type { MessageOverrides } from "../i18n/messages/Messages.ts"
import { useWords } from "../i18n/MessagesContext.ts"
import { classOf } from "../theme/classes.ts"
import { type FormClassNames, FormContext } from "./FormContext.ts"
import { Offline } from "./Offline.view.tsx"
import type { Submission } from "./Submission.ts"

export interface FormRootProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  readonly classNames?: FormClassNames | undefined
  /** Id of the heading that names the form. Its own title by default. */
  readonly labelledBy?: string | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Called with the form's entries, once what the page has put into it is as it asks. The page stays where it is. */
  readonly onSubmit: (entries: FormData) => void
  readonly state: Submission<unknown>
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
  /** The words of what the form is for. */
  readonly words: SubmitMessages
}

/**
 * The form element: it hands its entries over, and moves the focus to what a failed submission needs first.
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
          // React counts a form within a portal among the children of this one.
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

// What the page has put into the form, such as terms to agree to, is the browser's to check and to name: the kit's own
// fields are checked by what sends them.
const pageAgrees = (form: HTMLFormElement, id: string): boolean => {
  const isPages = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
    "validity" in element && element.closest(`[data-name], [id^="${id}-"]`) === null
  return [...form.elements].filter(isPages).every((element) => element.reportValidity())
}

// The first field at fault, else the summary; once for every failed attempt.
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
