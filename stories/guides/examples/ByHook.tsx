import { useLogin, useProblemText } from "@portico/react"
import * as React from "react"

export function ByHook({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { state, submit } = useLogin({ onSignedIn })
  const textOf = useProblemText()
  const problem = React.useRef<HTMLParagraphElement>(null)
  React.useEffect(() => {
    if (state._tag === "Failed") problem.current?.focus()
  }, [state])
  const send = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const entered = (name: string) => {
      const entry = entries.get(name)
      return typeof entry === "string" ? entry : ""
    }
    submit({ email: entered("email"), password: entered("password") })
  }
  return (
    <form className="plain-form" method="dialog" noValidate onSubmit={send}>
      <h2>Come in</h2>
      {state._tag === "Failed" && (
        <p ref={problem} role="alert" tabIndex={-1}>
          {textOf(state.problem)}
        </p>
      )}
      <label>
        Your address <input autoComplete="username" name="email" type="email" />
      </label>
      <label>
        Your password <input autoComplete="current-password" name="password" type="password" />
      </label>
      <button aria-disabled={state._tag === "Submitting"} className="plain-button">
        {state._tag === "Submitting" ? "One moment…" : "Continue"}
      </button>
      <output>{state._tag === "Done" && "You're signed in."}</output>
    </form>
  )
}
