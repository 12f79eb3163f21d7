/**
 * Words of an address that has to be verified, and of an account that has to be approved, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ApprovalMessages, VerificationMessages } from "../groups/Verification.ts"
import { time } from "./format.ts"

/** Words of the form that asks for the code of a mail. */
export const verification: VerificationMessages = {
  title: "Confirme seu e-mail",
  explanation: (email) => `Enviamos um código para ${email}.`,
  code: "Código do e-mail",
  hint: "Não recebeu o e-mail? Veja também a caixa de spam.",
  submit: "Confirmar",
  submitting: "Verificando o código…",
  opening: "Abrindo sua conta…",
  resend: "Enviar um novo código",
  resent: (email) => `Enviamos um novo código para ${email}.`,
  changeEmail: "Usar outro e-mail",
  sendLink: "Receber um link em vez do código",
  sendingLink: "Enviando o link…",
  linkSent: (email) => `Enviamos um link para ${email}. Abra-o para confirmar seu e-mail e depois entre na sua conta.`,
  enterCode: "Digitar o código em vez disso",
  done: "Seu e-mail está confirmado e você entrou na sua conta.",
  verifyEmail: (email) => `É preciso mais um código. Nós o enviamos para ${email}.`,
  awaitApproval: "Seu e-mail está confirmado. Agora sua conta aguarda aprovação: avisaremos por e-mail.",
  proveFactor: "Seu e-mail está confirmado. Agora confirme sua identidade para continuar.",
  verified: "Seu e-mail está confirmado. Entre na sua conta para continuar.",
  signIn: "Entrar",
  lostTitle: "Entre mais uma vez",
  lost: "Este código não pode mais ser verificado aqui: ele foi usado, é antigo demais ou você saiu desta página. Entre de novo e enviaremos um novo.",
  startAgain: "Entrar de novo"
}

/** Words of an account that waits. */
export const approval: ApprovalMessages = {
  title: "Sua conta está aguardando aprovação",
  pending: "Analisamos cada nova conta. Avisaremos por e-mail quando você puder entrar.",
  pendingVerification: "Confirme primeiro seu e-mail. Depois analisamos sua conta e avisamos por e-mail.",
  steps: "O que falta fazer",
  registered: "Conta criada",
  verifyEmail: "E-mail confirmado",
  approval: "Conta aprovada",
  stepDone: "feito",
  stepDue: "pendente",
  enterCode: "Confirmar e-mail",
  submit: "Verificar de novo",
  submitting: "Verificando…",
  opening: "Abrindo sua conta…",
  stillPending: (at) => `Ainda não. Última verificação: ${time(at)}.`,
  signIn: "Tentar entrar",
  signInNow: "Entrar",
  signedIn: "Sua conta foi aprovada e você entrou nela.",
  approved: "Sua conta foi aprovada. Agora você pode entrar.",
  declined: "Sua conta não foi aprovada. Fale conosco se acha que isso é um engano.",
  proveFactor: "Sua conta foi aprovada. Confirme sua identidade para continuar."
}
