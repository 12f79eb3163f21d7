/**
 * Words of a member's profile, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ProfileMessages } from "../groups/Profile.ts"
import { day, number } from "./format.ts"

/** Words of a panel that shows a profile and changes it. */
export const profile: ProfileMessages = {
  title: "Su perfil",
  submit: "Guardar cambios",
  submitting: "Guardando…",
  loading: "Cargando su perfil…",
  signInRequired: "Inicie sesión para ver su perfil.",
  signIn: "Iniciar sesión",
  notFound:
    "No hemos encontrado su perfil. Puede que su cuenta se haya cerrado: si debería existir, póngase en contacto con nosotros.",
  retry: "Reintentar",
  loginEmail: "Correo para iniciar sesión",
  verified: "confirmado",
  notVerified: "sin confirmar",
  edit: "Editar perfil",
  cancel: "Cancelar",
  saved: "Su perfil se ha guardado.",
  unchanged: "No ha cambiado nada, así que no había nada que guardar.",
  reloaded: "Este es su perfil tal como se guardó en otro lugar.",
  notGiven: "Sin indicar",
  personal: "Datos personales",
  contact: "Datos de contacto",
  more: "Otros datos",
  date: day,
  number,
  pending: "Su cuenta todavía no está activa.",
  pendingApproval: "La tienda tiene que aprobarla. Le escribiremos cuando pueda usarla.",
  pendingVerification: "Falta confirmar su correo electrónico. Busque nuestro mensaje e introduzca su código.",
  deleted: "Esta cuenta se ha eliminado. Su perfil todavía se puede ver, pero ya no se puede cambiar.",
  blocked: "Esta cuenta está bloqueada. Póngase en contacto con nosotros para que la desbloqueemos.",
  offline: "Su cuenta está oculta: los demás miembros no le ven.",
  changedElsewhere: "Mientras tanto, esto se ha guardado en otra pestaña o en otro dispositivo:",
  takeTheirs: "Descartar mis cambios",
  keepMine: "Guardar los míos encima"
}
