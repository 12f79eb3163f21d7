/** `useFactors` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type FactorsController, type FactorsState, useFactors } from "../../auth/security/useFactors.ts"
