/**
 * Words of signing in and up, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SignInMessages, SignUpMessages } from "../groups/Entry.ts"

/** Words of a sign-in. */
export const signIn: SignInMessages = {
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

/** Words of a sign-up. */
export const signUp: SignUpMessages = {
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
