/**
 * Words of a further factor, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FactorMessages } from "../groups/Factors.ts"

const names = {
  PASSWORD: "Contraseña",
  SMS: "SMS",
  CALL: "Llamada telefónica",
  EMAIL: "Correo electrónico",
  TOTP: "Aplicación de autenticación",
  PUSH: "Otro dispositivo",
  WEBAUTHN: "Llave de acceso",
  RECOVERY_CODE: "Código de recuperación"
} as const

const about = {
  PASSWORD: "La que usa para iniciar sesión",
  SMS: "Le enviamos un código por SMS",
  CALL: "Le llamamos y le dictamos un código",
  EMAIL: "Le enviamos un código por correo",
  TOTP: "Su aplicación muestra un código",
  PUSH: "Apruébelo en un dispositivo con la sesión iniciada",
  WEBAUTHN: "Su huella, su cara o el bloqueo de pantalla",
  RECOVERY_CODE: "Uno de los códigos que guardó"
} as const

const obstacles = {
  disabledByRule: "La tienda ha desactivado este método.",
  requireActivation: "La configuración está a medias. Complétela antes de usarlo.",
  requireReenroll: "Este método ya no es válido tal como está. Configúrelo de nuevo antes de usarlo.",
  usedAlready: "Ya la ha introducido: el segundo paso pide otra cosa.",
  notHere: "Este navegador no tiene ninguna para esta página."
} as const

/** Words of a further factor. */
export const factors: FactorMessages = {
  title: "Confirme su identidad",
  submit: "Confirmar",
  submitting: "Comprobando…",
  opening: "Abriendo su cuenta…",
  done: "Ha iniciado sesión.",
  verifyEmail: (email) =>
    `Hemos enviado un código a ${email === "" ? "su correo electrónico" : email}. Introdúzcalo para terminar de iniciar sesión.`,
  awaitApproval: "Su cuenta está pendiente de aprobación. Le escribiremos cuando pueda iniciar sesión.",
  pick: "Elija cómo quiere confirmar su identidad.",
  highRisk: "Este inicio de sesión es poco habitual y queremos asegurarnos de que es usted.",
  leaving: "Continuamos en la página de inicio de sesión.",
  proveFactor: "Correcto. Un paso más y habrá iniciado sesión.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `Configurar: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Hemos enviado un código por SMS a ${hint ?? "su teléfono"}. Introdúzcalo aquí.`
      case "CALL":
        return `Estamos llamando a ${hint ?? "su teléfono"} para dictarle un código. Introdúzcalo aquí.`
      case "EMAIL":
        return `Hemos enviado un código por correo a ${hint ?? "su dirección"}. Introdúzcalo aquí.`
      case "TOTP":
        return "Introduzca el código que muestra ahora su aplicación de autenticación."
      case "PUSH":
        return "Hemos enviado una solicitud a su otro dispositivo. Apruébela allí para continuar."
      case "WEBAUTHN":
        return "Use su llave de acceso: su navegador le pide la huella, la cara o el bloqueo de pantalla."
      case "RECOVERY_CODE":
        return "Introduzca uno de los códigos de recuperación que guardó."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Código de recuperación",
  recoveryHint: "Por ejemplo, 2fkq-8n4m-a7tz-03wx. Cada código sirve una sola vez.",
  remember: "No volver a preguntar en este dispositivo",
  usePasskey: "Usar la llave de acceso",
  askingPasskey: "Su navegador le está preguntando…",
  waitingForPush: "Esperando su respuesta en el otro dispositivo…",
  sendPushAgain: "Reenviar la solicitud",
  sending: "Un momento…",
  openAgain: "Reintentar",
  another: "Elegir otro método",
  back: "Atrás",
  restart: "Volver a iniciar sesión",
  none: "En este momento no puede usar ninguno de sus métodos.",
  noneHelp: "Vea qué le falta a cada uno o póngase en contacto con nosotros.",
  over: "Todavía no ha iniciado sesión."
}
