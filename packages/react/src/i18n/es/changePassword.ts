/**
 * Words of changing one's password, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ChangePasswordMessages } from "../groups/ChangePassword.ts"

/** Words of a form that changes the password of whoever is signed in. */
export const changePassword: ChangePasswordMessages = {
  title: "Cambiar la contraseña",
  submit: "Cambiar contraseña",
  submitting: "Cambiando su contraseña…",
  currentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  username: "Cuenta",
  hint: "Su sesión sigue abierta aquí. En los demás dispositivos tendrá que volver a iniciarla.",
  done: "Su contraseña ha cambiado. En los demás dispositivos, inicie sesión con la nueva."
}
