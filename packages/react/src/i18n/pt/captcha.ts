/**
 * Words of a captcha in a form, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { CaptchaMessages } from "../groups/Captcha.ts"

/** Words of a captcha in a form. */
export const captcha: CaptchaMessages = {
  title: "Verificação de segurança",
  loading: "Carregando a verificação de segurança…",
  ready: "Confirme que você não é um robô e depois envie o formulário.",
  solved: "Confirmado. Agora você pode enviar o formulário.",
  expired: "Sua confirmação expirou. Confirme mais uma vez que você não é um robô.",
  retry: "Carregar de novo"
}
