import { Form } from "@portico/react/form"
import { revalidateLogic, useForm } from "@tanstack/react-form"
import * as React from "react"

export interface Booking {
  readonly code: string
  readonly email: string
}

export interface BookingFormProps {
  readonly onBook: (booking: Booking) => void
}

export function BookingForm({ onBook }: BookingFormProps) {
  const element = React.useRef<HTMLFormElement>(null)
  const form = useForm({
    defaultValues: { code: "", email: "" } satisfies Booking,
    onSubmit: ({ value }) => onBook(value),
    onSubmitInvalid: () => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    // Validates on the first submission, and after it when a field loses the focus.
    validationLogic: revalidateLogic({ modeAfterSubmission: "blur" })
  })
  return (
    <form
      aria-label="Booking"
      className="plain-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
      ref={element}
    >
      <form.Field
        name="email"
        validators={{ onDynamic: ({ value }) => (value === "" ? "Enter your email address." : undefined) }}
      >
        {({ handleBlur, handleChange, name, state }) => (
          <Form.Email
            autoComplete="email"
            error={state.meta.errors[0]}
            name={name}
            onBlur={handleBlur}
            onChange={(event) => handleChange(event.target.value)}
            value={state.value}
          />
        )}
      </form.Field>
      <form.Field
        name="code"
        validators={{ onDynamic: ({ value }) => (value.length < 6 ? "Enter the code on your voucher." : undefined) }}
      >
        {({ handleBlur, handleChange, name, state }) => (
          <Form.Code
            error={state.meta.errors[0]}
            name={name}
            onBlur={handleBlur}
            onChange={(event) => handleChange(event.target.value)}
            value={state.value}
          />
        )}
      </form.Field>
      <button className="plain-button">Book</button>
    </form>
  )
}
