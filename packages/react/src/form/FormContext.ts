/**
 * The context that the components of a form share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../parts/usePartContext.ts"
import * as React from "react"
import type { SubmitMessages } from "../i18n/messages/FormMessages.ts"
import type { Messages } from "../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../theme/classes.ts"
import type { Submission } from "./Submission.ts"

/** The elements of a form that have a class of their own. */
export type FormSlot =
  | "form"
  | "title"
  | "summary"
  | "summary-links"
  | "field"
  | "label"
  | "input"
  | "password"
  | "reveal"
  | "field-error"
  | "submit"
  | "spinner"
  | "status"
  | "notice"
  | "hint"
  | "offline"
  | "code"
  | "code-slots"
  | "code-slot"
  | "caps-lock"
  | "strength"
  | "strength-text"
  | "resend"
  | "resend-button"
  | "resend-news"
  | "explanation"
  | "actions"
  | "button"
  | "summary-help"
  | "fields"
  | "group"
  | "legend"
  | "unseen"
  | "mark"

/** The classes to add to the elements of a form, by slot. */
export type FormClassNames = ClassNames<FormSlot>

/** The message groups that every form uses. */
export type FormMessageGroups = Pick<Messages, "form" | "problems">

/** The context of a form. `Slot`: the elements that the form can contain. */
export interface FormContextValue<Slot extends string = FormSlot> {
  readonly classOf: ClassOf<Slot>
  /** The prefix of the ids of the form's elements. */
  readonly id: string
  readonly messages: FormMessageGroups
  readonly state: Submission<unknown>
  /** The messages specific to this form. */
  readonly words: SubmitMessages
}

export const FormContext = React.createContext<FormContextValue<string> | undefined>(undefined)

/**
 * Returns the context of the form around a component. `Slot`: the elements of the component that other forms do not
 * have. Throws if the component is outside a form.
 */
export const useForm = <Slot extends string = never>(part: string): FormContextValue<FormSlot | Slot> =>
  usePartContext(FormContext, part, "the Root of its form")
