/**
 * Words of changing one's password, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ChangePasswordMessages } from "../groups/ChangePassword.ts"

/** Words of a form that changes the password of whoever is signed in. */
export const changePassword: ChangePasswordMessages = {
  title: "Alterar sua senha",
  submit: "Alterar senha",
  submitting: "Alterando sua senha…",
  currentPassword: "Senha atual",
  newPassword: "Nova senha",
  username: "Conta",
  hint: "Você continua na sua conta aqui. Nos outros dispositivos, será preciso entrar de novo.",
  done: "Sua senha foi alterada. Nos outros dispositivos, entre de novo com a nova senha."
}
