/**
 * Words of the account menu, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { AccountMessages } from "../groups/Account.ts"

/** Words of the account menu. */
export const account: AccountMessages = {
  loading: "Verificando se você está na sua conta…",
  signIn: "Entrar",
  signUp: "Criar conta",
  account: "Minha conta",
  menu: "Menu da conta:",
  signedInAs: "Você entrou como",
  signOut: "Sair",
  signingOut: "Saindo…",
  signedOut: "Você saiu da sua conta.",
  signOutFailed: "Você saiu da sua conta aqui, mas não conseguimos avisar o servidor.",
  retry: "Tentar de novo",
  sectionAccountInfo: "Dados da conta",
  sectionBookings: "Reservas",
  sectionOrders: "Pedidos",
  sectionSubscriptions: "Assinaturas",
  sectionEvents: "Eventos",
  openingSection: (section) => `Abrindo a seção “${section}”…`,
  sectionFailed: (section) => `Não foi possível abrir a seção “${section}”.`
}
