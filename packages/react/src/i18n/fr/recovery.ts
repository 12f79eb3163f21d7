/**
 * Words of a forgotten password, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ForgotPasswordMessages, ResetPasswordMessages } from "../groups/Recovery.ts"

/** Words of the form that asks for the mail. */
export const forgotPassword: ForgotPasswordMessages = {
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

/** Words of the form that sets the new password. */
export const resetPassword: ResetPasswordMessages = {
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
