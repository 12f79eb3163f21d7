/**
 * The Spanish catalogue, whole. A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { Messages } from "../Messages.ts"
import { account } from "./account.ts"
import { captcha } from "./captcha.ts"
import { changePassword } from "./changePassword.ts"
import { signIn, signUp } from "./entry.ts"
import { factors } from "./factors.ts"
import { flow } from "./flow.ts"
import { form } from "./form.ts"
import { oauth } from "./oauth.ts"
import { problems } from "./problems.ts"
import { profile } from "./profile.ts"
import { profileFields } from "./profileFields.ts"
import { forgotPassword, resetPassword } from "./recovery.ts"
import { session } from "./session.ts"
import { strength } from "./strength.ts"
import { table } from "./table.ts"
import { approval, verification } from "./verification.ts"

/**
 * Every word of the kit in Spanish: a draft that nobody has reviewed.
 *
 * **Example** (Loaded for whoever reads Spanish)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/es").then(({ es }) => es)
 * ```
 */
export const es: Messages = {
  locale: "es",
  direction: "ltr",
  draft: true,
  form,
  strength,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  forgotPassword,
  resetPassword,
  verification,
  approval,
  session,
  oauth,
  flow,
  table,
  problems
}
