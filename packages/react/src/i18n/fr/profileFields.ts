/**
 * What the inputs of a profile are called, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../groups/Profile.ts"
import { number } from "./format.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export const profileFields: ProfileFieldMessages = {
  firstName: "Prénom",
  lastName: "Nom",
  nickname: "Pseudo",
  company: "Société",
  position: "Fonction",
  birthdate: "Date de naissance",
  language: "Langue",
  picture: "Adresse web de votre photo",
  privacyStatus: "Qui peut voir votre profil",
  privacyUndefined: "Pas encore choisi\u202f: la règle de la boutique s’applique",
  privacyPublic: "Tout le monde\u202f: les autres membres peuvent me trouver",
  privacyPrivate: "Uniquement la boutique et moi",
  emails: "Autres adresses e-mail",
  email: "Adresse e-mail",
  phones: "Numéros de téléphone",
  phone: "Numéro de téléphone",
  countryCode: "Indicatif du pays",
  addresses: "Adresses",
  address: "Adresse",
  addressLine: "Numéro et nom de rue",
  addressLine2: "Complément d’adresse",
  streetName: "Rue",
  streetNumber: "Numéro",
  apartment: "Appartement",
  city: "Ville",
  subdivision: "Région, province ou État",
  postalCode: "Code postal",
  country: "Pays",
  tag: "Utilisation",
  tagUntagged: "Tout usage",
  tagMain: "Principal",
  tagHome: "Domicile",
  tagWork: "Travail",
  tagMobile: "Mobile",
  tagFax: "Fax",
  tagBilling: "Facturation",
  tagShipping: "Livraison",
  notChosen: "Aucun choix",
  addEmail: "Ajouter une adresse e-mail",
  addPhone: "Ajouter un numéro de téléphone",
  addAddress: "Ajouter une adresse",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Supprimer",
  removeNth: (entry) => `Supprimer\u202f: ${entry}`,
  added: (entry) => `Ajout effectué\u202f: ${entry}.`,
  removed: (entry) => `Suppression effectuée\u202f: ${entry}.`
}
