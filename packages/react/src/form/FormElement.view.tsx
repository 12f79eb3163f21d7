import { LabelContext, useLabel } from "../parts/Label.ts"
import { type FormRootElementProps, Part, rootProps } from "../parts/Part.view.tsx"
import type { RootProps } from "../parts/ComponentProps.ts"
import * as React from "react"
import { form as englishForm } from "../i18n/en/form.ts"
import type { SubmitMessages } from "../i18n/messages/FormMessages.ts"
import type { ProblemWords } from "../i18n/messages/Messages.ts"
import { useWords } from "../i18n/MessagesContext.ts"
import { classOf, type ClassNames } from "../theme/classes.ts"
import { type FormClassNames, FormContext } from "./FormContext.ts"
import { Offline } from "./FormParts.view.tsx"
import type { Submission } from "./Submission.ts"
import { type CheckEntries, useFieldErrors } from "./useFieldErrors.ts"

export interface FormRootProps extends RootProps<FormClassNames>, FormRootElementProps {
  /**
   * Validates the entries without a request, when a field that the user has changed loses the focus. Only the problem
   * of this field is shown.
   */
  readonly check?: CheckEntries | undefined
  /** The id of the heading that labels the form. Default: the title of the form. */
  readonly labelledBy?: string | undefined
  /**
   * Called with the form's entries, after the browser has validated the inputs that the application added. The page is
   * not reloaded.
   */
  readonly onSubmit: (entries: FormData) => void
  /** Class names that the component adds to the form. */
  readonly formClass?: string | undefined
  /**
   * The state of the submission, from `useSubmission`. `Form.Error` shows its problem. An element of the application that shows it
   * must have the attribute `data-summary`: it receives the focus if no field is invalid, and the form then does not show a
   * second message that the browser is offline.
   */
  readonly state: Submission<unknown>
  /** The messages specific to this form. */
  readonly words: SubmitMessages
}

export interface FormElementProps extends Omit<FormRootProps, "classNames"> {
  /** The classes that the application adds, by the slots of the component. */
  readonly classNames?: ClassNames<string> | undefined
  /** The check of changed fields. `undefined` only for a form whose entries are always valid. */
  readonly check: CheckEntries | undefined
  /** The English messages of the problems that the form can have. */
  readonly problems: ProblemWords
  /** A number that changes when the user's input is discarded. The errors of that input are then removed. */
  readonly round?: number | undefined
}

/** Renders the form element of a component, which imports only the English messages of its own problems. */
export function FormElement(props: FormElementProps) {
  const { check, children, classNames, formClass, onSubmit, round = 0, state, styled, words } = props
  const id = React.useId()
  const label = useLabel(`${id}-title`)
  const form = React.useRef<HTMLFormElement>(null)
  const formWords = useWords("form", englishForm, props.messages)
  const problemWords = useWords("problems", props.problems, props.messages)
  const messages = React.useMemo(() => ({ form: formWords, problems: problemWords }), [formWords, problemWords])
  const classes = React.useMemo(() => classOf(classNames, styled), [classNames, styled])
  const { listeners, ...errors } = useFieldErrors(state, messages, check, round)
  const page = useFocusOnFailure(form, state)
  const inputOf = (name: string) => {
    // An application can set its own id for an input.
    const named = [...(form.current?.elements ?? [])].find((input) => input.getAttribute("name") === name)
    return document.getElementById(`${id}-${name}`) ?? (named instanceof HTMLElement ? named : undefined)
  }
  const context = {
    ...errors,
    alerting: page?.alerting,
    classNames,
    classOf: classes,
    hasSummary: page?.hasSummary,
    id,
    inputOf,
    messages,
    state,
    words
  }
  return (
    <FormContext value={context}>
      <Part
        as="form"
        own={rootProps(props)}
        aria-busy={state._tag === "Submitting"}
        aria-labelledby={props.labelledBy ?? label.id}
        className={classes("form", formClass)}
        data-state={state._tag.toLowerCase()}
        // Until hydration, a browser submits the form itself: as GET, with the password in the address. Outside of a dialog,
        // this method submits nothing.
        method="dialog"
        noValidate
        {...listeners}
        onSubmit={(event) => {
          const element = event.currentTarget
          // React events bubble through portals, so this handler also receives the submit event of a form in a portal.
          if (event.target !== element) return
          event.preventDefault()
          if (pageAgrees(element, id)) onSubmit(new FormData(element))
        }}
        ref={form}
      >
        <LabelContext value={label}>{children}</LabelContext>
        <Offline />
      </Part>
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

/** The focus and the summary of a form after a failed attempt. */
interface FailedPage {
  readonly attempt: number
  /** The name of a field that already had the focus: its error must be announced. */
  readonly alerting: string | undefined
  readonly hasSummary: boolean
}

// Focuses the first invalid field, otherwise the summary, once for each failed attempt. Screen readers read the error
// of a field that receives the focus.
const useFocusOnFailure = (
  form: React.RefObject<HTMLFormElement | null>,
  state: Submission<unknown>
): FailedPage | undefined => {
  const attempt = state._tag === "Failed" ? state.attempt : undefined
  const seen = React.useRef(attempt)
  const [page, setPage] = React.useState<FailedPage>()
  React.useEffect(() => {
    if (attempt !== undefined) {
      // A form can be mounted after an attempt has failed. Its focus then does not move.
      const isNew = attempt !== seen.current
      const invalid = [
        ...(form.current?.querySelectorAll<HTMLElement>(
          "[aria-invalid=true]:not([type=hidden]), fieldset[data-invalid]"
        ) ?? [])
      ]
      const [first] = invalid
      // A captcha can take the focus itself.
      const isGroup = first instanceof HTMLFieldSetElement && !first.hasAttribute("tabindex")
      const target = isGroup ? first.querySelector("input") : first
      const name = target?.getAttribute("name") ?? undefined
      const summary = form.current?.querySelector<HTMLElement>("[data-summary]") ?? undefined
      // Several errors are announced by the summary.
      const alerting = isNew && invalid.length === 1 && target === document.activeElement ? name : undefined
      // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the DOM contains the focus and the summary
      setPage({ attempt, alerting, hasSummary: summary !== undefined })
      if (isNew) (target ?? summary)?.focus()
    }
    seen.current = attempt
  }, [attempt, form])
  return page?.attempt === attempt ? page : undefined
}
