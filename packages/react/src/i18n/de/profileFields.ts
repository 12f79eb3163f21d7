/**
 * What the inputs of a profile are called, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../groups/Profile.ts"
import { number } from "./format.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export const profileFields: ProfileFieldMessages = {
  firstName: "Vorname",
  lastName: "Nachname",
  nickname: "Spitzname",
  company: "Firma",
  position: "Position",
  birthdate: "Geburtsdatum",
  language: "Sprache",
  picture: "Webadresse Ihres Bildes",
  privacyStatus: "Wer Ihr Profil sehen kann",
  privacyUndefined: "Noch nicht festgelegt: Es gilt die Einstellung des Shops",
  privacyPublic: "Alle: Andere Mitglieder können mich finden",
  privacyPrivate: "Nur ich und der Shop",
  emails: "Weitere E-Mail-Adressen",
  email: "E-Mail-Adresse",
  phones: "Telefonnummern",
  phone: "Telefonnummer",
  countryCode: "Ländervorwahl",
  addresses: "Adressen",
  address: "Adresse",
  addressLine: "Straße und Hausnummer",
  addressLine2: "Adresszusatz",
  streetName: "Straße",
  streetNumber: "Hausnummer",
  apartment: "Wohnung",
  city: "Ort",
  subdivision: "Bundesland, Kanton oder Region",
  postalCode: "Postleitzahl",
  country: "Land",
  tag: "Verwendung",
  tagUntagged: "Allgemein",
  tagMain: "Hauptkontakt",
  tagHome: "Privat",
  tagWork: "Geschäftlich",
  tagMobile: "Mobil",
  tagFax: "Fax",
  tagBilling: "Rechnung",
  tagShipping: "Lieferung",
  notChosen: "Nicht ausgewählt",
  addEmail: "E-Mail-Adresse hinzufügen",
  addPhone: "Telefonnummer hinzufügen",
  addAddress: "Adresse hinzufügen",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Entfernen",
  removeNth: (entry) => `${entry} entfernen`,
  added: (entry) => `${entry} wurde hinzugefügt.`,
  removed: (entry) => `${entry} wurde entfernt.`
}
