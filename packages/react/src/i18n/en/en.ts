/**
 * The complete English message catalog. The kit's components import only the groups that they show.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import {
  account,
  changePassword,
  forgotPassword,
  resetPassword,
  profile,
  profileFields,
  approval,
  verification
} from "./account.ts"
import { factors } from "./factors.ts"
import { security } from "./security.ts"
import { bulk, job, transfer } from "./transfer.ts"
import { captcha, signIn } from "./signIn.ts"
import { oauth } from "./oauth.ts"
import { session } from "./session.ts"
import { flow } from "./flow.ts"
import { signUp } from "./signUp.ts"
import { chart } from "./charts.ts"
import { distinct, failure, filter, order, paging, search } from "./lists.ts"
import { table } from "./table/all.ts"
import { form } from "./form.ts"
import { problems } from "./problems/problems.ts"
import { strength } from "./strength.ts"
import { toast } from "./toast.ts"
import { item, patch } from "./items.ts"
import { reference } from "./reference.ts"

/** All messages of the kit in English. */
export const en: Messages = {
  locale: "en",
  direction: "ltr",
  form,
  strength,
  toast,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  security,
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
