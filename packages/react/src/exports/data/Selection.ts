/** `Selection` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as Selection from "../../data/selection/Selection.ts"
