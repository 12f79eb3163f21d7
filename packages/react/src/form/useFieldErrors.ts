import { fieldText } from "../i18n/MessagesContext.ts"
import type { FormMessageGroups } from "./FormContext.ts"
import type { Problem } from "../problem/Problem.ts"
import { problemOf, type Submission } from "./Submission.ts"
import * as React from "react"

/** Validates the entries of a form without a request. Returns the problem of invalid entries. */
export type CheckEntries = (entries: FormData) => Problem | undefined

/** The errors of a form's fields, and the listeners that keep them current. */
export interface FieldErrors {
  /** Removes the error of a field whose value changed. */
  readonly changed: (name: string) => void
  /** Returns the message for a field that is invalid now. */
  readonly errorOf: (name: string) => string | undefined
  readonly listeners: Required<Pick<React.ComponentProps<"form">, "onBlur" | "onChange">>
  /** The problem of the failed attempt, without the fields that changed since. */
  readonly problem: Problem | undefined
}

/** The fields that changed since the state and the round `key`, with the problem that a check has found since. */
interface Changes {
  readonly key: string
  readonly fields: Readonly<Record<string, Problem | undefined>>
}

/**
 * Returns the errors of a form's fields. A field has the error of the failed attempt until its value changes. Then it
 * has none until it loses the focus and `check` reports one. Fields that did not change are not checked. The errors of
 * changed fields end with the `round`, which changes when the form discards the user's input.
 */
export const useFieldErrors = (
  state: Submission<unknown>,
  messages: FormMessageGroups,
  check: CheckEntries | undefined,
  round: number
): FieldErrors => {
  // Changes during a submission are separate from those after it, because the failed attempt sent the value before.
  const key = `${round} ${state._tag} ${"attempt" in state ? state.attempt : ""}`
  const [stored, store] = React.useState<Changes>({ key, fields: {} })
  const isStale = stored.key !== key
  if (isStale) store({ key, fields: {} })
  const fields = isStale ? none : stored.fields
  const afterPress = useAfterPress()
  const attempt = `${round} ${"attempt" in state ? state.attempt : 0}`
  // In a ref, so that typing into a field without an error renders nothing. Fields that change during a submission stay
  // edited after it, because the attempt sent the values before.
  const edited = React.useRef({ attempt, names: new Set<string>() })
  const editedNames = () => {
    if (edited.current.attempt !== attempt) edited.current = { attempt, names: new Set() }
    return edited.current.names
  }
  const put = (name: string, problem: Problem | undefined) =>
    store((before) => {
      const isSame = Object.hasOwn(before.fields, name) && before.fields[name] === problem
      return before.key !== key || isSame ? before : { key, fields: { ...before.fields, [name]: problem } }
    })
  const errorOf = (name: string) =>
    fieldText(messages, Object.hasOwn(fields, name) ? fields[name] : problemOf(state), name)
  const changed = (name: string) => {
    editedNames().add(name)
    if (errorOf(name) !== undefined) put(name, undefined)
  }
  return {
    changed,
    errorOf,
    listeners: {
      onBlur: ({ currentTarget, target }) => {
        const name = nameOf(target, currentTarget)
        if (check === undefined || name === undefined || !editedNames().has(name)) return
        afterPress(() => {
          const found = check(new FormData(currentTarget))
          if (found?.fields !== undefined && Object.hasOwn(found.fields, name)) put(name, found)
        })
      },
      onChange: ({ currentTarget, target }) => {
        const name = nameOf(target, currentTarget)
        if (name !== undefined) changed(name)
      }
    },
    problem: withoutFields(problemOf(state), fields)
  }
}

const none: Changes["fields"] = {}

// React events bubble through portals, so the target can be a field of another form.
const nameOf = (target: EventTarget, form: HTMLFormElement): string | undefined =>
  "form" in target && target.form === form && "name" in target && typeof target.name === "string" && target.name !== ""
    ? target.name
    : undefined

const withoutFields = (problem: Problem | undefined, changed: Changes["fields"]): Problem | undefined => {
  if (problem?.fields === undefined) return problem
  const names = Object.keys(problem.fields)
  const left = Object.entries(problem.fields).filter(([name]) => !Object.hasOwn(changed, name))
  if (left.length === names.length) return problem
  return left.length === 0 ? undefined : { ...problem, fields: Object.fromEntries(left) }
}

/**
 * Returns a function that runs a check after the current press of the pointer, or immediately if there is none.
 *
 * A field loses the focus when the pointer goes down on a button. An error that appears then moves the button away from
 * the pointer, and the browser drops the click. The check therefore waits for the end of the click.
 */
export const useAfterPress = (): ((run: () => void) => void) => {
  const pressed = React.useRef(false)
  React.useEffect(() => {
    const track = ({ type }: Event) => void (pressed.current = type === "pointerdown")
    return listen(["pointerdown", ...releases], track, true)
  }, [])
  return React.useCallback((run) => {
    if (!pressed.current) return run()
    const stop = listen(releases, () => {
      stop()
      setTimeout(run)
    })
  }, [])
}

const releases = ["pointerup", "pointercancel"]

const listen = (types: ReadonlyArray<string>, listener: (event: Event) => void, capture = false): (() => void) => {
  const controller = new AbortController()
  for (const type of types) document.addEventListener(type, listener, { capture, signal: controller.signal })
  return () => controller.abort()
}
