"use client"
import * as React from "react"
import { useForm } from "../../form/FormContext.ts"
import { problemOf } from "../../form/Submission.ts"
import { captcha } from "../../i18n/en/signIn.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { isOfCaptcha } from "../../problem/CaptchaProblem.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { CaptchaSlotView } from "./CaptchaSlot.view.tsx"
import { presenceAtom } from "./presenceAtom.ts"
import { useShownCaptcha } from "./useShownCaptcha.ts"

export interface CaptchaSlotProps {
  /** Shows it from the beginning, not only once the provider asks for it. */
  readonly always?: boolean | undefined
  readonly className?: string | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** How large the vendor draws it. By default what there is room for. */
  readonly size?: "normal" | "compact" | undefined
  /** Whether the vendor draws it light or dark. By default as the page around it is. */
  readonly theme?: "light" | "dark" | undefined
}

/**
 * The place of a captcha in a form of the kit. It stands empty until the provider asks for one: then the captcha that is
 * laid over the client is shown in it, and what the person solves goes along with the next try. An unseen captcha needs
 * no slot; where it does not do, the visible one comes here.
 *
 * **Example** (In a sign-in, by Turnstile)
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
 *   <ClientProvider layer={client}>
 *     <SignInForm>
 *       <CaptchaSlot />
 *     </SignInForm>
 *   </ClientProvider>
 * )
 * ```
 */
export function CaptchaSlot({ always = false, ...slot }: CaptchaSlotProps) {
  const { state } = useForm("CaptchaSlot")
  const isPresent = useAtomValue(presenceAtom)
  const problem = problemOf(state)
  const [isAsked, ask] = React.useState(always)
  // Once asked for it stays: every further try needs a token of its own.
  if (!isAsked && problem !== undefined && isOfCaptcha(problem)) ask(true)
  if (!isPresent) return null
  return isAsked ? <Shown {...slot} /> : <input name="captcha" type="hidden" value="standby" />
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
