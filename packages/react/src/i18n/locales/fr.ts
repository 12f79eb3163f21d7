/**
 * The French messages, as a draft. No French speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import type { Messages } from "../messages/Messages.ts"
import { sayStatus } from "../messages/TransferMessages.ts"

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
  slow: "C’est plus long que d’habitude. Restez sur cette page\u202f: rien de ce que vous avez saisi n’est perdu.",
  offline: "Vous êtes hors ligne. Ce que vous avez saisi reste ici jusqu’au retour de la connexion.",
  capsLock: "Le verrouillage des majuscules est activé.",
  strength: "Robustesse du mot de passe",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, {
          one: "Il comporte # chiffre.",
          many: "Il comporte # de chiffres.",
          other: "Il comporte # chiffres."
        })
      : count(length, {
          one: "Il comporte # caractère\u202f: une lettre ou un chiffre.",
          many: "Il comporte # de lettres et de chiffres.",
          other: "Il comporte # lettres et chiffres."
        }),
  resend: "Renvoyer",
  resending: "Envoi…",
  resendIn: (left) => `Renvoyer dans ${seconds(left)}`,
  resent: "Nouvel envoi effectué.",
  resendOver: "Vous pouvez maintenant demander un nouvel envoi."
}

const strength: Messages["strength"] = {
  common: "Ce mot de passe est très répandu. Choisissez des mots que personne d’autre n’associerait.",
  personal:
    "Les personnes qui vous connaissent peuvent le deviner facilement. Ajoutez des mots sans rapport avec vous.",
  repeated: "Les répétitions sont faciles à deviner. Ajoutez d’autres mots.",
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

const problems: Messages["problems"] = {
  emailMissing: () => "Saisissez votre adresse e-mail.",
  emailMalformed: () => "Saisissez une adresse e-mail du type nom@example.com.",
  passwordMissing: () => "Saisissez un mot de passe.",
  unknownEmail: () => "Aucun compte n’existe avec cette adresse e-mail.",
  invalidPassword: () => "Ce mot de passe n’est pas le bon. Vérifiez-le et réessayez.",
  resetPassword: () =>
    "Votre mot de passe doit être changé avant que vous puissiez vous connecter. Réinitialisez-le, puis revenez.",
  missingCaptchaToken: () => "Confirmez que vous n’êtes pas un robot, puis réessayez.",
  invalidCaptchaToken: () => "Nous n’avons pas pu confirmer que vous n’êtes pas un robot. Réessayez.",
  identityBlocked: () => "Ce compte est bloqué. Contactez-nous pour le faire débloquer.",
  loginRefused: (problem) =>
    `La connexion n’a pas été possible. Réessayez ou contactez-nous.${supportReference(problem)}`,
  emailAlreadyExists: () => "Un compte existe déjà avec cette adresse e-mail. Connectez-vous.",
  invalidEmail: () => "Cette adresse e-mail ne peut pas être utilisée. Vérifiez-la ou utilisez-en une autre.",
  registrationRefused: (problem) =>
    `Votre compte n’a pas pu être créé. Réessayez ou contactez-nous.${supportReference(problem)}`,
  unknownState: () => "Cette page n’a pas compris la réponse. Rechargez-la et réessayez.",
  sessionTimedOut: () => "L’ouverture de votre compte a pris trop de temps. Réessayez.",
  sessionFrameRefused: () =>
    "Votre navigateur ne nous a pas permis d’ouvrir votre compte sur cette page. Rechargez la page et réessayez.",
  sessionBlocked: () =>
    "Votre navigateur bloque ce qu’il nous faut pour garder votre connexion active. Autorisez les cookies pour ce site et réessayez.",
  sessionRefused: (problem) => `Nous n’avons pas pu ouvrir votre compte. Réessayez.${supportReference(problem)}`,
  recoveryOver: () => "Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.",
  redirectNotAllowed: () =>
    "Le lien de l’e-mail n’est pas autorisé à mener à cette page\u202f: elle est mal configurée. Contactez-nous.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "Ce mot de passe est trop court. Choisissez-en un plus long."
      : `Choisissez un mot de passe d’au moins ${characters(limit)}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "Ce mot de passe est trop long. Choisissez-en un plus court."
      : `Choisissez un mot de passe d’au plus ${characters(limit)}.`,
  codeMissing: () => "Saisissez le code reçu par e-mail.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Ce code est incomplet. Saisissez-le en entier."
      : `Ce code est incomplet. Il comporte ${characters(limit)}.`,
  wrongCode: () => "Ce code n’est pas le bon. Comparez-le avec le dernier e-mail reçu et réessayez.",
  verificationOver: () => "Ce code a déjà servi ou est trop ancien. Demandez-en un nouveau.",
  mailNotSent: () => "Nous n’avons pas pu envoyer l’e-mail. Réessayez dans un instant.",
  approvalUnknown: () => "Nous n’avons pas pu savoir si votre compte est validé. Réessayez dans un instant.",
  answerMissing: () => "La page de connexion vous a renvoyé ici sans réponse. Recommencez.",
  answerForeign: () =>
    "Cette connexion n’a pas été commencée dans ce navigateur ou a expiré depuis longtemps. Recommencez.",
  answerLate: () => "Cette connexion a pris plus d’une heure. Recommencez.",
  answerUsed: () => "Cette connexion a déjà servi. Recommencez pour vous connecter une nouvelle fois.",
  answerDenied: ({ detail }) => `La connexion a été annulée. Vous pouvez recommencer quand vous voulez.${said(detail)}`,
  answerRefused: (problem) =>
    `La page de connexion a refusé. Recommencez ou contactez-nous.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) =>
    `Nous n’avons pas pu terminer votre connexion. Recommencez.${supportReference(problem)}`,
  pageInsecure: () =>
    "Pour se connecter, il faut une connexion sécurisée. Ouvrez cette page avec une adresse qui commence par https.",
  pageMissing: (problem) => `Nous n’avons pas trouvé la page de connexion. Réessayez.${supportReference(problem)}`,
  pageNeeded: () => "La connexion n’est pas encore établie. Continuez sur la page de connexion.",
  signedOutMeanwhile: () => "La déconnexion a eu lieu pendant la connexion. Recommencez pour vous connecter.",
  dateMalformed: () => "Saisissez la date complète ou laissez le champ vide.",
  numberMalformed: () => "Saisissez un nombre, par exemple 12 ou 12,5.",
  phoneMalformed: () => "Saisissez un numéro de téléphone en chiffres.",
  profileChanged: () =>
    "Votre profil a été modifié ailleurs entre-temps. Rien de ce que vous avez saisi n’est perdu\u202f: enregistrez-le à la place de la nouvelle version ou abandonnez-le.",
  profileRefused: (problem) =>
    `Votre profil n’a pas pu être enregistré. Réessayez ou contactez-nous.${supportReference(problem)}`,
  notSignedIn: () =>
    "Votre connexion a pris fin. Reconnectez-vous dans un autre onglet, puis revenez\u202f: rien de ce que vous avez saisi n’est perdu.",
  captchaBlocked: () =>
    "Le contrôle anti-robot n’a pas pu être chargé. Autorisez-le sur cette page ou réessayez plus tard.",
  captchaExpired: () => "Le contrôle anti-robot n’a pas été terminé à temps. Réessayez.",
  captchaClosed: () => "Le contrôle anti-robot a été fermé avant la fin. Réessayez.",
  captchaFailed: (problem) => `Le contrôle anti-robot n’a pas fonctionné. Réessayez.${supportReference(problem)}`,
  factorWrong: (problem) => `Ce code n’est pas le bon ou a déjà servi.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Saisissez l’un de vos codes de secours.",
  recoveryCodeWrong: (problem) =>
    `Ce code n’est pas l’un de vos codes de secours ou a déjà servi.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `Cette clé d’accès n’a pas été acceptée. Réessayez ou choisissez une autre méthode.${triesLeft(problem)}`,
  passkeyUnavailable: () => "Ce navigateur n’a aucune clé d’accès pour cette page. Choisissez une autre méthode.",
  passkeyCancelled: () =>
    "La clé d’accès n’a pas été utilisée\u202f: l’opération a été annulée ou a pris trop de temps. Réessayez ou choisissez une autre méthode.",
  passkeyRefused: (problem) =>
    `Votre navigateur n’a pas autorisé la clé d’accès. Réessayez ou choisissez une autre méthode.${supportReference(problem)}`,
  pushUnanswered: () =>
    "Personne n’a répondu sur votre autre appareil. Renvoyez la demande ou choisissez une autre méthode.",
  factorDenied: () => "La connexion a été refusée sur votre autre appareil. Si c’était vous, reconnectez-vous.",
  factorOver: () => "Le délai est dépassé ou cette étape a déjà servi. Reconnectez-vous.",
  factorTooManyTries: () => "Il y a eu trop d’essais incorrects. Reconnectez-vous.",
  factorTooManySends: () =>
    "Nous ne pouvons plus envoyer de code pour cette connexion. Utilisez le dernier ou reconnectez-vous.",
  factorUnavailable: () => "Cette méthode n’est pas disponible ici pour le moment. Choisissez-en une autre.",
  factorMismatch: () =>
    "Ce code ne correspond pas à cette méthode. Demandez-en un nouveau ou choisissez une autre méthode.",
  factorUnsupported: () => "Vous avez déjà saisi votre mot de passe. Choisissez une autre méthode.",
  factorNotVerifiable: () => "Cette méthode n’est pas utilisable sur cette page. Choisissez-en une autre.",
  fieldViolations: ({ detail }) => detail ?? "L’une de vos saisies n’a pas été acceptée. Vérifiez-la et réessayez.",
  offline: () => "Vous êtes hors ligne. Rien n’est perdu\u202f: réessayez une fois la connexion rétablie.",
  unreachable: () => "Notre service est injoignable pour le moment. Vérifiez votre connexion et réessayez.",
  serverError: (problem) =>
    `Une erreur s’est produite de notre côté. Réessayez dans un instant.${supportReference(problem)}`,
  rateLimited: (problem) => `Il y a eu trop d’essais. ${patience(problem)}`,
  tooLarge: () => "C’est plus que ce que nous pouvons recevoir en une fois. Raccourcissez et réessayez.",
  unreadable: (problem) => `Nous avons reçu une réponse illisible. Réessayez.${supportReference(problem)}`,
  sessionEnded: () => "Votre session a expiré. Reconnectez-vous pour continuer.",
  sessionUnavailable: () => "Nous ne pouvons pas confirmer votre identité pour le moment. Réessayez dans un instant.",
  refused: (problem) => `La demande a été refusée.${supportReference(problem)}`,
  unexpected: () => "Une erreur inattendue s’est produite sur cette page. Rechargez-la et réessayez.",
  noPermission: () => "Vous n’avez pas l’autorisation de voir ce contenu.",
  signInRequired: () => "Connectez-vous pour voir ce contenu.",
  internalError: (problem) =>
    `Une erreur s’est produite de notre côté. Réessayez dans un instant.${supportReference(problem)}`,
  itemGone: () => "Cet élément n’existe plus.",
  itemExists: () => "Cet élément existe déjà.",
  siteCode: ({ detail }) => detail ?? "Le site a refusé la demande.",
  tooManyItems: ({ limit }) =>
    `Le maximum par envoi est de ${number(limit ?? 1000)}. Choisissez moins d’éléments et réessayez.`,
  tooManyRemovals: ({ limit }) =>
    `Le maximum par suppression est de ${number(limit ?? 1000)}. Choisissez moins d’éléments et réessayez.`,
  noPreviousPage: () => "Il n’y a pas de page avant celle-ci.",
  noNextPage: () => "Il n’y a pas de page après celle-ci.",
  changeForbidden: () => "Vous n’avez pas le droit de modifier ceci.",
  conditionNotMet: () =>
    "Ceci n’est plus dans l’état nécessaire à cette modification. Regardez-le à nouveau, puis réessayez.",
  itemChanged: () =>
    "Quelqu’un d’autre a modifié ceci entre-temps. Choisissez les valeurs à garder, puis enregistrez à nouveau.",
  valueMissing: () => "Cette information est nécessaire.",
  valueUnfit: () => "Cela ne convient pas ici. Vérifiez-le.",
  jsonMalformed: () => "Cela ne peut pas être lu. Vérifiez les crochets, les virgules et les guillemets.",
  notANumber: () => "Ce champ ne contient pas un nombre.",
  numberAmbiguous: () => "Cela peut se lire de deux façons. Écrivez 1234 ou 1.234, sans séparateur de milliers.",
  numberTooLarge: () => "Ce nombre est trop grand pour être conservé exactement.",
  notAList: () => "Ce champ ne contient pas une liste.",
  misconfigured: (problem) => `Cette vue est mal configurée.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "Connexion",
  submit: "Se connecter",
  submitting: "Connexion…",
  opening: "Ouverture de votre compte…",
  done: "Connexion réussie.",
  verifyEmail: (email) => `Nous avons envoyé un code à ${email}. Saisissez-le pour terminer la connexion.`,
  awaitApproval: "Votre compte est en attente de validation. Nous vous écrirons dès que vous pourrez vous connecter.",
  proveFactor: "Confirmez votre identité pour continuer.",
  leaving: "Nous vous dirigeons vers l’une de nos pages pour terminer la connexion…",
  forgot: "Mot de passe oublié\u202f?",
  passkeyVerifying: "Vérification de votre clé d’accès…",
  passkeyRetry: "Proposer à nouveau mes clés d’accès"
}

const signUp: Messages["signUp"] = {
  title: "Créer un compte",
  submit: "Créer un compte",
  submitting: "Création de votre compte…",
  opening: "Ouverture de votre compte…",
  done: "Votre compte est prêt et la connexion est réussie.",
  verifyEmail: (email) =>
    `Nous avons envoyé un code à ${email}. Saisissez-le pour terminer la création de votre compte.`,
  awaitApproval: "Votre compte est en attente de validation. Nous vous écrirons dès que vous pourrez vous connecter.",
  proveFactor: "Confirmez votre identité pour continuer.",
  leaving: "Nous vous dirigeons vers l’une de nos pages pour ouvrir votre compte…",
  toSignIn: "Se connecter"
}

const captcha: Messages["captcha"] = {
  title: "Contrôle de sécurité",
  loading: "Chargement du contrôle de sécurité…",
  ready: "Confirmez que vous n’êtes pas un robot, puis envoyez le formulaire.",
  solved: "C’est confirmé. Vous pouvez envoyer le formulaire.",
  expired: "Votre confirmation a expiré. Confirmez à nouveau que vous n’êtes pas un robot.",
  retry: "Recharger"
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
  signOutFailed: "La déconnexion est effective ici, mais le serveur ne le sait pas encore.",
  signOutAgain: "Prévenir le serveur",
  opening: "Connexion en cours…",
  openingSlowly: "C’est plus long que d’habitude.",
  skip: "Continuer sans se connecter",
  opened: "Connexion réussie.",
  nobody: "Aucun compte n’est connecté.",
  notOpened: "La connexion n’est pas encore établie",
  openAgain: "Réessayer"
}

const oauth: Messages["oauth"] = {
  signIn: "Aller à la page de connexion",
  creating: "Ouverture de la page de connexion…",
  redirecting: "Nous vous dirigeons vers la page de connexion…",
  finishing: "Nous terminons votre connexion…",
  finished: "Connexion réussie.",
  goOn: "Continuer",
  notFinished: "La connexion n’a pas abouti",
  startAgain: "Recommencer",
  alreadySignedIn: "La connexion est déjà établie.",
  signedOut: "La déconnexion a bien été effectuée.",
  stillSignedIn: "La connexion est toujours active ici.",
  checkedOut: "Vous êtes de retour du paiement.",
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
  missingTitle: "Cette étape n’a pas été chargée",
  missingText: "Rien de ce que vous avez saisi n’est perdu. Vérifiez votre connexion, puis réessayez.",
  retry: "Réessayer",
  passwordChanged: "Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.",
  verified: "Votre adresse est confirmée. Connectez-vous pour continuer.",
  approved: "Votre compte est validé. Vous pouvez maintenant vous connecter.",
  pageTitle: "Encore une étape",
  pageText:
    "Votre navigateur ne permet pas de se connecter directement sur cette page. Nous vous dirigeons vers l’une de nos pages où c’est possible.",
  toPage: "Continuer sur cette page",
  signedIn: "Connexion réussie",
  goOn: "Continuer"
}

const account: Messages["account"] = {
  loading: "Vérification de votre connexion…",
  signIn: "Se connecter",
  signUp: "Créer un compte",
  account: "Mon compte",
  menu: "Menu du compte\u202f:",
  signedInAs: "Session ouverte pour",
  signOut: "Se déconnecter",
  signingOut: "Déconnexion…",
  signedOut: "La déconnexion a bien été effectuée.",
  signOutFailed: "La déconnexion est effective ici, mais nous n’avons pas pu prévenir le serveur.",
  retry: "Réessayer",
  sectionAccountInfo: "Informations du compte",
  sectionBookings: "Réservations",
  sectionOrders: "Commandes",
  sectionSubscriptions: "Abonnements",
  sectionEvents: "Événements",
  openingSection: (section) => `Ouverture de la rubrique «\u202f${section}\u202f»…`,
  sectionFailed: (section) => `Impossible d’ouvrir la rubrique «\u202f${section}\u202f».`
}

const changePassword: Messages["changePassword"] = {
  title: "Modifier votre mot de passe",
  submit: "Modifier le mot de passe",
  submitting: "Modification de votre mot de passe…",
  currentPassword: "Mot de passe actuel",
  newPassword: "Nouveau mot de passe",
  username: "Compte",
  hint: "Votre connexion reste active ici. Sur tous vos autres appareils, il faudra vous reconnecter.",
  done: "Votre mot de passe a été modifié. Sur vos autres appareils, reconnectez-vous avec le nouveau."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "Mot de passe oublié\u202f?",
  explanation: "Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  submit: "Envoyer le lien",
  submitting: "Envoi du lien…",
  sentTitle: "Consultez vos e-mails",
  sent: (email) => `Si un compte existe pour ${email}, un lien pour choisir un nouveau mot de passe est en route.`,
  sentHint:
    "Cela peut prendre quelques minutes. Le lien est valable une heure. Regardez aussi dans le courrier indésirable.",
  otherAddress: "Utiliser une autre adresse"
}

const resetPassword: Messages["resetPassword"] = {
  title: "Choisissez un nouveau mot de passe",
  account: "Pour le compte",
  password: "Nouveau mot de passe",
  submit: "Enregistrer le mot de passe",
  submitting: "Enregistrement de votre mot de passe…",
  opening: "Ouverture de votre compte…",
  done: "Votre nouveau mot de passe est enregistré et la connexion est réussie.",
  verifyEmail: (email) =>
    `Votre nouveau mot de passe est enregistré. Nous avons envoyé un code à ${email}. Saisissez-le pour continuer.`,
  awaitApproval:
    "Votre nouveau mot de passe est enregistré. Votre compte est encore en attente de validation\u202f: nous vous écrirons.",
  proveFactor: "Votre nouveau mot de passe est enregistré. Confirmez votre identité pour continuer.",
  changed: "Votre nouveau mot de passe est enregistré. Connectez-vous avec celui-ci.",
  signIn: "Se connecter",
  missingTitle: "Ouvrez le lien dans votre e-mail",
  missing:
    "Un mot de passe ne peut être changé qu’avec le lien que nous envoyons. Ouvrez-le à nouveau ou demandez-en un nouveau ici.",
  overTitle: "Ce lien n’est plus valable",
  over: "Il a déjà servi ou est trop ancien. Votre mot de passe n’a pas changé. Demandez un nouveau lien ici."
}

const verification: Messages["verification"] = {
  title: "Confirmez votre adresse e-mail",
  explanation: (email) => `Nous avons envoyé un code à ${email}.`,
  code: "Code reçu par e-mail",
  hint: "Pas d’e-mail\u202f? Regardez aussi dans le courrier indésirable.",
  submit: "Confirmer",
  submitting: "Vérification du code…",
  opening: "Ouverture de votre compte…",
  resend: "Envoyer un nouveau code",
  resent: (email) => `Nous avons envoyé un nouveau code à ${email}.`,
  changeEmail: "Utiliser une autre adresse",
  sendLink: "Recevoir plutôt un lien",
  sendingLink: "Envoi du lien…",
  linkSent: (email) =>
    `Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.`,
  enterCode: "Saisir plutôt le code",
  done: "Votre adresse est confirmée et la connexion est réussie.",
  verifyEmail: (email) => `Il faut encore un code. Nous l’avons envoyé à ${email}.`,
  awaitApproval:
    "Votre adresse est confirmée. Votre compte est maintenant en attente de validation\u202f: nous vous écrirons.",
  proveFactor: "Votre adresse est confirmée. Confirmez maintenant votre identité pour continuer.",
  verified: "Votre adresse est confirmée. Connectez-vous pour continuer.",
  signIn: "Se connecter",
  lostTitle: "Connectez-vous à nouveau",
  lost: "Ce code ne peut plus être vérifié ici\u202f: il a servi, il est trop ancien ou cette page a été quittée. Reconnectez-vous et nous vous en enverrons un nouveau.",
  startAgain: "Se reconnecter"
}

const approval: Messages["approval"] = {
  title: "Votre compte est en attente de validation",
  pending: "Nous examinons chaque nouveau compte. Nous vous écrirons dès que vous pourrez vous connecter.",
  pendingVerification:
    "Confirmez d’abord votre adresse e-mail. Ensuite, nous examinerons votre compte et vous écrirons.",
  steps: "Ce qu’il reste à faire",
  registered: "Compte créé",
  verifyEmail: "Adresse e-mail confirmée",
  approval: "Compte validé",
  stepDone: "fait",
  stepDue: "à faire",
  enterCode: "Confirmer l’adresse e-mail",
  submit: "Vérifier à nouveau",
  submitting: "Vérification…",
  opening: "Ouverture de votre compte…",
  stillPending: (at) => `Pas encore. Dernière vérification à ${time(at)}.`,
  signIn: "Essayer de se connecter",
  signInNow: "Se connecter",
  signedIn: "Votre compte est validé et la connexion est réussie.",
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
  PASSWORD: "Celui de votre connexion",
  SMS: "Nous vous envoyons un code par SMS",
  CALL: "Nous vous appelons pour vous dicter un code",
  EMAIL: "Nous vous envoyons un code par e-mail",
  TOTP: "Votre application affiche un code",
  PUSH: "À valider sur un appareil déjà connecté",
  WEBAUTHN: "Votre empreinte, votre visage ou le verrouillage de l’écran",
  RECOVERY_CODE: "L’un des codes que vous avez conservés"
} as const

const obstacles = {
  disabledByRule: "La boutique a désactivé cette méthode.",
  requireActivation: "La configuration n’est pas terminée. Terminez-la d’abord.",
  requireReenroll: "Cette méthode n’est plus valable telle quelle. Configurez-la à nouveau d’abord.",
  usedAlready: "Vous l’avez déjà saisi\u202f: la seconde étape demande autre chose.",
  notHere: "Ce navigateur n’en a aucune pour cette page."
} as const

const factors: Messages["factors"] = {
  title: "Confirmez votre identité",
  submit: "Confirmer",
  submitting: "Vérification…",
  opening: "Ouverture de votre compte…",
  done: "Connexion réussie.",
  verifyEmail: (email) =>
    `Nous avons envoyé un code à ${email === "" ? "votre adresse e-mail" : email}. Saisissez-le pour terminer la connexion.`,
  awaitApproval: "Votre compte est en attente de validation. Nous vous écrirons dès que vous pourrez vous connecter.",
  pick: "Choisissez comment confirmer votre identité.",
  highRisk: "Cette connexion est inhabituelle\u202f: nous voulons être sûrs qu’il s’agit bien de vous.",
  leaving: "La suite se passe sur la page de connexion.",
  proveFactor: "C’était correct. Encore une étape et vous y êtes.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `Configurer\u202f: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Nous avons envoyé un code par SMS au ${hint ?? "numéro de votre téléphone"}. Saisissez-le ici.`
      case "CALL":
        return `Nous appelons le ${hint ?? "numéro de votre téléphone"} pour vous dicter un code. Saisissez-le ici.`
      case "EMAIL":
        return `Nous avons envoyé un code par e-mail à ${hint ?? "votre adresse"}. Saisissez-le ici.`
      case "TOTP":
        return "Saisissez le code affiché en ce moment par votre application d’authentification."
      case "PUSH":
        return "Nous avons envoyé une demande à votre autre appareil. Validez-la là-bas pour continuer."
      case "WEBAUTHN":
        return "Utilisez votre clé d’accès\u202f: votre navigateur vous demande votre empreinte, votre visage ou le verrouillage de l’écran."
      case "RECOVERY_CODE":
        return "Saisissez l’un des codes de secours que vous avez conservés."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Code de secours",
  recoveryHint: "Par exemple 2fkq-8n4m-a7tz-03wx. Chaque code ne sert qu’une fois.",
  remember: "Ne plus demander sur cet appareil",
  usePasskey: "Utiliser la clé d’accès",
  askingPasskey: "Votre navigateur vous sollicite…",
  waitingForPush: "En attente de votre réponse sur l’autre appareil…",
  sendPushAgain: "Renvoyer la demande",
  sending: "Un instant…",
  openAgain: "Réessayer",
  another: "Choisir une autre méthode",
  back: "Retour",
  restart: "Se reconnecter",
  none: "Aucune de vos méthodes n’est utilisable pour le moment.",
  noneHelp: "Voyez ce qui manque à chacune ou contactez-nous.",
  over: "La connexion n’est pas encore établie."
}

const profileFields: Messages["profileFields"] = {
  firstName: "Prénom",
  lastName: "Nom",
  nickname: "Pseudo",
  company: "Société",
  position: "Fonction",
  birthdate: "Date de naissance",
  language: "Langue",
  picture: "Adresse web de votre photo",
  privacyStatus: "Qui peut voir votre profil",
  privacyUndefined: "Pas encore choisi\u202f: la règle de la boutique s’applique",
  privacyPublic: "Tout le monde\u202f: les autres membres peuvent me trouver",
  privacyPrivate: "Uniquement la boutique et moi",
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
  tag: "Utilisation",
  tagUntagged: "Tout usage",
  tagMain: "Principal",
  tagHome: "Domicile",
  tagWork: "Travail",
  tagMobile: "Mobile",
  tagFax: "Fax",
  tagBilling: "Facturation",
  tagShipping: "Livraison",
  notChosen: "Aucun choix",
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
    "Nous n’avons pas trouvé votre profil. Votre compte a peut-être été fermé\u202f: contactez-nous s’il devrait exister.",
  retry: "Réessayer",
  loginEmail: "Adresse e-mail de connexion",
  verified: "confirmée",
  notVerified: "pas encore confirmée",
  edit: "Modifier le profil",
  cancel: "Annuler",
  saved: "Votre profil est enregistré.",
  unchanged: "Vous n’avez rien modifié, il n’y avait donc rien à enregistrer.",
  reloaded: "Voici votre profil tel qu’il a été enregistré ailleurs.",
  notGiven: "Non renseigné",
  personal: "À propos de vous",
  contact: "Coordonnées",
  more: "Autres informations",
  date: day,
  number,
  pending: "Votre compte n’est pas encore actif.",
  pendingApproval: "La boutique doit le valider. Nous vous écrirons dès que vous pourrez l’utiliser.",
  pendingVerification:
    "Votre adresse e-mail doit être confirmée. Ouvrez notre e-mail et saisissez le code qu’il contient.",
  deleted: "Ce compte a été supprimé. Son profil reste lisible pour l’instant, mais ne peut plus être modifié.",
  blocked: "Ce compte est bloqué. Contactez-nous pour le faire débloquer.",
  offline: "Votre compte est masqué\u202f: les autres membres ne vous voient pas.",
  changedElsewhere: "Entre-temps, ceci a été enregistré dans un autre onglet ou sur un autre appareil\u202f:",
  takeTheirs: "Abandonner mes modifications",
  keepMine: "Remplacer par les miennes"
}

const items = (total: number): string => count(total, { one: "# élément", many: "# d’éléments", other: "# éléments" })

const table: Messages["table"] = {
  loading: (caption) => `Chargement\u202f: ${caption}…`,
  refetching: "Mise à jour…",
  empty: "Il n’y a encore rien ici.",
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
  notADate: "pas une date",
  draft: "Brouillon",
  saving: "Enregistrement…",
  notSaved: (reason) => `Non enregistré : ${reason}`,
  stale: (since) => `État à ${time(since)}.`,
  wait: (seconds) => `Réessayer dans ${number(seconds)} s`,
  waitOver: "Vous pouvez réessayer maintenant.",
  signIn: "Se connecter",
  select: (item) => `Sélectionner ${item}`,
  selectPage: "Tout sélectionner sur cette page",
  selected: (selected) => `Sélection : ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Tous les résultats sont sélectionnés" : `Tous les résultats sont sélectionnés : ${number(selected)}`}${except === 0 ? "" : `, exclus : ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Sélectionner tous les résultats" : `Sélectionner tous les résultats (${number(total)})`,
  clearSelection: "Effacer la sélection"
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
  unread: (page) => `La page ${number(page)} n’a pas pu être lue.`,
  beyond: "Il n’y a plus rien sur cette page.",
  loadingList: (label) => `Chargement\u202f: ${label}…`,
  loadMore: "Charger la suite",
  loadingMore: "Chargement de la suite…",
  loaded: (added, shown) =>
    `${count(added, { one: "# élément de plus", many: "# d’éléments de plus", other: "# éléments de plus" })}, ${number(shown)} en tout.`,
  end: (shown) => `C’est tout\u202f: ${items(shown)}.`,
  empty: "Il n’y a encore rien ici.",
  retry: "Réessayer",
  signIn: "Se connecter",
  newItems: (added) =>
    `Afficher ${count(added, { one: "# nouvel élément", many: "# de nouveaux éléments", other: "# nouveaux éléments" })}`,
  pastList: "Passer la liste",
  offline: "Vous êtes hors ligne. Ce qui est ici reste, et la suite viendra à votre retour.",
  ignored: (parts) => `Une partie de cette adresse n’a pas été comprise et a été ignorée\u202f: ${list(parts)}.`,
  dismiss: "Fermer"
}

const search: Messages["search"] = {
  label: "Recherche",
  submit: "Rechercher",
  clear: "Effacer la recherche",
  mode: "Trouver les éléments avec",
  allWords: "tous les mots",
  anyWord: "un des mots",
  fuzzy: "Aussi les graphies proches",
  searching: "Recherche en cours…",
  results: (found, more, text) =>
    more
      ? `«\u202f${text}\u202f»\u202f: les ${number(found)} premiers résultats`
      : `«\u202f${text}\u202f»\u202f: ${count(found, { one: "# résultat", many: "# de résultats", other: "# résultats" })}`,
  noResults: (text) => `Rien n’a été trouvé pour «\u202f${text}\u202f».`,
  hint: "Essayez moins de mots, ou d’autres.",
  tryAny: "Rechercher l’un des mots",
  tryFuzzy: "Rechercher aussi les graphies proches",
  retry: "Réessayer",
  signIn: "Se connecter"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "ordre croissant" : "ordre décroissant")

const order: Messages["order"] = {
  label: "Trier par",
  none: "Aucun ordre",
  thenBy: "Puis par",
  ascending: "Croissant",
  descending: "Décroissant",
  turn: (field, order) => `${field}, ${name(order)}. Inverser`,
  sooner: (field) => `«\u202f${field}\u202f»\u202f: trier plus tôt`,
  later: (field) => `«\u202f${field}\u202f»\u202f: trier plus tard`,
  remove: (field) => `«\u202f${field}\u202f»\u202f: ne plus trier`,
  by: (field, order) => `«\u202f${field}\u202f», ${name(order)}`,
  sorted: (parts) => `Tri par ${parts.join(", puis ")}`,
  unsorted: "Sans tri"
}

const filter: Messages["filter"] = {
  title: "Filtrer",
  match: "Quels éléments sont affichés",
  all: "Tout est vrai",
  any: "Au moins un est vrai",
  notAll: "Tout n’est pas vrai",
  none: "Aucun n’est vrai",
  field: "Champ",
  operator: "Comparaison",
  value: "Valeur",
  lower: "De",
  upper: "Jusqu’à, non compris",
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
  broken: "Ce filtre est inutilisable. Il a été ignoré.",
  fixed: "Cette condition peut seulement être retirée ici.",
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
  matches: "se lit",
  hasSome: "comporte un élément de",
  hasAll: "comporte tous les éléments de",
  in: "est l’un de",
  exists: "est présent",
  existsNot: "n’est pas présent",
  isEmpty: "est vide",
  isNotEmpty: "n’est pas vide",
  condition: (position) => `Condition nº ${number(position)}`,
  group: (position) => `Groupe ${number(position)}`,
  removeCondition: (position) => `Retirer la condition ${number(position)}`,
  removeGroup: (position) => `Retirer le groupe ${number(position)}`,
  quoted: (text) => `«\u202f${text}\u202f»`,
  removeValue: (value) => `Retirer ${value}`,
  says: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  saysRange: (field, lower, upper) => `${field} est au moins ${lower}, mais inférieur à ${upper}`,
  and: (parts, grouped) => parts.join(grouped ? ", et " : " et "),
  or: (parts, grouped) => parts.join(grouped ? ", ou " : " ou "),
  not: (part) => `pas ${part}`,
  more: (values, hidden) => `${values} et ${number(hidden)} de plus`
}

const distinct: Messages["distinct"] = {
  loading: "Chargement des valeurs…",
  empty: "Il n’y a aucune valeur à choisir.",
  more: "Afficher plus de valeurs",
  clear: "Tout décocher",
  cleared: "Plus rien n’est coché.",
  uncounted: "Le nombre d’éléments par valeur n’a pas pu être compté.",
  items: (items) => `, ${count(items, { one: "# élément", many: "# d’éléments", other: "# éléments" })}`
}

const failure: Messages["failure"] = {
  retry: "Réessayer",
  retryIn: (left) => `Réessayer dans ${seconds(left)}`,
  waitOver: "Vous pouvez réessayer maintenant.",
  signIn: "Se connecter",
  reference: (reference) => `Référence\u202f: ${reference}`,
  copy: "Copier la référence",
  copied: "Copié.",
  copyFailed: "La copie n’a pas abouti. Sélectionnez la référence et copiez-la à la main.",
  developers: "Pour les développeurs",
  code: "Code d’erreur",
  fix: "Que faire",
  meaning: "Signification",
  place: "Emplacement",
  parameters: "Valeurs",
  mendable: "Quelque chose dans l’appel est à corriger.",
  faultless: "L’appel n’était pas en cause. Réessayer plus tard peut suffire."
}

const item: Messages["item"] = {
  createTitle: "Nouvel élément",
  editTitle: "Modifier l’élément",
  create: "Créer",
  creating: "Création…",
  save: "Enregistrer les modifications",
  saving: "Enregistrement…",
  loading: "Chargement…",
  notFound: "Cet élément n’existe pas. Il a peut-être été supprimé.",
  retry: "Réessayer",
  created: "L’élément est créé.",
  saved: "Vos modifications sont enregistrées.",
  unchanged: "Vous n’avez rien modifié : il n’y avait rien à enregistrer.",
  removed: "L’élément est supprimé.",
  reset: "Abandonner les modifications",
  unsaved: (fields) =>
    count(fields, {
      one: "# champ n’est pas encore enregistré.",
      many: "# de champs ne sont pas encore enregistrés.",
      other: "# champs ne sont pas encore enregistrés."
    }),
  changed: "modifié",
  optional: "facultatif",
  linesHint: "Une valeur par ligne.",
  jsonHint: "En JSON, les textes entre guillemets.",
  referencesLater: "Peut être choisi une fois l’élément créé.",
  notChosen: "Aucun choix",
  oddNames: (names) =>
    `Les filtres ne trouvent pas ces champs, à cause d’un point ou d’un dollar dans leur nom : ${names}.`,
  conflict: "Vous avez tous deux modifié ces champs. Choisissez la valeur à garder :",
  mine: "La vôtre",
  theirs: "L’autre",
  saveChosen: "Enregistrer avec ces valeurs",
  remove: "Supprimer",
  removeTitle: "Supprimer cet élément ?",
  removeText: "Il ne pourra pas être récupéré.",
  removing: "Suppression…",
  cancel: "Annuler",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveText: "Ce que vous avez saisi ici n’est pas encore enregistré et sera perdu.",
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
  action: "Que faire",
  value: "Valeur",
  set: "Mettre à",
  remove: "Retirer le champ",
  increment: "Ajouter au nombre",
  append: "Ajouter à la liste",
  pull: "Retirer de la liste",
  add: "Ajouter une modification",
  drop: (position) => `Abandonner la modification ${number(position)}`,
  preview: "Aperçu",
  before: "Avant",
  after: "Après",
  absent: "absent",
  same: "Ces modifications laissent l’élément tel qu’il est.",
  saved: "Les modifications sont faites."
}

const reference: Messages["reference"] = {
  search: "Saisissez pour chercher",
  searching: "Recherche…",
  results: (shown) => count(shown, { one: "# résultat", many: "# de résultats", other: "# résultats" }),
  noResults: "Rien trouvé.",
  more: "Afficher plus de résultats",
  chosen: "Choisi",
  chosenCount: (items) => `Choisis : ${number(items)}`,
  unread: "Davantage d’éléments sont choisis que ceux affichés ici. Ceux qui ne sont pas affichés restent choisis.",
  nothingChosen: "Rien n’est choisi.",
  take: (item) => `Choisir ${item}`,
  taken: (item) => `${item} : choisi`,
  remove: (item) => `Retirer ${item}`,
  removed: (item) => `${item} : retiré`,
  broken: (id) => `N’existe plus : ${id}`,
  loading: "Chargement du choix…",
  moreChosen: "Afficher la suite du choix",
  replace: "Enregistrer le choix",
  replacing: "Enregistrement…",
  replaced: "Le choix est enregistré.",
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
      : `${{ add: "Ajouter ", change: "Modifier ", remove: "Supprimer ", truncate: "Vider " }[verb]}${amount === undefined ? "tous les résultats\u202f?" : `${number(amount)} éléments\u202f?`}`,
  confirmText: (verb) =>
    ({
      add: "Ils sont ajoutés à la collection.",
      change: "Cette action est irréversible.",
      remove: "Cette action est irréversible.",
      truncate: "Tous les éléments sont supprimés. Cette action est irréversible."
    })[verb],
  typeName: (name) => `Pour continuer, saisissez ${name}`,
  cancel: "Annuler",
  gathering: (found) => `Recherche des éléments… ${number(found)} pour l’instant`,
  running: (verb) => ({ add: "Ajout…", change: "Modification…", remove: "Suppression…", truncate: "Vidage…" })[verb],
  progress: (done, total) => `${number(done)} sur ${number(total)}`,
  percent: (percent) => `${number(percent)}\u202f%`,
  left: (left) => `reste ${number(left)}`,
  stop: "Arrêter",
  stopping: "Arrêt\u202f: ce qui est en cours se termine d’abord…",
  stopWaiting: "Ne pas attendre",
  finished: (failed, total) =>
    failed === 0
      ? "Tout est fait."
      : failed >= total
        ? "Rien n’a fonctionné."
        : `Terminé. Échecs\u202f: ${number(failed)}.`,
  emptied: (name) => `${name} est maintenant vide.`,
  cancelled: (done, total) => `Arrêté après ${number(done)} sur ${number(total)}.`,
  cancelledEarly: "Arrêté. Rien n’a été touché.",
  untouched: "Le reste n’a pas été touché.",
  uncertain: "Ce qui était en cours a peut-être été fait, ou non.",
  tally: (status, amount) =>
    `${{ inserted: "Ajoutés", updated: "Modifiés", removed: "Supprimés", skipped: "Ignorés", failed: "Échecs", unknown: "Inconnus" }[status]}\u202f: ${number(amount)}`,
  goOn: "Continuer",
  goesOn: "Cela reprend tout seul dès que vous êtes connecté.",
  retryFailed: (failed) => `Réessayer les échecs (${number(failed)})`,
  saveAs: (format) => `Enregistrer en ${format}`,
  done: "Fermer",
  reportCaption: (rows) => `Échecs\u202f: ${number(rows)}`,
  place: "N°",
  line: "Ligne",
  item: "Élément",
  field: "Champ",
  reason: "Raison",
  showMore: (rows) => `Afficher ${number(rows)} de plus`,
  reasonUnknown: "On ne sait pas si cela a été fait.",
  reasonGone: "Cela n’existe plus.",
  reasonForbidden: "Vous ne pouvez pas modifier cet élément.",
  reasonTooLarge: "C’est trop volumineux pour être envoyé.",
  denied: "Vous n’avez pas l’autorisation de faire cela.",
  signIn: "Connectez-vous pour faire cela. Votre sélection est conservée.",
  signInNow: "Se connecter",
  leaveTitle: "Quitter pendant l’opération ?",
  leaveText: "Ce qui n’a pas encore commencé ne sera pas fait.",
  leave: "Quitter",
  stay: "Rester"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `Importer dans ${name}`,
  pick: "Choisir un fichier",
  drop: "ou déposez-le ici",
  accepts: "Un tableau (CSV), ou un objet par ligne (JSONL)",
  reading: (file) => `Lecture de ${file}…`,
  otherFile: "Choisir un autre fichier",
  format: "Format",
  formatName: (format) => (format === "CSV" ? "CSV, un tableau" : "JSONL, un objet par ligne"),
  previewCaption: (rows) => `Premières lignes\u202f: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Aucune erreur dans les ${number(checked)} premières lignes.`
      : `Erreurs dans ${number(mistaken)} des ${number(checked)} premières lignes. Elles sont ignorées et listées à la fin.`,
  noRows: "Ce fichier ne contient aucune ligne.",
  columns: "Colonnes",
  goesTo: (column) => `La colonne ${column} va dans`,
  ownName: (column) => `${column} (son propre nom)`,
  leaveOut: "ignorer cette colonne",
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
  mode: "Éléments déjà présents",
  modeName: (mode) =>
    ({
      OVERWRITE: "Les remplacer",
      SKIP_EXISTING: "Les laisser tels quels",
      TRUNCATE_BEFORE: "Vider d’abord la collection"
    })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Une ligne avec le _id d’un élément prend sa place.",
      SKIP_EXISTING: "Seules les lignes avec un nouveau _id, ou sans, sont ajoutées.",
      TRUNCATE_BEFORE:
        "Tous les éléments sont supprimés avant l’ajout de la première ligne. Cette action est irréversible."
    })[mode],
  start: "Importer",
  importing: (file) => `Importation de ${file}`,
  rows: (rows) => `Lignes traitées\u202f: ${number(rows)}`,
  read: (percent) => `${number(percent)}\u202f% du fichier traités`,
  stop: "Arrêter",
  stopped: (rows) => `Arrêté. Lignes traitées\u202f: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Toutes les lignes sont enregistrées.",
      FAILED: "Aucune ligne n’a pu être enregistrée.",
      PARTIALLY_SUCCESSFUL: `Terminé. Lignes non enregistrées\u202f: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `L’importation de ${file} n’est pas terminée. Lignes traitées\u202f: ${number(rows)}.`,
  chooseAgain: "Choisissez à nouveau le même fichier, et elle reprend là.",
  otherThan: (file) => `Ce n’est pas le fichier ${file}, ou il a été modifié depuis.`,
  forget: "Abandonner",
  again: "Importer un autre fichier",
  fileFault: (what, reason) =>
    `${{ unreadable: "Le fichier n’a pas pu être lu.", header: "La première ligne ne nomme pas les colonnes.", notTruncated: "Les premières lignes ont des erreurs, ou il n’y en a pas\u202f: rien n’a été supprimé.", notText: "Ce n’est pas un fichier texte\u202f: choisissez un tableau (CSV) ou des lignes d’objets (JSONL), enregistré en UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `Exporter ${name}`,
  scope: "Quels éléments",
  scopeName: (scope, amount) => {
    const said = { all: "Tous les éléments", filter: "Ce que le filtre trouve", selection: "Ce qui est sélectionné" }[
      scope
    ]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exporter",
  exportAgain: "Exporter à nouveau",
  written: (done, total) => `Dans le fichier jusqu’ici\u202f: ${number(done)} sur ${number(total)}.`,
  collecting: (done, total) => `Recherche des champs\u202f: ${number(done)} sur ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Tous les champs" : `Champs\u202f: ${number(chosen)} sur ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Décompte des éléments…" : `Écriture de ${number(done)} sur ${number(total)}…`,
  ready: (amount) => `Le fichier est prêt. Éléments\u202f: ${number(amount)}.`,
  download: (file) => `Enregistrer ${file}`,
  empty: "Il n’y a rien à exporter.",
  unfit: (id, reason) => `L’élément ${id} ne peut pas être écrit\u202f: ${reason}`,
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
  status: sayStatus({
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
  empty: "Il n’y a encore rien à dessiner.",
  groups: (groups) => `${count(groups, { one: "# groupe", many: "# de groupes", other: "# groupes" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}\u202f: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `Le plus grand\u202f: ${greatest}, ${greatestValue}. Le plus petit\u202f: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}\u202f: le plus grand ${greatest}, ${greatestValue}\u202f; le plus petit ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, en image. Les flèches du clavier vont d’un repère à l’autre.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}\u202f: ${value}. ${number(position)} sur ${number(marks)}`,
  other: (groups) => `Autres (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# groupe plus petit figure sous «\u202fAutres\u202f».",
      many: "# de groupes plus petits figurent ensemble sous «\u202fAutres\u202f».",
      other: "# groupes plus petits figurent ensemble sous «\u202fAutres\u202f»."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# groupe plus petit n’est pas dans l’image.",
      many: "# de groupes plus petits ne sont pas dans l’image.",
      other: "# groupes plus petits ne sont pas dans l’image."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Seul # groupe a été lu. Il y en a d’autres.",
      many: "Seuls # de groupes ont été lus. Il y en a d’autres.",
      other: "Seuls # groupes ont été lus. Il y en a d’autres."
    }),
  showAll: "Tout afficher dans le tableau",
  showTable: "Afficher le tableau",
  showChart: "Afficher le graphique",
  share: "Part",
  total: "En tout",
  noName: "Sans nom"
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
