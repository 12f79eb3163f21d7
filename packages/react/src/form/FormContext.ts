"use client"
/**
 * The context that the components of a form share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../parts/Part.view.tsx"
import * as React from "react"
import { form as english } from "../i18n/en/form.ts"
import { callProblems } from "../i18n/en/problems/call.ts"
import type { FormMessages, SubmitMessages } from "../i18n/messages/FormMessages.ts"
import type { ProblemWords } from "../i18n/messages/Messages.ts"
import { useWords } from "../i18n/MessagesContext.ts"
import { classOf, type ClassNames, type ClassOf } from "../theme/classes.ts"
import type { Problem } from "../problem/Problem.ts"
import { idle, type Submission } from "./Submission.ts"

/** An element of every form before it is completed. */
export type OpenFormSlot =
  | "form"
  | "offline"
  | "spinner"
  | "status"
  | "submit"
  | "summary"
  | "summary-help"
  | "summary-links"
  | "title"

/** An element of every form of the kit, with the notice that replaces a completed one. */
export type FormSlot = OpenFormSlot | "notice"

/** An element of a field. */
export type FieldSlot = "field" | "field-error" | "hint" | "input" | "label"

/** An element of a password field, in addition to those of every field. */
export type PasswordSlot = "caps-lock" | "reveal"

/** An element of a strength meter. */
export type StrengthSlot = "strength" | "strength-text"

/** An element of a code field, in addition to those of every field. */
export type CodeSlot = "code" | "code-slot" | "code-slots"

/** An element of a checkbox, in addition to those of every field. */
export type ChoiceSlot = "choice"

/** An element of `ProfileFields`, in addition to those of every field. */
export type ProfileSlot =
  | ChoiceSlot
  | "button"
  | "choices"
  | "entry"
  | "entry-head"
  | "fields"
  | "group"
  | "legend"
  | "pair"
  | "unseen"

/** An element of a `CaptchaSlot`. */
export type CaptchaElement = "button" | "captcha" | "captcha-news" | "captcha-widget"

/** An element of the button that sends a message again. */
export type ResendSlot = "resend" | "resend-button" | "resend-news"

/** An element of a component in `Form`. */
export type FormPartSlot = OpenFormSlot | FieldSlot | PasswordSlot | StrengthSlot | CodeSlot | ChoiceSlot | ResendSlot

/** The classes to add to the elements of a form with components of `Form`, `ProfileFields` or a `CaptchaSlot`, by slot. */
export type FormClassNames = ClassNames<FormPartSlot | ProfileSlot | CaptchaElement>

/** The message groups that every form uses. */
export interface FormMessageGroups {
  readonly form: FormMessages
  readonly problems: ProblemWords
}

/** The context of a form. `Slot`: the elements that the form can contain. */
export interface FormContextValue<Slot extends string = FormPartSlot> {
  /** The classes that the application adds, by slot. */
  readonly classNames: ClassNames<string> | undefined
  readonly classOf: ClassOf<Slot>
  /** The prefix of the ids of the form's elements. */
  readonly id: string
  readonly messages: FormMessageGroups
  /** The field whose error is an alert, because the focus did not move when the submission failed. */
  readonly alerting: string | undefined
  /** Whether an element shows the problem of the failed attempt. `undefined` if this is not known yet, or if none has failed. */
  readonly hasSummary: boolean | undefined
  /** Removes the error of a field whose value changed without an event of an input. */
  readonly changed: (name: string) => void
  /** Returns the message for a field that is invalid now. */
  readonly errorOf: (name: string) => string | undefined
  /** Returns the input with a name, if the form renders it. */
  readonly inputOf: (name: string) => HTMLElement | undefined
  /** The problem of the failed submission, without the fields that the user has changed since. */
  readonly problem: Problem | undefined
  readonly state: Submission<unknown>
  /** The messages specific to this form. */
  readonly words: SubmitMessages
}

export const FormContext = React.createContext<FormContextValue<string> | undefined>(undefined)

/**
 * Returns the context of the form around a component. `Slot`: the elements of the component that other forms do not
 * have. Throws if the component is outside a form.
 */
export const useForm = <Slot extends string = never>(part: string): FormContextValue<FormPartSlot | Slot> =>
  usePartContext(FormContext, part, "the Root of its form")

/**
 * Returns the context of the form around a field. A field outside a form of the kit is styled and has no error of its
 * own, so an application can use it with its own form library.
 */
export const useFieldForm = <Slot extends string = never>(): FormContextValue<FormPartSlot | Slot> => {
  const id = React.useId()
  const form = useWords("form", english)
  return React.use(FormContext) ?? { ...outside, id, messages: { form, problems: callProblems } }
}

/** The error of a custom control in a form of the kit, and the values that connect the control with it. */
export interface FieldController {
  /** Removes the error. Call it when the value changes, because not all controls emit a change event. */
  readonly changed: () => void
  /** The id of the element that shows the error, for `aria-describedby`. `undefined` if there is no error. */
  readonly describedBy: string | undefined
  /** The message for the field, or `undefined` if the field has no error. */
  readonly error: string | undefined
  /** The id of the control. The links of `Form.Error` focus the element with this id. */
  readonly id: string
}

/**
 * Returns the error of a custom control in `Form.Root`. A control that sets `aria-invalid` receives the focus when the
 * submission fails. Outside a form of the kit, the field has no error.
 *
 * **Example** (A switch)
 *
 * ```tsx
 * import { useField } from "@portico/react/form"
 * import * as React from "react"
 *
 * export function Terms() {
 *   const { changed, describedBy, error, id } = useField("terms")
 *   const [agreed, agree] = React.useState(false)
 *   return (
 *     <>
 *       <button
 *         aria-checked={agreed}
 *         aria-describedby={describedBy}
 *         aria-invalid={error !== undefined}
 *         id={id}
 *         onClick={() => {
 *           agree(!agreed)
 *           changed()
 *         }}
 *         role="switch"
 *         type="button"
 *       >
 *         I agree to the terms
 *       </button>
 *       {agreed && <input name="terms" type="hidden" value="yes" />}
 *       {error !== undefined && <p id={describedBy}>{error}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export const useField = (name: string): FieldController => {
  const form = useFieldForm()
  const error = form.errorOf(name)
  const id = `${form.id}-${name}`
  return {
    changed: () => form.changed(name),
    describedBy: error === undefined ? undefined : `${id}-error`,
    error,
    id
  }
}

const outside = {
  alerting: undefined,
  changed: () => undefined,
  classNames: undefined,
  classOf: classOf<string>(undefined),
  errorOf: () => undefined,
  hasSummary: undefined,
  inputOf: () => undefined,
  problem: undefined,
  state: idle,
  words: { title: "", submit: "", submitting: "" }
} as const
