/**
 * The English catalogue, whole. Parts of the kit bring the groups that they show themselves.
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
import { strength } from "./strength.ts"
import { oauth } from "./oauth.ts"
import { problems } from "./problems.ts"
import { forgotPassword, resetPassword } from "./recovery.ts"
import { profile } from "./profile.ts"
import { profileFields } from "./profileFields.ts"
import { session } from "./session.ts"
import { table } from "./table.ts"
import { approval, verification } from "./verification.ts"

/** Every word of the kit in English. */
export const en: Messages = {
  locale: "en",
  direction: "ltr",
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
