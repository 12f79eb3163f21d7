/**
 * Words of the way in as a whole, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FlowMessages } from "../groups/Flow.ts"

/** Words between the screens. */
export const flow: FlowMessages = {
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
