/**
 * The handlers of the account extension, the rows under `account` of the endpoint table.
 *
 * @since 0.1.0
 */
import type { Secrets } from "../../engine/identity/Secrets.ts"
import type { IdentityStore } from "../../store/IdentityStore.ts"
import type { ItemStore } from "../../store/ItemStore.ts"
import type { Handlers } from "../request/Call.ts"
import type { ProviderSettings } from "../request/ProviderSettings.ts"
import * as AccountFactors from "./AccountFactors.ts"
import * as AccountUser from "./AccountUser.ts"
import * as EmailChanges from "./EmailChanges.ts"
import type { Enrollment } from "./Enrollment.ts"
import type { Factors } from "./Factors.ts"
import type { Mails } from "./Mails.ts"
import * as MemberSessions from "./MemberSessions.ts"
import * as Reverifications from "./Reverifications.ts"
import type { Tickets } from "./Tickets.ts"
import type { TokenGrants } from "./TokenGrants.ts"

/** The services that the handlers need. */
export type Services =
  | Enrollment
  | Factors
  | IdentityStore
  | ItemStore
  | Mails
  | ProviderSettings
  | Secrets
  | Tickets
  | TokenGrants

/** The handlers, by row. */
export const handlers: Handlers<"account", Services> = {
  getUser: AccountUser.get,
  reverify: Reverifications.exchange,
  listFactors: AccountFactors.list,
  enrollFactor: AccountFactors.enroll,
  resendFactorCode: AccountFactors.resend,
  confirmFactor: AccountFactors.confirm,
  createPasskeyOptions: AccountFactors.passkeyOptions,
  addPasskey: AccountFactors.addPasskey,
  renewRecoveryCodes: AccountFactors.renewRecoveryCodes,
  removeFactor: AccountFactors.remove,
  changeEmail: EmailChanges.start,
  confirmEmail: EmailChanges.confirm,
  listSessions: MemberSessions.list,
  revokeSession: MemberSessions.end,
  deleteAccount: AccountUser.remove
}
