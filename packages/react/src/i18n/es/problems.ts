/**
 * What can go wrong, in Spanish.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ProblemMessages } from "../Messages.ts"
import { count, number } from "./format.ts"

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Espere un momento y vuelva a intentarlo."
    : count(retryAfter, {
        one: "Vuelva a intentarlo dentro de # segundo.",
        many: "Vuelva a intentarlo dentro de # de segundos.",
        other: "Vuelva a intentarlo dentro de # segundos."
      })

// A reference helps whoever the person asks; without one the sentence ends earlier.
const reference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Referencia: ${parts.join(", ")}.`
}

// A provider's own sentence, marked as one.
const said = (detail: string | undefined): string =>
  detail === undefined ? "" : ` Respuesta de la página: «${detail}»`

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : count(triesLeft, {
        one: " Le queda # intento.",
        many: " Le quedan # de intentos.",
        other: " Le quedan # intentos."
      })

const characters = (limit: number): string =>
  count(limit, { one: "# carácter", many: "# de caracteres", other: "# caracteres" })

/** The words of each problem. */
export const problems: ProblemMessages = {
  emailMissing: () => "Introduzca su correo electrónico.",
  emailMalformed: () => "Introduzca un correo electrónico como nombre@example.com.",
  passwordMissing: () => "Introduzca una contraseña.",
  unknownEmail: () => "No hay ninguna cuenta con este correo electrónico.",
  invalidPassword: () => "La contraseña no es correcta. Revísela y vuelva a intentarlo.",
  resetPassword: () => "Tiene que cambiar su contraseña antes de iniciar sesión. Restablézcala y vuelva después.",
  missingCaptchaToken: () => "Confirme que no es un robot y vuelva a intentarlo.",
  invalidCaptchaToken: () => "No hemos podido confirmar que no es un robot. Vuelva a intentarlo.",
  identityBlocked: () => "Esta cuenta está bloqueada. Póngase en contacto con nosotros para que la desbloqueemos.",
  loginRefused: (problem) =>
    `No se ha podido iniciar sesión. Vuelva a intentarlo o póngase en contacto con nosotros.${reference(problem)}`,
  emailAlreadyExists: () => "Ya hay una cuenta con este correo electrónico. Inicie sesión.",
  invalidEmail: () => "Este correo electrónico no se puede usar. Revíselo o use otro.",
  registrationRefused: (problem) =>
    `No hemos podido crear su cuenta. Vuelva a intentarlo o póngase en contacto con nosotros.${reference(problem)}`,
  unknownState: () => "Esta página no ha entendido la respuesta. Recárguela y vuelva a intentarlo.",
  sessionTimedOut: () => "Su cuenta ha tardado demasiado en abrirse. Vuelva a intentarlo.",
  sessionFrameRefused: () =>
    "Su navegador no nos ha dejado abrir su cuenta en esta página. Recargue la página y vuelva a intentarlo.",
  sessionBlocked: () =>
    "Su navegador bloquea lo que necesitamos para mantener su sesión abierta. Permita las cookies de este sitio y vuelva a intentarlo.",
  sessionRefused: (problem) => `No hemos podido abrir su cuenta. Vuelva a intentarlo.${reference(problem)}`,
  recoveryOver: () => "Este enlace ya se ha usado o es demasiado antiguo. Pida uno nuevo.",
  redirectNotAllowed: () =>
    "El enlace del correo no puede llevar a esta página: está mal configurada. Póngase en contacto con nosotros.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "Esta contraseña es demasiado corta. Elija una más larga."
      : `Elija una contraseña de al menos ${characters(limit)}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "Esta contraseña es demasiado larga. Elija una más corta."
      : `Elija una contraseña de ${characters(limit)} como máximo.`,
  codeMissing: () => "Introduzca el código del correo.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Este código no está completo. Introdúzcalo entero."
      : `Este código no está completo. Tiene ${characters(limit)}.`,
  wrongCode: () => "Este código no es correcto. Compárelo con el del último correo y vuelva a intentarlo.",
  verificationOver: () => "Este código ya se ha usado o es demasiado antiguo. Pida uno nuevo.",
  mailNotSent: () => "No hemos podido enviar el correo. Vuelva a intentarlo dentro de un momento.",
  approvalUnknown: () => "No hemos podido saber si su cuenta está aprobada. Vuelva a intentarlo dentro de un momento.",
  answerMissing: () => "La página de inicio de sesión le ha devuelto aquí sin respuesta. Empiece de nuevo.",
  answerForeign: () => "Este inicio de sesión no se empezó en este navegador o caducó hace tiempo. Empiece de nuevo.",
  answerLate: () => "Este inicio de sesión ha durado más de una hora. Empiece de nuevo.",
  answerUsed: () => "Este inicio de sesión ya se ha usado. Empiece de nuevo para volver a iniciar sesión.",
  answerDenied: ({ detail }) =>
    `Se ha cancelado el inicio de sesión. Puede empezar de nuevo cuando quiera.${said(detail)}`,
  answerRefused: (problem) =>
    `La página de inicio de sesión lo ha rechazado. Empiece de nuevo o póngase en contacto con nosotros.${said(problem.detail)}${reference(problem)}`,
  exchangeRefused: (problem) => `No hemos podido terminar de iniciar su sesión. Empiece de nuevo.${reference(problem)}`,
  pageInsecure: () =>
    "Para iniciar sesión hace falta una conexión segura. Abra esta página con una dirección que empiece por https.",
  pageMissing: (problem) =>
    `No hemos encontrado la página de inicio de sesión. Vuelva a intentarlo.${reference(problem)}`,
  pageNeeded: () => "Todavía no ha iniciado sesión. Continúe en la página de inicio de sesión.",
  signedOutMeanwhile: () => "Ha cerrado sesión mientras se estaba iniciando. Empiece de nuevo para iniciarla.",
  dateMalformed: () => "Introduzca la fecha completa o deje el campo vacío.",
  numberMalformed: () => "Introduzca un número, por ejemplo, 12 o 12,5.",
  phoneMalformed: () => "Introduzca un número de teléfono en cifras.",
  profileChanged: () =>
    "Su perfil se ha cambiado en otro lugar mientras lo editaba. No se ha perdido nada de lo que ha escrito: guárdelo en lugar de la versión nueva o descártelo.",
  profileRefused: (problem) =>
    `No hemos podido guardar su perfil. Vuelva a intentarlo o póngase en contacto con nosotros.${reference(problem)}`,
  notSignedIn: () =>
    "Su sesión ya no está abierta. Inicie sesión en otra pestaña y vuelva aquí: no se ha perdido nada de lo que ha escrito.",
  captchaBlocked: () =>
    "No se ha podido cargar la comprobación de que no es un robot. Permita que esta página la cargue o vuelva a intentarlo más tarde.",
  captchaExpired: () => "La comprobación de que no es un robot no se ha completado a tiempo. Vuelva a intentarlo.",
  captchaClosed: () => "La comprobación de que no es un robot se ha cerrado antes de terminar. Vuelva a intentarlo.",
  captchaFailed: (problem) =>
    `La comprobación de que no es un robot no ha funcionado. Vuelva a intentarlo.${reference(problem)}`,
  factorWrong: (problem) => `Este código no es correcto o ya se ha usado.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Introduzca uno de sus códigos de recuperación.",
  recoveryCodeWrong: (problem) =>
    `Este no es ninguno de sus códigos de recuperación o ya se ha usado.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `No se ha aceptado esta llave de acceso. Vuelva a intentarlo o elija otro método.${triesLeft(problem)}`,
  passkeyUnavailable: () => "Este navegador no tiene llaves de acceso para esta página. Elija otro método.",
  passkeyCancelled: () =>
    "No se ha usado la llave de acceso: se ha cancelado o ha tardado demasiado. Vuelva a intentarlo o elija otro método.",
  passkeyRefused: (problem) =>
    `Su navegador no ha permitido usar la llave de acceso. Vuelva a intentarlo o elija otro método.${reference(problem)}`,
  pushUnanswered: () => "Nadie ha respondido en su otro dispositivo. Reenvíe la solicitud o elija otro método.",
  factorDenied: () =>
    "El inicio de sesión se ha rechazado en su otro dispositivo. Si ha sido usted, vuelva a iniciar sesión.",
  factorOver: () => "Ha tardado demasiado o ya se ha usado. Vuelva a iniciar sesión.",
  factorTooManyTries: () => "Ha habido demasiados intentos incorrectos. Vuelva a iniciar sesión.",
  factorTooManySends: () =>
    "No podemos enviar más códigos para este inicio de sesión. Use el último o vuelva a iniciar sesión.",
  factorUnavailable: () => "Este método no se puede usar aquí en este momento. Elija otro.",
  factorMismatch: () => "Este código no corresponde a este método. Pida uno nuevo o elija otro método.",
  factorUnsupported: () => "Ya ha introducido su contraseña. Elija otro método.",
  factorNotVerifiable: () => "Este método no se puede usar en esta página. Elija otro.",
  fieldViolations: ({ detail }) =>
    detail ?? "No se ha aceptado algo de lo que ha escrito. Revíselo y vuelva a intentarlo.",
  offline: () => "No tiene conexión. No se ha perdido nada: vuelva a intentarlo cuando la recupere.",
  unreachable: () =>
    "En este momento no se puede acceder a nuestro servicio. Compruebe su conexión y vuelva a intentarlo.",
  serverError: (problem) =>
    `Ha habido un error por nuestra parte. Vuelva a intentarlo dentro de un momento.${reference(problem)}`,
  rateLimited: (problem) => `Ha habido demasiados intentos. ${patience(problem)}`,
  tooLarge: () => "Es más de lo que podemos recibir de una vez. Acórtelo y vuelva a intentarlo.",
  unreadable: (problem) =>
    `Hemos recibido una respuesta que no hemos podido leer. Vuelva a intentarlo.${reference(problem)}`,
  sessionEnded: () => "Su sesión ha caducado. Vuelva a iniciarla para continuar.",
  sessionUnavailable: () =>
    "En este momento no podemos confirmar su identidad. Vuelva a intentarlo dentro de un momento.",
  refused: (problem) => `Se ha rechazado la solicitud.${reference(problem)}`,
  unexpected: () => "Ha habido un error inesperado en esta página. Recárguela y vuelva a intentarlo.",
  noPermission: () => "No tiene permiso para ver este contenido.",
  signInRequired: () => "Inicie sesión para ver este contenido.",
  internalError: (problem) =>
    `Ha habido un error por nuestra parte. Vuelva a intentarlo dentro de un momento.${reference(problem)}`,
  itemGone: () => "Este elemento ya no existe.",
  itemExists: () => "Este elemento ya existe.",
  siteCode: ({ detail }) => detail ?? "El sitio ha rechazado la solicitud.",
  tooManyItems: ({ limit }) =>
    `El máximo por envío es ${number(limit ?? 1000)}. Elija menos elementos y vuelva a intentarlo.`,
  tooManyRemovals: ({ limit }) =>
    `El máximo por eliminación es ${number(limit ?? 1000)}. Elija menos elementos y vuelva a intentarlo.`,
  noPreviousPage: () => "No hay ninguna página antes de esta.",
  noNextPage: () => "No hay ninguna página después de esta.",
  changeForbidden: () => "No tiene permiso para cambiar esto.",
  conditionNotMet: () => "Esto ya no está como debe estar para ese cambio. Vuelva a mirarlo e inténtelo de nuevo.",
  itemChanged: () => "Otra persona cambió esto mientras tanto. Elija qué valores se quedan y guarde de nuevo.",
  valueMissing: () => "Este dato es necesario.",
  valueUnfit: () => "Esto no encaja aquí. Revíselo.",
  jsonMalformed: () => "Esto no se puede leer. Revise los corchetes, las comas y las comillas.",
  notANumber: () => "Este campo no contiene un número.",
  numberAmbiguous: () => "Esto se puede leer de dos maneras. Escriba 1234 o 1.234, sin separador de millares.",
  numberTooLarge: () => "Este número es demasiado grande para guardarlo con exactitud.",
  notAList: () => "Este campo no contiene una lista.",
  misconfigured: (problem) => `Esta vista está mal configurada.${reference(problem)}`
}
