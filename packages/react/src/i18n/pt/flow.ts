/**
 * Words of the way in as a whole, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FlowMessages } from "../groups/Flow.ts"

/** Words between the screens. */
export const flow: FlowMessages = {
  or: "ou",
  newHere: "É sua primeira vez aqui?",
  toSignUp: "Criar uma conta",
  haveAccount: "Já tem uma conta?",
  toSignIn: "Entrar",
  back: "Voltar ao login",
  backToSignUp: "Voltar aos seus dados",
  loading: "Um momento…",
  missingTitle: "Esta etapa não foi carregada",
  missingText: "Nada do que você digitou foi perdido. Verifique sua conexão e tente de novo.",
  retry: "Tentar de novo",
  passwordChanged: "Sua nova senha foi salva. Entre com ela.",
  verified: "Seu e-mail está confirmado. Entre na sua conta para continuar.",
  approved: "Sua conta foi aprovada. Agora você pode entrar.",
  pageTitle: "Mais uma etapa",
  pageText:
    "Seu navegador não permite entrar diretamente nesta página. Vamos levar você a uma de nossas páginas que permite.",
  toPage: "Continuar lá",
  signedIn: "Você entrou na sua conta",
  goOn: "Continuar"
}
