/**
 * Words of an address that has to be verified, and of an account that has to be approved, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ApprovalMessages, VerificationMessages } from "../groups/Verification.ts"
import { time } from "./format.ts"

/** Words of the form that asks for the code of a mail. */
export const verification: VerificationMessages = {
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

/** Words of an account that waits. */
export const approval: ApprovalMessages = {
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
