/**
 * Words of an address that has to be verified, and of an account that has to be approved, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ApprovalMessages, VerificationMessages } from "../groups/Verification.ts"
import { time } from "./format.ts"

/** Words of the form that asks for the code of a mail. */
export const verification: VerificationMessages = {
  title: "Confirme su correo electrónico",
  explanation: (email) => `Hemos enviado un código a ${email}.`,
  code: "Código del correo",
  hint: "¿No le ha llegado? Mire también en la carpeta de spam.",
  submit: "Confirmar",
  submitting: "Comprobando el código…",
  opening: "Abriendo su cuenta…",
  resend: "Enviar un código nuevo",
  resent: (email) => `Hemos enviado un código nuevo a ${email}.`,
  changeEmail: "Usar otro correo",
  sendLink: "Enviarme un enlace en su lugar",
  sendingLink: "Enviando el enlace…",
  linkSent: (email) => `Hemos enviado un enlace a ${email}. Ábralo para confirmar su correo y después inicie sesión.`,
  enterCode: "Introducir el código en su lugar",
  done: "Su correo está confirmado y ha iniciado sesión.",
  verifyEmail: (email) => `Hace falta otro código. Lo hemos enviado a ${email}.`,
  awaitApproval: "Su correo está confirmado. Ahora su cuenta está pendiente de aprobación: le escribiremos.",
  proveFactor: "Su correo está confirmado. Ahora confirme su identidad para continuar.",
  verified: "Su correo está confirmado. Inicie sesión para continuar.",
  signIn: "Iniciar sesión",
  lostTitle: "Vuelva a iniciar sesión",
  lost: "Este código ya no se puede comprobar aquí: se ha usado, es demasiado antiguo o se ha salido de esta página. Vuelva a iniciar sesión y le enviaremos uno nuevo.",
  startAgain: "Volver a iniciar sesión"
}

/** Words of an account that waits. */
export const approval: ApprovalMessages = {
  title: "Su cuenta está pendiente de aprobación",
  pending: "Revisamos todas las cuentas nuevas. Le escribiremos cuando pueda iniciar sesión.",
  pendingVerification: "Confirme primero su correo electrónico. Después revisaremos su cuenta y le escribiremos.",
  steps: "Lo que queda por hacer",
  registered: "Cuenta creada",
  verifyEmail: "Correo electrónico confirmado",
  approval: "Cuenta aprobada",
  stepDone: "hecho",
  stepDue: "pendiente",
  enterCode: "Confirmar el correo electrónico",
  submit: "Comprobar de nuevo",
  submitting: "Comprobando…",
  opening: "Abriendo su cuenta…",
  stillPending: (at) => `Todavía no. Última comprobación: ${time(at)}.`,
  signIn: "Probar a iniciar sesión",
  signInNow: "Iniciar sesión",
  signedIn: "Su cuenta está aprobada y ha iniciado sesión.",
  approved: "Su cuenta está aprobada. Ya puede iniciar sesión.",
  declined: "Su cuenta no se ha aprobado. Si cree que es un error, póngase en contacto con nosotros.",
  proveFactor: "Su cuenta está aprobada. Confirme su identidad para continuar."
}
