import * as React from "react"
import { type Alphabet, cleanCode } from "./Code.ts"
import { CodeSlots } from "./CodeSlots.view.tsx"
import { useForm } from "./FormContext.ts"
import { TextField, type TextFieldProps } from "./TextField.view.tsx"

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  "autoComplete" | "end" | "frame" | "label" | "maxLength" | "name" | "ref" | "type" | "value"
> {
  /** What the code is made of: digits where nothing is said. */
  readonly alphabet?: Alphabet | undefined
  readonly label?: TextFieldProps["label"]
  /** How many characters the code has: 6 where nothing is said. Up to 8 have a slot each. */
  readonly length?: number | undefined
  /** Called with the code whenever its last character comes in, once for each whole code. */
  readonly onComplete?: ((code: string) => void) | undefined
}

/**
 * The input of a code, under the name `code`: one real input that fills and pastes whole, over a slot for each
 * character.
 */
export function CodeField({ alphabet = "digits", hint, label, length = 6, onComplete, ...field }: CodeFieldProps) {
  const { messages } = useForm("CodeField")
  const input = React.useRef<HTMLInputElement>(null)
  const told = React.useRef("")
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
      name="code"
      onFocus={(event) => {
        // What was refused is typed over.
        if (event.currentTarget.getAttribute("aria-invalid") !== null) event.currentTarget.select()
        field.onFocus?.(event)
      }}
      onInput={(event) => {
        const code = clean(event.currentTarget, alphabet, length)
        if (code.length === length && code !== told.current) onComplete?.(code)
        told.current = code
        field.onInput?.(event)
      }}
      ref={input}
      type="text"
    />
  )
}

// The caret stays behind the character that it stood behind.
const clean = (input: HTMLInputElement, alphabet: Alphabet, length: number): string => {
  const code = cleanCode(input.value, alphabet, length)
  if (code !== input.value) {
    const caret = cleanCode(input.value.slice(0, input.selectionStart ?? undefined), alphabet, length).length
    input.value = code
    input.setSelectionRange(caret, caret)
  }
  return code
}
