/**
 * Words of a forgotten password, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ForgotPasswordMessages, ResetPasswordMessages } from "../groups/Recovery.ts"

/** Words of the form that asks for the mail. */
export const forgotPassword: ForgotPasswordMessages = {
  title: "¿Ha olvidado su contraseña?",
  explanation: "Introduzca su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.",
  submit: "Enviar enlace",
  submitting: "Enviando el enlace…",
  sentTitle: "Revise su correo",
  sent: (email) => `Si hay una cuenta para ${email}, le llegará un enlace para elegir una contraseña nueva.`,
  sentHint: "Puede tardar unos minutos. El enlace sirve durante una hora. Mire también en la carpeta de spam.",
  otherAddress: "Usar otro correo"
}

/** Words of the form that sets the new password. */
export const resetPassword: ResetPasswordMessages = {
  title: "Elija una contraseña nueva",
  account: "Para la cuenta",
  password: "Contraseña nueva",
  submit: "Guardar contraseña",
  submitting: "Guardando su contraseña…",
  opening: "Abriendo su cuenta…",
  done: "Su contraseña nueva está guardada y ha iniciado sesión.",
  verifyEmail: (email) =>
    `Su contraseña nueva está guardada. Hemos enviado un código a ${email}. Introdúzcalo para continuar.`,
  awaitApproval: "Su contraseña nueva está guardada. Su cuenta sigue pendiente de aprobación: le escribiremos.",
  proveFactor: "Su contraseña nueva está guardada. Confirme su identidad para continuar.",
  changed: "Su contraseña nueva está guardada. Inicie sesión con ella.",
  signIn: "Iniciar sesión",
  missingTitle: "Abra el enlace de su correo",
  missing: "Una contraseña solo se puede cambiar con el enlace que enviamos. Vuelva a abrirlo o pida uno nuevo aquí.",
  overTitle: "Este enlace ya no sirve",
  over: "Ya se ha usado o es demasiado antiguo. Su contraseña no ha cambiado. Pida un enlace nuevo aquí."
}
