"use client"
import { Form } from "@portico/react/form"
import * as React from "react"

export interface SubscribeResult {
  /** The entries of a refused form. React resets the inputs after the action, so the form sets them again. */
  readonly entered?: { readonly email: string; readonly topic: string }
  readonly errors: { readonly email?: string; readonly topic?: string }
}

export interface SubscriptionProps {
  /** The server action. It returns the errors by the name of the field. */
  readonly subscribe: (before: SubscribeResult, entries: FormData) => Promise<SubscribeResult>
}

export function Subscription({ subscribe }: SubscriptionProps) {
  const [{ entered, errors }, action, isPending] = React.useActionState(subscribe, { errors: {} })
  const form = React.useRef<HTMLFormElement>(null)
  React.useEffect(() => {
    // The focus announces the first error.
    const [name = ""] = Object.keys(errors)
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }, [errors])
  return (
    <form className="plain-form" action={action} aria-label="Newsletter" noValidate ref={form}>
      <Form.Email autoComplete="email" defaultValue={entered?.email} error={errors.email} />
      <Form.Select
        defaultValue={entered?.topic}
        error={errors.topic}
        // React does not set the default value of a select again after a reset.
        key={entered?.topic}
        label="Topic"
        name="topic"
        options={[
          ["novels", "Novels"],
          ["poems", "Poems"]
        ]}
      />
      <button className="plain-button" aria-disabled={isPending}>
        Subscribe
      </button>
    </form>
  )
}
