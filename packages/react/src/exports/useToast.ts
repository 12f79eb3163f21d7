/** `useToast` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useToast, type Toast, type ToastAction } from "../toast/Toasts.ts"
