/**
 * The French messages, as a draft. No French speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import { limitText } from "../messages/ItemMessages.ts"
import type { Messages } from "../messages/Messages.ts"
import { statusName } from "../messages/TransferMessages.ts"

const { count, day, list, number, seconds, time } = formatOf<"one" | "many">("fr")

const strengths = ["Très faible", "Faible", "Moyenne", "Bonne", "Excellente"] as const

const form: Messages["form"] = {
  email: "Adresse e-mail",
  password: "Mot de passe",
  newPassword: "Choisissez un mot de passe",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  check: (fields) => (fields === 1 ? "Vérifiez ce champ\u202f:" : "Vérifiez ces champs\u202f:"),
  wait: (left) => `Réessayer dans ${seconds(left)}`,
  waitOver: "Vous pouvez maintenant réessayer.",
  slow: "Cela prend plus de temps que d’habitude. Gardez cette page ouverte. Rien de ce que vous avez saisi n’est perdu.",
  offline: "Vous êtes hors ligne. Ce que vous avez saisi reste sur cette page jusqu’au retour de la connexion.",
  capsLock: "Le verrouillage des majuscules est activé.",
  strength: "Robustesse du mot de passe",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, { one: "Saisissez # chiffre.", many: "Saisissez # de chiffres.", other: "Saisissez # chiffres." })
      : count(length, {
          one: "Saisissez # caractère\u202f: une lettre ou un chiffre.",
          many: "Saisissez # de lettres et de chiffres.",
          other: "Saisissez # lettres et chiffres."
        }),
  resend: "Renvoyer",
  resending: "Envoi…",
  resendIn: (left) => `Renvoyer dans ${seconds(left)}`,
  resent: "Nouvel envoi effectué.",
  resendOver: "Vous pouvez maintenant le renvoyer."
}

const toast: Messages["toast"] = {
  region: (key) => `Avis (${key})`,
  close: "Fermer",
  undo: "Annuler",
  undone: "Modification annulée.",
  undoFailed: "Nous n’avons pas pu annuler la modification."
}

const strength: Messages["strength"] = {
  common: "Ce mot de passe est très répandu. Choisissez des mots que personne d’autre n’associerait.",
  personal: "Les mots liés à vous ou à ce site sont faciles à deviner. Ajoutez des mots sans rapport.",
  repeated: "Les caractères et les mots répétés sont faciles à deviner. Ajoutez d’autres mots.",
  sequence: "Les suites comme abc ou 321 sont faciles à deviner. Ajoutez des mots sans lien entre eux.",
  keys: "Les touches voisines sont faciles à deviner. Ajoutez des mots sans lien entre eux.",
  date: "Les dates et les années sont faciles à deviner. Ajoutez des mots sans lien entre eux.",
  longer: "Ajoutez encore un ou deux mots. Les mots peu courants conviennent mieux."
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Patientez un instant, puis réessayez."
    : count(retryAfter, {
        one: "Réessayez dans # seconde.",
        many: "Réessayez dans # de secondes.",
        other: "Réessayez dans # secondes."
      })

// The user can pass this reference to support.
const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Référence\u202f: ${parts.join(", ")}.`
}

// The quotation marks show that the sentence is the provider's own.
const said = (detail: string | undefined): string =>
  detail === undefined ? "" : ` Réponse de la page\u202f: «\u202f${detail}\u202f»`

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : count(triesLeft, {
        one: " Il vous reste # essai.",
        many: " Il vous reste # d’essais.",
        other: " Il vous reste # essais."
      })

const characters = (limit: number): string =>
  count(limit, { one: "# caractère", many: "# de caractères", other: "# caractères" })

const valueCount = (value: number): string =>
  count(value, { one: "# valeur", many: "# de valeurs", other: "# valeurs" })

const problems: Messages["problems"] = {
  emailMissing: () => "Saisissez votre adresse e-mail.",
  emailMalformed: () => "Saisissez une adresse e-mail du type nom@example.com.",
  passwordMissing: () => "Saisissez un mot de passe.",
  unknownEmail: () => "Nous n’avons trouvé aucun compte avec cette adresse e-mail. Vérifiez-la et réessayez.",
  invalidPassword: () => "Mot de passe incorrect. Réessayez ou réinitialisez-le.",
  resetPassword: () => "Réinitialisez votre mot de passe avant de vous connecter.",
  missingCaptchaToken: () => "Confirmez que vous n’êtes pas un robot, puis réessayez.",
  invalidCaptchaToken: () => "Nous n’avons pas pu confirmer que vous n’êtes pas un robot. Réessayez.",
  identityBlocked: () => "Ce compte est bloqué. Contactez-nous pour le faire débloquer.",
  loginRefused: (problem) =>
    `Nous n’avons pas pu vous connecter. Réessayez ou contactez-nous.${supportReference(problem)}`,
  emailAlreadyExists: () => "Un compte existe déjà avec cette adresse e-mail. Connectez-vous plutôt.",
  invalidEmail: () => "Cette adresse e-mail ne peut pas être utilisée. Vérifiez-la ou utilisez-en une autre.",
  registrationRefused: (problem) =>
    `Nous n’avons pas pu créer votre compte. Réessayez ou contactez-nous.${supportReference(problem)}`,
  unknownState: () => "Une erreur s’est produite. Rechargez la page et réessayez.",
  sessionTimedOut: () => "La connexion a pris trop de temps. Réessayez.",
  sessionFrameRefused: () =>
    "Votre navigateur n’a pas permis de vous connecter sur cette page. Rechargez la page et réessayez.",
  sessionBlocked: () =>
    "Votre navigateur bloque ce qu’il nous faut pour garder votre connexion active. Autorisez les cookies pour ce site et réessayez.",
  sessionRefused: (problem) => `Nous n’avons pas pu vous connecter. Réessayez.${supportReference(problem)}`,
  recoveryLinkExpired: () => "Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.",
  redirectNotAllowed: () =>
    "Nous ne pouvons pas envoyer de lien vers cette page, car elle n’est pas configurée correctement. Contactez-nous.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "Ce mot de passe est trop court. Choisissez-en un plus long."
      : `Choisissez un mot de passe d’au moins ${characters(limit)}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "Ce mot de passe est trop long. Choisissez-en un plus court."
      : `Choisissez un mot de passe d’au plus ${characters(limit)}.`,
  passwordTooCommon: () => "Ce mot de passe est trop courant. Choisissez-en un plus difficile à deviner.",
  codeMissing: () => "Saisissez le code reçu par e-mail.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Saisissez le code en entier."
      : `Saisissez le code en entier. Il comporte ${characters(limit)}.`,
  wrongCode: () => "Code incorrect. Consultez le dernier e-mail reçu et réessayez.",
  codeExpired: () => "Ce code a déjà été utilisé ou a expiré. Demandez-en un nouveau.",
  mailNotSent: () => "Nous n’avons pas pu envoyer l’e-mail. Réessayez dans un instant.",
  approvalUnknown: () => "Nous n’avons pas pu vérifier si votre compte est validé. Réessayez dans un instant.",
  responseMissing: () => "La page de connexion n’a envoyé aucune réponse. Recommencez.",
  responseInvalid: () => "Cette connexion a été commencée dans un autre navigateur ou a expiré. Recommencez.",
  responseExpired: () => "Cette connexion a pris plus d’une heure. Recommencez.",
  responseUsed: () => "Cette connexion a déjà été utilisée. Recommencez pour vous connecter.",
  accessDenied: ({ detail }) => `La connexion a été annulée. Vous pouvez recommencer quand vous voulez.${said(detail)}`,
  authorizationFailed: (problem) =>
    `La page de connexion a renvoyé une erreur. Recommencez ou contactez-nous.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) =>
    `Nous n’avons pas pu terminer votre connexion. Recommencez.${supportReference(problem)}`,
  pageInsecure: () =>
    "Une connexion sécurisée est nécessaire pour se connecter. Ouvrez cette page avec une adresse qui commence par https.",
  pageMissing: (problem) => `Nous n’avons pas pu ouvrir la page de connexion. Réessayez.${supportReference(problem)}`,
  pageNeeded: () => "La connexion n’est pas encore établie. Continuez sur la page de connexion.",
  signedOutDuringSignIn: () =>
    "La déconnexion a eu lieu avant la fin de la connexion. Recommencez pour vous connecter.",
  dateMalformed: () => "Saisissez une date complète ou laissez le champ vide.",
  numberMalformed: () => "Saisissez un nombre, par exemple 12 ou 12,5.",
  phoneMalformed: () => "Saisissez un numéro de téléphone avec des chiffres.",
  profileChanged: () =>
    "Votre profil a été modifié ailleurs pendant que vous le modifiiez. Rien de ce que vous avez saisi n’est perdu. Enregistrez quand même vos modifications ou annulez-les.",
  profileRefused: (problem) =>
    `Nous n’avons pas pu enregistrer votre profil. Réessayez ou contactez-nous.${supportReference(problem)}`,
  notSignedIn: () =>
    "Aucune session n’est ouverte. Connectez-vous dans un autre onglet, puis revenez. Rien de ce que vous avez saisi n’est perdu.",
  captchaBlocked: () =>
    "Nous n’avons pas pu charger le contrôle de sécurité. Autorisez-le sur cette page ou réessayez plus tard.",
  captchaExpired: () => "Le contrôle de sécurité n’a pas été terminé à temps. Réessayez.",
  captchaClosed: () => "Le contrôle de sécurité a été fermé avant la fin. Réessayez.",
  captchaFailed: (problem) => `Le contrôle de sécurité a échoué. Réessayez.${supportReference(problem)}`,
  factorWrong: (problem) => `Ce code est incorrect ou a déjà été utilisé.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Saisissez l’un de vos codes de secours.",
  recoveryCodeWrong: (problem) => `Ce code de secours est incorrect ou a déjà été utilisé.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `Nous n’avons pas pu accepter cette clé d’accès. Réessayez ou utilisez une autre méthode.${triesLeft(problem)}`,
  notSupported: () => "Vous ne pouvez pas modifier cela ici. Contactez-nous, nous vous aiderons.",
  reverificationRequired: () => "Confirmez à nouveau votre identité pour effectuer cette modification.",
  passkeyNotAllowed: () => "Vous ne pouvez pas ajouter de clé d’accès sur cette page. Contactez-nous.",
  passkeyExists: () => "Cet appareil a déjà une clé d’accès pour votre compte.",
  confirmationMissing: () => "Saisissez le mot exactement comme indiqué.",
  passkeyUnavailable: () => "Les clés d’accès ne sont pas disponibles dans ce navigateur. Utilisez une autre méthode.",
  passkeyCanceled: () =>
    "L’opération avec la clé d’accès a été annulée ou a pris trop de temps. Réessayez ou utilisez une autre méthode.",
  passkeyRefused: (problem) =>
    `Votre navigateur n’a pas pu utiliser la clé d’accès. Réessayez ou utilisez une autre méthode.${supportReference(problem)}`,
  pushTimedOut: () =>
    "La demande sur votre autre appareil est restée sans réponse. Renvoyez-la ou utilisez une autre méthode.",
  factorDenied: () => "La connexion a été refusée sur votre autre appareil. Si c’était vous, reconnectez-vous.",
  challengeExpired: () => "Le délai est dépassé ou cette étape a déjà été utilisée. Reconnectez-vous.",
  factorTooManyAttempts: () => "Trop de tentatives incorrectes. Reconnectez-vous.",
  factorTooManySends: () =>
    "Nous ne pouvons plus envoyer de code pour cette connexion. Utilisez le dernier ou reconnectez-vous.",
  factorUnavailable: () => "Cette méthode n’est pas disponible pour le moment. Utilisez-en une autre.",
  factorMismatch: () =>
    "Ce code correspond à une autre méthode. Demandez un nouveau code ou utilisez une autre méthode.",
  factorUnsupported: () => "Vous avez déjà utilisé votre mot de passe. Utilisez une autre méthode.",
  factorNotVerifiable: () => "Cette méthode ne peut pas être utilisée sur cette page. Utilisez-en une autre.",
  fieldViolations: ({ detail }) => detail ?? "L’une de vos saisies n’a pas été acceptée. Vérifiez-la et réessayez.",
  offline: () => "Vous êtes hors ligne. Rien n’est perdu. Réessayez une fois la connexion rétablie.",
  unreachable: () => "Impossible d’établir la connexion. Vérifiez votre connexion et réessayez.",
  serverError: (problem) =>
    `Une erreur s’est produite de notre côté. Réessayez dans un instant.${supportReference(problem)}`,
  rateLimited: (problem) => `Trop de tentatives. ${patience(problem)}`,
  tooLarge: () => "C’est trop volumineux pour être envoyé. Raccourcissez et réessayez.",
  unreadable: (problem) => `Nous avons reçu une réponse inattendue. Réessayez.${supportReference(problem)}`,
  sessionEnded: () => "Votre session a expiré. Reconnectez-vous pour continuer.",
  sessionUnavailable: () => "Nous n’avons pas pu confirmer votre connexion. Réessayez dans un instant.",
  refused: (problem) =>
    `Cette action n’a pas pu être effectuée. Contactez-nous si vous avez besoin d’aide.${supportReference(problem)}`,
  unexpected: () => "Une erreur s’est produite sur cette page. Rechargez-la et réessayez.",
  noPermission: () => "Vous n’avez pas l’autorisation de voir ce contenu.",
  signInRequired: () => "Connectez-vous pour voir ce contenu.",
  internalError: (problem) =>
    `Une erreur s’est produite de notre côté. Réessayez dans un instant.${supportReference(problem)}`,
  itemNotFound: () => "Cet élément n’existe plus.",
  itemExists: () => "Cet élément existe déjà.",
  itemsOmitted: ({ count: omitted = 1 }) => `Nous n’avons pas pu afficher ${items(omitted)}.`,
  siteCode: ({ detail }) => detail ?? "Ce site a refusé la demande.",
  tooManyItems: ({ limit }) =>
    `Vous pouvez utiliser jusqu’à ${number(limit ?? 1000)} éléments à la fois. Sélectionnez-en moins et réessayez.`,
  tooManyRemovals: ({ limit }) =>
    `Vous pouvez supprimer jusqu’à ${number(limit ?? 1000)} éléments à la fois. Sélectionnez-en moins et réessayez.`,
  noPreviousPage: () => "C’est la première page.",
  noNextPage: () => "C’est la dernière page.",
  changeForbidden: () => "Vous n’avez pas l’autorisation de modifier cet élément.",
  conditionNotMet: () => "Cet élément a changé et cette modification ne s’applique plus. Vérifiez-le et réessayez.",
  itemChanged: () =>
    "Quelqu’un d’autre a modifié cet élément. Choisissez les valeurs à conserver, puis enregistrez à nouveau.",
  valueMissing: () => "Ce champ est obligatoire.",
  valueInvalid: () => "Saisissez une valeur valide.",
  numberNotWhole: () => "Saisissez un nombre entier.",
  numberOutOfRange: limitText({
    other: "Saisissez une valeur valide.",
    between: (minimum, maximum) => `Saisissez un nombre de ${number(minimum)} à ${number(maximum)}.`,
    atLeast: (minimum) => `Saisissez ${number(minimum)} ou plus.`,
    atMost: (maximum) => `Saisissez ${number(maximum)} ou moins.`,
    exactly: (limit) => `Saisissez ${number(limit)}.`,
    moreThan: (minimum) => `Saisissez un nombre supérieur à ${number(minimum)}.`,
    lessThan: (maximum) => `Saisissez un nombre inférieur à ${number(maximum)}.`
  }),
  textLengthInvalid: limitText({
    other: "Saisissez une valeur valide.",
    between: (minimum, maximum) => `Saisissez de ${number(minimum)} à ${characters(maximum)}.`,
    atLeast: (minimum) => `Saisissez au moins ${characters(minimum)}.`,
    atMost: (maximum) => `Saisissez au plus ${characters(maximum)}.`,
    exactly: (limit) => `Saisissez exactement ${characters(limit)}.`
  }),
  listLengthInvalid: limitText({
    other: "Saisissez une valeur valide.",
    between: (minimum, maximum) => `Saisissez de ${number(minimum)} à ${valueCount(maximum)}.`,
    atLeast: (minimum) => `Saisissez au moins ${valueCount(minimum)}.`,
    atMost: (maximum) => `Saisissez au plus ${valueCount(maximum)}.`,
    exactly: (limit) => `Saisissez exactement ${valueCount(limit)}.`
  }),
  jsonMalformed: () => "Ce JSON n’est pas valide. Vérifiez les crochets, les virgules et les guillemets.",
  notANumber: () => "La valeur de ce champ n’est pas un nombre.",
  numberTooLarge: () => "Ce nombre est trop grand pour être enregistré exactement.",
  notAList: () => "La valeur de ce champ n’est pas une liste.",
  misconfigured: (problem) =>
    `Cette page n’est pas configurée correctement. Contactez-nous.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "Connexion",
  submit: "Se connecter",
  submitting: "Connexion…",
  opening: "Connexion en cours…",
  done: "Connexion réussie.",
  verifyEmail: (email) => `Nous avons envoyé un code à ${email}. Saisissez-le pour terminer la connexion.`,
  awaitApproval:
    "Votre compte est en attente de validation. Nous vous enverrons un e-mail dès que vous pourrez vous connecter.",
  proveFactor: "Confirmez votre identité pour continuer.",
  leaving: "Redirection vers une autre page pour terminer la connexion…",
  forgot: "Mot de passe oublié\u202f?",
  passkeyVerifying: "Vérification de votre clé d’accès…",
  passkeyRetry: "Afficher à nouveau mes clés d’accès"
}

const signUp: Messages["signUp"] = {
  title: "Créer un compte",
  submit: "Créer un compte",
  submitting: "Création de votre compte…",
  opening: "Connexion en cours…",
  done: "Compte créé. Connexion réussie.",
  verifyEmail: (email) =>
    `Nous avons envoyé un code à ${email}. Saisissez-le pour terminer la création de votre compte.`,
  awaitApproval:
    "Votre compte est en attente de validation. Nous vous enverrons un e-mail dès que vous pourrez vous connecter.",
  proveFactor: "Confirmez votre identité pour continuer.",
  leaving: "Redirection vers une autre page pour terminer la création de votre compte…",
  toSignIn: "Se connecter"
}

const captcha: Messages["captcha"] = {
  title: "Contrôle de sécurité",
  loading: "Chargement du contrôle de sécurité…",
  ready: "Confirmez que vous n’êtes pas un robot, puis envoyez le formulaire.",
  solved: "C’est confirmé. Vous pouvez envoyer le formulaire.",
  expired: "Votre confirmation a expiré. Confirmez à nouveau que vous n’êtes pas un robot.",
  retry: "Recharger le contrôle de sécurité"
}

const session: Messages["session"] = {
  checking: "Vérification de votre connexion…",
  signInRequired: "Ce contenu est réservé aux membres. Connectez-vous pour le voir.",
  signIn: "Se connecter",
  signedOut: "La déconnexion a bien été effectuée.",
  parked:
    "Votre connexion est toujours active, mais nous ne pouvons pas la confirmer pour le moment. D’ici là, certains contenus peuvent manquer.",
  confirmAgain: "Vérifier à nouveau",
  confirming: "Vérification…",
  signOut: "Se déconnecter",
  signingOut: "Déconnexion…",
  signOutFailed: "La déconnexion est effective sur cet appareil, mais le serveur ne l’a pas encore confirmée.",
  signOutAgain: "Réessayer la déconnexion",
  opening: "Connexion en cours…",
  openingSlowly: "Cela prend plus de temps que d’habitude.",
  skip: "Continuer sans se connecter",
  opened: "Connexion réussie",
  nobody: "Aucun compte n’est connecté",
  notOpened: "La connexion n’est pas encore établie",
  openAgain: "Réessayer"
}

const oauth: Messages["oauth"] = {
  signIn: "Aller à la page de connexion",
  creating: "Ouverture de la page de connexion…",
  redirecting: "Nous vous dirigeons vers la page de connexion…",
  finishing: "Nous terminons votre connexion…",
  finished: "Connexion réussie",
  continue: "Continuer",
  notFinished: "La connexion n’a pas abouti",
  startAgain: "Recommencer",
  alreadySignedIn: "La connexion est déjà établie",
  signedOut: "La déconnexion a bien été effectuée",
  stillSignedIn: "La connexion est toujours active sur cet appareil",
  checkedOut: "Vous êtes de retour du paiement",
  checkoutNote: "Vous pouvez reprendre là où vous en étiez."
}

const flow: Messages["flow"] = {
  or: "ou",
  newHere: "Première visite\u202f?",
  toSignUp: "Créer un compte",
  haveAccount: "Vous avez déjà un compte\u202f?",
  toSignIn: "Se connecter",
  back: "Retour à la connexion",
  backToSignUp: "Retour à vos informations",
  loading: "Un instant…",
  missingTitle: "Nous n’avons pas pu charger cette étape",
  missingText: "Rien de ce que vous avez saisi n’est perdu. Vérifiez votre connexion et réessayez.",
  retry: "Réessayer",
  passwordChanged: "Mot de passe enregistré. Connectez-vous avec votre nouveau mot de passe.",
  verified: "Adresse e-mail confirmée. Connectez-vous pour continuer.",
  approved: "Votre compte est validé. Vous pouvez maintenant vous connecter.",
  pageTitle: "Encore une étape",
  pageText: "Votre navigateur ne permet pas de vous connecter sur cette page. Continuez sur notre page de connexion.",
  toPage: "Aller à la page de connexion",
  signedIn: "Connexion réussie",
  continue: "Continuer"
}

const account: Messages["account"] = {
  loading: "Chargement de votre compte…",
  signIn: "Se connecter",
  signUp: "Créer un compte",
  account: "Mon compte",
  menu: "Menu du compte\u202f:",
  signedInAs: "Session ouverte pour",
  signOut: "Se déconnecter",
  signingOut: "Déconnexion…",
  signedOut: "La déconnexion a bien été effectuée.",
  signOutFailed: "La déconnexion est effective sur cet appareil, mais le serveur ne l’a pas encore confirmée.",
  retry: "Réessayer",
  sectionAccountInfo: "Informations du compte",
  sectionBookings: "Réservations",
  sectionOrders: "Commandes",
  sectionSubscriptions: "Abonnements",
  sectionEvents: "Événements",
  openingSection: (section) => `Ouverture de la rubrique «\u202f${section}\u202f»…`,
  sectionFailed: (section) => `Nous n’avons pas pu ouvrir «\u202f${section}\u202f».`
}

const changePassword: Messages["changePassword"] = {
  title: "Modifier votre mot de passe",
  submit: "Modifier le mot de passe",
  submitting: "Modification du mot de passe…",
  currentPassword: "Mot de passe actuel",
  newPassword: "Nouveau mot de passe",
  username: "Compte",
  hint: "Votre connexion reste active sur cet appareil. Il faudra vous reconnecter sur les autres.",
  done: "Mot de passe modifié. Reconnectez-vous sur vos autres appareils."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "Mot de passe oublié\u202f?",
  explanation: "Saisissez votre adresse e-mail et nous vous enverrons un lien pour réinitialiser votre mot de passe.",
  submit: "Envoyer le lien",
  submitting: "Envoi du lien…",
  sentTitle: "Consultez vos e-mails",
  sent: (email) =>
    `S’il existe un compte pour ${email}, nous y avons envoyé un lien pour réinitialiser le mot de passe.`,
  sentHint: "L’e-mail peut mettre quelques minutes à arriver. Vérifiez aussi vos spams. Le lien est valable une heure.",
  otherAddress: "Utiliser une autre adresse e-mail"
}

const resetPassword: Messages["resetPassword"] = {
  title: "Choisissez un nouveau mot de passe",
  account: "Compte",
  password: "Nouveau mot de passe",
  submit: "Enregistrer le mot de passe",
  submitting: "Enregistrement du mot de passe…",
  opening: "Connexion en cours…",
  done: "Mot de passe enregistré. Connexion réussie.",
  verifyEmail: (email) => `Mot de passe enregistré. Pour continuer, saisissez le code envoyé à ${email}.`,
  awaitApproval:
    "Mot de passe enregistré. Votre compte est en attente de validation. Nous vous enverrons un e-mail dès que vous pourrez vous connecter.",
  proveFactor: "Mot de passe enregistré. Confirmez votre identité pour continuer.",
  changed: "Mot de passe enregistré. Connectez-vous avec votre nouveau mot de passe.",
  signIn: "Se connecter",
  missingTitle: "Ouvrez le lien dans votre e-mail",
  missing:
    "Pour réinitialiser votre mot de passe, ouvrez le lien dans l’e-mail que nous vous avons envoyé ou demandez un nouveau lien.",
  expiredTitle: "Ce lien n’est plus valable",
  expired: "Le lien a déjà été utilisé ou a expiré. Votre mot de passe n’a pas changé. Demandez un nouveau lien."
}

const verification: Messages["verification"] = {
  title: "Confirmez votre adresse e-mail",
  explanation: (email) => `Saisissez le code envoyé à ${email}.`,
  code: "Code de confirmation",
  hint: "Pas d’e-mail\u202f? Regardez aussi dans le courrier indésirable.",
  submit: "Confirmer",
  submitting: "Vérification du code…",
  opening: "Connexion en cours…",
  resend: "Envoyer un nouveau code",
  resent: (email) => `Nous avons envoyé un nouveau code à ${email}.`,
  changeEmail: "Utiliser une autre adresse e-mail",
  sendLink: "Recevoir plutôt un lien",
  sendingLink: "Envoi du lien…",
  linkSent: (email) =>
    `Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.`,
  enterCode: "Saisir un code à la place",
  done: "Adresse e-mail confirmée. Connexion réussie.",
  verifyEmail: (email) => `Encore une étape\u202f: saisissez le code envoyé à ${email}.`,
  awaitApproval:
    "Adresse e-mail confirmée. Votre compte est en attente de validation. Nous vous enverrons un e-mail dès que vous pourrez vous connecter.",
  proveFactor: "Adresse e-mail confirmée. Confirmez votre identité pour continuer.",
  verified: "Adresse e-mail confirmée. Connectez-vous pour continuer.",
  signIn: "Se connecter",
  lostTitle: "Reconnectez-vous",
  lost: "Nous ne pouvons plus vérifier ce code\u202f: il a déjà été utilisé, il a expiré ou vous avez quitté la page. Reconnectez-vous pour en recevoir un nouveau.",
  startAgain: "Se reconnecter"
}

const approval: Messages["approval"] = {
  title: "Votre compte est en attente de validation",
  pending: "Nous vérifions chaque nouveau compte. Nous vous enverrons un e-mail dès que vous pourrez vous connecter.",
  pendingVerification:
    "Confirmez d’abord votre adresse e-mail. Nous vérifierons ensuite votre compte et vous enverrons un e-mail.",
  steps: "Étapes de configuration du compte",
  registered: "Compte créé",
  verifyEmail: "Adresse e-mail confirmée",
  approval: "Compte validé",
  stepDone: "fait",
  stepDue: "à faire",
  enterCode: "Confirmer l’adresse e-mail",
  submit: "Vérifier à nouveau",
  submitting: "Vérification…",
  opening: "Connexion en cours…",
  stillPending: (at) => `Pas encore validé. Dernière vérification à ${time(at)}.`,
  signIn: "Essayer de se connecter",
  signInNow: "Se connecter",
  signedIn: "Votre compte est validé. Connexion réussie.",
  approved: "Votre compte est validé. Vous pouvez maintenant vous connecter.",
  declined: "Votre compte n’a pas été validé. Contactez-nous si vous pensez qu’il s’agit d’une erreur.",
  proveFactor: "Votre compte est validé. Confirmez votre identité pour continuer."
}

const names = {
  PASSWORD: "Mot de passe",
  SMS: "SMS",
  CALL: "Appel téléphonique",
  EMAIL: "E-mail",
  TOTP: "Application d’authentification",
  PUSH: "Autre appareil",
  WEBAUTHN: "Clé d’accès",
  RECOVERY_CODE: "Code de secours"
} as const

const about = {
  PASSWORD: "Le mot de passe de votre compte",
  SMS: "Recevoir un code par SMS",
  CALL: "Recevoir un code par téléphone",
  EMAIL: "Recevoir un code par e-mail",
  TOTP: "Obtenir un code dans votre application",
  PUSH: "À valider sur un appareil déjà connecté",
  WEBAUTHN: "Utiliser votre empreinte, votre visage ou le verrouillage de l’écran",
  RECOVERY_CODE: "Utiliser l’un de vos codes enregistrés"
} as const

const obstacles = {
  disabledByRule: "Ce site a désactivé cette méthode.",
  requireActivation: "Terminez la configuration avant d’utiliser cette méthode.",
  requireReenroll: "Configurez à nouveau cette méthode avant de l’utiliser.",
  usedAlready: "Vous l’avez déjà utilisée pour vous connecter. Utilisez une autre méthode.",
  notHere: "Non disponible dans ce navigateur."
} as const

const factors: Messages["factors"] = {
  title: "Confirmez votre identité",
  submit: "Confirmer",
  submitting: "Vérification…",
  opening: "Connexion en cours…",
  done: "Connexion réussie.",
  verifyEmail: (email) =>
    `Nous avons envoyé un code à ${email === "" ? "votre adresse e-mail" : email}. Saisissez-le pour terminer la connexion.`,
  awaitApproval:
    "Votre compte est en attente de validation. Nous vous enverrons un e-mail dès que vous pourrez vous connecter.",
  pick: "Choisissez comment confirmer votre identité.",
  highRisk: "Cette connexion semble inhabituelle. Confirmez votre identité pour continuer.",
  leaving: "Redirection vers la page de connexion…",
  proveFactor: "C’est réussi. Encore une étape pour vous connecter.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `Configurer\u202f: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Saisissez le code envoyé par SMS ${hint === undefined ? "sur votre téléphone" : `au ${hint}`}.`
      case "CALL":
        return `Nous appelons ${hint === undefined ? "votre téléphone" : `le ${hint}`}. Saisissez le code que vous entendez.`
      case "EMAIL":
        return `Saisissez le code envoyé par e-mail${hint === undefined ? "" : ` à ${hint}`}.`
      case "TOTP":
        return "Saisissez le code de votre application d’authentification."
      case "PUSH":
        return "Nous avons envoyé une demande à votre autre appareil. Approuvez-la pour continuer."
      case "WEBAUTHN":
        return "Utilisez votre clé d’accès. Votre navigateur vous demandera votre empreinte, votre visage ou le verrouillage de l’écran."
      case "RECOVERY_CODE":
        return "Saisissez l’un des codes de secours que vous avez enregistrés."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Code de secours",
  recoveryHint: "Par exemple 2fkq-8n4m-a7tz-03wx. Chaque code ne sert qu’une fois.",
  remember: "Ne plus demander sur cet appareil",
  usePasskey: "Utiliser la clé d’accès",
  askingPasskey: "En attente de votre clé d’accès…",
  waitingForPush: "En attente d’approbation sur votre autre appareil…",
  sendPushAgain: "Renvoyer la demande",
  sending: "Un instant…",
  openAgain: "Réessayer",
  another: "Utiliser une autre méthode",
  back: "Retour",
  restart: "Se reconnecter",
  none: "Aucune méthode de vérification n’est disponible pour le moment.",
  noneHelp: "Vérifiez ce que chaque méthode nécessite ou contactez-nous.",
  notSignedIn: "La connexion n’est pas encore établie."
}

const security: Messages["security"] = {
  loading: "Chargement…",
  retry: "Réessayer",
  cancel: "Annuler",
  reverifyTitle: "Confirmez votre identité",
  reverifyText: "Pour votre sécurité, saisissez votre mot de passe pour effectuer cette modification.",
  reverifySignOn: "Pour votre sécurité, reconnectez-vous pour effectuer cette modification.",
  reverify: "Confirmer",
  reverifying: "Vérification…",
  factorsTitle: "Validation en deux étapes",
  factorsText: "Protégez votre compte avec une deuxième étape lors de la connexion.",
  factorsEmpty: "La validation en deux étapes est désactivée.",
  factor: (factor, name) => (name === undefined ? names[factor] : `${names[factor]}: ${name}`),
  added: (at) => `Ajouté le ${day(at)}`,
  unconfirmed: "Configuration inachevée",
  codesLeft: (left) =>
    count(left, {
      one: "# code inutilisé restant",
      many: "# codes inutilisés restants",
      other: "# codes inutilisés restants"
    }),
  remove: "Supprimer",
  removeTitle: (factor) => `Supprimer ${factor} ?`,
  removeText: "Vous ne pourrez plus l’utiliser pour vous connecter.",
  removing: "Suppression…",
  removed: (factor) => `Supprimé : ${factor}.`,
  addApp: "Ajouter une application d’authentification",
  addPasskey: "Ajouter une clé d’accès",
  createCodes: "Créer des codes de secours",
  replaceCodes: "Remplacer les codes de secours",
  appTitle: "Configurer votre application d’authentification",
  appText:
    "Scannez ce QR code avec votre application ou saisissez la clé de configuration. Saisissez ensuite le code affiché par l’application.",
  appImage: "QR code pour votre application d’authentification",
  appSecret: "Clé de configuration",
  appSubmit: "Activer",
  appSubmitting: "Vérification…",
  appDone: "Votre application d’authentification est configurée.",
  passkeyName: "Nom de la clé d’accès",
  passkeyHint: "Par exemple, l’appareil sur lequel vous l’utilisez.",
  passkeySubmit: "Continuer",
  passkeyWaiting: "En attente de votre clé d’accès…",
  passkeyDone: "Votre clé d’accès est configurée.",
  codesTitle: "Vos codes de secours",
  codesText:
    "Enregistrez ces codes maintenant. Nous ne les afficherons plus. Chaque code vous permet de vous connecter une fois si vous perdez votre autre appareil.",
  codesCreating: "Création des codes…",
  copy: "Copier",
  copied: "Copié",
  download: "Télécharger",
  print: "Imprimer",
  codesFile: "codes-de-secours",
  codesSaved: "Je les ai enregistrés",
  emailTitle: "Adresse e-mail",
  emailCurrent: "Adresse e-mail actuelle",
  emailNew: "Nouvelle adresse e-mail",
  emailSubmit: "Envoyer le code",
  emailSubmitting: "Envoi du code…",
  emailCode: (email) => `Nous avons envoyé un code à ${email}. Saisissez-le pour changer d’adresse e-mail.`,
  emailConfirm: "Changer d’adresse e-mail",
  emailConfirming: "Modification…",
  emailOther: "Utiliser une autre adresse",
  emailDone: (email) =>
    `Votre adresse e-mail est maintenant ${email}. Vous avez été déconnecté de vos autres appareils.`,
  sessionsTitle: "Où vous êtes connecté",
  sessionsText: "Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.",
  thisDevice: "Cet appareil",
  otherDevice: "Autre appareil",
  device: (browser, system) => `${browser} sur ${system}`,
  atSignInPage: "Connecté sur la page de connexion",
  signedIn: (at) => `Connecté le ${day(at)}`,
  lastUsed: (at, moment) => `Dernière utilisation le ${day(at)} à ${time(moment)}`,
  endSession: "Déconnecter",
  endSessionOf: (device = "l’autre appareil", lastUsed) =>
    lastUsed === "" ? `Déconnecter ${device}` : `Déconnecter ${device} : ${lastUsed}`,
  endOthers: "Déconnecter tous les autres appareils",
  ending: "Déconnexion…",
  ended: "L’appareil a été déconnecté.",
  endedOthers: "Tous les autres appareils ont été déconnectés.",
  onlyThis: "Vous n’êtes connecté que sur cet appareil.",
  deleteTitle: "Supprimer le compte",
  deleteText:
    "Votre profil et vos moyens de connexion seront supprimés. Les commandes et les avis peuvent être conservés. Cette action est irréversible.",
  deleteOpen: "Supprimer le compte",
  deleteWord: "SUPPRIMER",
  deleteLabel: (word) => `Saisissez ${word} pour confirmer`,
  deleteSubmit: "Supprimer mon compte",
  deleting: "Suppression…",
  deleted: "Votre compte a été supprimé."
}

const profileFields: Messages["profileFields"] = {
  firstName: "Prénom",
  lastName: "Nom",
  nickname: "Pseudo",
  company: "Société",
  position: "Fonction",
  birthdate: "Date de naissance",
  language: "Langue",
  picture: "URL de l’image",
  privacyStatus: "Qui peut voir votre profil",
  privacyUndefined: "Paramètre par défaut du site",
  privacyPublic: "Tout le monde, y compris les autres membres",
  privacyPrivate: "Vous et ce site uniquement",
  emails: "Autres adresses e-mail",
  email: "Adresse e-mail",
  phones: "Numéros de téléphone",
  phone: "Numéro de téléphone",
  countryCode: "Indicatif du pays",
  addresses: "Adresses",
  address: "Adresse",
  addressLine: "Numéro et nom de rue",
  addressLine2: "Complément d’adresse",
  streetName: "Rue",
  streetNumber: "Numéro",
  apartment: "Appartement",
  city: "Ville",
  subdivision: "Région, province ou État",
  postalCode: "Code postal",
  country: "Pays",
  tag: "Libellé",
  tagUntagged: "Aucun libellé",
  tagMain: "Principal",
  tagHome: "Domicile",
  tagWork: "Travail",
  tagMobile: "Mobile",
  tagFax: "Fax",
  tagBilling: "Facturation",
  tagShipping: "Livraison",
  notSelected: "Aucun choix",
  addEmail: "Ajouter une adresse e-mail",
  addPhone: "Ajouter un numéro de téléphone",
  addAddress: "Ajouter une adresse",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Supprimer",
  removeNth: (entry) => `Supprimer\u202f: ${entry}`,
  added: (entry) => `Ajout effectué\u202f: ${entry}.`,
  removed: (entry) => `Suppression effectuée\u202f: ${entry}.`
}

const profile: Messages["profile"] = {
  title: "Votre profil",
  submit: "Enregistrer",
  submitting: "Enregistrement…",
  loading: "Chargement de votre profil…",
  signInRequired: "Connectez-vous pour voir votre profil.",
  signIn: "Se connecter",
  notFound:
    "Nous n’avons pas trouvé votre profil. Votre compte a peut-être été fermé. S’il s’agit d’une erreur, contactez-nous.",
  retry: "Réessayer",
  loginEmail: "Adresse e-mail de connexion",
  verified: "confirmée",
  notVerified: "non confirmée",
  edit: "Modifier le profil",
  cancel: "Annuler",
  saved: "Profil enregistré.",
  unchanged: "Aucune modification à enregistrer.",
  reloaded: "Vos modifications ont été annulées. Voici le dernier profil enregistré.",
  notGiven: "Non renseigné",
  personal: "À propos de vous",
  contact: "Coordonnées",
  more: "Autres informations",
  date: day,
  number,
  pending: "Votre compte n’est pas encore actif.",
  pendingApproval: "Il est en attente de validation. Nous vous enverrons un e-mail dès que vous pourrez l’utiliser.",
  pendingVerification:
    "Confirmez votre adresse e-mail\u202f: saisissez le code de l’e-mail que nous vous avons envoyé.",
  deleted: "Ce compte a été supprimé. Vous pouvez encore consulter le profil pour le moment, mais pas le modifier.",
  blocked: "Ce compte est bloqué. Contactez-nous pour le faire débloquer.",
  offline: "Votre compte est hors ligne\u202f: les autres membres ne peuvent pas vous voir.",
  changedElsewhere: "Ces champs ont été modifiés dans un autre onglet ou sur un autre appareil\u202f:",
  takeTheirs: "Annuler mes modifications",
  keepMine: "Enregistrer quand même mes modifications"
}

const items = (total: number): string => count(total, { one: "# élément", many: "# d’éléments", other: "# éléments" })

const table: Messages["table"] = {
  loading: (caption) => `Chargement\u202f: ${caption}…`,
  refetching: "Mise à jour…",
  empty: "Aucun élément à afficher.",
  retry: "Réessayer",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${number(shown)} sur ${items(total)}`,
  sorted: (column, order) => `Tri par «\u202f${column}\u202f», ordre ${order === "ASC" ? "croissant" : "décroissant"}`,
  yes: "Oui",
  no: "Non",
  noValue: "aucune valeur",
  more: "Afficher plus",
  less: "Afficher moins",
  cut: (characters) =>
    count(characters, {
      one: "# autre caractère non affiché",
      many: "# d’autres caractères non affichés",
      other: "# autres caractères non affichés"
    }),
  notADate: "date non valide",
  draft: "Brouillon",
  saving: "Enregistrement…",
  notSaved: (reason) => `Non enregistré : ${reason}`,
  stale: (since) => `Dernière mise à jour à ${time(since)}.`,
  wait: (left) => `Réessayer dans ${seconds(left)}`,
  waitOver: "Vous pouvez réessayer maintenant.",
  signIn: "Se connecter",
  select: (item) => `Sélectionner ${item}`,
  selectPage: "Tout sélectionner sur cette page",
  selected: (selected) => `Sélection : ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Tous les résultats sont sélectionnés" : `Tous les résultats sont sélectionnés : ${number(selected)}`}${except === 0 ? "" : `, exclus : ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Sélectionner tous les résultats" : `Sélectionner tous les résultats (${number(total)})`,
  clearSelection: "Effacer la sélection",
  toActions: "Aller aux actions",
  columns: "Colonnes",
  columnEarlier: (column) => `Avancer ${column}`,
  columnLater: (column) => `Reculer ${column}`,
  columnWidth: (column) => `Largeur de ${column}`,
  columnPin: (column) => `Épingler ${column}`,
  columnNotPinned: "Non épinglée",
  columnAtStart: "Au début",
  columnAtEnd: "À la fin",
  columnMoved: (column, position, columns) => `${column} est la colonne ${number(position)} sur ${number(columns)}.`,
  columnPinned: (column, edge) =>
    edge === undefined
      ? `${column} n’est plus épinglée.`
      : edge === "start"
        ? `${column} est épinglée au début.`
        : `${column} est épinglée à la fin.`,
  resetColumns: "Réinitialiser les colonnes",
  columnsReset: "Les colonnes sont réinitialisées.",
  actions: "Actions",
  actionsOf: (item) => `Actions pour ${item}`,
  edit: (column, item) => `Modifier ${column} de ${item}`,
  saveCell: "Enregistrer",
  cancelEdit: "Annuler",
  cellOf: (column, item) => `${column} de ${item}`,
  cellSaved: (column, item) => `${column} de ${item}\u202f: enregistré.`,
  cellNotSaved: (column, item, reason) => `${column} de ${item}\u202f: non enregistré. ${reason}`,
  entryNotSaved: (entry) => `«\u202f${entry}\u202f» n’est pas enregistré.`,
  cellChanged: "Quelqu’un d’autre a modifié cette valeur entre-temps.",
  saveAnyway: "Enregistrer quand même",
  discard: "Abandonner"
}

const paging: Messages["paging"] = {
  label: "Pages",
  page: (page, pages) => (pages === undefined ? `Page ${number(page)}` : `Page ${number(page)} sur ${number(pages)}`),
  range: (from, to, total, more) =>
    total === undefined
      ? `Éléments ${number(from)} à ${number(to)}`
      : `${number(from)} à ${number(to)} sur ${more ? "plus de " : ""}${items(total)}`,
  first: "Première page",
  previous: "Page précédente",
  next: "Page suivante",
  last: "Dernière page",
  size: "Éléments par page",
  loading: "Chargement de la page…",
  noNext: "C’est la dernière page.",
  noPrevious: "C’est la première page.",
  unread: (page) => `Nous n’avons pas pu charger la page ${number(page)}.`,
  beyond: "Il n’y a plus d’éléments sur cette page.",
  loadingList: (label) => `Chargement\u202f: ${label}…`,
  loadMore: "Charger la suite",
  loadingMore: "Chargement de la suite…",
  loaded: (added, shown) =>
    `${count(added, { one: "# élément de plus chargé", many: "# d’éléments de plus chargés", other: "# éléments de plus chargés" })}, ${number(shown)} au total.`,
  end: (shown) => `Fin de la liste\u202f: ${items(shown)}.`,
  empty: "Aucun élément à afficher.",
  retry: "Réessayer",
  signIn: "Se connecter",
  newItems: (added) =>
    `Afficher ${count(added, { one: "# nouvel élément", many: "# de nouveaux éléments", other: "# nouveaux éléments" })}`,
  pastList: "Ignorer la liste",
  offline: "Vous êtes hors ligne. La suite de la liste se chargera au retour de la connexion.",
  ignored: (parts) =>
    `Certaines parties de l’adresse de cette page ne sont pas valides et ont été ignorées\u202f: ${list(parts)}.`,
  dismiss: "Fermer"
}

const search: Messages["search"] = {
  label: "Recherche",
  submit: "Rechercher",
  clear: "Effacer la recherche",
  mode: "Trouver les éléments avec",
  allWords: "tous les mots",
  anyWord: "un des mots",
  fuzzy: "Inclure les orthographes proches",
  searching: "Recherche en cours…",
  results: (found, more, text) =>
    more
      ? `«\u202f${text}\u202f»\u202f: les ${number(found)} premiers résultats`
      : `«\u202f${text}\u202f»\u202f: ${count(found, { one: "# résultat", many: "# de résultats", other: "# résultats" })}`,
  noResults: (text) => `Aucun résultat pour «\u202f${text}\u202f».`,
  preparing: "Certains éléments sont encore en préparation pour la recherche. D’autres résultats peuvent apparaître.",
  hint: "Essayez avec moins de mots ou d’autres mots.",
  tryAny: "Rechercher l’un de ces mots",
  tryFuzzy: "Rechercher des orthographes proches",
  retry: "Réessayer",
  signIn: "Se connecter"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ordre croissant" : "ordre décroissant")

const order: Messages["order"] = {
  label: "Trier par",
  none: "Aucun",
  thenBy: "Puis par",
  ascending: "Croissant",
  descending: "Décroissant",
  turn: (field, order) => `${field}, ${name(order)}. Inverser l’ordre`,
  sooner: (field) => `Monter «\u202f${field}\u202f» dans l’ordre de tri`,
  later: (field) => `Descendre «\u202f${field}\u202f» dans l’ordre de tri`,
  remove: (field) => `Retirer «\u202f${field}\u202f» de l’ordre de tri`,
  by: (field, order) => `«\u202f${field}\u202f», ${name(order)}`,
  sorted: (parts) => `Tri par ${parts.join(", puis ")}`,
  unsorted: "Sans tri"
}

const filter: Messages["filter"] = {
  title: "Filtrer",
  match: "Afficher les éléments qui remplissent",
  all: "Toutes les conditions",
  any: "Au moins une condition",
  notAll: "Pas toutes les conditions",
  none: "Aucune des conditions",
  field: "Champ",
  operator: "Comparaison",
  value: "Valeur",
  lower: "De",
  upper: "Jusqu’à (non inclus)",
  type: "Type de valeur",
  text: "Texte",
  number: "Nombre",
  date: "Date et heure",
  boolean: "Oui ou non",
  yes: "Oui",
  no: "Non",
  addCondition: "Ajouter une condition",
  addGroup: "Ajouter un groupe",
  addValue: "Ajouter",
  apply: "Appliquer le filtre",
  clear: "Effacer",
  conditionAdded: "Condition ajoutée.",
  groupAdded: "Groupe ajouté.",
  conditionRemoved: "Condition retirée.",
  groupRemoved: "Groupe retiré.",
  applied: "Filtre appliqué.",
  cleared: "Filtre effacé.",
  fieldMissing: "Choisissez un champ.",
  valueMissing: "Saisissez une valeur.",
  valuesMissing: "Ajoutez au moins une valeur.",
  numberMalformed: "Saisissez un nombre.",
  dateMalformed: "Saisissez une date et une heure.",
  kindsDiffer: "Les deux valeurs doivent être du même type.",
  broken: "Ce filtre ne peut pas être utilisé et a été ignoré.",
  fixed: "Cette condition ne peut pas être modifiée ici. Vous pouvez seulement la supprimer.",
  everything: "tous les éléments",
  nothing: "aucun élément",
  eq: "est",
  ne: "n’est pas",
  lt: "est inférieur à",
  gt: "est supérieur à",
  lte: "est au plus",
  gte: "est au moins",
  between: "est entre",
  before: "est avant",
  after: "est après",
  notAfter: "n’est pas après",
  notBefore: "n’est pas avant",
  startsWith: "commence par",
  endsWith: "finit par",
  contains: "contient",
  matches: "correspond à",
  hasSome: "au moins l’un de",
  hasAll: "tous les éléments de",
  in: "est l’un de",
  exists: "est défini",
  existsNot: "n’est pas défini",
  isEmpty: "est vide",
  isNotEmpty: "n’est pas vide",
  condition: (position) => `Condition nº ${number(position)}`,
  group: (position) => `Groupe ${number(position)}`,
  removeCondition: (position) => `Retirer la condition ${number(position)}`,
  removeGroup: (position) => `Retirer le groupe ${number(position)}`,
  quoted: (text) => `«\u202f${text}\u202f»`,
  removeValue: (value) => `Retirer ${value}`,
  comparison: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  listComparison: (field, operator, value) => `${field}\u202f: ${operator} ${value}`,
  rangeComparison: (field, lower, upper) => `${field} est au moins ${lower}, mais inférieur à ${upper}`,
  and: (parts, grouped) => parts.join(grouped ? ", et " : " et "),
  or: (parts, grouped) => parts.join(grouped ? ", ou " : " ou "),
  not: (part) => `pas ${part}`,
  more: (values, hidden) => `${values} et ${number(hidden)} de plus`
}

const distinct: Messages["distinct"] = {
  loading: "Chargement des valeurs…",
  empty: "Aucune valeur à choisir.",
  more: "Afficher plus de valeurs",
  clear: "Tout décocher",
  cleared: "Sélection effacée.",
  uncounted: "Nous n’avons pas pu compter les éléments pour chaque valeur.",
  items: (items) => `, ${count(items, { one: "# élément", many: "# d’éléments", other: "# éléments" })}`
}

const failure: Messages["failure"] = {
  retry: "Réessayer",
  retrying: "Nouvel essai…",
  retryIn: (left) => `Réessayer dans ${seconds(left)}`,
  waitOver: "Vous pouvez réessayer maintenant.",
  signIn: "Se connecter",
  reference: (reference) => `Référence\u202f: ${reference}`,
  copy: "Copier la référence",
  copied: "Copié.",
  copyFailed: "La copie a échoué. Sélectionnez la référence et copiez-la vous-même.",
  developers: "Pour les développeurs",
  code: "Code d’erreur",
  fix: "Comment corriger",
  meaning: "Signification",
  place: "Chemin",
  parameters: "Paramètres",
  mendable: "Modifiez l’appel avant de réessayer.",
  faultless: "L’appel est correct. Réessayez plus tard."
}

const item: Messages["item"] = {
  createTitle: "Nouvel élément",
  editTitle: "Modifier l’élément",
  create: "Créer",
  creating: "Création…",
  save: "Enregistrer les modifications",
  saving: "Enregistrement…",
  loading: "Chargement…",
  notFound: "Nous n’avons pas trouvé cet élément. Il a peut-être été supprimé.",
  retry: "Réessayer",
  created: "Élément créé.",
  saved: "Modifications enregistrées.",
  unchanged: "Aucune modification à enregistrer.",
  removed: "Élément supprimé.",
  reset: "Abandonner les modifications",
  unsaved: (fields) =>
    count(fields, {
      one: "# champ contient des modifications non enregistrées.",
      many: "# de champs contiennent des modifications non enregistrées.",
      other: "# champs contiennent des modifications non enregistrées."
    }),
  changed: "modifié",
  optional: "facultatif",
  linesHint: "Saisissez une valeur par ligne.",
  jsonHint: "Saisissez du JSON. Mettez le texte entre guillemets.",
  referencesLater: "Vous pourrez les sélectionner après avoir créé l’élément.",
  notSelected: "Aucun choix",
  oddNames: (names) =>
    `Les filtres ne trouvent pas ces champs, car leur nom contient un point ou un dollar\u202f: ${names}.`,
  conflict: "Quelqu’un d’autre a aussi modifié ces champs. Choisissez les valeurs à conserver\u202f:",
  mine: "La vôtre",
  theirs: "L’autre",
  saveSelected: "Enregistrer les valeurs sélectionnées",
  remove: "Supprimer",
  removeTitle: "Supprimer cet élément ?",
  removeText: "L’élément sera supprimé de la collection.",
  removing: "Suppression…",
  cancel: "Annuler",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveText: "Ce que vous avez saisi n’est pas enregistré et sera perdu.",
  leave: "Quitter",
  stay: "Rester",
  signIn: "Se connecter"
}

const patch: Messages["patch"] = {
  title: "Modifier des champs",
  submit: "Appliquer les modifications",
  submitting: "Application…",
  change: (position) => `Modification ${number(position)}`,
  field: "Champ",
  action: "Action",
  value: "Valeur",
  set: "Mettre à",
  remove: "Supprimer le champ",
  increment: "Ajouter au nombre",
  append: "Ajouter à la liste",
  pull: "Retirer de la liste",
  add: "Ajouter une modification",
  drop: (position) => `Supprimer la modification ${number(position)}`,
  preview: "Aperçu",
  before: "Avant",
  after: "Après",
  absent: "non défini",
  same: "Ces modifications n’ont aucun effet sur l’élément.",
  saved: "Modifications enregistrées."
}

const reference: Messages["reference"] = {
  search: "Saisissez pour chercher",
  searching: "Recherche…",
  results: (shown) => count(shown, { one: "# résultat", many: "# de résultats", other: "# résultats" }),
  noResults: "Aucun résultat.",
  more: "Afficher plus de résultats",
  selected: "Sélectionnés",
  selectedCount: (items) => `Sélectionnés\u202f: ${number(items)}`,
  unread: "Les éléments sélectionnés ne sont pas tous affichés ici. Les autres restent sélectionnés.",
  nothingSelected: "Aucune sélection.",
  itemSelected: (item) => `${item}\u202f: sélectionné`,
  remove: (item) => `Retirer ${item}`,
  removed: (item) => `${item} : retiré`,
  broken: (id) => `N’existe plus\u202f: ${id}`,
  loading: "Chargement des éléments sélectionnés…",
  moreSelected: "Afficher plus d’éléments sélectionnés",
  replace: "Enregistrer la sélection",
  replacing: "Enregistrement…",
  replaced: "Sélection enregistrée.",
  clear: "Effacer la recherche",
  retry: "Réessayer"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Tous les résultats sélectionnés" : `Sélection\u202f: ${number(selected)}`}${excepted === 0 ? "" : `, sauf ${number(excepted)}`}`,
  clear: "Effacer la sélection",
  act: (verb) => ({ add: "Ajouter", change: "Modifier", remove: "Supprimer", truncate: "Vider" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `Vider ${name}\u202f?`
      : `${{ add: "Ajouter", change: "Modifier", remove: "Supprimer" }[verb]} ${amount === undefined ? "tous les résultats" : items(amount)}\u202f?`,
  confirmText: (verb, undoable) =>
    ({
      add: "Ils seront ajoutés à la collection.",
      change: "Cette action est irréversible.",
      remove: undoable
        ? "Ils seront supprimés de la collection. Vous pouvez annuler uniquement pour vos propres éléments."
        : "Cette action est irréversible.",
      truncate: "Tous les éléments seront supprimés. Cette action est irréversible."
    })[verb],
  typeName: (name) => `Saisissez ${name} pour confirmer`,
  cancel: "Annuler",
  gathering: (found) => `Recherche des éléments… ${number(found)} pour l’instant`,
  running: (verb) => ({ add: "Ajout…", change: "Modification…", remove: "Suppression…", truncate: "Vidage…" })[verb],
  progress: (done, total) => `${number(done)} sur ${number(total)}`,
  percent: (percent) => `${number(percent)}\u202f%`,
  left: (left) => `reste ${number(left)}`,
  stop: "Arrêter",
  stopping: "Arrêt après les éléments en cours…",
  stopWaiting: "Arrêter maintenant",
  finished: (failed, total) =>
    failed === 0
      ? "Terminé."
      : failed >= total
        ? "Tous les éléments ont échoué."
        : `Terminé, mais ${count(failed, { one: "# élément a échoué", many: "# d’éléments ont échoué", other: "# éléments ont échoué" })}.`,
  emptied: (name) => `${name} est maintenant vide.`,
  canceled: (done, total) => `Arrêté après ${number(done)} sur ${number(total)}.`,
  canceledEarly: "Arrêté. Aucun élément n’a été modifié.",
  untouched: "Les autres éléments n’ont pas été modifiés.",
  uncertain: "Nous ne savons pas si les derniers éléments ont été modifiés.",
  tally: (status, amount) =>
    `${{ inserted: "Ajoutés", updated: "Modifiés", removed: "Supprimés", skipped: "Ignorés", failed: "Échecs", unknown: "Inconnus" }[status]}\u202f: ${number(amount)}`,
  resume: "Continuer",
  resumesOnline: "L’opération reprendra automatiquement au retour de la connexion.",
  retryFailed: (failed) => `Réessayer pour ${items(failed)}`,
  saveAs: (format) => `Enregistrer en ${format}`,
  done: "Fermer",
  reportCaption: (rows) =>
    count(rows, { one: "# élément en échec", many: "# d’éléments en échec", other: "# éléments en échec" }),
  place: "Position",
  line: "Ligne",
  item: "Élément",
  field: "Champ",
  reason: "Raison",
  showMore: (rows) => `Afficher ${number(rows)} de plus`,
  valueFault: (fault) =>
    ({
      missing: "Une valeur manque.",
      boolean: "Valeur attendue\u202f: true ou false.",
      number: "Nombre attendu.",
      date: "Date attendue, comme 2026-01-31.",
      list: 'Liste attendue, comme ["un", "deux"].',
      object: "Objet JSON attendu.",
      invalid: "La valeur n’est pas valide."
    })[fault],
  rowFault: (fault, cells, columns) =>
    ({
      cells: `La ligne contient ${number(cells)} cellules, mais le fichier n’a que ${number(columns)} colonnes.`,
      quotes: "Un guillemet manque ou est mal placé.",
      tooLong: "La ligne est trop longue. Vérifiez que chaque guillemet est fermé.",
      notObject: "La ligne n’est pas un objet JSON."
    })[fault],
  reasonUnknown: "Nous ne savons pas si cela a été effectué.",
  reasonGone: "Cet élément n’existe plus.",
  reasonUnmet: "Cet élément ne remplit pas la condition de la modification.",
  reasonForbidden: "Vous n’avez pas l’autorisation de modifier cet élément.",
  reasonTooLarge: "Cet élément est trop volumineux pour être envoyé.",
  denied: "Vous n’avez pas l’autorisation de faire cela.",
  signIn: "Connectez-vous pour faire cela. Votre sélection est conservée.",
  signInNow: "Se connecter",
  leaveTitle: "Quitter la page pendant l’opération\u202f?",
  leaveText: "Les éléments restants ne seront pas traités.",
  leave: "Quitter",
  stay: "Rester"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `Importer dans ${name}`,
  pick: "Choisir un fichier",
  drop: "ou déposez-le ici",
  accepts: "CSV (tableau) ou JSONL (un objet par ligne)",
  template: "Télécharger un modèle",
  sample: "Exemple",
  id: "Identifiant",
  leftOut: (columns) => `Colonnes non importées, car la collection n’a pas ces champs\u202f: ${columns}`,
  reading: (file) => `Lecture de ${file}…`,
  otherFile: "Choisir un autre fichier",
  format: "Format",
  formatName: (format) => (format === "CSV" ? "CSV (tableau)" : "JSONL (un objet par ligne)"),
  previewCaption: (rows) => `Premières lignes\u202f: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Aucune erreur dans les ${number(checked)} premières lignes.`
      : `Erreurs dans ${number(mistaken)} des ${number(checked)} premières lignes. Elles seront ignorées et listées à la fin.`,
  noRows: "Ce fichier ne contient aucune ligne.",
  columns: "Colonnes",
  goesTo: (column) => `Champ pour la colonne ${column}`,
  ownName: (column) => `${column} (même nom)`,
  leaveOut: "Ne pas importer",
  fieldType: (type) =>
    ({
      text: "texte",
      number: "nombre",
      boolean: "oui ou non",
      date: "date",
      list: "liste",
      object: "objet",
      reference: "référence",
      mixed: "tout"
    })[type],
  mode: "Éléments existants",
  modeName: (mode) =>
    ({ OVERWRITE: "Les remplacer", SKIP_EXISTING: "Les conserver", TRUNCATE_BEFORE: "Vider d’abord la collection" })[
      mode
    ],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Une ligne remplace l’élément qui a le même identifiant.",
      SKIP_EXISTING: "Seules les lignes avec un nouvel identifiant ou sans identifiant sont ajoutées.",
      TRUNCATE_BEFORE:
        "Tous les éléments sont supprimés avant l’ajout de la première ligne. Cette action est irréversible."
    })[mode],
  start: "Importer",
  importing: (file) => `Importation de ${file}`,
  rows: (rows) => `Lignes enregistrées\u202f: ${number(rows)}`,
  read: (percent) => `${number(percent)}\u202f% du fichier traité`,
  stop: "Arrêter",
  stopped: (rows) => `Arrêté. Lignes traitées\u202f: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Toutes les lignes ont été importées.",
      FAILED: "Aucune ligne n’a pu être importée.",
      PARTIALLY_SUCCESSFUL: `Terminé, mais ${count(failed, { one: "# ligne n’a pas pu être importée", many: "# de lignes n’ont pas pu être importées", other: "# lignes n’ont pas pu être importées" })}.`
    })[status],
  unfinished: (file, rows) =>
    `L’importation de ${file} n’est pas terminée. Elle s’est arrêtée après ${count(rows, { one: "# ligne", many: "# de lignes", other: "# lignes" })}.`,
  chooseAgain: "Choisissez à nouveau le même fichier pour continuer.",
  otherThan: (file) => `Ce fichier n’est pas ${file} ou a été modifié depuis.`,
  forget: "Abandonner l’importation",
  again: "Importer un autre fichier",
  fileFault: (what, reason) =>
    `${{ unreadable: "Nous n’avons pas pu lire ce fichier.", header: "La première ligne doit contenir les noms des colonnes.", notTruncated: "Les premières lignes contiennent des erreurs ou le fichier est vide. Rien n’a été supprimé.", notText: "Ce n’est pas un fichier texte. Choisissez un fichier CSV ou JSONL enregistré en UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  headerFault: (fault, name) =>
    ({
      unnamed: "Une colonne n’a pas de nom.",
      reserved: `Une colonne ne peut pas s’appeler ${name}.`,
      noFields: "Aucune colonne n’est importée.",
      fieldTwice: `Deux colonnes correspondent au même champ\u202f: ${name}.`,
      fieldNested: `${name} ne peut pas être à la fois une valeur et un objet.`,
      columnMissing: `Le fichier n’a pas de colonne ${name}.`,
      quotes: "Un guillemet manque ou est mal placé.",
      tooLong: "La ligne est trop longue. Vérifiez que chaque guillemet est fermé."
    })[fault],
  exportTitle: (name) => `Exporter ${name}`,
  scope: "Éléments à exporter",
  scopeName: (scope, amount) => {
    const said = { all: "Tous les éléments", filter: "Éléments filtrés", selection: "Éléments sélectionnés" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exporter",
  exportAgain: "Exporter à nouveau",
  written: (done, total) => `Écrits jusqu’ici\u202f: ${number(done)} sur ${number(total)}.`,
  collecting: (done, total) => `Recherche des champs\u202f: ${number(done)} sur ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Tous les champs" : `Champs\u202f: ${number(chosen)} sur ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Décompte des éléments…" : `Écriture de ${number(done)} sur ${number(total)}…`,
  ready: (amount) => `Fichier prêt\u202f: ${items(amount)}.`,
  download: (file) => `Enregistrer ${file}`,
  empty: "Rien à exporter.",
  unfit: (id, reason) => `L’élément ${id} ne peut pas être exporté\u202f: ${reason}`,
  close: "Fermer"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({
      backup: "Sauvegarde",
      restoration: "Restauration",
      movement: "Importation ou exportation",
      index: "Index",
      environment: "Environnement"
    })[kind],
  status: statusName({
    backup: { PENDING: "En cours", READY: "Prête", FAILED: "Échec", DELETED: "Supprimée", CANCELED: "Annulée" },
    restoration: { PENDING: "En cours", COMPLETED: "Terminée", FAILED: "Échec" },
    movement: {
      UNINITIALIZED: "Pas commencée",
      INITIALIZING: "Préparation",
      IN_PROGRESS: "En cours",
      COMPLETED: "Terminée",
      FAILED: "Échec",
      PARTIALLY_SUCCESSFUL: "Terminée en partie"
    },
    index: {
      BUILDING: "En construction",
      ACTIVE: "Actif",
      DROPPING: "Suppression en cours",
      DROPPED: "Supprimé",
      FAILED: "Échec",
      INVALID: "Non valide"
    },
    environment: { LIVE: "En ligne", SANDBOX: "Bac à sable", SANDBOX_PREFERRED: "Bac à sable de préférence" }
  })
}

const chart: Messages["chart"] = {
  loading: (caption) => `Chargement\u202f: ${caption}…`,
  refetching: "Mise à jour…",
  empty: "Aucune donnée à afficher.",
  groups: (groups) => `${count(groups, { one: "# groupe", many: "# de groupes", other: "# groupes" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}\u202f: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `Le plus grand\u202f: ${greatest}, ${greatestValue}. Le plus petit\u202f: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}\u202f: le plus grand ${greatest}, ${greatestValue}\u202f; le plus petit ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, graphique. Utilisez les touches fléchées pour passer d’un point à l’autre.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}\u202f: ${value}. ${number(position)} sur ${number(marks)}`,
  other: (groups) => `Autres (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# groupe plus petit est regroupé dans «\u202fAutres\u202f».",
      many: "# de groupes plus petits sont regroupés dans «\u202fAutres\u202f».",
      other: "# groupes plus petits sont regroupés dans «\u202fAutres\u202f»."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# groupe plus petit n’est pas affiché dans le graphique.",
      many: "# de groupes plus petits ne sont pas affichés dans le graphique.",
      other: "# groupes plus petits ne sont pas affichés dans le graphique."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Seul # groupe a été chargé. Il y en a d’autres.",
      many: "Seuls # de groupes ont été chargés. Il y en a d’autres.",
      other: "Seuls # groupes ont été chargés. Il y en a d’autres."
    }),
  showAll: "Tout afficher dans le tableau",
  showTable: "Afficher le tableau",
  showChart: "Afficher le graphique",
  share: "Part",
  total: "Total",
  noName: "Aucune valeur"
}

/**
 * All messages of the kit in French. The translation is a draft that no French speaker has reviewed.
 *
 * **Example** (Loading the messages on demand)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/fr").then(({ fr }) => fr)
 * ```
 */
export const fr: Messages = {
  locale: "fr",
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
