/** `ElementsProvider` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ElementsProvider, type ElementsProviderProps } from "../parts/Elements.tsx"
