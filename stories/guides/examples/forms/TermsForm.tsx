import { type Problem, useSubmission } from "@portico/react"
import { Form, useField } from "@portico/react/form"
import type * as Effect from "effect/Effect"
import * as React from "react"

function Terms() {
  const { changed, describedBy, error, id } = useField("terms")
  const [agreed, agree] = React.useState(false)
  return (
    <>
      <button
        aria-checked={agreed}
        aria-describedby={describedBy}
        aria-invalid={error !== undefined}
        className="plain-button"
        id={id}
        // With the name, the form checks the control when it loses the focus.
        name="terms"
        onClick={() => {
          agree(!agreed)
          changed()
        }}
        role="switch"
        type="button"
      >
        I agree to the terms
      </button>
      {agreed && <input name="terms" type="hidden" value="yes" />}
      {error !== undefined && <p id={describedBy}>{error}</p>}
    </>
  )
}

const check = (entries: FormData): Problem | undefined =>
  entries.has("terms") ? undefined : { key: "valueMissing", fields: { terms: "valueMissing" }, retryable: true }

export interface TermsFormProps {
  readonly send: (entries: FormData) => Effect.Effect<void>
}

export function TermsForm({ send }: TermsFormProps) {
  const { state, submit } = useSubmission({ check, send })
  return (
    <Form.Root
      check={check}
      className="plain-form"
      onSubmit={submit}
      state={state}
      words={{ title: "Terms", submit: "Continue", submitting: "One moment…" }}
    >
      <Form.Title />
      <Form.Error labels={{ terms: "Terms" }} />
      <Terms />
      <Form.Submit />
      <Form.Status />
    </Form.Root>
  )
}
