/**
 * The French catalogue, whole. A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { Messages } from "../Messages.ts"
import { account } from "./account.ts"
import { bulk } from "./bulk.ts"
import { captcha } from "./captcha.ts"
import { chart } from "./chart.ts"
import { changePassword } from "./changePassword.ts"
import { signIn, signUp } from "./entry.ts"
import { factors } from "./factors.ts"
import { distinct } from "./distinct.ts"
import { failure } from "./failure.ts"
import { filter } from "./filter.ts"
import { flow } from "./flow.ts"
import { form } from "./form.ts"
import { oauth } from "./oauth.ts"
import { item } from "./item.ts"
import { patch } from "./patch.ts"
import { reference } from "./reference.ts"
import { problems } from "./problems.ts"
import { profile } from "./profile.ts"
import { profileFields } from "./profileFields.ts"
import { forgotPassword, resetPassword } from "./recovery.ts"
import { session } from "./session.ts"
import { strength } from "./strength.ts"
import { order } from "./order.ts"
import { paging } from "./paging.ts"
import { search } from "./search.ts"
import { job } from "./job.ts"
import { table } from "./table.ts"
import { transfer } from "./transfer.ts"
import { approval, verification } from "./verification.ts"

/**
 * Every word of the kit in French: a draft that nobody has reviewed.
 *
 * **Example** (Loaded for whoever reads French)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/fr").then(({ fr }) => fr)
 * ```
 */
export const fr: Messages = {
  locale: "fr",
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
  bulk,
  transfer,
  job,
  paging,
  search,
  order,
  chart,
  filter,
  distinct,
  failure,
  item,
  patch,
  reference,
  problems
}
