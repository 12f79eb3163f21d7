/** `AccountSecurity` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { AccountSecurity, type AccountSecurityProps } from "../../auth/security/AccountSecurity.tsx"
