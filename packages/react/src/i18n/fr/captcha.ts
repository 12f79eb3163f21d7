/**
 * Words of a captcha in a form, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { CaptchaMessages } from "../groups/Captcha.ts"

/** Words of a captcha in a form. */
export const captcha: CaptchaMessages = {
  title: "Contrôle de sécurité",
  loading: "Chargement du contrôle de sécurité…",
  ready: "Confirmez que vous n’êtes pas un robot, puis envoyez le formulaire.",
  solved: "C’est confirmé. Vous pouvez envoyer le formulaire.",
  expired: "Votre confirmation a expiré. Confirmez à nouveau que vous n’êtes pas un robot.",
  retry: "Recharger"
}
