/**
 * Words of signing in and up, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SignInMessages, SignUpMessages } from "../groups/Entry.ts"

/** Words of a sign-in. */
export const signIn: SignInMessages = {
  title: "Iniciar sesión",
  submit: "Iniciar sesión",
  submitting: "Iniciando sesión…",
  opening: "Abriendo su cuenta…",
  done: "Ha iniciado sesión.",
  verifyEmail: (email) => `Hemos enviado un código a ${email}. Introdúzcalo para terminar de iniciar sesión.`,
  awaitApproval: "Su cuenta está pendiente de aprobación. Le escribiremos cuando pueda iniciar sesión.",
  proveFactor: "Confirme su identidad para continuar.",
  leaving: "Le llevamos a una de nuestras páginas para terminar de iniciar sesión…",
  forgot: "¿Ha olvidado su contraseña?",
  passkeyVerifying: "Comprobando su llave de acceso…",
  passkeyRetry: "Volver a ofrecer mis llaves de acceso"
}

/** Words of a sign-up. */
export const signUp: SignUpMessages = {
  title: "Crear una cuenta",
  submit: "Crear cuenta",
  submitting: "Creando su cuenta…",
  opening: "Abriendo su cuenta…",
  done: "Su cuenta está lista y ha iniciado sesión.",
  verifyEmail: (email) => `Hemos enviado un código a ${email}. Introdúzcalo para terminar de crear su cuenta.`,
  awaitApproval: "Su cuenta está pendiente de aprobación. Le escribiremos cuando pueda iniciar sesión.",
  proveFactor: "Confirme su identidad para continuar.",
  leaving: "Le llevamos a una de nuestras páginas para abrir su cuenta…",
  toSignIn: "Iniciar sesión"
}
