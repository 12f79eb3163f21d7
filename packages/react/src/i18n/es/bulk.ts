/**
 * Words of what is done to many items at a time, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { BulkMessages } from "../groups/Bulk.ts"
import { number } from "./format.ts"

/** Words of what is done to many items at a time. */
export const bulk: BulkMessages = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Todos los resultados seleccionados" : `Seleccionados: ${number(selected)}`}${excepted === 0 ? "" : `, excepto ${number(excepted)}`}`,
  clear: "Borrar la selección",
  act: (verb) => ({ add: "Añadir", change: "Cambiar", remove: "Eliminar", truncate: "Vaciar" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `¿Vaciar ${name}?`
      : `${{ add: "¿Añadir ", change: "¿Cambiar ", remove: "¿Eliminar ", truncate: "¿Vaciar " }[verb]}${amount === undefined ? "todos los resultados?" : `${number(amount)} elementos?`}`,
  confirmText: (verb) =>
    ({
      add: "Se añaden a la colección.",
      change: "Esto no se puede deshacer.",
      remove: "Esto no se puede deshacer.",
      truncate: "Se eliminan todos los elementos. Esto no se puede deshacer."
    })[verb],
  typeName: (name) => `Para continuar, escribe ${name}`,
  cancel: "Cancelar",
  gathering: (found) => `Buscando los elementos… ${number(found)} hasta ahora`,
  running: (verb) => ({ add: "Añadiendo…", change: "Cambiando…", remove: "Eliminando…", truncate: "Vaciando…" })[verb],
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  percent: (percent) => `${number(percent)} %`,
  left: (left) => `faltan ${number(left)}`,
  stop: "Detener",
  stopping: "Deteniendo: primero termina lo que está en curso…",
  stopWaiting: "No esperar",
  finished: (failed, total) =>
    failed === 0 ? "Todo hecho." : failed >= total ? "Nada ha funcionado." : `Hecho. Han fallado: ${number(failed)}.`,
  emptied: (name) => `${name} está ahora vacía.`,
  cancelled: (done, total) => `Detenido tras ${number(done)} de ${number(total)}.`,
  cancelledEarly: "Detenido. No se ha tocado nada.",
  untouched: "El resto no se ha tocado.",
  uncertain: "Lo que estaba en curso puede haberse hecho o no.",
  tally: (status, amount) =>
    `${{ inserted: "Añadidos", updated: "Cambiados", removed: "Eliminados", skipped: "Omitidos", failed: "Fallidos", unknown: "Desconocidos" }[status]}: ${number(amount)}`,
  goOn: "Continuar",
  goesOn: "Continúa por sí solo en cuanto haya conexión.",
  retryFailed: (failed) => `Reintentar los fallidos (${number(failed)})`,
  saveAs: (format) => `Guardar como ${format}`,
  done: "Cerrar",
  reportCaption: (rows) => `Han fallado: ${number(rows)}`,
  place: "N.º",
  line: "Línea",
  item: "Elemento",
  field: "Campo",
  reason: "Motivo",
  showMore: (rows) => `Mostrar ${number(rows)} más`,
  reasonUnknown: "No se sabe si esto se ha hecho.",
  reasonGone: "Ya no está.",
  reasonForbidden: "No puedes cambiar este elemento.",
  reasonTooLarge: "Es demasiado grande para enviarlo.",
  denied: "No tienes permiso para hacer esto.",
  signIn: "Inicia sesión para hacer esto. Se conserva lo que has elegido.",
  signInNow: "Iniciar sesión",
  leaveTitle: "¿Salir mientras está en curso?",
  leaveText: "Lo que aún no ha empezado no se hará.",
  leave: "Salir",
  stay: "Quedarse"
}
