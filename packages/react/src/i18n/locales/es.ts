/**
 * The Spanish messages, as a draft. No Spanish speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import type { Messages } from "../messages/Messages.ts"
import { sayStatus } from "../messages/TransferMessages.ts"

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

const strength: Messages["strength"] = {
  common: "Mucha gente usa esta contraseña. Elija palabras que nadie más juntaría.",
  personal: "Quien le conozca puede adivinarla con facilidad. Añada palabras que no tengan nada que ver con usted.",
  repeated: "Las repeticiones son fáciles de adivinar. Añada palabras distintas.",
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

const problems: Messages["problems"] = {
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
    `No se ha podido iniciar sesión. Vuelva a intentarlo o póngase en contacto con nosotros.${supportReference(problem)}`,
  emailAlreadyExists: () => "Ya hay una cuenta con este correo electrónico. Inicie sesión.",
  invalidEmail: () => "Este correo electrónico no se puede usar. Revíselo o use otro.",
  registrationRefused: (problem) =>
    `No hemos podido crear su cuenta. Vuelva a intentarlo o póngase en contacto con nosotros.${supportReference(problem)}`,
  unknownState: () => "Esta página no ha entendido la respuesta. Recárguela y vuelva a intentarlo.",
  sessionTimedOut: () => "Su cuenta ha tardado demasiado en abrirse. Vuelva a intentarlo.",
  sessionFrameRefused: () =>
    "Su navegador no nos ha dejado abrir su cuenta en esta página. Recargue la página y vuelva a intentarlo.",
  sessionBlocked: () =>
    "Su navegador bloquea lo que necesitamos para mantener su sesión abierta. Permita las cookies de este sitio y vuelva a intentarlo.",
  sessionRefused: (problem) => `No hemos podido abrir su cuenta. Vuelva a intentarlo.${supportReference(problem)}`,
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
    `La página de inicio de sesión lo ha rechazado. Empiece de nuevo o póngase en contacto con nosotros.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) =>
    `No hemos podido terminar de iniciar su sesión. Empiece de nuevo.${supportReference(problem)}`,
  pageInsecure: () =>
    "Para iniciar sesión hace falta una conexión segura. Abra esta página con una dirección que empiece por https.",
  pageMissing: (problem) =>
    `No hemos encontrado la página de inicio de sesión. Vuelva a intentarlo.${supportReference(problem)}`,
  pageNeeded: () => "Todavía no ha iniciado sesión. Continúe en la página de inicio de sesión.",
  signedOutMeanwhile: () => "Ha cerrado sesión mientras se estaba iniciando. Empiece de nuevo para iniciarla.",
  dateMalformed: () => "Introduzca la fecha completa o deje el campo vacío.",
  numberMalformed: () => "Introduzca un número, por ejemplo, 12 o 12,5.",
  phoneMalformed: () => "Introduzca un número de teléfono en cifras.",
  profileChanged: () =>
    "Su perfil se ha cambiado en otro lugar mientras lo editaba. No se ha perdido nada de lo que ha escrito: guárdelo en lugar de la versión nueva o descártelo.",
  profileRefused: (problem) =>
    `No hemos podido guardar su perfil. Vuelva a intentarlo o póngase en contacto con nosotros.${supportReference(problem)}`,
  notSignedIn: () =>
    "Su sesión ya no está abierta. Inicie sesión en otra pestaña y vuelva aquí: no se ha perdido nada de lo que ha escrito.",
  captchaBlocked: () =>
    "No se ha podido cargar la comprobación de que no es un robot. Permita que esta página la cargue o vuelva a intentarlo más tarde.",
  captchaExpired: () => "La comprobación de que no es un robot no se ha completado a tiempo. Vuelva a intentarlo.",
  captchaClosed: () => "La comprobación de que no es un robot se ha cerrado antes de terminar. Vuelva a intentarlo.",
  captchaFailed: (problem) =>
    `La comprobación de que no es un robot no ha funcionado. Vuelva a intentarlo.${supportReference(problem)}`,
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
    `Su navegador no ha permitido usar la llave de acceso. Vuelva a intentarlo o elija otro método.${supportReference(problem)}`,
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
    `Ha habido un error por nuestra parte. Vuelva a intentarlo dentro de un momento.${supportReference(problem)}`,
  rateLimited: (problem) => `Ha habido demasiados intentos. ${patience(problem)}`,
  tooLarge: () => "Es más de lo que podemos recibir de una vez. Acórtelo y vuelva a intentarlo.",
  unreadable: (problem) =>
    `Hemos recibido una respuesta que no hemos podido leer. Vuelva a intentarlo.${supportReference(problem)}`,
  sessionEnded: () => "Su sesión ha caducado. Vuelva a iniciarla para continuar.",
  sessionUnavailable: () =>
    "En este momento no podemos confirmar su identidad. Vuelva a intentarlo dentro de un momento.",
  refused: (problem) => `Se ha rechazado la solicitud.${supportReference(problem)}`,
  unexpected: () => "Ha habido un error inesperado en esta página. Recárguela y vuelva a intentarlo.",
  noPermission: () => "No tiene permiso para ver este contenido.",
  signInRequired: () => "Inicie sesión para ver este contenido.",
  internalError: (problem) =>
    `Ha habido un error por nuestra parte. Vuelva a intentarlo dentro de un momento.${supportReference(problem)}`,
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
  misconfigured: (problem) => `Esta vista está mal configurada.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "Iniciar sesión",
  submit: "Iniciar sesión",
  submitting: "Iniciando sesión…",
  opening: "Abriendo su cuenta…",
  done: "Ha iniciado sesión.",
  verifyEmail: (email) => `Hemos enviado un código a ${email}. Introdúzcalo para terminar de iniciar sesión.`,
  awaitApproval: "Su cuenta está pendiente de aprobación. Le escribiremos cuando pueda iniciar sesión.",
  proveFactor: "Confirme su identidad para continuar.",
  leaving: "Le llevamos a una de nuestras páginas para terminar de iniciar sesión…",
  forgot: "¿Ha olvidado su contraseña?",
  passkeyVerifying: "Comprobando su llave de acceso…",
  passkeyRetry: "Volver a ofrecer mis llaves de acceso"
}

const signUp: Messages["signUp"] = {
  title: "Crear una cuenta",
  submit: "Crear cuenta",
  submitting: "Creando su cuenta…",
  opening: "Abriendo su cuenta…",
  done: "Su cuenta está lista y ha iniciado sesión.",
  verifyEmail: (email) => `Hemos enviado un código a ${email}. Introdúzcalo para terminar de crear su cuenta.`,
  awaitApproval: "Su cuenta está pendiente de aprobación. Le escribiremos cuando pueda iniciar sesión.",
  proveFactor: "Confirme su identidad para continuar.",
  leaving: "Le llevamos a una de nuestras páginas para abrir su cuenta…",
  toSignIn: "Iniciar sesión"
}

const captcha: Messages["captcha"] = {
  title: "Comprobación de seguridad",
  loading: "Cargando la comprobación de seguridad…",
  ready: "Confirme que no es un robot y envíe el formulario.",
  solved: "Confirmado. Ya puede enviar el formulario.",
  expired: "Su confirmación ha caducado. Confirme otra vez que no es un robot.",
  retry: "Volver a cargar"
}

const session: Messages["session"] = {
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

const oauth: Messages["oauth"] = {
  signIn: "Ir a iniciar sesión",
  creating: "Abriendo la página de inicio de sesión…",
  redirecting: "Le llevamos a la página de inicio de sesión…",
  finishing: "Terminando de iniciar sesión…",
  finished: "Ha iniciado sesión.",
  goOn: "Continuar",
  notFinished: "No ha iniciado sesión",
  startAgain: "Empezar de nuevo",
  alreadySignedIn: "Ya ha iniciado sesión.",
  signedOut: "Ha cerrado sesión.",
  stillSignedIn: "Su sesión sigue abierta aquí.",
  checkedOut: "Ha vuelto de la página de pago.",
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
  missingTitle: "Este paso no se ha cargado",
  missingText: "No se ha perdido nada de lo que ha escrito. Compruebe su conexión y vuelva a intentarlo.",
  retry: "Reintentar",
  passwordChanged: "Su contraseña nueva está guardada. Inicie sesión con ella.",
  verified: "Su correo está confirmado. Inicie sesión para continuar.",
  approved: "Su cuenta está aprobada. Ya puede iniciar sesión.",
  pageTitle: "Un paso más",
  pageText:
    "Su navegador no permite iniciar sesión directamente en esta página. Le llevamos a una de nuestras páginas que sí puede.",
  toPage: "Continuar allí",
  signedIn: "Ha iniciado sesión",
  goOn: "Continuar"
}

const account: Messages["account"] = {
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

const changePassword: Messages["changePassword"] = {
  title: "Cambiar la contraseña",
  submit: "Cambiar contraseña",
  submitting: "Cambiando su contraseña…",
  currentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  username: "Cuenta",
  hint: "Su sesión sigue abierta aquí. En los demás dispositivos tendrá que volver a iniciarla.",
  done: "Su contraseña ha cambiado. En los demás dispositivos, inicie sesión con la nueva."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "¿Ha olvidado su contraseña?",
  explanation: "Introduzca su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.",
  submit: "Enviar enlace",
  submitting: "Enviando el enlace…",
  sentTitle: "Revise su correo",
  sent: (email) => `Si hay una cuenta para ${email}, le llegará un enlace para elegir una contraseña nueva.`,
  sentHint: "Puede tardar unos minutos. El enlace sirve durante una hora. Mire también en la carpeta de spam.",
  otherAddress: "Usar otro correo"
}

const resetPassword: Messages["resetPassword"] = {
  title: "Elija una contraseña nueva",
  account: "Para la cuenta",
  password: "Contraseña nueva",
  submit: "Guardar contraseña",
  submitting: "Guardando su contraseña…",
  opening: "Abriendo su cuenta…",
  done: "Su contraseña nueva está guardada y ha iniciado sesión.",
  verifyEmail: (email) =>
    `Su contraseña nueva está guardada. Hemos enviado un código a ${email}. Introdúzcalo para continuar.`,
  awaitApproval: "Su contraseña nueva está guardada. Su cuenta sigue pendiente de aprobación: le escribiremos.",
  proveFactor: "Su contraseña nueva está guardada. Confirme su identidad para continuar.",
  changed: "Su contraseña nueva está guardada. Inicie sesión con ella.",
  signIn: "Iniciar sesión",
  missingTitle: "Abra el enlace de su correo",
  missing: "Una contraseña solo se puede cambiar con el enlace que enviamos. Vuelva a abrirlo o pida uno nuevo aquí.",
  overTitle: "Este enlace ya no sirve",
  over: "Ya se ha usado o es demasiado antiguo. Su contraseña no ha cambiado. Pida un enlace nuevo aquí."
}

const verification: Messages["verification"] = {
  title: "Confirme su correo electrónico",
  explanation: (email) => `Hemos enviado un código a ${email}.`,
  code: "Código del correo",
  hint: "¿No le ha llegado? Mire también en la carpeta de spam.",
  submit: "Confirmar",
  submitting: "Comprobando el código…",
  opening: "Abriendo su cuenta…",
  resend: "Enviar un código nuevo",
  resent: (email) => `Hemos enviado un código nuevo a ${email}.`,
  changeEmail: "Usar otro correo",
  sendLink: "Enviarme un enlace en su lugar",
  sendingLink: "Enviando el enlace…",
  linkSent: (email) => `Hemos enviado un enlace a ${email}. Ábralo para confirmar su correo y después inicie sesión.`,
  enterCode: "Introducir el código en su lugar",
  done: "Su correo está confirmado y ha iniciado sesión.",
  verifyEmail: (email) => `Hace falta otro código. Lo hemos enviado a ${email}.`,
  awaitApproval: "Su correo está confirmado. Ahora su cuenta está pendiente de aprobación: le escribiremos.",
  proveFactor: "Su correo está confirmado. Ahora confirme su identidad para continuar.",
  verified: "Su correo está confirmado. Inicie sesión para continuar.",
  signIn: "Iniciar sesión",
  lostTitle: "Vuelva a iniciar sesión",
  lost: "Este código ya no se puede comprobar aquí: se ha usado, es demasiado antiguo o se ha salido de esta página. Vuelva a iniciar sesión y le enviaremos uno nuevo.",
  startAgain: "Volver a iniciar sesión"
}

const approval: Messages["approval"] = {
  title: "Su cuenta está pendiente de aprobación",
  pending: "Revisamos todas las cuentas nuevas. Le escribiremos cuando pueda iniciar sesión.",
  pendingVerification: "Confirme primero su correo electrónico. Después revisaremos su cuenta y le escribiremos.",
  steps: "Lo que queda por hacer",
  registered: "Cuenta creada",
  verifyEmail: "Correo electrónico confirmado",
  approval: "Cuenta aprobada",
  stepDone: "hecho",
  stepDue: "pendiente",
  enterCode: "Confirmar el correo electrónico",
  submit: "Comprobar de nuevo",
  submitting: "Comprobando…",
  opening: "Abriendo su cuenta…",
  stillPending: (at) => `Todavía no. Última comprobación: ${time(at)}.`,
  signIn: "Probar a iniciar sesión",
  signInNow: "Iniciar sesión",
  signedIn: "Su cuenta está aprobada y ha iniciado sesión.",
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

const factors: Messages["factors"] = {
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

const profileFields: Messages["profileFields"] = {
  firstName: "Nombre",
  lastName: "Apellidos",
  nickname: "Apodo",
  company: "Empresa",
  position: "Cargo",
  birthdate: "Fecha de nacimiento",
  language: "Idioma",
  picture: "Dirección web de su foto",
  privacyStatus: "Quién puede ver su perfil",
  privacyUndefined: "Sin decidir: se aplica la norma de la tienda",
  privacyPublic: "Todo el mundo: los demás miembros pueden encontrarme",
  privacyPrivate: "Solo la tienda y yo",
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
  tag: "Uso",
  tagUntagged: "General",
  tagMain: "Principal",
  tagHome: "Casa",
  tagWork: "Trabajo",
  tagMobile: "Móvil",
  tagFax: "Fax",
  tagBilling: "Facturación",
  tagShipping: "Envío",
  notChosen: "Sin elegir",
  addEmail: "Añadir un correo electrónico",
  addPhone: "Añadir un teléfono",
  addAddress: "Añadir una dirección",
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

const items = (total: number): string =>
  count(total, { one: "# elemento", many: "# de elementos", other: "# elementos" })

const table: Messages["table"] = {
  loading: (caption) => `Cargando: ${caption}…`,
  refetching: "Actualizando…",
  empty: "Aquí todavía no hay nada.",
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
  notADate: "no es una fecha",
  draft: "Borrador",
  saving: "Guardando…",
  notSaved: (reason) => `No se guardó: ${reason}`,
  stale: (since) => `Así estaba a las ${time(since)}.`,
  wait: (seconds) => `Reintentar en ${number(seconds)} s`,
  waitOver: "Ya puede intentarlo de nuevo.",
  signIn: "Iniciar sesión",
  select: (item) => `Seleccionar ${item}`,
  selectPage: "Seleccionar todo en esta página",
  selected: (selected) => `Selección: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Todos los resultados están seleccionados" : `Todos los resultados están seleccionados: ${number(selected)}`}${except === 0 ? "" : `, excluidos: ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Seleccionar todos los resultados" : `Seleccionar todos los resultados (${number(total)})`,
  clearSelection: "Quitar la selección"
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
  unread: (page) => `No se pudo leer la página ${number(page)}.`,
  beyond: "Ya no hay nada en esta página.",
  loadingList: (label) => `Cargando: ${label}…`,
  loadMore: "Cargar más",
  loadingMore: "Cargando más…",
  loaded: (added, shown) =>
    `${count(added, { one: "# elemento más", many: "# de elementos más", other: "# elementos más" })}, ${number(shown)} en total.`,
  end: (shown) => `Eso es todo: ${items(shown)}.`,
  empty: "Aquí todavía no hay nada.",
  retry: "Reintentar",
  signIn: "Iniciar sesión",
  newItems: (added) =>
    `Mostrar ${count(added, { one: "# elemento nuevo", many: "# de elementos nuevos", other: "# elementos nuevos" })}`,
  pastList: "Saltar la lista",
  offline: "No tienes conexión. Lo que está aquí se queda, y el resto llegará cuando vuelvas.",
  ignored: (parts) => `Una parte de esta dirección no se pudo entender y se omitió: ${list(parts)}.`,
  dismiss: "Cerrar"
}

const search: Messages["search"] = {
  label: "Búsqueda",
  submit: "Buscar",
  clear: "Borrar la búsqueda",
  mode: "Buscar elementos con",
  allWords: "todas las palabras",
  anyWord: "alguna palabra",
  fuzzy: "También grafías parecidas",
  searching: "Buscando…",
  results: (found, more, text) =>
    more
      ? `«${text}»: los primeros ${number(found)} resultados`
      : `«${text}»: ${count(found, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`,
  noResults: (text) => `No se encontró nada para «${text}».`,
  hint: "Prueba con menos palabras o con otras.",
  tryAny: "Buscar alguna de las palabras",
  tryFuzzy: "Buscar también grafías parecidas",
  retry: "Reintentar",
  signIn: "Iniciar sesión"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ascendente" : "descendente")

const order: Messages["order"] = {
  label: "Ordenar por",
  none: "Sin orden",
  thenBy: "Después por",
  ascending: "Ascendente",
  descending: "Descendente",
  turn: (field, order) => `${field}: ${name(order)}. Invertir`,
  sooner: (field) => `Ordenar antes por ${field}`,
  later: (field) => `Ordenar después por ${field}`,
  remove: (field) => `No ordenar por ${field}`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Ordenado por ${parts.join(", después ")}`,
  unsorted: "Sin ordenar"
}

const filter: Messages["filter"] = {
  title: "Filtrar",
  match: "Qué elementos se muestran",
  all: "Se cumplen todas",
  any: "Se cumple alguna",
  notAll: "No se cumplen todas",
  none: "No se cumple ninguna",
  field: "Campo",
  operator: "Comparación",
  value: "Valor",
  lower: "Desde",
  upper: "Hasta, sin incluirlo",
  type: "Tipo de valor",
  text: "Texto",
  number: "Número",
  date: "Fecha y hora",
  boolean: "Sí o no",
  yes: "Sí",
  no: "No es así",
  addCondition: "Añadir una condición",
  addGroup: "Añadir un grupo",
  addValue: "Añadir",
  apply: "Aplicar el filtro",
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
  broken: "Este filtro no se puede usar. Se ha omitido.",
  fixed: "Esta condición solo se puede quitar aquí.",
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
  matches: "dice",
  hasSome: "tiene alguno de",
  hasAll: "tiene todos los de",
  in: "es uno de",
  exists: "está presente",
  existsNot: "no está presente",
  isEmpty: "está vacío",
  isNotEmpty: "no está vacío",
  condition: (position) => `Condición ${number(position)}`,
  group: (position) => `Grupo ${number(position)}`,
  removeCondition: (position) => `Quitar la condición ${number(position)}`,
  removeGroup: (position) => `Quitar el grupo ${number(position)}`,
  quoted: (text) => `«${text}»`,
  removeValue: (value) => `Quitar ${value}`,
  says: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  saysRange: (field, lower, upper) => `${field} es como mínimo ${lower}, pero menor que ${upper}`,
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
  cleared: "Ya no hay nada seleccionado.",
  uncounted: "No se pudo contar cuántos elementos tiene cada valor.",
  items: (items) => `, ${count(items, { one: "# elemento", many: "# de elementos", other: "# elementos" })}`
}

const failure: Messages["failure"] = {
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

const item: Messages["item"] = {
  createTitle: "Nuevo elemento",
  editTitle: "Editar el elemento",
  create: "Crear",
  creating: "Creando…",
  save: "Guardar cambios",
  saving: "Guardando…",
  loading: "Cargando…",
  notFound: "Este elemento no existe. Puede que se haya eliminado.",
  retry: "Intentar de nuevo",
  created: "El elemento está creado.",
  saved: "Sus cambios están guardados.",
  unchanged: "No cambió nada, así que no había nada que guardar.",
  removed: "El elemento está eliminado.",
  reset: "Descartar cambios",
  unsaved: (fields) =>
    count(fields, {
      one: "# campo aún no está guardado.",
      many: "# de campos aún no están guardados.",
      other: "# campos aún no están guardados."
    }),
  changed: "cambiado",
  optional: "opcional",
  linesHint: "Un valor por línea.",
  jsonHint: "Escrito como JSON, los textos entre comillas.",
  referencesLater: "Se podrá elegir cuando el elemento esté creado.",
  notChosen: "Ninguno",
  oddNames: (names) =>
    `Los filtros no encuentran estos campos por un punto o un signo de dólar en su nombre: ${names}.`,
  conflict: "Ambos cambiaron estos campos. Elija qué valor se queda:",
  mine: "El suyo",
  theirs: "El otro",
  saveChosen: "Guardar con estos valores",
  remove: "Eliminar",
  removeTitle: "¿Eliminar este elemento?",
  removeText: "No se podrá recuperar.",
  removing: "Eliminando…",
  cancel: "Cancelar",
  leaveTitle: "¿Salir sin guardar?",
  leaveText: "Lo que escribió aquí aún no está guardado y se perderá.",
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
  action: "Qué hacer",
  value: "Valor",
  set: "Poner",
  remove: "Quitar el campo",
  increment: "Sumar al número",
  append: "Añadir a la lista",
  pull: "Sacar de la lista",
  add: "Añadir otro cambio",
  drop: (position) => `Descartar el cambio ${number(position)}`,
  preview: "Vista previa",
  before: "Antes",
  after: "Después",
  absent: "no está",
  same: "Estos cambios dejan el elemento como está.",
  saved: "Los cambios están hechos."
}

const reference: Messages["reference"] = {
  search: "Escriba para buscar",
  searching: "Buscando…",
  results: (shown) => count(shown, { one: "# resultado", many: "# de resultados", other: "# resultados" }),
  noResults: "No se encontró nada.",
  more: "Mostrar más resultados",
  chosen: "Elegido",
  chosenCount: (items) => `Elegidos: ${number(items)}`,
  unread: "Hay más elementos elegidos de los que se muestran aquí. Los que no se muestran siguen elegidos.",
  nothingChosen: "No hay nada elegido.",
  take: (item) => `Elegir ${item}`,
  taken: (item) => `${item}: elegido`,
  remove: (item) => `Quitar ${item}`,
  removed: (item) => `${item}: quitado`,
  broken: (id) => `Ya no existe: ${id}`,
  loading: "Cargando lo elegido…",
  moreChosen: "Mostrar más de lo elegido",
  replace: "Guardar la selección",
  replacing: "Guardando…",
  replaced: "La selección está guardada.",
  clear: "Borrar la búsqueda",
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

const transfer: Messages["transfer"] = {
  importTitle: (name) => `Importar en ${name}`,
  pick: "Elegir un archivo",
  drop: "o suéltalo aquí",
  accepts: "Una tabla (CSV) o un objeto por línea (JSONL)",
  reading: (file) => `Leyendo ${file}…`,
  otherFile: "Elegir otro archivo",
  format: "Formato",
  formatName: (format) => (format === "CSV" ? "CSV, una tabla" : "JSONL, un objeto por línea"),
  previewCaption: (rows) => `Primeras filas: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Sin errores en las primeras ${number(checked)} filas.`
      : `Errores en ${number(mistaken)} de las primeras ${number(checked)} filas. Se omiten y se enumeran al final.`,
  noRows: "No hay filas en este archivo.",
  columns: "Columnas",
  goesTo: (column) => `La columna ${column} va a`,
  ownName: (column) => `${column} (su propio nombre)`,
  leaveOut: "ninguna parte: omitirla",
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
  mode: "Elementos que ya están",
  modeName: (mode) =>
    ({
      OVERWRITE: "Reemplazarlos",
      SKIP_EXISTING: "Dejarlos como están",
      TRUNCATE_BEFORE: "Vaciar antes la colección"
    })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Una fila con el _id de un elemento ocupa su lugar.",
      SKIP_EXISTING: "Solo se añaden filas con un _id nuevo, o sin él.",
      TRUNCATE_BEFORE: "Se eliminan todos los elementos antes de añadir la primera fila. Esto no se puede deshacer."
    })[mode],
  start: "Importar",
  importing: (file) => `Importando ${file}`,
  rows: (rows) => `Filas hasta ahora: ${number(rows)}`,
  read: (percent) => `${number(percent)} % del archivo procesado`,
  stop: "Detener",
  stopped: (rows) => `Detenido. Filas tratadas: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Todas las filas están guardadas.",
      FAILED: "No se ha podido guardar ninguna fila.",
      PARTIALLY_SUCCESSFUL: `Hecho. Filas no guardadas: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `La importación de ${file} no terminó. Filas tratadas: ${number(rows)}.`,
  chooseAgain: "Elige el mismo archivo otra vez y continúa desde ahí.",
  otherThan: (file) => `Este archivo no es ${file}, o ha cambiado desde entonces.`,
  forget: "Olvidarla",
  again: "Importar otro archivo",
  fileFault: (what, reason) =>
    `${{ unreadable: "No se ha podido leer el archivo.", header: "La primera fila no nombra las columnas.", notTruncated: "Las primeras filas tienen errores, o no hay ninguna: no se ha eliminado nada.", notText: "No es un archivo de texto: elige una tabla (CSV) o líneas de objetos (JSONL), guardada como UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `Exportar ${name}`,
  scope: "Qué elementos",
  scopeName: (scope, amount) => {
    const said = { all: "Todos los elementos", filter: "Lo que encuentra el filtro", selection: "Lo seleccionado" }[
      scope
    ]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportar",
  exportAgain: "Exportar de nuevo",
  written: (done, total) => `En el archivo hasta ahora: ${number(done)} de ${number(total)}.`,
  collecting: (done, total) => `Buscando los campos: ${number(done)} de ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Todos los campos" : `Campos: ${number(chosen)} de ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Contando los elementos…" : `Escribiendo ${number(done)} de ${number(total)}…`,
  ready: (amount) => `El archivo está listo. Elementos: ${number(amount)}.`,
  download: (file) => `Guardar ${file}`,
  empty: "No hay nada que exportar.",
  unfit: (id, reason) => `El elemento ${id} no se puede escribir: ${reason}`,
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
  status: sayStatus({
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
  empty: "Todavía no hay nada que dibujar.",
  groups: (groups) => `${count(groups, { one: "# grupo", many: "# de grupos", other: "# grupos" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `El mayor: ${greatest}, ${greatestValue}. El menor: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: el mayor ${greatest}, ${greatestValue}; el menor ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, como imagen. Las flechas del teclado van de marca en marca.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} de ${number(marks)}`,
  other: (groups) => `Otros (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# grupo menor está en «Otros».",
      many: "# de grupos menores están juntos en «Otros».",
      other: "# grupos menores están juntos en «Otros»."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# grupo menor no está en la imagen.",
      many: "# de grupos menores no están en la imagen.",
      other: "# grupos menores no están en la imagen."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Solo se leyó # grupo. Hay más.",
      many: "Solo se leyeron # de grupos. Hay más.",
      other: "Solo se leyeron # grupos. Hay más."
    }),
  showAll: "Ver todo en la tabla",
  showTable: "Ver como tabla",
  showChart: "Ver como gráfico",
  share: "Parte",
  total: "En total",
  noName: "Sin nombre"
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
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
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
