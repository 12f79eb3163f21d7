/**
 * Words of the box that says why a collection is not shown, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FailureMessages } from "../groups/Failure.ts"
import { seconds } from "./format.ts"

/** Words of the box that says why a collection is not shown. */
export const failure: FailureMessages = {
  retry: "Volver a intentarlo",
  retryIn: (left) => `Volver a intentarlo en ${seconds(left)}`,
  waitOver: "Ya puede volver a intentarlo.",
  signIn: "Iniciar sesión",
  reference: (reference) => `Referencia: ${reference}`,
  copy: "Copiar la referencia",
  copied: "Copiado.",
  copyFailed: "No se ha podido copiar. Selecciónela y cópiela a mano.",
  developers: "Para desarrolladores",
  code: "Código",
  fix: "Qué hacer",
  meaning: "Significado",
  place: "Lugar",
  parameters: "Valores",
  mendable: "Hay que corregir algo en la llamada.",
  faultless: "La llamada no tenía ningún error. Puede ayudar intentarlo más tarde."
}
