/**
 * Words of a further factor, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FactorMessages } from "../groups/Factors.ts"

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

/** Words of a further factor. */
export const factors: FactorMessages = {
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
