/**
 * What the inputs of a profile are called, in English.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../groups/Profile.ts"
import { number } from "./format.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export const profileFields: ProfileFieldMessages = {
  firstName: "First name",
  lastName: "Last name",
  nickname: "Nickname",
  company: "Company",
  position: "Job title",
  birthdate: "Date of birth",
  language: "Language",
  picture: "Address of your picture",
  privacyStatus: "Who can see your profile",
  privacyUndefined: "Not decided yet: the shop's own rule holds",
  privacyPublic: "Everyone: other members can find me",
  privacyPrivate: "Nobody but me and the shop",
  emails: "Further e-mail addresses",
  email: "E-mail address",
  phones: "Phone numbers",
  phone: "Phone number",
  countryCode: "Country code",
  addresses: "Addresses",
  address: "Address",
  addressLine: "Street and number",
  addressLine2: "Apartment, floor or building",
  streetName: "Street",
  streetNumber: "Number",
  apartment: "Apartment",
  city: "City",
  subdivision: "State, province or region",
  postalCode: "Postal code",
  country: "Country",
  tag: "Used for",
  tagUntagged: "Anything",
  tagMain: "Main",
  tagHome: "Home",
  tagWork: "Work",
  tagMobile: "Mobile",
  tagFax: "Fax",
  tagBilling: "Bills",
  tagShipping: "Deliveries",
  notChosen: "Not chosen",
  addEmail: "Add an e-mail address",
  addPhone: "Add a phone number",
  addAddress: "Add an address",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Remove",
  removeNth: (entry) => `Remove ${entry}`,
  added: (entry) => `${entry} was added.`,
  removed: (entry) => `${entry} was removed.`
}
