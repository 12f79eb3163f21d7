import { type Problem, useSubmission } from "@portico/react"
import { Form } from "@portico/react/form"
import * as Effect from "effect/Effect"
import * as React from "react"

export interface ExampleProps {
  readonly check?: ((entries: FormData) => Problem | undefined) | undefined
  /** The fields. */
  readonly children: React.ReactNode
  /** The names of the fields in the error summary. */
  readonly labels: Readonly<Record<string, string>>
  /** Submits the entries. By default they are accepted immediately. */
  readonly send?: ((entries: FormData) => Effect.Effect<void, Problem>) | undefined
  readonly styled?: boolean | undefined
}

/** A custom form, built from the parts that all forms of the kit use. */
export function Example({ check, children, labels, send = () => Effect.void, styled }: ExampleProps) {
  const { state, submit } = useSubmission({ check, send })
  if (state._tag === "Done") {
    return (
      <Form.Notice className="portico-notice" outcome="Accepted" takesFocus tone="success">
        Everything was accepted.
      </Form.Notice>
    )
  }
  return (
    <Form.Root
      check={check}
      onSubmit={submit}
      state={state}
      styled={styled}
      words={{ title: "Example", submit: "Send", submitting: "Sending…" }}
    >
      <Form.Title />
      <Form.Error labels={labels} />
      {children}
      <Form.Submit />
      <Form.Status />
    </Form.Root>
  )
}

const counts = new Map<string, number>()

/** Returns how often each counted part rendered since the last call. */
export const rendersSince = (): Readonly<Record<string, number>> => {
  const found = Object.fromEntries(counts)
  counts.clear()
  return found
}

/** Counts the renders of its children with React's profiler. */
export function Counted({ children, name }: { readonly children: React.ReactNode; readonly name: string }) {
  const count = (id: string) => void counts.set(id, (counts.get(id) ?? 0) + 1)
  return (
    <React.Profiler id={name} onRender={count}>
      {children}
    </React.Profiler>
  )
}
