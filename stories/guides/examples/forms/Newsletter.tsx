import { type Problem, useSubmission } from "@portico/react"
import { Form } from "@portico/react/form"
import type * as Effect from "effect/Effect"

const check = (entries: FormData): Problem | undefined =>
  entries.get("email") === "" ? { key: "emailMissing", fields: { email: "emailMissing" }, retryable: true } : undefined

export interface NewsletterProps {
  readonly send: (entries: FormData) => Effect.Effect<void>
}

export function Newsletter({ send }: NewsletterProps) {
  const { state, submit } = useSubmission({ check, send })
  return (
    <Form.Root
      check={check}
      onSubmit={submit}
      state={state}
      words={{ title: "Our letter", submit: "Send it to me", submitting: "One moment…" }}
    >
      <Form.Title />
      <Form.Error labels={{ email: "Email address" }} />
      <Form.Email autoComplete="email" />
      <Form.Submit />
      <Form.Status />
    </Form.Root>
  )
}
