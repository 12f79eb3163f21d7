/**
 * Words of a session, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../groups/Session.ts"

/** Words of a session. */
export const session: SessionMessages = {
  checking: "Comprobando si ha iniciado sesión…",
  signInRequired: "Esto es solo para miembros. Inicie sesión para verlo.",
  signIn: "Iniciar sesión",
  signedOut: "Ha cerrado sesión.",
  parked:
    "Su sesión sigue abierta, pero en este momento no podemos confirmarla. Hasta entonces puede que falten algunas cosas.",
  confirmAgain: "Comprobar de nuevo",
  confirming: "Comprobando…",
  signOut: "Cerrar sesión",
  signingOut: "Cerrando sesión…",
  signOutFailed: "Ha cerrado sesión aquí, pero el servidor todavía no lo sabe.",
  signOutAgain: "Avisar al servidor",
  opening: "Iniciando sesión…",
  openingSlowly: "Está tardando más de lo habitual.",
  skip: "Continuar sin iniciar sesión",
  opened: "Ha iniciado sesión.",
  nobody: "No ha iniciado sesión.",
  notOpened: "Todavía no ha iniciado sesión",
  openAgain: "Reintentar"
}
