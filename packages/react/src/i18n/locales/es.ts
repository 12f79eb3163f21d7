/**
 * The Spanish messages, as a draft. No Spanish speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import { limitText } from "../messages/ItemMessages.ts"
import type { Messages } from "../messages/Messages.ts"
import { statusName } from "../messages/TransferMessages.ts"

const { count, day, list, number, seconds, time } = formatOf<"one" | "many">("es")

const strengths = ["Muy baja", "Baja", "Aceptable", "Buena", "Alta"] as const

const form: Messages["form"] = {
  email: "Correo electrónico",
  password: "Contraseña",
  newPassword: "Elija una contraseña",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  check: (fields) => (fields === 1 ? "Revise este campo:" : "Revise estos campos:"),
  wait: (left) => `Reintentar en ${seconds(left)}`,
  waitOver: "Ya puede intentarlo de nuevo.",
  slow: "Está tardando más de lo habitual. Mantenga esta página abierta. No se perderá nada de lo que ha escrito.",
  offline: "No tiene conexión. Lo que ha escrito se conserva en esta página hasta que la recupere.",
  capsLock: "El bloqueo de mayúsculas está activado.",
  strength: "Seguridad de la contraseña",
  strengthLevel: (level) => strengths[level],
  code: "Código",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, { one: "Introduzca # dígito.", many: "Introduzca # de dígitos.", other: "Introduzca # dígitos." })
      : count(length, {
          one: "Introduzca # carácter: una letra o un dígito.",
          many: "Introduzca # de letras y dígitos.",
          other: "Introduzca # letras y dígitos."
        }),
  resend: "Reenviar",
  resending: "Enviando…",
  resendIn: (left) => `Reenviar en ${seconds(left)}`,
  resent: "Enviado de nuevo.",
  resendOver: "Ya puede reenviarlo."
}

const toast: Messages["toast"] = {
  region: (key) => `Notificaciones (${key})`,
  close: "Cerrar",
  undo: "Deshacer",
  undone: "Cambio deshecho.",
  undoFailed: "No pudimos deshacer el cambio."
}

const strength: Messages["strength"] = {
  common: "Mucha gente usa esta contraseña. Elija palabras que solo usted combinaría.",
  personal:
    "Las palabras relacionadas con usted o con este sitio son fáciles de adivinar. Añada palabras sin relación.",
  repeated: "Los caracteres y las palabras repetidos son fáciles de adivinar. Añada palabras distintas.",
  sequence: "Las secuencias como abc o 321 son fáciles de adivinar. Añada palabras sin relación entre sí.",
  keys: "Las teclas contiguas son fáciles de adivinar. Añada palabras sin relación entre sí.",
  date: "Las fechas y los años son fáciles de adivinar. Añada palabras sin relación entre sí.",
  longer: "Añada una o dos palabras más. Mejor si son poco comunes."
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Espere un momento y vuelva a intentarlo."
    : count(retryAfter, {
        one: "Vuelva a intentarlo dentro de # segundo.",
        many: "Vuelva a intentarlo dentro de # de segundos.",
        other: "Vuelva a intentarlo dentro de # segundos."
      })

// The user can pass this reference to support.
const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Referencia: ${parts.join(", ")}.`
}

// The quotation marks show that the sentence is the provider's own.
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

const valueCount = (value: number): string => count(value, { one: "# valor", many: "# de valores", other: "# valores" })

const problems: Messages["problems"] = {
  emailMissing: () => "Introduzca su correo electrónico.",
  emailMalformed: () => "Introduzca un correo electrónico como nombre@example.com.",
  passwordMissing: () => "Introduzca una contraseña.",
  unknownEmail: () => "No hemos encontrado ninguna cuenta con este correo electrónico. Revíselo y vuelva a intentarlo.",
  invalidPassword: () => "Contraseña incorrecta. Vuelva a intentarlo o restablézcala.",
  resetPassword: () => "Restablezca su contraseña antes de iniciar sesión.",
  missingCaptchaToken: () => "Confirme que no es un robot y vuelva a intentarlo.",
  invalidCaptchaToken: () => "No hemos podido confirmar que no es un robot. Vuelva a intentarlo.",
  identityBlocked: () => "Esta cuenta está bloqueada. Póngase en contacto con nosotros para que la desbloqueemos.",
  loginRefused: (problem) =>
    `No hemos podido iniciar su sesión. Vuelva a intentarlo o póngase en contacto con nosotros.${supportReference(problem)}`,
  emailAlreadyExists: () => "Ya existe una cuenta con este correo electrónico. Inicie sesión.",
  invalidEmail: () => "Este correo electrónico no se puede usar. Revíselo o use otro.",
  registrationRefused: (problem) =>
    `No hemos podido crear su cuenta. Vuelva a intentarlo o póngase en contacto con nosotros.${supportReference(problem)}`,
  unknownState: () => "Se ha producido un error. Recargue la página y vuelva a intentarlo.",
  sessionTimedOut: () => "El inicio de sesión ha tardado demasiado. Vuelva a intentarlo.",
  sessionFrameRefused: () =>
    "Su navegador no ha permitido iniciar sesión en esta página. Recargue la página y vuelva a intentarlo.",
  sessionBlocked: () =>
    "Su navegador bloquea lo que necesitamos para mantener su sesión abierta. Permita las cookies de este sitio y vuelva a intentarlo.",
  sessionRefused: (problem) => `No hemos podido iniciar su sesión. Vuelva a intentarlo.${supportReference(problem)}`,
  recoveryLinkExpired: () => "Este enlace ya se ha usado o ha caducado. Solicite uno nuevo.",
  redirectNotAllowed: () =>
    "No podemos enviar un enlace a esta página porque no está configurada correctamente. Póngase en contacto con nosotros.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "Esta contraseña es demasiado corta. Elija una más larga."
      : `Elija una contraseña de al menos ${characters(limit)}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "Esta contraseña es demasiado larga. Elija una más corta."
      : `Elija una contraseña de ${characters(limit)} como máximo.`,
  passwordTooCommon: () => "Esta contraseña es demasiado común. Elija una más difícil de adivinar.",
  codeMissing: () => "Introduzca el código del correo electrónico.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Introduzca el código completo."
      : `Introduzca el código completo. Tiene ${characters(limit)}.`,
  wrongCode: () => "Código incorrecto. Consulte el último correo electrónico y vuelva a intentarlo.",
  codeExpired: () => "Este código ya se ha usado o ha caducado. Solicite uno nuevo.",
  mailNotSent: () => "No hemos podido enviar el correo electrónico. Vuelva a intentarlo dentro de un momento.",
  approvalUnknown: () =>
    "No hemos podido comprobar si su cuenta está aprobada. Vuelva a intentarlo dentro de un momento.",
  responseMissing: () => "La página de inicio de sesión no ha enviado ninguna respuesta. Empiece de nuevo.",
  responseInvalid: () => "Este inicio de sesión se empezó en otro navegador o ha caducado. Empiece de nuevo.",
  responseExpired: () => "Este inicio de sesión ha durado más de una hora. Empiece de nuevo.",
  responseUsed: () => "Este inicio de sesión ya se ha usado. Empiece de nuevo para iniciar sesión.",
  accessDenied: ({ detail }) =>
    `Se ha cancelado el inicio de sesión. Puede empezar de nuevo cuando quiera.${said(detail)}`,
  authorizationFailed: (problem) =>
    `La página de inicio de sesión ha devuelto un error. Empiece de nuevo o póngase en contacto con nosotros.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) =>
    `No hemos podido completar su inicio de sesión. Empiece de nuevo.${supportReference(problem)}`,
  pageInsecure: () =>
    "Para iniciar sesión hace falta una conexión segura. Abra esta página con una dirección que empiece por https.",
  pageMissing: (problem) =>
    `No hemos podido abrir la página de inicio de sesión. Vuelva a intentarlo.${supportReference(problem)}`,
  pageNeeded: () => "Todavía no ha iniciado sesión. Continúe en la página de inicio de sesión.",
  signedOutDuringSignIn: () =>
    "Ha cerrado sesión antes de que terminara el inicio de sesión. Empiece de nuevo para iniciarla.",
  dateMalformed: () => "Introduzca una fecha completa o deje el campo vacío.",
  numberMalformed: () => "Introduzca un número, por ejemplo, 12 o 12,5.",
  phoneMalformed: () => "Introduzca un número de teléfono con dígitos.",
  profileChanged: () =>
    "Su perfil se ha modificado en otro lugar mientras lo editaba. No se ha perdido nada de lo que ha escrito. Guarde sus cambios de todos modos o descártelos.",
  profileRefused: (problem) =>
    `No hemos podido guardar su perfil. Vuelva a intentarlo o póngase en contacto con nosotros.${supportReference(problem)}`,
  notSignedIn: () =>
    "No ha iniciado sesión. Inicie sesión en otra pestaña y vuelva aquí. No se ha perdido nada de lo que ha escrito.",
  captchaBlocked: () =>
    "No hemos podido cargar el control de seguridad. Permita que esta página lo cargue o vuelva a intentarlo más tarde.",
  captchaExpired: () => "El control de seguridad no se ha completado a tiempo. Vuelva a intentarlo.",
  captchaClosed: () => "El control de seguridad se ha cerrado antes de completarse. Vuelva a intentarlo.",
  captchaFailed: (problem) => `El control de seguridad ha fallado. Vuelva a intentarlo.${supportReference(problem)}`,
  factorWrong: (problem) => `Este código es incorrecto o ya se ha usado.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Introduzca uno de sus códigos de recuperación.",
  recoveryCodeWrong: (problem) => `Este código de recuperación es incorrecto o ya se ha usado.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `No hemos podido aceptar esta llave de acceso. Vuelva a intentarlo o use otro método.${triesLeft(problem)}`,
  notSupported: () => "No puede cambiar esto aquí. Póngase en contacto con nosotros y le ayudaremos.",
  reverificationRequired: () => "Confirme de nuevo su identidad para realizar este cambio.",
  passkeyNotAllowed: () => "No puede añadir llaves de acceso en esta página. Póngase en contacto con nosotros.",
  passkeyExists: () => "Este dispositivo ya tiene una llave de acceso para su cuenta.",
  confirmationMissing: () => "Escriba la palabra exactamente como se muestra.",
  passkeyUnavailable: () => "Las llaves de acceso no están disponibles en este navegador. Use otro método.",
  passkeyCanceled: () =>
    "La operación con la llave de acceso se ha cancelado o ha tardado demasiado. Vuelva a intentarlo o use otro método.",
  passkeyRefused: (problem) =>
    `Su navegador no ha podido usar la llave de acceso. Vuelva a intentarlo o use otro método.${supportReference(problem)}`,
  pushTimedOut: () => "No se ha respondido a la solicitud en su otro dispositivo. Reenvíela o use otro método.",
  factorDenied: () =>
    "El inicio de sesión se ha rechazado en su otro dispositivo. Si ha sido usted, vuelva a iniciar sesión.",
  challengeExpired: () => "Ha tardado demasiado o ya se ha usado. Vuelva a iniciar sesión.",
  factorTooManyAttempts: () => "Demasiados intentos incorrectos. Vuelva a iniciar sesión.",
  factorTooManySends: () =>
    "No podemos enviar más códigos para este inicio de sesión. Use el último o vuelva a iniciar sesión.",
  factorUnavailable: () => "Este método no está disponible en este momento. Use otro.",
  factorMismatch: () => "Este código corresponde a otro método. Solicite un código nuevo o use otro método.",
  factorUnsupported: () => "Ya ha usado su contraseña. Use otro método.",
  factorNotVerifiable: () => "Este método no se puede usar en esta página. Use otro.",
  fieldViolations: ({ detail }) =>
    detail ?? "No se ha aceptado alguno de los datos introducidos. Revíselos y vuelva a intentarlo.",
  offline: () => "No tiene conexión. No se ha perdido nada. Vuelva a intentarlo cuando la recupere.",
  unreachable: () => "No hemos podido conectarnos. Compruebe su conexión y vuelva a intentarlo.",
  serverError: (problem) =>
    `Se ha producido un error por nuestra parte. Vuelva a intentarlo dentro de un momento.${supportReference(problem)}`,
  rateLimited: (problem) => `Demasiados intentos. ${patience(problem)}`,
  tooLarge: () => "Es demasiado grande para enviarlo. Acórtelo y vuelva a intentarlo.",
  unreadable: (problem) => `Hemos recibido una respuesta inesperada. Vuelva a intentarlo.${supportReference(problem)}`,
  sessionEnded: () => "Su sesión ha caducado. Vuelva a iniciarla para continuar.",
  sessionUnavailable: () =>
    "No hemos podido confirmar que ha iniciado sesión. Vuelva a intentarlo dentro de un momento.",
  refused: (problem) =>
    `No se ha podido realizar esta acción. Póngase en contacto con nosotros si necesita ayuda.${supportReference(problem)}`,
  unexpected: () => "Se ha producido un error en esta página. Recárguela y vuelva a intentarlo.",
  noPermission: () => "No tiene permiso para ver este contenido.",
  signInRequired: () => "Inicie sesión para ver este contenido.",
  internalError: (problem) =>
    `Se ha producido un error por nuestra parte. Vuelva a intentarlo dentro de un momento.${supportReference(problem)}`,
  itemNotFound: () => "Este elemento ya no existe.",
  itemExists: () => "Este elemento ya existe.",
  itemsOmitted: ({ count: omitted = 1 }) => `No pudimos mostrar ${items(omitted)}.`,
  siteCode: ({ detail }) => detail ?? "Este sitio ha rechazado la solicitud.",
  tooManyItems: ({ limit }) =>
    `Puede usar hasta ${number(limit ?? 1000)} elementos a la vez. Seleccione menos y vuelva a intentarlo.`,
  tooManyRemovals: ({ limit }) =>
    `Puede eliminar hasta ${number(limit ?? 1000)} elementos a la vez. Seleccione menos y vuelva a intentarlo.`,
  noPreviousPage: () => "Esta es la primera página.",
  noNextPage: () => "Esta es la última página.",
  changeForbidden: () => "No tiene permiso para cambiar esto.",
  conditionNotMet: () =>
    "Este elemento ha cambiado y esta modificación ya no se puede aplicar. Revíselo y vuelva a intentarlo.",
  itemChanged: () => "Otra persona ha cambiado este elemento. Elija qué valores quiere conservar y guarde de nuevo.",
  valueMissing: () => "Este campo es obligatorio.",
  valueInvalid: () => "Introduzca un valor válido.",
  numberNotWhole: () => "Introduzca un número entero.",
  numberOutOfRange: limitText({
    other: "Introduzca un valor válido.",
    between: (minimum, maximum) => `Introduzca un número entre ${number(minimum)} y ${number(maximum)}.`,
    atLeast: (minimum) => `Introduzca ${number(minimum)} o más.`,
    atMost: (maximum) => `Introduzca ${number(maximum)} o menos.`,
    exactly: (limit) => `Introduzca ${number(limit)}.`,
    moreThan: (minimum) => `Introduzca un número mayor que ${number(minimum)}.`,
    lessThan: (maximum) => `Introduzca un número menor que ${number(maximum)}.`
  }),
  textLengthInvalid: limitText({
    other: "Introduzca un valor válido.",
    between: (minimum, maximum) => `Introduzca entre ${number(minimum)} y ${characters(maximum)}.`,
    atLeast: (minimum) => `Introduzca al menos ${characters(minimum)}.`,
    atMost: (maximum) => `Introduzca como máximo ${characters(maximum)}.`,
    exactly: (limit) => `Introduzca exactamente ${characters(limit)}.`
  }),
  listLengthInvalid: limitText({
    other: "Introduzca un valor válido.",
    between: (minimum, maximum) => `Introduzca entre ${number(minimum)} y ${valueCount(maximum)}.`,
    atLeast: (minimum) => `Introduzca al menos ${valueCount(minimum)}.`,
    atMost: (maximum) => `Introduzca como máximo ${valueCount(maximum)}.`,
    exactly: (limit) => `Introduzca exactamente ${valueCount(limit)}.`
  }),
  jsonMalformed: () => "El JSON no es válido. Revise los corchetes, las comas y las comillas.",
  notANumber: () => "El valor de este campo no es un número.",
  numberTooLarge: () => "Este número es demasiado grande para guardarlo con exactitud.",
  notAList: () => "El valor de este campo no es una lista.",
  misconfigured: (problem) =>
    `Esta página no está configurada correctamente. Póngase en contacto con nosotros.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "Iniciar sesión",
  submit: "Iniciar sesión",
  submitting: "Iniciando sesión…",
  opening: "Iniciando sesión…",
  done: "Ha iniciado sesión.",
  verifyEmail: (email) => `Hemos enviado un código a ${email}. Introdúzcalo para terminar de iniciar sesión.`,
  awaitApproval:
    "Su cuenta está pendiente de aprobación. Le enviaremos un correo electrónico cuando pueda iniciar sesión.",
  proveFactor: "Confirme su identidad para continuar.",
  leaving: "Le llevamos a otra página para terminar de iniciar sesión…",
  forgot: "¿Ha olvidado su contraseña?",
  passkeyVerifying: "Comprobando su llave de acceso…",
  passkeyRetry: "Volver a mostrar mis llaves de acceso"
}

const signUp: Messages["signUp"] = {
  title: "Crear una cuenta",
  submit: "Crear cuenta",
  submitting: "Creando su cuenta…",
  opening: "Iniciando sesión…",
  done: "Cuenta creada. Ha iniciado sesión.",
  verifyEmail: (email) => `Hemos enviado un código a ${email}. Introdúzcalo para terminar de crear su cuenta.`,
  awaitApproval:
    "Su cuenta está pendiente de aprobación. Le enviaremos un correo electrónico cuando pueda iniciar sesión.",
  proveFactor: "Confirme su identidad para continuar.",
  leaving: "Le llevamos a otra página para terminar de crear su cuenta…",
  toSignIn: "Iniciar sesión"
}

const captcha: Messages["captcha"] = {
  title: "Comprobación de seguridad",
  loading: "Cargando la comprobación de seguridad…",
  ready: "Confirme que no es un robot y envíe el formulario.",
  solved: "Confirmado. Ya puede enviar el formulario.",
  expired: "Su confirmación ha caducado. Confirme otra vez que no es un robot.",
  retry: "Volver a cargar el control de seguridad"
}

const session: Messages["session"] = {
  checking: "Comprobando si ha iniciado sesión…",
  signInRequired: "Este contenido es solo para miembros. Inicie sesión para verlo.",
  signIn: "Iniciar sesión",
  signedOut: "Ha cerrado sesión.",
  parked:
    "Su sesión sigue abierta, pero en este momento no podemos confirmarla. Hasta entonces puede faltar contenido.",
  confirmAgain: "Comprobar de nuevo",
  confirming: "Comprobando…",
  signOut: "Cerrar sesión",
  signingOut: "Cerrando sesión…",
  signOutFailed: "Ha cerrado sesión en este dispositivo, pero el servidor todavía no lo ha confirmado.",
  signOutAgain: "Reintentar el cierre de sesión",
  opening: "Iniciando sesión…",
  openingSlowly: "Está tardando más de lo habitual.",
  skip: "Continuar sin iniciar sesión",
  opened: "Ha iniciado sesión",
  nobody: "No ha iniciado sesión",
  notOpened: "Todavía no ha iniciado sesión",
  openAgain: "Reintentar"
}

const oauth: Messages["oauth"] = {
  signIn: "Ir a la página de inicio de sesión",
  creating: "Abriendo la página de inicio de sesión…",
  redirecting: "Le llevamos a la página de inicio de sesión…",
  finishing: "Terminando de iniciar sesión…",
  finished: "Ha iniciado sesión",
  continue: "Continuar",
  notFinished: "No ha iniciado sesión",
  startAgain: "Empezar de nuevo",
  alreadySignedIn: "Ya ha iniciado sesión",
  signedOut: "Ha cerrado sesión",
  stillSignedIn: "Su sesión sigue abierta en este dispositivo",
  checkedOut: "Ha vuelto de la página de pago",
  checkoutNote: "Puede seguir donde lo dejó."
}

const flow: Messages["flow"] = {
  or: "o",
  newHere: "¿Es su primera vez aquí?",
  toSignUp: "Crear una cuenta",
  haveAccount: "¿Ya tiene cuenta?",
  toSignIn: "Iniciar sesión",
  back: "Volver al inicio de sesión",
  backToSignUp: "Volver a sus datos",
  loading: "Un momento…",
  missingTitle: "No hemos podido cargar este paso",
  missingText: "No se ha perdido nada de lo que ha escrito. Compruebe su conexión y vuelva a intentarlo.",
  retry: "Reintentar",
  passwordChanged: "Contraseña guardada. Inicie sesión con su nueva contraseña.",
  verified: "Correo electrónico confirmado. Inicie sesión para continuar.",
  approved: "Su cuenta está aprobada. Ya puede iniciar sesión.",
  pageTitle: "Un paso más",
  pageText: "Su navegador no permite iniciar sesión en esta página. Continúe en nuestra página de inicio de sesión.",
  toPage: "Ir a la página de inicio de sesión",
  signedIn: "Ha iniciado sesión",
  continue: "Continuar"
}

const account: Messages["account"] = {
  loading: "Cargando su cuenta…",
  signIn: "Iniciar sesión",
  signUp: "Crear cuenta",
  account: "Mi cuenta",
  menu: "Menú de la cuenta:",
  signedInAs: "Ha iniciado sesión como",
  signOut: "Cerrar sesión",
  signingOut: "Cerrando sesión…",
  signedOut: "Ha cerrado sesión.",
  signOutFailed: "Ha cerrado sesión en este dispositivo, pero el servidor todavía no lo ha confirmado.",
  retry: "Reintentar",
  sectionAccountInfo: "Datos de la cuenta",
  sectionBookings: "Reservas",
  sectionOrders: "Pedidos",
  sectionSubscriptions: "Suscripciones",
  sectionEvents: "Eventos",
  openingSection: (section) => `Abriendo la sección «${section}»…`,
  sectionFailed: (section) => `No hemos podido abrir «${section}».`
}

const changePassword: Messages["changePassword"] = {
  title: "Cambiar la contraseña",
  submit: "Cambiar contraseña",
  submitting: "Cambiando la contraseña…",
  currentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  username: "Cuenta",
  hint: "Su sesión seguirá abierta en este dispositivo. En los demás tendrá que volver a iniciarla.",
  done: "Contraseña cambiada. Vuelva a iniciar sesión en sus otros dispositivos."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "¿Ha olvidado su contraseña?",
  explanation: "Introduzca su correo electrónico y le enviaremos un enlace para restablecer su contraseña.",
  submit: "Enviar enlace",
  submitting: "Enviando enlace…",
  sentTitle: "Revise su correo",
  sent: (email) =>
    `Si existe una cuenta para ${email}, hemos enviado a esa dirección un enlace para restablecer la contraseña.`,
  sentHint:
    "Puede tardar unos minutos en llegar. Mire también en la carpeta de spam. El enlace es válido durante una hora.",
  otherAddress: "Usar otro correo electrónico"
}

const resetPassword: Messages["resetPassword"] = {
  title: "Elija una contraseña nueva",
  account: "Cuenta",
  password: "Contraseña nueva",
  submit: "Guardar contraseña",
  submitting: "Guardando la contraseña…",
  opening: "Iniciando sesión…",
  done: "Contraseña guardada. Ha iniciado sesión.",
  verifyEmail: (email) => `Contraseña guardada. Introduzca el código que hemos enviado a ${email} para continuar.`,
  awaitApproval:
    "Contraseña guardada. Su cuenta está pendiente de aprobación. Le enviaremos un correo electrónico cuando pueda iniciar sesión.",
  proveFactor: "Contraseña guardada. Confirme su identidad para continuar.",
  changed: "Contraseña guardada. Inicie sesión con su nueva contraseña.",
  signIn: "Iniciar sesión",
  missingTitle: "Abra el enlace del correo electrónico",
  missing:
    "Para restablecer su contraseña, abra el enlace del correo electrónico que le hemos enviado o solicite uno nuevo.",
  expiredTitle: "Este enlace ya no sirve",
  expired: "El enlace ya se ha usado o ha caducado. Su contraseña no ha cambiado. Solicite un enlace nuevo."
}

const verification: Messages["verification"] = {
  title: "Confirme su correo electrónico",
  explanation: (email) => `Introduzca el código que hemos enviado a ${email}.`,
  code: "Código de confirmación",
  hint: "¿No le ha llegado? Mire también en la carpeta de spam.",
  submit: "Confirmar",
  submitting: "Comprobando código…",
  opening: "Iniciando sesión…",
  resend: "Enviar un código nuevo",
  resent: (email) => `Hemos enviado un código nuevo a ${email}.`,
  changeEmail: "Usar otro correo electrónico",
  sendLink: "Enviarme un enlace en su lugar",
  sendingLink: "Enviando enlace…",
  linkSent: (email) => `Hemos enviado un enlace a ${email}. Ábralo para confirmar su correo y después inicie sesión.`,
  enterCode: "Introducir un código",
  done: "Correo electrónico confirmado. Ha iniciado sesión.",
  verifyEmail: (email) => `Un paso más: introduzca el código que hemos enviado a ${email}.`,
  awaitApproval:
    "Correo electrónico confirmado. Su cuenta está pendiente de aprobación. Le enviaremos un correo electrónico cuando pueda iniciar sesión.",
  proveFactor: "Correo electrónico confirmado. Confirme su identidad para continuar.",
  verified: "Correo electrónico confirmado. Inicie sesión para continuar.",
  signIn: "Iniciar sesión",
  lostTitle: "Vuelva a iniciar sesión",
  lost: "Ya no podemos comprobar este código: se ha usado, ha caducado o ha salido de la página. Vuelva a iniciar sesión para recibir uno nuevo.",
  startAgain: "Volver a iniciar sesión"
}

const approval: Messages["approval"] = {
  title: "Su cuenta está pendiente de aprobación",
  pending: "Revisamos todas las cuentas nuevas. Le enviaremos un correo electrónico cuando pueda iniciar sesión.",
  pendingVerification:
    "Confirme primero su correo electrónico. Después revisaremos su cuenta y le enviaremos un mensaje.",
  steps: "Pasos para configurar la cuenta",
  registered: "Cuenta creada",
  verifyEmail: "Correo electrónico confirmado",
  approval: "Cuenta aprobada",
  stepDone: "hecho",
  stepDue: "pendiente",
  enterCode: "Confirmar el correo electrónico",
  submit: "Comprobar de nuevo",
  submitting: "Comprobando…",
  opening: "Iniciando sesión…",
  stillPending: (at) => `Todavía no está aprobada. Última comprobación: ${time(at)}.`,
  signIn: "Intentar iniciar sesión",
  signInNow: "Iniciar sesión",
  signedIn: "Su cuenta está aprobada. Ha iniciado sesión.",
  approved: "Su cuenta está aprobada. Ya puede iniciar sesión.",
  declined: "Su cuenta no se ha aprobado. Si cree que es un error, póngase en contacto con nosotros.",
  proveFactor: "Su cuenta está aprobada. Confirme su identidad para continuar."
}

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
  PASSWORD: "La contraseña de su cuenta",
  SMS: "Reciba un código por SMS",
  CALL: "Reciba un código por llamada",
  EMAIL: "Reciba un código por correo electrónico",
  TOTP: "Obtenga un código en su aplicación",
  PUSH: "Apruébelo en un dispositivo con la sesión iniciada",
  WEBAUTHN: "Use su huella, su cara o el bloqueo de pantalla",
  RECOVERY_CODE: "Use uno de los códigos que guardó"
} as const

const obstacles = {
  disabledByRule: "Este sitio ha desactivado este método.",
  requireActivation: "Termine de configurarlo antes de usarlo.",
  requireReenroll: "Configúrelo de nuevo antes de usarlo.",
  usedAlready: "Ya lo ha usado para iniciar sesión. Use otro método.",
  notHere: "No disponible en este navegador."
} as const

const factors: Messages["factors"] = {
  title: "Confirme su identidad",
  submit: "Confirmar",
  submitting: "Comprobando…",
  opening: "Iniciando sesión…",
  done: "Ha iniciado sesión.",
  verifyEmail: (email) =>
    `Hemos enviado un código a ${email === "" ? "su correo electrónico" : email}. Introdúzcalo para terminar de iniciar sesión.`,
  awaitApproval:
    "Su cuenta está pendiente de aprobación. Le enviaremos un correo electrónico cuando pueda iniciar sesión.",
  pick: "Elija cómo quiere confirmar su identidad.",
  highRisk: "Este inicio de sesión es poco habitual. Confirme su identidad para continuar.",
  leaving: "Le llevamos a la página de inicio de sesión…",
  proveFactor: "Correcto. Solo falta un paso para iniciar sesión.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `Configurar: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Introduzca el código que hemos enviado por SMS a ${hint ?? "su teléfono"}.`
      case "CALL":
        return `Estamos llamando a ${hint ?? "su teléfono"}. Introduzca el código que escuche.`
      case "EMAIL":
        return `Introduzca el código que hemos enviado por correo electrónico a ${hint ?? "su dirección"}.`
      case "TOTP":
        return "Introduzca el código de su aplicación de autenticación."
      case "PUSH":
        return "Hemos enviado una solicitud a su otro dispositivo. Apruébela allí para continuar."
      case "WEBAUTHN":
        return "Use su llave de acceso. Su navegador le pedirá la huella, la cara o el bloqueo de pantalla."
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
  askingPasskey: "Esperando su llave de acceso…",
  waitingForPush: "Esperando la aprobación en su otro dispositivo…",
  sendPushAgain: "Reenviar la solicitud",
  sending: "Un momento…",
  openAgain: "Reintentar",
  another: "Usar otro método",
  back: "Atrás",
  restart: "Volver a iniciar sesión",
  none: "En este momento no hay ningún método de verificación disponible.",
  noneHelp: "Compruebe qué necesita cada método o póngase en contacto con nosotros.",
  notSignedIn: "Todavía no ha iniciado sesión."
}

const security: Messages["security"] = {
  loading: "Cargando…",
  retry: "Reintentar",
  cancel: "Cancelar",
  reverifyTitle: "Confirme su identidad",
  reverifyText: "Por su seguridad, introduzca su contraseña para realizar este cambio.",
  reverifySignOn: "Por su seguridad, vuelva a iniciar sesión para realizar este cambio.",
  reverify: "Confirmar",
  reverifying: "Comprobando…",
  factorsTitle: "Verificación en dos pasos",
  factorsText: "Proteja su cuenta con un segundo paso al iniciar sesión.",
  factorsEmpty: "La verificación en dos pasos está desactivada.",
  factor: (factor, name) => (name === undefined ? names[factor] : `${names[factor]}: ${name}`),
  added: (at) => `Añadido el ${day(at)}`,
  unconfirmed: "Configuración sin terminar",
  codesLeft: (left) =>
    count(left, {
      one: "Queda # código sin usar",
      many: "Quedan # códigos sin usar",
      other: "Quedan # códigos sin usar"
    }),
  remove: "Eliminar",
  removeTitle: (factor) => `¿Eliminar ${factor}?`,
  removeText: "Ya no podrá usarlo para iniciar sesión.",
  removing: "Eliminando…",
  removed: (factor) => `Eliminado: ${factor}.`,
  addApp: "Añadir aplicación de autenticación",
  addPasskey: "Añadir llave de acceso",
  createCodes: "Crear códigos de recuperación",
  replaceCodes: "Sustituir códigos de recuperación",
  appTitle: "Configure su aplicación de autenticación",
  appText:
    "Escanee este código QR con su aplicación o introduzca la clave de configuración. Después, introduzca el código que muestra la aplicación.",
  appImage: "Código QR para su aplicación de autenticación",
  appSecret: "Clave de configuración",
  appSubmit: "Activar",
  appSubmitting: "Comprobando…",
  appDone: "Su aplicación de autenticación está configurada.",
  passkeyName: "Nombre de la llave de acceso",
  passkeyHint: "Por ejemplo, el dispositivo en el que la usa.",
  passkeySubmit: "Continuar",
  passkeyWaiting: "Esperando su llave de acceso…",
  passkeyDone: "Su llave de acceso está configurada.",
  codesTitle: "Sus códigos de recuperación",
  codesText:
    "Guarde estos códigos ahora. No volveremos a mostrarlos. Cada código le permite iniciar sesión una vez si pierde su otro dispositivo.",
  codesCreating: "Creando códigos…",
  copy: "Copiar",
  copied: "Copiado",
  download: "Descargar",
  print: "Imprimir",
  codesFile: "codigos-de-recuperacion",
  codesSaved: "Los he guardado",
  emailTitle: "Correo electrónico",
  emailCurrent: "Correo electrónico actual",
  emailNew: "Nuevo correo electrónico",
  emailSubmit: "Enviar código",
  emailSubmitting: "Enviando código…",
  emailCode: (email) => `Hemos enviado un código a ${email}. Introdúzcalo para cambiar su correo electrónico.`,
  emailConfirm: "Cambiar correo electrónico",
  emailConfirming: "Cambiando…",
  emailOther: "Usar otro correo electrónico",
  emailDone: (email) => `Su correo electrónico es ahora ${email}. Se ha cerrado la sesión en sus otros dispositivos.`,
  sessionsTitle: "Dónde ha iniciado sesión",
  sessionsText: "Si no reconoce un dispositivo, cierre su sesión y cambie su contraseña.",
  thisDevice: "Este dispositivo",
  otherDevice: "Otro dispositivo",
  device: (browser, system) => `${browser} en ${system}`,
  atSignInPage: "Sesión iniciada en la página de inicio de sesión",
  signedIn: (at) => `Sesión iniciada el ${day(at)}`,
  lastUsed: (at, moment) => `Último uso el ${day(at)} a las ${time(moment)}`,
  endSession: "Cerrar sesión",
  endSessionOf: (device, lastUsed) => {
    const action = device === undefined ? "Cerrar la sesión del otro dispositivo" : `Cerrar la sesión de ${device}`
    return lastUsed === "" ? action : `${action}: ${lastUsed}`
  },
  endOthers: "Cerrar sesión en los demás dispositivos",
  ending: "Cerrando sesión…",
  ended: "Se ha cerrado la sesión del dispositivo.",
  endedOthers: "Se ha cerrado la sesión en los demás dispositivos.",
  onlyThis: "Solo ha iniciado sesión en este dispositivo.",
  deleteTitle: "Eliminar cuenta",
  deleteText:
    "Se eliminarán su perfil y su forma de iniciar sesión. Es posible que los pedidos y las reseñas se conserven. No se puede deshacer.",
  deleteOpen: "Eliminar cuenta",
  deleteWord: "ELIMINAR",
  deleteLabel: (word) => `Escriba ${word} para confirmar`,
  deleteSubmit: "Eliminar mi cuenta",
  deleting: "Eliminando…",
  deleted: "Su cuenta se ha eliminado."
}

const profileFields: Messages["profileFields"] = {
  firstName: "Nombre",
  lastName: "Apellidos",
  nickname: "Apodo",
  company: "Empresa",
  position: "Cargo",
  birthdate: "Fecha de nacimiento",
  language: "Idioma",
  picture: "URL de la foto",
  privacyStatus: "Quién puede ver su perfil",
  privacyUndefined: "Valor predeterminado del sitio",
  privacyPublic: "Todo el mundo, incluidos los demás miembros",
  privacyPrivate: "Solo usted y este sitio",
  emails: "Otros correos electrónicos",
  email: "Correo electrónico",
  phones: "Teléfonos",
  phone: "Teléfono",
  countryCode: "Prefijo del país",
  addresses: "Direcciones",
  address: "Dirección",
  addressLine: "Calle y número",
  addressLine2: "Piso, puerta o edificio",
  streetName: "Calle",
  streetNumber: "Número",
  apartment: "Piso y puerta",
  city: "Ciudad",
  subdivision: "Provincia, estado o región",
  postalCode: "Código postal",
  country: "País",
  tag: "Etiqueta",
  tagUntagged: "Sin etiqueta",
  tagMain: "Principal",
  tagHome: "Casa",
  tagWork: "Trabajo",
  tagMobile: "Móvil",
  tagFax: "Fax",
  tagBilling: "Facturación",
  tagShipping: "Envío",
  notSelected: "Sin seleccionar",
  addEmail: "Añadir correo electrónico",
  addPhone: "Añadir teléfono",
  addAddress: "Añadir dirección",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Quitar",
  removeNth: (entry) => `Quitar: ${entry}`,
  added: (entry) => `Se ha añadido: ${entry}.`,
  removed: (entry) => `Se ha quitado: ${entry}.`
}

const profile: Messages["profile"] = {
  title: "Su perfil",
  submit: "Guardar cambios",
  submitting: "Guardando…",
  loading: "Cargando su perfil…",
  signInRequired: "Inicie sesión para ver su perfil.",
  signIn: "Iniciar sesión",
  notFound:
    "No hemos encontrado su perfil. Puede que su cuenta se haya cerrado. Si cree que es un error, póngase en contacto con nosotros.",
  retry: "Reintentar",
  loginEmail: "Correo electrónico de inicio de sesión",
  verified: "confirmado",
  notVerified: "sin confirmar",
  edit: "Editar perfil",
  cancel: "Cancelar",
  saved: "Perfil guardado.",
  unchanged: "No hay cambios que guardar.",
  reloaded: "Sus cambios se han descartado. Este es el último perfil guardado.",
  notGiven: "Sin indicar",
  personal: "Datos personales",
  contact: "Datos de contacto",
  more: "Otros datos",
  date: day,
  number,
  pending: "Su cuenta todavía no está activa.",
  pendingApproval: "Está pendiente de aprobación. Le enviaremos un correo electrónico cuando pueda usarla.",
  pendingVerification: "Confirme su correo electrónico: introduzca el código del mensaje que le hemos enviado.",
  deleted: "Esta cuenta se ha eliminado. Por ahora puede ver el perfil, pero no cambiarlo.",
  blocked: "Esta cuenta está bloqueada. Póngase en contacto con nosotros para que la desbloqueemos.",
  offline: "Su cuenta está sin conexión, por lo que los demás miembros no pueden verle.",
  changedElsewhere: "Estos campos se han cambiado en otra pestaña o en otro dispositivo:",
  takeTheirs: "Descartar mis cambios",
  keepMine: "Guardar mis cambios de todos modos"
}

const items = (total: number): string =>
  count(total, { one: "# elemento", many: "# de elementos", other: "# elementos" })

const table: Messages["table"] = {
  loading: (caption) => `Cargando: ${caption}…`,
  refetching: "Actualizando…",
  empty: "No hay elementos para mostrar.",
  retry: "Reintentar",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${number(shown)} de ${items(total)}`,
  sorted: (column, order) => `Ordenado por ${column}, ${order === "ASC" ? "ascendente" : "descendente"}`,
  yes: "Sí",
  no: "No",
  noValue: "sin valor",
  more: "Ver más",
  less: "Ver menos",
  cut: (characters) =>
    count(characters, {
      one: "# carácter más sin mostrar",
      many: "# de caracteres más sin mostrar",
      other: "# caracteres más sin mostrar"
    }),
  notADate: "fecha no válida",
  draft: "Borrador",
  saving: "Guardando…",
  notSaved: (reason) => `No se guardó: ${reason}`,
  stale: (since) => `Última actualización: ${time(since)}.`,
  wait: (left) => `Reintentar en ${seconds(left)}`,
  waitOver: "Ya puede intentarlo de nuevo.",
  signIn: "Iniciar sesión",
  select: (item) => `Seleccionar ${item}`,
  selectPage: "Seleccionar todo en esta página",
  selected: (selected) => `Selección: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Todos los resultados están seleccionados" : `Todos los resultados están seleccionados: ${number(selected)}`}${except === 0 ? "" : `, excluidos: ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Seleccionar todos los resultados" : `Seleccionar todos los resultados (${number(total)})`,
  clearSelection: "Quitar la selección",
  toActions: "Ir a las acciones",
  columns: "Columnas",
  columnEarlier: (column) => `Adelantar ${column}`,
  columnLater: (column) => `Atrasar ${column}`,
  columnWidth: (column) => `Ancho de ${column}`,
  columnPin: (column) => `Fijar ${column}`,
  columnNotPinned: "Sin fijar",
  columnAtStart: "Al principio",
  columnAtEnd: "Al final",
  columnMoved: (column, position, columns) => `${column} es la columna ${number(position)} de ${number(columns)}.`,
  columnPinned: (column, edge) =>
    edge === undefined
      ? `${column} ya no está fijada.`
      : edge === "start"
        ? `${column} está fijada al principio.`
        : `${column} está fijada al final.`,
  resetColumns: "Restablecer las columnas",
  columnsReset: "Las columnas se han restablecido.",
  actions: "Acciones",
  actionsOf: (item) => `Acciones para ${item}`,
  edit: (column, item) => `Editar ${column} de ${item}`,
  saveCell: "Guardar",
  cancelEdit: "Cancelar",
  cellOf: (column, item) => `${column} de ${item}`,
  cellSaved: (column, item) => `${column} de ${item}: guardado.`,
  cellNotSaved: (column, item, reason) => `${column} de ${item}: no se guardó. ${reason}`,
  entryNotSaved: (entry) => `«${entry}» no se guardó.`,
  cellChanged: "Otra persona ha cambiado este valor mientras tanto.",
  saveAnyway: "Guardar de todos modos",
  discard: "Descartar"
}

const paging: Messages["paging"] = {
  label: "Páginas",
  page: (page, pages) =>
    pages === undefined ? `Página ${number(page)}` : `Página ${number(page)} de ${number(pages)}`,
  range: (from, to, total, more) =>
    total === undefined
      ? `Elementos ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} de ${more ? "más de " : ""}${items(total)}`,
  first: "Primera página",
  previous: "Página anterior",
  next: "Página siguiente",
  last: "Última página",
  size: "Elementos por página",
  loading: "Cargando la página…",
  noNext: "Esta es la última página.",
  noPrevious: "Esta es la primera página.",
  unread: (page) => `No hemos podido cargar la página ${number(page)}.`,
  beyond: "No hay más elementos en esta página.",
  loadingList: (label) => `Cargando: ${label}…`,
  loadMore: "Cargar más",
  loadingMore: "Cargando más…",
  loaded: (added, shown) =>
    `${count(added, { one: "Se ha cargado # elemento más", many: "Se han cargado # de elementos más", other: "Se han cargado # elementos más" })}, ${number(shown)} en total.`,
  end: (shown) => `Fin de la lista: ${items(shown)}.`,
  empty: "No hay elementos para mostrar.",
  retry: "Reintentar",
  signIn: "Iniciar sesión",
  newItems: (added) =>
    `Mostrar ${count(added, { one: "# elemento nuevo", many: "# de elementos nuevos", other: "# elementos nuevos" })}`,
  pastList: "Saltar la lista",
  offline: "No tiene conexión. El resto de la lista se cargará cuando la recupere.",
  ignored: (parts) => `Algunas partes de la dirección de esta página no son válidas y se han ignorado: ${list(parts)}.`,
  dismiss: "Cerrar"
}

const search: Messages["search"] = {
  label: "Búsqueda",
  submit: "Buscar",
  clear: "Borrar búsqueda",
  mode: "Buscar elementos con",
  allWords: "todas las palabras",
  anyWord: "alguna palabra",
  fuzzy: "Incluir grafías parecidas",
  searching: "Buscando…",
  results: (found, more, text) =>
    more
      ? `«${text}»: los primeros ${number(found)} resultados`
      : `«${text}»: ${count(found, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`,
  noResults: (text) => `No hay resultados para «${text}».`,
  preparing: "Algunos elementos aún se están preparando para la búsqueda. Pueden aparecer más resultados.",
  hint: "Pruebe con menos palabras o con otras.",
  tryAny: "Buscar cualquiera de estas palabras",
  tryFuzzy: "Buscar grafías parecidas",
  retry: "Reintentar",
  signIn: "Iniciar sesión"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ascendente" : "descendente")

const order: Messages["order"] = {
  label: "Ordenar por",
  none: "Ninguno",
  thenBy: "Después por",
  ascending: "Ascendente",
  descending: "Descendente",
  turn: (field, order) => `${field}: ${name(order)}. Invertir el orden`,
  sooner: (field) => `Subir ${field} en el orden`,
  later: (field) => `Bajar ${field} en el orden`,
  remove: (field) => `Quitar ${field} del orden`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Ordenado por ${parts.join(", después ")}`,
  unsorted: "Sin ordenar"
}

const filter: Messages["filter"] = {
  title: "Filtrar",
  match: "Mostrar los elementos que cumplen",
  all: "Todas las condiciones",
  any: "Alguna condición",
  notAll: "No todas las condiciones",
  none: "Ninguna de las condiciones",
  field: "Campo",
  operator: "Comparación",
  value: "Valor",
  lower: "Desde",
  upper: "Hasta (no incluido)",
  type: "Tipo de valor",
  text: "Texto",
  number: "Número",
  date: "Fecha y hora",
  boolean: "Sí o no",
  yes: "Sí",
  no: "No es así",
  addCondition: "Añadir condición",
  addGroup: "Añadir grupo",
  addValue: "Añadir",
  apply: "Aplicar filtro",
  clear: "Borrar",
  conditionAdded: "Condición añadida.",
  groupAdded: "Grupo añadido.",
  conditionRemoved: "Condición quitada.",
  groupRemoved: "Grupo quitado.",
  applied: "Filtro aplicado.",
  cleared: "Filtro borrado.",
  fieldMissing: "Elija un campo.",
  valueMissing: "Introduzca un valor.",
  valuesMissing: "Añada al menos un valor.",
  numberMalformed: "Introduzca un número.",
  dateMalformed: "Introduzca una fecha y una hora.",
  kindsDiffer: "Los dos valores deben ser del mismo tipo.",
  broken: "Este filtro no se puede usar y se ha ignorado.",
  fixed: "Esta condición no se puede editar aquí. Solo puede quitarla.",
  everything: "todos los elementos",
  nothing: "ningún elemento",
  eq: "es",
  ne: "no es",
  lt: "es menor que",
  gt: "es mayor que",
  lte: "es como máximo",
  gte: "es como mínimo",
  between: "está entre",
  before: "es anterior a",
  after: "es posterior a",
  notAfter: "no es posterior a",
  notBefore: "no es anterior a",
  startsWith: "empieza por",
  endsWith: "termina en",
  contains: "contiene",
  matches: "coincide con",
  hasSome: "alguno de",
  hasAll: "todos los de",
  in: "es uno de",
  exists: "está definido",
  existsNot: "no está definido",
  isEmpty: "está vacío",
  isNotEmpty: "no está vacío",
  condition: (position) => `Condición ${number(position)}`,
  group: (position) => `Grupo ${number(position)}`,
  removeCondition: (position) => `Quitar la condición ${number(position)}`,
  removeGroup: (position) => `Quitar el grupo ${number(position)}`,
  quoted: (text) => `«${text}»`,
  removeValue: (value) => `Quitar ${value}`,
  comparison: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  listComparison: (field, operator, value) => `${field}: ${operator} ${value}`,
  rangeComparison: (field, lower, upper) => `${field} es como mínimo ${lower}, pero menor que ${upper}`,
  and: (parts, grouped) => joined(parts, grouped, (next) => (/^\P{L}*(?:i|í|hi(?!e))/iu.test(next) ? "e" : "y")),
  or: (parts, grouped) => joined(parts, grouped, (next) => (/^(?:\P{L}*(?:o|ó|ho)|8)/iu.test(next) ? "u" : "o")),
  not: (part) => `no ${part}`,
  more: (values, hidden) => `${values} y ${number(hidden)} más`
}

// Spanish uses “e” before the sound of i, and “u” before the sound of o: «e idioma», «u obra».
const joined = (parts: ReadonlyArray<string>, grouped: boolean, word: (next: string) => string): string =>
  parts.reduce((text, next) => `${text}${grouped ? "," : ""} ${word(next)} ${next}`)

const distinct: Messages["distinct"] = {
  loading: "Cargando valores…",
  empty: "No hay valores para elegir.",
  more: "Mostrar más valores",
  clear: "Quitar la selección",
  cleared: "Selección borrada.",
  uncounted: "No hemos podido contar los elementos de cada valor.",
  items: (items) => `, ${count(items, { one: "# elemento", many: "# de elementos", other: "# elementos" })}`
}

const failure: Messages["failure"] = {
  retry: "Volver a intentarlo",
  retrying: "Volviendo a intentarlo…",
  retryIn: (left) => `Volver a intentarlo en ${seconds(left)}`,
  waitOver: "Ya puede volver a intentarlo.",
  signIn: "Iniciar sesión",
  reference: (reference) => `Referencia: ${reference}`,
  copy: "Copiar referencia",
  copied: "Copiado.",
  copyFailed: "No se ha podido copiar. Seleccione la referencia y cópiela manualmente.",
  developers: "Para desarrolladores",
  code: "Código",
  fix: "Cómo solucionarlo",
  meaning: "Significado",
  place: "Ruta",
  parameters: "Parámetros",
  mendable: "Modifique la llamada antes de volver a intentarlo.",
  faultless: "La llamada es correcta. Vuelva a intentarlo más tarde."
}

const item: Messages["item"] = {
  createTitle: "Nuevo elemento",
  editTitle: "Editar el elemento",
  create: "Crear",
  creating: "Creando…",
  save: "Guardar cambios",
  saving: "Guardando…",
  loading: "Cargando…",
  notFound: "No hemos encontrado este elemento. Puede que se haya eliminado.",
  retry: "Intentar de nuevo",
  created: "Elemento creado.",
  saved: "Cambios guardados.",
  unchanged: "No hay cambios que guardar.",
  removed: "Elemento eliminado.",
  reset: "Descartar cambios",
  unsaved: (fields) =>
    count(fields, {
      one: "# campo tiene cambios sin guardar.",
      many: "# de campos tienen cambios sin guardar.",
      other: "# campos tienen cambios sin guardar."
    }),
  changed: "cambiado",
  optional: "opcional",
  linesHint: "Introduzca un valor por línea.",
  jsonHint: "Introduzca JSON. Ponga los textos entre comillas.",
  referencesLater: "Podrá seleccionarlos después de crear el elemento.",
  notSelected: "Ninguno",
  oddNames: (names) =>
    `Los filtros no encuentran estos campos porque sus nombres contienen un punto o un signo de dólar: ${names}.`,
  conflict: "Otra persona también ha cambiado estos campos. Elija qué valores quiere conservar:",
  mine: "El suyo",
  theirs: "El otro",
  saveSelected: "Guardar los valores seleccionados",
  remove: "Eliminar",
  removeTitle: "¿Eliminar este elemento?",
  removeText: "El elemento se eliminará de la colección.",
  removing: "Eliminando…",
  cancel: "Cancelar",
  leaveTitle: "¿Salir sin guardar?",
  leaveText: "Lo que ha escrito no está guardado y se perderá.",
  leave: "Salir",
  stay: "Quedarse",
  signIn: "Iniciar sesión"
}

const patch: Messages["patch"] = {
  title: "Cambiar campos",
  submit: "Aplicar cambios",
  submitting: "Aplicando…",
  change: (position) => `Cambio ${number(position)}`,
  field: "Campo",
  action: "Acción",
  value: "Valor",
  set: "Poner",
  remove: "Quitar el campo",
  increment: "Sumar al número",
  append: "Añadir a la lista",
  pull: "Quitar de la lista",
  add: "Añadir un cambio",
  drop: (position) => `Quitar el cambio ${number(position)}`,
  preview: "Vista previa",
  before: "Antes",
  after: "Después",
  absent: "sin definir",
  same: "Estos cambios no tienen efecto en el elemento.",
  saved: "Cambios guardados."
}

const reference: Messages["reference"] = {
  search: "Escriba para buscar",
  searching: "Buscando…",
  results: (shown) => count(shown, { one: "# resultado", many: "# de resultados", other: "# resultados" }),
  noResults: "No hay resultados.",
  more: "Mostrar más resultados",
  selected: "Seleccionados",
  selectedCount: (items) => `Seleccionados: ${number(items)}`,
  unread: "Aquí no se muestran todos los elementos seleccionados. Los demás siguen seleccionados.",
  nothingSelected: "No hay nada seleccionado.",
  itemSelected: (item) => `${item}: seleccionado`,
  remove: (item) => `Quitar ${item}`,
  removed: (item) => `${item}: quitado`,
  broken: (id) => `Ya no existe: ${id}`,
  loading: "Cargando los elementos seleccionados…",
  moreSelected: "Mostrar más elementos seleccionados",
  replace: "Guardar selección",
  replacing: "Guardando…",
  replaced: "Selección guardada.",
  clear: "Borrar búsqueda",
  retry: "Intentar de nuevo"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Todos los resultados seleccionados" : `Seleccionados: ${number(selected)}`}${excepted === 0 ? "" : `, excepto ${number(excepted)}`}`,
  clear: "Borrar la selección",
  act: (verb) => ({ add: "Añadir", change: "Cambiar", remove: "Eliminar", truncate: "Vaciar" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `¿Vaciar ${name}?`
      : `¿${{ add: "Añadir", change: "Cambiar", remove: "Eliminar" }[verb]} ${amount === undefined ? "todos los resultados" : items(amount)}?`,
  confirmText: (verb, undoable) =>
    ({
      add: "Se añadirán a la colección.",
      change: "Esto no se puede deshacer.",
      remove: undoable
        ? "Se eliminarán de la colección. Solo se puede deshacer con sus propios elementos."
        : "Esto no se puede deshacer.",
      truncate: "Se eliminarán todos los elementos. Esto no se puede deshacer."
    })[verb],
  typeName: (name) => `Escriba ${name} para confirmar`,
  cancel: "Cancelar",
  gathering: (found) => `Buscando los elementos… ${number(found)} hasta ahora`,
  running: (verb) => ({ add: "Añadiendo…", change: "Cambiando…", remove: "Eliminando…", truncate: "Vaciando…" })[verb],
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  percent: (percent) => `${number(percent)} %`,
  left: (left) => `faltan ${number(left)}`,
  stop: "Detener",
  stopping: "Se detendrá después de los elementos actuales…",
  stopWaiting: "Detener ahora",
  finished: (failed, total) =>
    failed === 0
      ? "Listo."
      : failed >= total
        ? "Han fallado todos los elementos."
        : `Listo, pero ${count(failed, { one: "ha fallado # elemento", many: "han fallado # de elementos", other: "han fallado # elementos" })}.`,
  emptied: (name) => `${name} está ahora vacía.`,
  canceled: (done, total) => `Detenido tras ${number(done)} de ${number(total)}.`,
  canceledEarly: "Detenido. No se ha cambiado ningún elemento.",
  untouched: "Los demás elementos no se han cambiado.",
  uncertain: "No sabemos si se han cambiado los últimos elementos.",
  tally: (status, amount) =>
    `${{ inserted: "Añadidos", updated: "Cambiados", removed: "Eliminados", skipped: "Omitidos", failed: "Fallidos", unknown: "Desconocidos" }[status]}: ${number(amount)}`,
  resume: "Continuar",
  resumesOnline: "Continuará automáticamente cuando recupere la conexión.",
  retryFailed: (failed) => `Reintentar ${items(failed)}`,
  saveAs: (format) => `Guardar como ${format}`,
  done: "Cerrar",
  reportCaption: (rows) =>
    count(rows, { one: "# elemento ha fallado", many: "# de elementos han fallado", other: "# elementos han fallado" }),
  place: "Posición",
  line: "Línea",
  item: "Elemento",
  field: "Campo",
  reason: "Motivo",
  showMore: (rows) => `Mostrar ${number(rows)} más`,
  valueFault: (fault) =>
    ({
      missing: "Falta un valor.",
      boolean: "Se esperaba true o false.",
      number: "Se esperaba un número.",
      date: "Se esperaba una fecha, como 2026-01-31.",
      list: 'Se esperaba una lista, como ["uno", "dos"].',
      object: "Se esperaba un objeto JSON.",
      invalid: "El valor no es válido."
    })[fault],
  rowFault: (fault, cells, columns) =>
    ({
      cells: `La fila tiene ${number(cells)} celdas, pero el archivo solo tiene ${number(columns)} columnas.`,
      quotes: "Falta una comilla o está en un lugar incorrecto.",
      tooLong: "La fila es demasiado larga. Compruebe que todas las comillas estén cerradas.",
      notObject: "La línea no es un objeto JSON."
    })[fault],
  reasonUnknown: "No sabemos si esto se ha realizado.",
  reasonGone: "Este elemento ya no existe.",
  reasonUnmet: "Este elemento no cumple la condición del cambio.",
  reasonForbidden: "No tiene permiso para cambiar este elemento.",
  reasonTooLarge: "Este elemento es demasiado grande para enviarlo.",
  denied: "No tiene permiso para hacer esto.",
  signIn: "Inicie sesión para hacer esto. Su selección se conserva.",
  signInNow: "Iniciar sesión",
  leaveTitle: "¿Salir mientras está en curso?",
  leaveText: "Los elementos restantes no se procesarán.",
  leave: "Salir",
  stay: "Quedarse"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `Importar en ${name}`,
  pick: "Elegir un archivo",
  drop: "o suéltalo aquí",
  accepts: "CSV (tabla) o JSONL (un objeto por línea)",
  template: "Descargar una plantilla",
  sample: "Ejemplo",
  id: "Identificador",
  leftOut: (columns) => `No se importan porque la colección no tiene esos campos: ${columns}`,
  reading: (file) => `Leyendo ${file}…`,
  otherFile: "Elegir otro archivo",
  format: "Formato",
  formatName: (format) => (format === "CSV" ? "CSV (tabla)" : "JSONL (un objeto por línea)"),
  previewCaption: (rows) => `Primeras filas: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Sin errores en las primeras ${number(checked)} filas.`
      : `Errores en ${number(mistaken)} de las primeras ${number(checked)} filas. Se omitirán y se enumerarán al final.`,
  noRows: "Este archivo no tiene filas.",
  columns: "Columnas",
  goesTo: (column) => `Campo para la columna ${column}`,
  ownName: (column) => `${column} (mismo nombre)`,
  leaveOut: "No importar",
  fieldType: (type) =>
    ({
      text: "texto",
      number: "número",
      boolean: "sí o no",
      date: "fecha",
      list: "lista",
      object: "objeto",
      reference: "referencia",
      mixed: "cualquiera"
    })[type],
  mode: "Elementos existentes",
  modeName: (mode) =>
    ({ OVERWRITE: "Reemplazarlos", SKIP_EXISTING: "Conservarlos", TRUNCATE_BEFORE: "Vaciar antes la colección" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Una fila reemplaza el elemento con el mismo identificador.",
      SKIP_EXISTING: "Solo se añaden las filas con un identificador nuevo o sin identificador.",
      TRUNCATE_BEFORE: "Se eliminan todos los elementos antes de añadir la primera fila. Esto no se puede deshacer."
    })[mode],
  start: "Importar",
  importing: (file) => `Importando ${file}`,
  rows: (rows) => `Filas guardadas: ${number(rows)}`,
  read: (percent) => `${number(percent)} % del archivo procesado`,
  stop: "Detener",
  stopped: (rows) => `Detenido. Filas tratadas: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Se han importado todas las filas.",
      FAILED: "No se ha podido importar ninguna fila.",
      PARTIALLY_SUCCESSFUL: `Listo, pero ${count(failed, { one: "no se ha podido importar # fila", many: "no se han podido importar # de filas", other: "no se han podido importar # filas" })}.`
    })[status],
  unfinished: (file, rows) =>
    `La importación de ${file} no ha terminado. Se detuvo después de ${count(rows, { one: "# fila", many: "# de filas", other: "# filas" })}.`,
  chooseAgain: "Elija de nuevo el mismo archivo para continuar.",
  otherThan: (file) => `Este archivo no es ${file} o ha cambiado desde entonces.`,
  forget: "Descartar la importación",
  again: "Importar otro archivo",
  fileFault: (what, reason) =>
    `${{ unreadable: "No hemos podido leer este archivo.", header: "La primera fila debe contener los nombres de las columnas.", notTruncated: "Las primeras filas tienen errores o el archivo no tiene filas. No se ha eliminado nada.", notText: "No es un archivo de texto. Elija un archivo CSV o JSONL guardado como UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  headerFault: (fault, name) =>
    ({
      unnamed: "Una columna no tiene nombre.",
      reserved: `Una columna no puede llamarse ${name}.`,
      noFields: "No se importa ninguna columna.",
      fieldTwice: `Dos columnas corresponden al mismo campo: ${name}.`,
      fieldNested: `${name} no puede ser a la vez un valor y un objeto.`,
      columnMissing: `El archivo no tiene la columna ${name}.`,
      quotes: "Falta una comilla o está en un lugar incorrecto.",
      tooLong: "La fila es demasiado larga. Compruebe que todas las comillas estén cerradas."
    })[fault],
  exportTitle: (name) => `Exportar ${name}`,
  scope: "Elementos que se exportan",
  scopeName: (scope, amount) => {
    const said = { all: "Todos los elementos", filter: "Elementos filtrados", selection: "Elementos seleccionados" }[
      scope
    ]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportar",
  exportAgain: "Exportar de nuevo",
  written: (done, total) => `Escritos hasta ahora: ${number(done)} de ${number(total)}.`,
  collecting: (done, total) => `Buscando campos: ${number(done)} de ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Todos los campos" : `Campos: ${number(chosen)} de ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Contando los elementos…" : `Escribiendo ${number(done)} de ${number(total)}…`,
  ready: (amount) => `Archivo listo: ${items(amount)}.`,
  download: (file) => `Guardar ${file}`,
  empty: "No hay nada que exportar.",
  unfit: (id, reason) => `El elemento ${id} no se puede exportar: ${reason}`,
  close: "Cerrar"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({
      backup: "Copia de seguridad",
      restoration: "Restauración",
      movement: "Importación o exportación",
      index: "Índice",
      environment: "Entorno"
    })[kind],
  status: statusName({
    backup: { PENDING: "En curso", READY: "Lista", FAILED: "Fallida", DELETED: "Eliminada", CANCELED: "Cancelada" },
    restoration: { PENDING: "En curso", COMPLETED: "Completada", FAILED: "Fallida" },
    movement: {
      UNINITIALIZED: "Sin empezar",
      INITIALIZING: "Preparando",
      IN_PROGRESS: "En curso",
      COMPLETED: "Completada",
      FAILED: "Fallida",
      PARTIALLY_SUCCESSFUL: "Completada en parte"
    },
    index: {
      BUILDING: "En construcción",
      ACTIVE: "Activo",
      DROPPING: "Eliminándose",
      DROPPED: "Eliminado",
      FAILED: "Fallido",
      INVALID: "No válido"
    },
    environment: { LIVE: "En vivo", SANDBOX: "Entorno de pruebas", SANDBOX_PREFERRED: "Pruebas de preferencia" }
  })
}

const chart: Messages["chart"] = {
  loading: (caption) => `Cargando: ${caption}…`,
  refetching: "Actualizando…",
  empty: "No hay datos para mostrar.",
  groups: (groups) => `${count(groups, { one: "# grupo", many: "# de grupos", other: "# grupos" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `El mayor: ${greatest}, ${greatestValue}. El menor: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: el mayor ${greatest}, ${greatestValue}; el menor ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, gráfico. Use las teclas de flecha para moverse entre los puntos de datos.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} de ${number(marks)}`,
  other: (groups) => `Otros (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# grupo menor está agrupado en «Otros».",
      many: "# de grupos menores están agrupados en «Otros».",
      other: "# grupos menores están agrupados en «Otros»."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# grupo menor no se muestra en el gráfico.",
      many: "# de grupos menores no se muestran en el gráfico.",
      other: "# grupos menores no se muestran en el gráfico."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Solo se cargó # grupo. Hay más.",
      many: "Solo se cargaron # de grupos. Hay más.",
      other: "Solo se cargaron # grupos. Hay más."
    }),
  showAll: "Ver todo en la tabla",
  showTable: "Ver como tabla",
  showChart: "Ver como gráfico",
  share: "Parte",
  total: "Total",
  noName: "Sin valor"
}

/**
 * All messages of the kit in Spanish. The translation is a draft that no Spanish speaker has reviewed.
 *
 * **Example** (Loading the messages on demand)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/es").then(({ es }) => es)
 * ```
 */
export const es: Messages = {
  locale: "es",
  direction: "ltr",
  draft: true,
  form,
  strength,
  toast,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  security,
  forgotPassword,
  resetPassword,
  verification,
  approval,
  session,
  oauth,
  flow,
  table,
  bulk,
  transfer,
  job,
  paging,
  search,
  order,
  chart,
  filter,
  distinct,
  failure,
  item,
  patch,
  reference,
  problems
}
