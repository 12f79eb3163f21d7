/**
 * What can go wrong, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ProblemMessages } from "../Messages.ts"
import { count, number } from "./format.ts"

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Patientez un instant, puis réessayez."
    : count(retryAfter, {
        one: "Réessayez dans # seconde.",
        many: "Réessayez dans # de secondes.",
        other: "Réessayez dans # secondes."
      })

// A reference helps whoever the person asks; without one the sentence ends earlier.
const reference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Référence\u202f: ${parts.join(", ")}.`
}

// A provider's own sentence, marked as one.
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

/** The words of each problem. */
export const problems: ProblemMessages = {
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
  loginRefused: (problem) => `La connexion n’a pas été possible. Réessayez ou contactez-nous.${reference(problem)}`,
  emailAlreadyExists: () => "Un compte existe déjà avec cette adresse e-mail. Connectez-vous.",
  invalidEmail: () => "Cette adresse e-mail ne peut pas être utilisée. Vérifiez-la ou utilisez-en une autre.",
  registrationRefused: (problem) =>
    `Votre compte n’a pas pu être créé. Réessayez ou contactez-nous.${reference(problem)}`,
  unknownState: () => "Cette page n’a pas compris la réponse. Rechargez-la et réessayez.",
  sessionTimedOut: () => "L’ouverture de votre compte a pris trop de temps. Réessayez.",
  sessionFrameRefused: () =>
    "Votre navigateur ne nous a pas permis d’ouvrir votre compte sur cette page. Rechargez la page et réessayez.",
  sessionBlocked: () =>
    "Votre navigateur bloque ce qu’il nous faut pour garder votre connexion active. Autorisez les cookies pour ce site et réessayez.",
  sessionRefused: (problem) => `Nous n’avons pas pu ouvrir votre compte. Réessayez.${reference(problem)}`,
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
    `La page de connexion a refusé. Recommencez ou contactez-nous.${said(problem.detail)}${reference(problem)}`,
  exchangeRefused: (problem) => `Nous n’avons pas pu terminer votre connexion. Recommencez.${reference(problem)}`,
  pageInsecure: () =>
    "Pour se connecter, il faut une connexion sécurisée. Ouvrez cette page avec une adresse qui commence par https.",
  pageMissing: (problem) => `Nous n’avons pas trouvé la page de connexion. Réessayez.${reference(problem)}`,
  pageNeeded: () => "La connexion n’est pas encore établie. Continuez sur la page de connexion.",
  signedOutMeanwhile: () => "La déconnexion a eu lieu pendant la connexion. Recommencez pour vous connecter.",
  dateMalformed: () => "Saisissez la date complète ou laissez le champ vide.",
  numberMalformed: () => "Saisissez un nombre, par exemple 12 ou 12,5.",
  phoneMalformed: () => "Saisissez un numéro de téléphone en chiffres.",
  profileChanged: () =>
    "Votre profil a été modifié ailleurs entre-temps. Rien de ce que vous avez saisi n’est perdu\u202f: enregistrez-le à la place de la nouvelle version ou abandonnez-le.",
  profileRefused: (problem) =>
    `Votre profil n’a pas pu être enregistré. Réessayez ou contactez-nous.${reference(problem)}`,
  notSignedIn: () =>
    "Votre connexion a pris fin. Reconnectez-vous dans un autre onglet, puis revenez\u202f: rien de ce que vous avez saisi n’est perdu.",
  captchaBlocked: () =>
    "Le contrôle anti-robot n’a pas pu être chargé. Autorisez-le sur cette page ou réessayez plus tard.",
  captchaExpired: () => "Le contrôle anti-robot n’a pas été terminé à temps. Réessayez.",
  captchaClosed: () => "Le contrôle anti-robot a été fermé avant la fin. Réessayez.",
  captchaFailed: (problem) => `Le contrôle anti-robot n’a pas fonctionné. Réessayez.${reference(problem)}`,
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
    `Votre navigateur n’a pas autorisé la clé d’accès. Réessayez ou choisissez une autre méthode.${reference(problem)}`,
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
  serverError: (problem) => `Une erreur s’est produite de notre côté. Réessayez dans un instant.${reference(problem)}`,
  rateLimited: (problem) => `Il y a eu trop d’essais. ${patience(problem)}`,
  tooLarge: () => "C’est plus que ce que nous pouvons recevoir en une fois. Raccourcissez et réessayez.",
  unreadable: (problem) => `Nous avons reçu une réponse illisible. Réessayez.${reference(problem)}`,
  sessionEnded: () => "Votre session a expiré. Reconnectez-vous pour continuer.",
  sessionUnavailable: () => "Nous ne pouvons pas confirmer votre identité pour le moment. Réessayez dans un instant.",
  refused: (problem) => `La demande a été refusée.${reference(problem)}`,
  unexpected: () => "Une erreur inattendue s’est produite sur cette page. Rechargez-la et réessayez.",
  noPermission: () => "Vous n’avez pas l’autorisation de voir ce contenu.",
  signInRequired: () => "Connectez-vous pour voir ce contenu.",
  internalError: (problem) =>
    `Une erreur s’est produite de notre côté. Réessayez dans un instant.${reference(problem)}`,
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
  misconfigured: (problem) => `Cette vue est mal configurée.${reference(problem)}`
}
