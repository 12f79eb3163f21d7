/**
 * Words of a member's profile, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ProfileMessages } from "../groups/Profile.ts"
import { day, number } from "./format.ts"

/** Words of a panel that shows a profile and changes it. */
export const profile: ProfileMessages = {
  title: "Seu perfil",
  submit: "Salvar alterações",
  submitting: "Salvando…",
  loading: "Carregando seu perfil…",
  signInRequired: "Entre na sua conta para ver seu perfil.",
  signIn: "Entrar",
  notFound: "Não encontramos seu perfil. Talvez sua conta tenha sido encerrada: fale conosco se ela deveria existir.",
  retry: "Tentar de novo",
  loginEmail: "E-mail para entrar",
  verified: "confirmado",
  notVerified: "ainda não confirmado",
  edit: "Editar perfil",
  cancel: "Cancelar",
  saved: "Seu perfil foi salvo.",
  unchanged: "Você não alterou nada, então não havia o que salvar.",
  reloaded: "Este é seu perfil como foi salvo em outro lugar.",
  notGiven: "Não informado",
  personal: "Sobre você",
  contact: "Contato",
  more: "Outros dados",
  date: day,
  number,
  pending: "Sua conta ainda não está ativa.",
  pendingApproval: "A loja precisa aprová-la. Avisaremos por e-mail quando você puder usá-la.",
  pendingVerification: "Seu e-mail precisa ser confirmado. Procure nossa mensagem e digite o código que está nela.",
  deleted: "Esta conta foi excluída. O perfil ainda pode ser visto por enquanto, mas não pode mais ser alterado.",
  blocked: "Esta conta está bloqueada. Fale conosco para desbloqueá-la.",
  offline: "Sua conta está oculta: os outros membros não veem você.",
  changedElsewhere: "Enquanto isso, isto foi salvo em outra aba ou em outro dispositivo:",
  takeTheirs: "Descartar minhas alterações",
  keepMine: "Salvar as minhas por cima"
}
