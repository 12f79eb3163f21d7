/**
 * Words of a forgotten password, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ForgotPasswordMessages, ResetPasswordMessages } from "../groups/Recovery.ts"

/** Words of the form that asks for the mail. */
export const forgotPassword: ForgotPasswordMessages = {
  title: "Esqueceu a senha?",
  explanation: "Digite seu e-mail. Enviaremos um link para você escolher uma nova senha.",
  submit: "Enviar link",
  submitting: "Enviando o link…",
  sentTitle: "Veja seu e-mail",
  sent: (email) => `Se houver uma conta para ${email}, um link para escolher uma nova senha está a caminho.`,
  sentHint: "Pode levar alguns minutos. O link vale por uma hora. Veja também a caixa de spam.",
  otherAddress: "Usar outro e-mail"
}

/** Words of the form that sets the new password. */
export const resetPassword: ResetPasswordMessages = {
  title: "Escolha uma nova senha",
  account: "Para a conta",
  password: "Nova senha",
  submit: "Salvar senha",
  submitting: "Salvando sua senha…",
  opening: "Abrindo sua conta…",
  done: "Sua nova senha foi salva e você entrou na sua conta.",
  verifyEmail: (email) => `Sua nova senha foi salva. Enviamos um código para ${email}. Digite-o para continuar.`,
  awaitApproval: "Sua nova senha foi salva. Sua conta ainda está aguardando aprovação: avisaremos por e-mail.",
  proveFactor: "Sua nova senha foi salva. Confirme sua identidade para continuar.",
  changed: "Sua nova senha foi salva. Entre com ela.",
  signIn: "Entrar",
  missingTitle: "Abra o link do seu e-mail",
  missing: "Uma senha só pode ser alterada com o link que enviamos. Abra-o de novo ou peça um novo aqui.",
  overTitle: "Este link não vale mais",
  over: "Ele já foi usado ou é antigo demais. Sua senha não mudou. Peça um novo link aqui."
}
