/**
 * Words of a member's profile.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./Form.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export interface ProfileFieldMessages {
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string
  readonly company: string
  readonly position: string
  readonly birthdate: string
  readonly language: string
  readonly picture: string
  readonly privacyStatus: string
  readonly privacyUndefined: string
  readonly privacyPublic: string
  readonly privacyPrivate: string
  readonly emails: string
  readonly email: string
  readonly phones: string
  readonly phone: string
  readonly countryCode: string
  readonly addresses: string
  readonly address: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly streetName: string
  readonly streetNumber: string
  readonly apartment: string
  readonly city: string
  readonly subdivision: string
  readonly postalCode: string
  readonly country: string
  /** What an e-mail address, a phone number or a postal address is for. */
  readonly tag: string
  readonly tagUntagged: string
  readonly tagMain: string
  readonly tagHome: string
  readonly tagWork: string
  readonly tagMobile: string
  readonly tagFax: string
  readonly tagBilling: string
  readonly tagShipping: string
  /** The choice that stands for none, in a list of choices. */
  readonly notChosen: string
  readonly addEmail: string
  readonly addPhone: string
  readonly addAddress: string
  /** Names an entry of a list: "E-mail address 2". */
  readonly nth: (what: string, position: number) => string
  /** On the button that takes an entry out of a list. */
  readonly remove: string
  /** What that button is called: "Remove E-mail address 2". */
  readonly removeNth: (entry: string) => string
  /** Announced. */
  readonly added: (entry: string) => string
  readonly removed: (entry: string) => string
}

/** Words of a panel that shows a profile and changes it. */
export interface ProfileMessages extends SubmitMessages {
  readonly loading: string
  readonly signInRequired: string
  readonly signIn: string
  readonly notFound: string
  readonly retry: string
  readonly loginEmail: string
  readonly verified: string
  readonly notVerified: string
  readonly edit: string
  readonly cancel: string
  readonly saved: string
  /** Nothing differs from what is stored. */
  readonly unchanged: string
  /** The changes of another tab or device are shown in place of one's own. */
  readonly reloaded: string
  readonly notGiven: string
  readonly personal: string
  readonly contact: string
  readonly more: string
  readonly date: (date: Date) => string
  readonly number: (value: number) => string
  readonly pending: string
  readonly pendingApproval: string
  readonly pendingVerification: string
  readonly deleted: string
  readonly blocked: string
  readonly offline: string
  /** Stands over what was changed elsewhere. */
  readonly changedElsewhere: string
  readonly takeTheirs: string
  readonly keepMine: string
}
