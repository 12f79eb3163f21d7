/** `ClientProvider` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ClientProvider, type ClientProviderProps } from "../runtime/ClientProvider.tsx"
