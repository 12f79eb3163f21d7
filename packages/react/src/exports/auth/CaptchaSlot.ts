/** `CaptchaSlot` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { CaptchaSlot, type CaptchaSlotProps } from "../../auth/captcha/CaptchaSlot.tsx"
export { CaptchaSlotView, type CaptchaSlotViewProps } from "../../auth/captcha/CaptchaSlot.view.tsx"
