/**
 * What the inputs of a profile are called, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../groups/Profile.ts"
import { number } from "./format.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export const profileFields: ProfileFieldMessages = {
  firstName: "Nombre",
  lastName: "Apellidos",
  nickname: "Apodo",
  company: "Empresa",
  position: "Cargo",
  birthdate: "Fecha de nacimiento",
  language: "Idioma",
  picture: "Dirección web de su foto",
  privacyStatus: "Quién puede ver su perfil",
  privacyUndefined: "Sin decidir: se aplica la norma de la tienda",
  privacyPublic: "Todo el mundo: los demás miembros pueden encontrarme",
  privacyPrivate: "Solo la tienda y yo",
  emails: "Otros correos electrónicos",
  email: "Correo electrónico",
  phones: "Teléfonos",
  phone: "Teléfono",
  countryCode: "Prefijo del país",
  addresses: "Direcciones",
  address: "Dirección",
  addressLine: "Calle y número",
  addressLine2: "Piso, puerta o edificio",
  streetName: "Calle",
  streetNumber: "Número",
  apartment: "Piso y puerta",
  city: "Ciudad",
  subdivision: "Provincia, estado o región",
  postalCode: "Código postal",
  country: "País",
  tag: "Uso",
  tagUntagged: "General",
  tagMain: "Principal",
  tagHome: "Casa",
  tagWork: "Trabajo",
  tagMobile: "Móvil",
  tagFax: "Fax",
  tagBilling: "Facturación",
  tagShipping: "Envío",
  notChosen: "Sin elegir",
  addEmail: "Añadir un correo electrónico",
  addPhone: "Añadir un teléfono",
  addAddress: "Añadir una dirección",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Quitar",
  removeNth: (entry) => `Quitar: ${entry}`,
  added: (entry) => `Se ha añadido: ${entry}.`,
  removed: (entry) => `Se ha quitado: ${entry}.`
}
