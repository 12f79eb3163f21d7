/**
 * Words of signing in and up, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SignInMessages, SignUpMessages } from "../groups/Entry.ts"

/** Words of a sign-in. */
export const signIn: SignInMessages = {
  title: "Entrar",
  submit: "Entrar",
  submitting: "Entrando…",
  opening: "Abrindo sua conta…",
  done: "Você entrou na sua conta.",
  verifyEmail: (email) => `Enviamos um código para ${email}. Digite-o para entrar.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  proveFactor: "Confirme sua identidade para continuar.",
  leaving: "Levando você a uma de nossas páginas para concluir o login…",
  forgot: "Esqueceu a senha?",
  passkeyVerifying: "Verificando sua chave de acesso…",
  passkeyRetry: "Oferecer minhas chaves de acesso de novo"
}

/** Words of a sign-up. */
export const signUp: SignUpMessages = {
  title: "Criar uma conta",
  submit: "Criar conta",
  submitting: "Criando sua conta…",
  opening: "Abrindo sua conta…",
  done: "Sua conta está pronta e você já entrou nela.",
  verifyEmail: (email) => `Enviamos um código para ${email}. Digite-o para concluir a criação da sua conta.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  proveFactor: "Confirme sua identidade para continuar.",
  leaving: "Levando você a uma de nossas páginas para abrir sua conta…",
  toSignIn: "Entrar"
}
