/** `useResendTimer` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type Resend, type ResendTimer, type ResendTimerOptions, useResendTimer } from "../../form/useResendTimer.ts"
