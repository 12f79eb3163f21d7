"use client"
import * as React from "react"
import { useForm } from "../../form/FormContext.ts"
import { problemOf } from "../../form/Submission.ts"
import { useAtomValue } from "../../runtime/useAtom.ts"
import { escalatesAfter } from "./captchaEscalation.ts"
import { captchaKindsAtom } from "./useCaptcha.ts"

/**
 * Whether the form around this component shows the visible captcha: from the start with `always`, otherwise after the
 * first attempt that requires it. It then stays required, because each attempt needs a new token.
 */
export const useCaptchaRequired = (always: boolean): boolean => {
  const { state } = useForm("CaptchaSlot")
  const kinds = useAtomValue(captchaKindsAtom)
  const problem = problemOf(state)
  const [isRequired, require] = React.useState(always)
  if (!isRequired && problem !== undefined && escalatesAfter(problem, kinds)) require(true)
  return isRequired
}
