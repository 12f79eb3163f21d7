"use client"
import { useForm } from "../../form/FormContext.ts"
import { problemOf } from "../../form/Submission.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { captcha } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useAtomValue } from "../../runtime/useAtom.ts"
import { CaptchaSlotView } from "./CaptchaSlot.view.tsx"
import { escalatesAfter } from "./captchaEscalation.ts"
import { captchaKindsAtom, useShownCaptcha } from "./useCaptcha.ts"
import * as React from "react"

export interface CaptchaSlotProps {
  /** Whether to show the captcha from the start. By default it appears only after the provider requires it. */
  readonly always?: boolean | undefined
  /** A class name for the element around the widget. */
  readonly className?: string | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  /** The widget's size. By default the form's width decides. */
  readonly size?: "normal" | "compact" | undefined
  /** The widget's color theme. Default: the CSS `color-scheme` at the slot. */
  readonly theme?: "light" | "dark" | undefined
}

/**
 * Renders the captcha of a form of the kit. The slot is empty until the provider requires a captcha. It then shows the
 * visible captcha of the client's captcha layer and attaches the token to the next attempt. An invisible captcha needs
 * no slot. If one fails, the slot shows the visible captcha instead.
 *
 * **Example** (A sign-in form with Turnstile)
 *
 * ```tsx
 * import * as Turnstile from "@portico/client/auth/captcha/Turnstile"
 * import * as Client from "@portico/client/Client"
 * import { CaptchaSlot, ClientProvider, SignInForm } from "@portico/react"
 * import * as Layer from "effect/Layer"
 *
 * const client = Turnstile.layer().pipe(
 *   Layer.provideMerge(
 *     Client.layerAuth({ clientId: "shop", host: "https://api.example", captchaSiteKeys: { visible: "…", invisible: "…" } })
 *   )
 * )
 *
 * export const page = (
 *   <ClientProvider layer={client} services="auth">
 *     <SignInForm>
 *       <CaptchaSlot />
 *     </SignInForm>
 *   </ClientProvider>
 * )
 * ```
 */
export function CaptchaSlot({ always = false, ...slot }: CaptchaSlotProps) {
  const isRequired = useCaptchaRequired(always)
  const isPresent = useAtomValue(captchaKindsAtom).includes("visible")
  if (!isPresent) return null
  return isRequired ? <Shown {...slot} /> : <input name="captcha" type="hidden" value="standby" />
}

function Shown({ className, messages, size, theme }: Omit<CaptchaSlotProps, "always">) {
  const words = useWords("captcha", captcha, messages)
  const { container, retry, state } = useShownCaptcha({
    language: useLocale(),
    ...(size === undefined ? {} : { size }),
    ...(theme === undefined ? {} : { theme })
  })
  return <CaptchaSlotView className={className} container={container} onRetry={retry} state={state} words={words} />
}

// Whether the form around this component shows the visible captcha: from the start with `always`, otherwise after the
// first attempt that requires it. It then stays required, because each attempt needs a new token.
const useCaptchaRequired = (always: boolean): boolean => {
  const { state } = useForm("CaptchaSlot")
  const kinds = useAtomValue(captchaKindsAtom)
  const problem = problemOf(state)
  const [isRequired, require] = React.useState(always)
  if (!isRequired && problem !== undefined && escalatesAfter(problem, kinds)) require(true)
  return isRequired
}
