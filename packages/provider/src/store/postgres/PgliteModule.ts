/**
 * The compiled code of PGlite, which all threads of a process share. Compiling it again takes about 250 MB per thread.
 *
 * @since 0.1.0
 */
import { readFile } from "node:fs/promises"
import * as WasmWrappers from "./WasmWrappers.ts"

let compiled: Promise<WebAssembly.Module | undefined> | undefined

/** Compiles the code once. Returns undefined if it is not found, in which case each thread loads its own. */
export const load = (): Promise<WebAssembly.Module | undefined> =>
  (compiled ??= Promise.resolve()
    .then(WasmWrappers.avoid)
    .then(() => readFile(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))))
    .then((bytes) => WebAssembly.compile(bytes))
    .catch(() => undefined))
