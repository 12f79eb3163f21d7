/**
 * What the inputs of a profile are called, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../groups/Profile.ts"
import { number } from "./format.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export const profileFields: ProfileFieldMessages = {
  firstName: "Nome",
  lastName: "Sobrenome",
  nickname: "Apelido",
  company: "Empresa",
  position: "Cargo",
  birthdate: "Data de nascimento",
  language: "Idioma",
  picture: "Endereço web da sua foto",
  privacyStatus: "Quem pode ver seu perfil",
  privacyUndefined: "Ainda não definido: vale a regra da loja",
  privacyPublic: "Todos: outros membros podem me encontrar",
  privacyPrivate: "Só eu e a loja",
  emails: "Outros e-mails",
  email: "E-mail",
  phones: "Telefones",
  phone: "Telefone",
  countryCode: "Código do país",
  addresses: "Endereços",
  address: "Endereço",
  addressLine: "Rua e número",
  addressLine2: "Complemento",
  streetName: "Rua",
  streetNumber: "Número",
  apartment: "Apartamento",
  city: "Cidade",
  subdivision: "Estado, província ou região",
  postalCode: "CEP ou código postal",
  country: "País",
  tag: "Uso",
  tagUntagged: "Geral",
  tagMain: "Principal",
  tagHome: "Casa",
  tagWork: "Trabalho",
  tagMobile: "Celular",
  tagFax: "Fax",
  tagBilling: "Cobrança",
  tagShipping: "Entrega",
  notChosen: "Não escolhido",
  addEmail: "Adicionar um e-mail",
  addPhone: "Adicionar um telefone",
  addAddress: "Adicionar um endereço",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Remover",
  removeNth: (entry) => `Remover: ${entry}`,
  added: (entry) => `${entry} foi adicionado.`,
  removed: (entry) => `${entry} foi removido.`
}
