/**
 * Words of a captcha in a form, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { CaptchaMessages } from "../groups/Captcha.ts"

/** Words of a captcha in a form. */
export const captcha: CaptchaMessages = {
  title: "Comprobación de seguridad",
  loading: "Cargando la comprobación de seguridad…",
  ready: "Confirme que no es un robot y envíe el formulario.",
  solved: "Confirmado. Ya puede enviar el formulario.",
  expired: "Su confirmación ha caducado. Confirme otra vez que no es un robot.",
  retry: "Volver a cargar"
}
