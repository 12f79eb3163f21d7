import { useFieldForm } from "./FormContext.ts"
import { FieldError, Hint } from "./FormParts.view.tsx"
import { type OwnProps, Part, type PartProps } from "../parts/Part.view.tsx"
import type * as React from "react"

/** The state of a field's input. */
export interface FieldState {
  readonly disabled: boolean
  /** Whether the field shows an error. */
  readonly invalid: boolean
  readonly readonly: boolean
  readonly required: boolean
}

/** The props of a field. Those of the element, `className`, `style` and `render` belong to its input. */
export interface TextFieldProps extends Omit<PartProps<"input", FieldState>, "aria-invalid" | "children"> {
  /** Content between the input and its error. */
  readonly below?: React.ReactNode
  /** Content next to the input, within its frame. */
  readonly end?: React.ReactNode
  /**
   * The error of the field. It replaces the error from the form around the field, and `null` shows none. For forms of
   * other libraries.
   */
  readonly error?: string | null | undefined
  /** The slot of the frame around the input. */
  readonly frame?: "code" | "input" | undefined
  /** A hint about the expected input. Screen readers read it with the field. */
  readonly hint?: React.ReactNode
  /** The label. */
  readonly label: React.ReactNode
  /** The name of the field in the form data. */
  readonly name: string
  /** The props of the element around the label, the input and the messages. */
  readonly wrapper?: PartProps<"div"> | undefined
}

/**
 * Renders a labeled input with its hint and its error. It is uncontrolled unless `value` is set, and works outside the
 * kit's forms too.
 */
export function TextField(props: TextFieldProps) {
  const { below, end, error, frame = "input", hint, label, name, wrapper, ...own } = props
  const { box, classOf, control, messages } = useFieldParts({ error, hint, name, own, wrapper })
  return (
    <Part {...box}>
      <label className={classOf("label")} htmlFor={control.id}>
        {label}
      </label>
      <div className={classOf(frame)}>
        <Part as="input" {...control} />
        {end}
      </div>
      {below}
      {messages}
    </Part>
  )
}

export interface FieldPartsOptions extends Pick<TextFieldProps, "error" | "hint" | "name" | "wrapper"> {
  /** The props that the application passes to the control. */
  readonly own: OwnProps<FieldState> &
    Pick<React.ComponentProps<"input">, "aria-describedby" | "disabled" | "readOnly" | "required">
}

/**
 * Returns what the fields have in common: the props of the element around a field and of its control, and its error and
 * hint, which describe the control.
 */
export const useFieldParts = ({ error: ownError, hint, name, own, wrapper = {} }: FieldPartsOptions) => {
  const { classOf, errorOf, id: formId } = useFieldForm()
  const error = ownError === undefined ? errorOf(name) : (ownError ?? undefined)
  const id = own.id ?? `${formId}-${name}`
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const hinted = hint !== undefined && hint !== null && hint !== false
  const invalid = error !== undefined
  const { disabled = false, readOnly = false, required = false } = own
  const described = [invalid && errorId, own["aria-describedby"], hinted && hintId].filter(Boolean)
  return {
    box: {
      as: "div",
      own: wrapper,
      className: classOf("field"),
      "data-invalid": invalid || undefined,
      "data-name": name
    },
    classOf,
    control: {
      own: { ...own, "aria-describedby": undefined },
      "aria-describedby": described.join(" ") || undefined,
      "aria-invalid": invalid || undefined,
      id,
      name,
      state: { disabled, invalid, readonly: readOnly, required }
    },
    messages: (
      <>
        <FieldError id={errorId} inputId={ownError === undefined ? undefined : id} name={name}>
          {error}
        </FieldError>
        {hinted && <Hint id={hintId}>{hint}</Hint>}
      </>
    )
  } as const
}

export interface EmailFieldProps extends Omit<TextFieldProps, "label" | "name" | "type"> {
  /** The label. Without it, the one of the catalog. */
  readonly label?: TextFieldProps["label"]
  /** The name of the input. Default: `email`. The kit's own forms require this name. */
  readonly name?: string | undefined
}

/** Renders the input of an email address, with the name `email` by default. */
export function EmailField({ label, name = "email", ...field }: EmailFieldProps) {
  const { messages } = useFieldForm()
  return (
    <TextField
      autoCapitalize="none"
      dir="ltr"
      inputMode="email"
      required
      spellCheck={false}
      {...field}
      label={label ?? messages.form.email}
      name={name}
      type="email"
    />
  )
}

export interface ReadOnlyFieldProps extends Omit<
  TextFieldProps,
  "defaultValue" | "label" | "name" | "readOnly" | "value"
> {
  /** The label. Default: "Email address". */
  readonly label?: TextFieldProps["label"]
  /** The name of the input. Default: `email`. */
  readonly name?: string | undefined
  /** The value. */
  readonly value: string
}

/**
 * Shows a value from an earlier step, for the user and for password managers. The user does not have to enter it again.
 */
export function ReadOnlyField({ label, name = "email", ...field }: ReadOnlyFieldProps) {
  const { messages } = useFieldForm()
  return (
    <TextField
      autoComplete="username"
      dir="ltr"
      type={name === "email" ? "email" : "text"}
      {...field}
      label={label ?? messages.form.email}
      name={name}
      readOnly
    />
  )
}

/** The props of a multi-line field. Those of the element, `className`, `style` and `render` belong to its textarea. */
export interface TextareaFieldProps extends Omit<PartProps<"textarea", FieldState>, "aria-invalid" | "children"> {
  /** The error of the field. It replaces the error from the form around the field, and `null` shows none. */
  readonly error?: string | null | undefined
  /** A hint about the expected input. Screen readers read it with the field. */
  readonly hint?: React.ReactNode
  /** The kind of content: text, or code in a monospaced font. Default: `long`. */
  readonly kind?: "code" | "long" | undefined
  /** The label. */
  readonly label: React.ReactNode
  /** The name of the field in the form data. */
  readonly name: string
  /** The props of the element around the label, the textarea and the messages. */
  readonly wrapper?: PartProps<"div"> | undefined
}

/** Renders a labeled multi-line input with its hint and its error. It is uncontrolled unless `value` is set. */
export function TextareaField(props: TextareaFieldProps) {
  const { error, hint, kind = "long", label, name, wrapper, ...own } = props
  const { box, classOf, control, messages } = useFieldParts({ error, hint, name, own, wrapper })
  return (
    <Part {...box}>
      <label className={classOf("label")} htmlFor={control.id}>
        {label}
      </label>
      <div className={classOf("input")} data-kind={kind}>
        <Part as="textarea" rows={3} {...control} />
      </div>
      {messages}
    </Part>
  )
}

/**
 * Calls a function when the user changes the value of an input, and after its form is reset. React resets a form after
 * each action. Returns a function that stops the calls.
 */
export const onValueChange = (input: HTMLInputElement, run: () => void): (() => void) => {
  // The event precedes the reset.
  const reset = ({ target }: Event) => {
    if (target === input.form) setTimeout(run)
  }
  input.addEventListener("input", run)
  document.addEventListener("reset", reset)
  return () => {
    input.removeEventListener("input", run)
    document.removeEventListener("reset", reset)
  }
}
