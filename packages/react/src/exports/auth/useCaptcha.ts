/** `useCaptcha` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type CaptchaController, type CaptchaOptions, useCaptcha } from "../../auth/captcha/useCaptcha.ts"
