/** `SignInPasskey` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { SignInPasskey, type SignInPasskeyProps } from "../../auth/factors/SignInPasskey.tsx"
