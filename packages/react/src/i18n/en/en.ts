/**
 * The English catalogue, whole. Parts of the kit bring the groups that they show themselves.
 *
 * @since 0.1.0
 */
import type { Messages } from "../Messages.ts"
import { account } from "./account.ts"
import { signIn, signUp } from "./entry.ts"
import { form } from "./form.ts"
import { problems } from "./problems.ts"
import { table } from "./table.ts"

/** Every word of the kit in English. */
export const en: Messages = { locale: "en", direction: "ltr", form, signIn, signUp, account, table, problems }
