/**
 * Words of the account menu, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { AccountMessages } from "../groups/Account.ts"

/** Words of the account menu. */
export const account: AccountMessages = {
  loading: "Comprobando si ha iniciado sesión…",
  signIn: "Iniciar sesión",
  signUp: "Crear cuenta",
  account: "Mi cuenta",
  menu: "Menú de la cuenta:",
  signedInAs: "Ha iniciado sesión como",
  signOut: "Cerrar sesión",
  signingOut: "Cerrando sesión…",
  signedOut: "Ha cerrado sesión.",
  signOutFailed: "Ha cerrado sesión aquí, pero no hemos podido avisar al servidor.",
  retry: "Reintentar",
  sectionAccountInfo: "Datos de la cuenta",
  sectionBookings: "Reservas",
  sectionOrders: "Pedidos",
  sectionSubscriptions: "Suscripciones",
  sectionEvents: "Eventos",
  openingSection: (section) => `Abriendo la sección «${section}»…`,
  sectionFailed: (section) => `No se ha podido abrir la sección «${section}».`
}
