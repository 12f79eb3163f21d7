import { useForm } from "./FormContext.ts"
import { PasswordInput, type PasswordInputProps } from "./PasswordInput.view.tsx"
import type { EstimateStrength } from "./Strength.ts"
import { StrengthMeter } from "./StrengthMeter.view.tsx"

export interface PasswordFieldProps extends Omit<PasswordInputProps, "below"> {
  /**
   * Estimates the strength of a password, and shows it. For example `estimateStrength` of `@portico/react/strength`.
   */
  readonly strength?: EstimateStrength | undefined
}

/** Renders the input of a password, with a strength meter if `strength` is set. */
export function PasswordField({ strength, ...field }: PasswordFieldProps) {
  const { id } = useForm("PasswordField")
  if (strength === undefined) return <PasswordInput {...field} />
  const inputId = `${id}-${field.name ?? "password"}`
  const textId = `${inputId}-strength`
  return (
    <PasswordInput
      {...field}
      aria-describedby={[field["aria-describedby"], textId].filter(Boolean).join(" ")}
      below={<StrengthMeter estimate={strength} inputId={inputId} textId={textId} />}
    />
  )
}
