/**
 * Words of the way in as a whole, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FlowMessages } from "../groups/Flow.ts"

/** Words between the screens. */
export const flow: FlowMessages = {
  or: "o",
  newHere: "¿Es su primera vez aquí?",
  toSignUp: "Crear una cuenta",
  haveAccount: "¿Ya tiene cuenta?",
  toSignIn: "Iniciar sesión",
  back: "Volver al inicio de sesión",
  backToSignUp: "Volver a sus datos",
  loading: "Un momento…",
  missingTitle: "Este paso no se ha cargado",
  missingText: "No se ha perdido nada de lo que ha escrito. Compruebe su conexión y vuelva a intentarlo.",
  retry: "Reintentar",
  passwordChanged: "Su contraseña nueva está guardada. Inicie sesión con ella.",
  verified: "Su correo está confirmado. Inicie sesión para continuar.",
  approved: "Su cuenta está aprobada. Ya puede iniciar sesión.",
  pageTitle: "Un paso más",
  pageText:
    "Su navegador no permite iniciar sesión directamente en esta página. Le llevamos a una de nuestras páginas que sí puede.",
  toPage: "Continuar allí",
  signedIn: "Ha iniciado sesión",
  goOn: "Continuar"
}
