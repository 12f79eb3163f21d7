import { useForm } from "../../form/FormContext.ts"
import type { VerificationPartProps } from "./VerificationParts.view.tsx"

/** Groups the actions other than entering the code. */
export function VerificationActions({ children, className }: VerificationPartProps) {
  const { classOf } = useForm("Actions")
  return <div className={classOf("asides", className)}>{children}</div>
}
