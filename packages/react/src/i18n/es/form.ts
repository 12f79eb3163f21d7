/**
 * Words of every form, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { count, seconds } from "./format.ts"

const strengths = ["Muy baja", "Baja", "Aceptable", "Buena", "Alta"] as const

/** Words of every form. */
export const form: FormMessages = {
  email: "Correo electrónico",
  password: "Contraseña",
  newPassword: "Elija una contraseña",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  check: (fields) => (fields === 1 ? "Revise este campo:" : "Revise estos campos:"),
  wait: (left) => `Reintentar en ${seconds(left)}`,
  waitOver: "Ya puede intentarlo de nuevo.",
  slow: "Está tardando más de lo habitual. Quédese en esta página: no se perderá nada de lo que ha escrito.",
  offline: "No tiene conexión. Lo que ha escrito se queda aquí hasta que la recupere.",
  capsLock: "Las mayúsculas están bloqueadas.",
  strength: "Seguridad de la contraseña",
  strengthLevel: (level) => strengths[level],
  code: "Código",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, { one: "Tiene # cifra.", many: "Tiene # de cifras.", other: "Tiene # cifras." })
      : count(length, {
          one: "Tiene # carácter: una letra o una cifra.",
          many: "Tiene # de letras y cifras.",
          other: "Tiene # letras y cifras."
        }),
  resend: "Reenviar",
  resending: "Enviando…",
  resendIn: (left) => `Reenviar en ${seconds(left)}`,
  resent: "Lo hemos enviado de nuevo.",
  resendOver: "Ya puede pedir que se lo enviemos de nuevo."
}
