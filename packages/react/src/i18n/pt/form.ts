/**
 * Words of every form, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { count, seconds } from "./format.ts"

const strengths = ["Muito baixa", "Baixa", "Razoável", "Boa", "Alta"] as const

/** Words of every form. */
export const form: FormMessages = {
  email: "E-mail",
  password: "Senha",
  newPassword: "Escolha uma senha",
  showPassword: "Mostrar senha",
  hidePassword: "Ocultar senha",
  check: (fields) => (fields === 1 ? "Confira este campo:" : "Confira estes campos:"),
  wait: (left) => `Tentar de novo em ${seconds(left)}`,
  waitOver: "Você já pode tentar de novo.",
  slow: "Está demorando mais do que o normal. Fique nesta página: nada do que você digitou será perdido.",
  offline: "Você está sem conexão. O que você digitou fica aqui até ela voltar.",
  capsLock: "O Caps Lock está ativado.",
  strength: "Segurança da senha",
  strengthLevel: (level) => strengths[level],
  code: "Código",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, { one: "Ele tem # dígito.", many: "Ele tem # de dígitos.", other: "Ele tem # dígitos." })
      : count(length, {
          one: "Ele tem # caractere: uma letra ou um dígito.",
          many: "Ele tem # de letras e dígitos.",
          other: "Ele tem # letras e dígitos."
        }),
  resend: "Reenviar",
  resending: "Enviando…",
  resendIn: (left) => `Reenviar em ${seconds(left)}`,
  resent: "Enviamos de novo.",
  resendOver: "Você já pode pedir um novo envio."
}
