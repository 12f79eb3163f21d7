import { useFieldForm } from "./FormContext.ts"
import { onValueChange, TextField, type TextFieldProps } from "./TextField.view.tsx"
import * as React from "react"

/** The characters of a code. */
export type Alphabet = "digits" | "alphanumeric"

/**
 * Returns the code in a string. Removes characters that cannot be part of the code, and characters beyond its length.
 */
export const cleanCode = (text: string, alphabet: Alphabet, length: number): string =>
  text
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(alphabet === "digits" ? /[^0-9]/g : /[^0-9a-z]/gi, "")
    .slice(0, length)

// In Unicode, the ten digits of a script are consecutive, starting with zero.
const latinDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((point - first) % 10)
}

export interface CodeSlotsProps {
  readonly input: React.RefObject<HTMLInputElement | null>
  readonly length: number
}

/**
 * Renders a frame for each character of a code. The frames are decorative: the user edits the input, and screen readers
 * read only the input.
 */
export function CodeSlots({ input, length }: CodeSlotsProps) {
  const { classOf } = useFieldForm()
  const [{ caret, filled }, follow] = React.useState({ caret: 0, filled: 0 })
  const update = React.useCallback(() => {
    const element = input.current
    if (element === null) return
    const now = { caret: element.selectionStart ?? 0, filled: element.value.length }
    // oxlint-disable-next-line react/set-state-in-effect -- only the DOM contains the value and the caret
    follow((before) => (before.caret === now.caret && before.filled === now.filled ? before : now))
  }, [input])
  React.useEffect(() => {
    const stop = input.current === null ? undefined : onValueChange(input.current, update)
    document.addEventListener("selectionchange", update)
    return () => {
      stop?.()
      document.removeEventListener("selectionchange", update)
    }
  }, [input, update])
  // A value that the page sets emits no event.
  React.useEffect(update)
  return (
    <span aria-hidden="true" className={classOf("code-slots")} data-length={length}>
      {Array.from({ length }, (_, index) => (
        <span
          className={classOf("code-slot")}
          data-current={index === Math.min(caret, length - 1) || undefined}
          data-filled={index < filled || undefined}
          key={index}
        />
      ))}
    </span>
  )
}

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  "autoComplete" | "end" | "frame" | "label" | "maxLength" | "name" | "type"
> {
  /** The characters of the code. Default: `"digits"`. */
  readonly alphabet?: Alphabet | undefined
  /** The label. Without it, the one of the catalog. */
  readonly label?: TextFieldProps["label"]
  /** The name of the input. Default: `code`. The kit's own forms require this name. */
  readonly name?: string | undefined
  /** The number of characters. Default: `6`. With up to 8 characters, each one has a slot. */
  readonly length?: number | undefined
  /** Called with the code when its last character is entered, once for each complete code. */
  readonly onComplete?: ((code: string) => void) | undefined
}

/**
 * Renders the input of a code, with the name `code` by default. It is a single input, so that autofill and paste work,
 * with a slot for each character behind it.
 */
export function CodeField({
  alphabet = "digits",
  hint,
  label,
  length = 6,
  name = "code",
  onComplete,
  ...field
}: CodeFieldProps) {
  const { messages } = useFieldForm()
  const input = React.useRef<HTMLInputElement>(null)
  const { ref } = field
  React.useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const reported = React.useRef("")
  const words = messages.form
  const slotted = length <= 8
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      dir="ltr"
      inputMode={alphabet === "digits" ? "numeric" : "text"}
      required
      spellCheck={false}
      {...field}
      autoComplete="one-time-code"
      end={slotted && <CodeSlots input={input} length={length} />}
      frame={slotted ? "code" : "input"}
      hint={hint ?? words.codeHint(length, alphabet)}
      label={label ?? words.code}
      name={name}
      onFocus={(event) => {
        // Selects a refused code, so that typing replaces it.
        if (event.currentTarget.getAttribute("aria-invalid") !== null) event.currentTarget.select()
        field.onFocus?.(event)
      }}
      onInput={(event) => {
        const code = clean(event.currentTarget, alphabet, length)
        if (code.length === length && code !== reported.current) onComplete?.(code)
        reported.current = code
        field.onInput?.(event)
      }}
      ref={input}
      type="text"
    />
  )
}

// Keeps the caret after the same character. Setting `value` would move it to the end.
const clean = (input: HTMLInputElement, alphabet: Alphabet, length: number): string => {
  const code = cleanCode(input.value, alphabet, length)
  if (code !== input.value) {
    const caret = cleanCode(input.value.slice(0, input.selectionStart ?? undefined), alphabet, length).length
    input.value = code
    input.setSelectionRange(caret, caret)
  }
  return code
}
